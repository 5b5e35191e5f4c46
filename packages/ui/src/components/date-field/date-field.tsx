'use client';

import { useId, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { DateInput, isBeingTyped, syncDraft } from '../../internal/date-input.tsx';
import type { DateDraft } from '../../internal/date-input.tsx';
import type { CalendarLabels } from '../calendar/calendar.tsx';
import { formatDate, parseDay } from '../date-range-field/range.ts';
import { useAnnounce } from '../live-region/live-region.tsx';

export interface DateFieldLabels {
  /** The accepted format, for example "Month/day/year, such as 3/2/2026". */
  hint?: string | undefined;
  /** The name of the button that opens the calendar. */
  openCalendar: string;
  closeCalendar: string;
  /** Returns the error for text that is not a date. It explains the format. */
  invalid: (text: string) => string;
  calendar: CalendarLabels;
}

export interface DateFieldProps extends Omit<
  ComponentProps<'input'>,
  | 'children'
  | 'defaultValue'
  | 'max'
  | 'min'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'type'
  | 'value'
> {
  /** The visible label. */
  label: ReactNode;
  /** The day as 'YYYY-MM-DD', or an empty string for none. */
  value: string;
  /**
   * Called when a day is picked in the calendar, and when a typed day is committed on blur or Enter.
   * An invalid date is passed as an empty string.
   */
  onChange: (value: string) => void;
  /** An error that the field cannot detect itself, for example a missing required day. */
  error?: ReactNode;
  /** The current day, 'YYYY-MM-DD'. */
  today: string;
  labels: DateFieldLabels;
}

/**
 * A day, typed as M/D/YYYY or picked in a calendar. It can be empty. Typed text is never lost: invalid
 * text stays, with an error that explains the format. Attributes and `ref` go to the input, `className`
 * to the whole field. Requires a `LiveRegionProvider`.
 *
 * @example
 * <DateField label="As of" value={day} onChange={setDay} today="2026-03-02" labels={labels} />
 */
export function DateField({
  label,
  value,
  onChange,
  error,
  today,
  labels,
  id,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps): JSX.Element {
  const announce = useAnnounce();
  const generatedId = useId();
  const [draft, setDraft] = useState<DateDraft>();
  const syncedDraft = syncDraft(draft, value);
  if (syncedDraft !== draft) setDraft(syncedDraft);

  const text = syncedDraft?.text ?? formatDate(value);
  const { day: typedDay, error: code } = parseDay(text);
  const message = code === undefined ? undefined : labels.invalid(text);

  function commit(committedText: string, committedValue: string): void {
    setDraft({ text: committedText, previousValue: value, committedValue });
    if (committedValue !== value) onChange(committedValue);
  }

  return (
    <DateInput
      {...rest}
      id={id ?? generatedId}
      label={label}
      hint={labels.hint}
      error={(isBeingTyped(syncedDraft) ? undefined : message) ?? error}
      describedBy={describedBy}
      text={text}
      initialDays={[typedDay]}
      selected={typedDay}
      today={today}
      labels={labels}
      onType={(typed) => setDraft({ text: typed, previousValue: value })}
      onCommit={() => {
        if (!isBeingTyped(syncedDraft)) return;
        commit(text, typedDay);
        if (message !== undefined) announce(message);
      }}
      onPick={(day) => {
        commit(formatDate(day), day);
        announce(labels.calendar.day(day));
      }}
    />
  );
}
