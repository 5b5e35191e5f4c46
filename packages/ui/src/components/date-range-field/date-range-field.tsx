'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { DateInput, isBeingTyped, syncDraft } from '../../internal/date-input.tsx';
import type { DateDraft } from '../../internal/date-input.tsx';
import { FieldGroup, useField } from '../../internal/field-frame.tsx';
import type { CalendarLabels } from '../calendar/calendar.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { parseRange, formatDate } from './range.ts';
import type { DateError, RangeEnd } from './range.ts';
import styles from './pp-date-range-field.module.css';

/** Both ends as 'YYYY-MM-DD'. An empty string means no limit. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeLabels {
  /** The label of the first day, for example "From". */
  start: string;
  /** The label of the last day, for example "To". */
  end: string;
  /** The accepted format, for example "Month/day/year, such as 3/2/2026". */
  hint?: string | undefined;
  /**
   * Returns the name of the button that opens the calendar for one end of the range, for example
   * "Choose the first day".
   */
  openCalendar: (rangeEnd: RangeEnd) => string;
  closeCalendar: string;
  /** Returns the error for text that is not a date. It explains the format. */
  invalid: (text: string) => string;
  /** The error if the last day is before the first. */
  order: string;
  /**
   * The error for a typed day before `min` or after `max`. If omitted, such days can be typed, but
   * not picked.
   */
  outside?: string | undefined;
  calendar: CalendarLabels;
}

export interface DateRangeFieldProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** What the dates are for, for example "Webinar date". */
  legend: ReactNode;
  value: DateRange;
  /**
   * Called when a day is picked in a calendar, and when a typed day is committed on blur or Enter.
   * An invalid date is passed as an empty string. Reversed dates, and days before `min` or after `max`, are passed unchanged.
   * The field shows the error, for `min` and `max` only if `labels.outside` is set. Check the value before you use it.
   */
  onChange: (value: DateRange) => void;
  /** An error that the field cannot detect itself, for example a missing required day. */
  error?: ReactNode;
  /**
   * The first day that the calendar offers, 'YYYY-MM-DD'. Typed days are checked only if
   * `labels.outside` is set.
   */
  min?: string | undefined;
  /** The last day that the calendar offers, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** The current day, 'YYYY-MM-DD'. */
  today: string;
  labels: DateRangeLabels;
}

/**
 * A first and a last day, typed as M/D/YYYY or picked in a calendar. Either can be empty. Typed
 * text is never lost: invalid text stays, with an error that explains the format. Attributes,
 * `ref`, and `id` go to the fieldset; the inputs are `{id}-start` and `{id}-end`. Requires a
 * `LiveRegionProvider`.
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
  const [drafts, setDrafts] = useState<Partial<Record<RangeEnd, DateDraft | undefined>>>({});
  const field = useField({ id, hint: labels.hint, error, describedBy });

  const syncedDrafts = {
    start: syncDraft(drafts.start, value.start),
    end: syncDraft(drafts.end, value.end),
  };
  if (syncedDrafts.start !== drafts.start || syncedDrafts.end !== drafts.end)
    setDrafts(syncedDrafts);
  const texts = {
    start: syncedDrafts.start?.text ?? formatDate(value.start),
    end: syncedDrafts.end?.text ?? formatDate(value.end),
  };
  const limits = labels.outside === undefined ? { min: '', max: '' } : { min, max };
  const range = parseRange(texts, limits);

  function getErrorText(code: DateError | undefined, text: string): string | undefined {
    if (code === undefined) return undefined;
    return code === 'invalid' ? labels.invalid(text) : labels[code];
  }

  function getVisibleError(rangeEnd: RangeEnd): string | undefined {
    if (isBeingTyped(drafts[rangeEnd])) return undefined;
    return getErrorText(range[rangeEnd].error, texts[rangeEnd]);
  }

  /** Parses the new text of one end, and passes both ends to the caller if a day changed. */
  function commit(rangeEnd: RangeEnd, text: string): ReturnType<typeof parseRange> {
    const parsedRange = parseRange({ ...texts, [rangeEnd]: text }, limits);
    setDrafts({
      ...drafts,
      [rangeEnd]: {
        text,
        previousValue: value[rangeEnd],
        committedValue: parsedRange[rangeEnd].day,
      },
    });
    if (parsedRange.start.day !== value.start || parsedRange.end.day !== value.end) {
      onChange({ start: parsedRange.start.day, end: parsedRange.end.day });
    }
    return parsedRange;
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
      <div className={styles.inputs}>
        {(['start', 'end'] as const).map((rangeEnd) => (
          <DateInput
            key={rangeEnd}
            id={`${field.id}-${rangeEnd}`}
            label={labels[rangeEnd]}
            describedBy={field.control['aria-describedby']}
            error={getVisibleError(rangeEnd)}
            invalid={error !== undefined}
            text={texts[rangeEnd]}
            initialDays={[range[rangeEnd].day, range.start.day, range.end.day]}
            selected={{ start: range.start.day, end: range.end.day }}
            min={min}
            max={max}
            today={today}
            labels={{
              openCalendar: labels.openCalendar(rangeEnd),
              closeCalendar: labels.closeCalendar,
              calendar: labels.calendar,
            }}
            disabled={rest.disabled}
            panelClassName={rangeEnd === 'end' ? styles.endPanel : undefined}
            onType={(text) => {
              setDrafts({ ...drafts, [rangeEnd]: { text, previousValue: value[rangeEnd] } });
            }}
            onCommit={() => {
              const draft = drafts[rangeEnd];
              if (!isBeingTyped(draft)) return;
              const parsedRange = commit(rangeEnd, draft.text);
              const message = getErrorText(
                parsedRange[rangeEnd].error ?? parsedRange.end.error,
                draft.text,
              );
              if (message !== undefined) announce(message);
            }}
            onPick={(day) => {
              commit(rangeEnd, formatDate(day));
              announce(labels.calendar.day(day));
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
