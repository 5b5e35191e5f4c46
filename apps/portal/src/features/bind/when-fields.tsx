import { ChoiceGroup, TextField } from '@producer-portal/ui';
import { useState } from 'react';
import { bindCopy as copy } from './copy.ts';
import { toEasternDateAndTime, toInstant } from './eastern-instant.ts';
import styles from './pp-bind.module.css';

interface WhenFieldsProps {
  /** The chosen time, as an instant; undefined for the current time. */
  readonly at: string | undefined;
  /** The current time, in milliseconds. */
  readonly now: number;
  readonly onChange: (at: string | undefined) => void;
}

/** Fields to choose the current time, or another date and time in Eastern Time. */
export function WhenFields({ at, now, onChange }: WhenFieldsProps) {
  return (
    <>
      <ChoiceGroup
        legend={copy.when}
        name="bind-when"
        options={[
          { value: 'now', label: copy.now },
          { value: 'other', label: copy.otherTime },
        ]}
        value={at === undefined ? 'now' : 'other'}
        onChange={(value) =>
          onChange(value === 'now' ? undefined : toInstant(...toEasternDateAndTime(now)))
        }
      />
      {at !== undefined && <DateAndTime at={at} onChange={onChange} />}
    </>
  );
}

function DateAndTime({
  at,
  onChange,
}: {
  readonly at: string;
  readonly onChange: (at: string) => void;
}) {
  const [lastAt, setLastAt] = useState(at);
  const [[day, time], setDraft] = useState(() => toEasternDateAndTime(Date.parse(at)));
  // Back and links can change the time in the URL.
  if (at !== lastAt) {
    setLastAt(at);
    setDraft(toEasternDateAndTime(Date.parse(at)));
  }
  const instant = toInstant(day, time);
  const commit = () => {
    if (instant && instant !== at) onChange(instant);
  };
  return (
    <div className={styles.when}>
      <TextField
        type="date"
        label={copy.date}
        value={day}
        onChange={(event) => setDraft([event.target.value, time])}
        onBlur={commit}
      />
      <TextField
        type="time"
        label={copy.time}
        value={time}
        error={day && time && !instant ? copy.noSuchTime : undefined}
        onChange={(event) => setDraft([day, event.target.value])}
        onBlur={commit}
      />
    </div>
  );
}
