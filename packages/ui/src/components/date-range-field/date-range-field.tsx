import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { controlClass, FieldFrame, FieldGroup, useField } from '../../internal/field-frame.tsx';
import { useDismiss } from '../../internal/use-dismiss.ts';
import { Button } from '../button/button.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import type { CalendarLabels } from '../calendar/calendar.tsx';
import { isDay, monthOf } from '../calendar/day.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { readRange, writeDate } from './range.ts';
import type { DateFault, RangeEnd } from './range.ts';
import styles from './pp-date-range-field.module.css';

/** Both ends 'YYYY-MM-DD', empty where there is none. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeLabels {
  /** The word over the first day, for example "From". */
  start: string;
  /** The word over the last day, for example "To". */
  end: string;
  /** How to write a day, for example "Month/day/year, such as 3/2/2026". */
  hint?: string | undefined;
  /** The name of the button that opens the calendar of that end, for example "Choose the first day". */
  openCalendar: (which: RangeEnd) => string;
  closeCalendar: string;
  /** What to say of a text that is no day: how to write one. */
  invalid: (text: string) => string;
  /** What to say where the last day comes before the first. */
  order: string;
  /** What to say of a day before `min` or after `max`; without it such a day is taken. */
  outside?: string | undefined;
  calendar: CalendarLabels;
}

export interface DateRangeFieldProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** What the days are for, for example "Date of the webinar". */
  legend: ReactNode;
  value: DateRange;
  /**
   * Called when a day was chosen, or typed and left. An end that cannot be read is empty; ends in the wrong
   * order are handed over as they are, and the field says so.
   */
  onChange: (value: DateRange) => void;
  /** What is wrong beyond what the field sees by itself, for example that a day is missing. */
  error?: ReactNode;
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** The last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** 'YYYY-MM-DD'. */
  today: string;
  labels: DateRangeLabels;
}

/** What was typed into one end, and the values that it belongs to. */
interface Draft {
  text: string;
  /** The value while it was typed. */
  before: string;
  /** The value that it was read as when it was left; missing while it is being typed. */
  after?: string;
}

/**
 * A first and a last day, typed as M/D/YYYY or chosen in a calendar. Either may be left out. What was
 * typed is never lost: a text that is no day stays, with how to write it. Attributes, `ref` and `id` go to the
 * fieldset; the inputs are `{id}-start` and `{id}-end`. It needs a `LiveRegionProvider`.
 *
 * @example
 * <DateRangeField legend="Date" value={range} onChange={setRange} today="2026-03-02" labels={labels} />
 */
export function DateRangeField({
  legend,
  value,
  onChange,
  error,
  min = '',
  max = '',
  today,
  labels,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: DateRangeFieldProps): JSX.Element {
  const announce = useAnnounce();
  const [drafts, setDrafts] = useState<Partial<Record<RangeEnd, Draft | undefined>>>({});
  const field = useField({ id, hint: labels.hint, error, describedBy });

  const followed = { start: follow(drafts.start, value.start), end: follow(drafts.end, value.end) };
  if (followed.start !== drafts.start || followed.end !== drafts.end) setDrafts(followed);
  const texts = {
    start: followed.start?.text ?? writeDate(value.start),
    end: followed.end?.text ?? writeDate(value.end),
  };
  const limits = labels.outside === undefined ? { min: '', max: '' } : { min, max };
  const range = readRange(texts, limits);

  function sayOf(fault: DateFault | undefined, text: string): string | undefined {
    if (fault === undefined) return undefined;
    return fault === 'invalid' ? labels.invalid(text) : labels[fault];
  }

  function errorAt(which: RangeEnd): string | undefined {
    const draft = drafts[which];
    const isBeingTyped = draft !== undefined && draft.after === undefined;
    return isBeingTyped ? undefined : sayOf(range[which].fault, texts[which]);
  }

  /** Hands over what stands in both ends, `text` being what was last put into this one. */
  function settle(which: RangeEnd, text: string): ReturnType<typeof readRange> {
    const read = readRange({ ...texts, [which]: text }, limits);
    setDrafts({ ...drafts, [which]: { text, before: value[which], after: read[which].day } });
    if (read.start.day !== value.start || read.end.day !== value.end) {
      onChange({ start: read.start.day, end: read.end.day });
    }
    return read;
  }

  return (
    <FieldGroup
      {...rest}
      field={field}
      label={legend}
      hint={labels.hint}
      error={error}
      className={cx(styles.root, className)}
    >
      <div className={styles.ends}>
        {(['start', 'end'] as const).map((which) => (
          <End
            key={which}
            id={`${field.id}-${which}`}
            which={which}
            label={labels[which]}
            describedBy={field.control['aria-describedby']}
            error={errorAt(which)}
            isWrong={error !== undefined}
            text={texts[which]}
            day={range[which].day}
            range={{ start: range.start.day, end: range.end.day }}
            min={min}
            max={max}
            today={today}
            labels={labels}
            disabled={rest.disabled}
            onType={(text) => {
              setDrafts({ ...drafts, [which]: { text, before: value[which] } });
            }}
            onExit={() => {
              const draft = drafts[which];
              if (draft === undefined || draft.after !== undefined) return;
              const read = settle(which, draft.text);
              const words = sayOf(read[which].fault ?? read.end.fault, draft.text);
              if (words !== undefined) announce(words);
            }}
            onPick={(day) => {
              settle(which, writeDate(day));
              announce(labels.calendar.day(day));
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/**
 * What is left of a draft beside the value of now. A day that the caller took is written our way, and a value
 * from elsewhere rules over what was typed; a text that is no day, or was not taken, stays.
 */
function follow(draft: Draft | undefined, value: string): Draft | undefined {
  if (draft === undefined) return undefined;
  if (value !== draft.after) return value === draft.before ? draft : undefined;
  if (value !== '') return undefined;
  return draft.before === '' ? draft : { ...draft, before: '' };
}

interface EndProps {
  id: string;
  which: RangeEnd;
  label: string;
  describedBy: string | undefined;
  error: string | undefined;
  isWrong: boolean;
  text: string;
  day: string;
  range: DateRange;
  min: string;
  max: string;
  today: string;
  labels: DateRangeLabels;
  disabled: boolean | undefined;
  onType: (text: string) => void;
  onExit: () => void;
  onPick: (day: string) => void;
}

function End({
  id,
  which,
  label,
  describedBy,
  error,
  isWrong,
  text,
  day,
  range,
  min,
  max,
  today,
  labels,
  disabled,
  onType,
  onExit,
  onPick,
}: EndProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const opensAt = useRef('');
  const [month, setMonth] = useState<string>();
  const field = useField({ id, error, describedBy });
  const panelId = `${id}-calendar`;
  const isOpen = month !== undefined;

  const close = useCallback((by: 'escape' | 'outside' | 'button') => {
    setMonth(undefined);
    if (by !== 'outside') opener.current?.focus();
  }, []);
  useDismiss(holder, isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView({ block: 'nearest' });
    const cell =
      panel?.querySelector<HTMLElement>(`[data-day="${opensAt.current}"]`) ??
      panel?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
    cell?.focus();
  }, [isOpen, panelId]);

  return (
    <FieldFrame field={field} label={label} error={error}>
      <div ref={holder} className={styles.holder}>
        <input
          {...field.control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          aria-invalid={isWrong || error !== undefined ? true : undefined}
          value={text}
          className={cx(controlClass, styles.input)}
          onChange={(event) => onType(event.target.value)}
          onBlur={onExit}
          onKeyDown={(event) => {
            // It may send the form, which then reads what stands here.
            if (event.key === 'Enter') onExit();
          }}
        />
        <IconButton
          ref={opener}
          label={labels.openCalendar(which)}
          icon="calendar"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          disabled={disabled}
          className={styles.opener}
          onClick={() => {
            if (isOpen) {
              close('button');
              return;
            }
            opensAt.current = [day, range.start, range.end].find(isDay) ?? today;
            setMonth(monthOf(opensAt.current));
          }}
        />
        {month === undefined ? null : (
          <div
            id={panelId}
            // A <dialog> may not take the focus that a press between the days gives.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="dialog"
            tabIndex={-1}
            aria-label={labels.openCalendar(which)}
            data-end={which}
            className={styles.panel}
          >
            <Calendar
              month={month}
              onMonthChange={setMonth}
              selected={range}
              onSelect={(picked) => {
                onPick(picked);
                close('button');
              }}
              min={min}
              max={max}
              today={today}
              labels={labels.calendar}
            />
            <div className={styles.foot}>
              <Button kind="quiet" size="sm" onClick={() => close('button')}>
                {labels.closeCalendar}
              </Button>
            </div>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
