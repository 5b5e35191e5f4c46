'use client';

import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { controlClass, FieldFrame, FieldGroup, useField } from '../../internal/field-frame.tsx';
import { useDismiss } from '../../internal/use-dismiss.ts';
import { Button } from '../button/button.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import type { CalendarLabels } from '../calendar/calendar.tsx';
import { isDay, toMonth } from '../calendar/day.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
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
  /** The error for a day before `min` or after `max`. If omitted, such days are accepted. */
  outside?: string | undefined;
  calendar: CalendarLabels;
}

export interface DateRangeFieldProps extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** What the dates are for, for example "Date of the webinar". */
  legend: ReactNode;
  value: DateRange;
  /**
   * Called when a day is picked in a calendar, and when a typed day is committed on blur or Enter.
   * An invalid date is passed as an empty string. Reversed dates are passed unchanged, and the
   * field shows the error.
   */
  onChange: (value: DateRange) => void;
  /** An error that the field cannot detect itself, for example a missing required day. */
  error?: ReactNode;
  /** The first selectable day, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** The last selectable day, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** The current day, 'YYYY-MM-DD'. */
  today: string;
  labels: DateRangeLabels;
}

/** Text that the user typed for one end of the range, with the related values. */
interface Draft {
  text: string;
  /** The field's value while the user types. */
  previousValue: string;
  /** The value parsed from the text on commit. Missing while the user types. */
  committedValue?: string;
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
  const [drafts, setDrafts] = useState<Partial<Record<RangeEnd, Draft | undefined>>>({});
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
    const draft = drafts[rangeEnd];
    const isBeingTyped = draft !== undefined && draft.committedValue === undefined;
    return isBeingTyped ? undefined : getErrorText(range[rangeEnd].error, texts[rangeEnd]);
  }

  /** Parses the new text of one end, and passes both ends to the caller if a day changed. */
  function commit(rangeEnd: RangeEnd, text: string): ReturnType<typeof parseRange> {
    const parsed = parseRange({ ...texts, [rangeEnd]: text }, limits);
    setDrafts({
      ...drafts,
      [rangeEnd]: { text, previousValue: value[rangeEnd], committedValue: parsed[rangeEnd].day },
    });
    if (parsed.start.day !== value.start || parsed.end.day !== value.end) {
      onChange({ start: parsed.start.day, end: parsed.end.day });
    }
    return parsed;
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
          <RangeInput
            key={rangeEnd}
            id={`${field.id}-${rangeEnd}`}
            rangeEnd={rangeEnd}
            label={labels[rangeEnd]}
            describedBy={field.control['aria-describedby']}
            error={getVisibleError(rangeEnd)}
            invalid={error !== undefined}
            text={texts[rangeEnd]}
            day={range[rangeEnd].day}
            range={{ start: range.start.day, end: range.end.day }}
            min={min}
            max={max}
            today={today}
            labels={labels}
            disabled={rest.disabled}
            onType={(text) => {
              setDrafts({ ...drafts, [rangeEnd]: { text, previousValue: value[rangeEnd] } });
            }}
            onCommit={() => {
              const draft = drafts[rangeEnd];
              if (draft === undefined || draft.committedValue !== undefined) return;
              const parsed = commit(rangeEnd, draft.text);
              const message = getErrorText(parsed[rangeEnd].error ?? parsed.end.error, draft.text);
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

/**
 * Returns the draft to keep after the value changed. Returns undefined if the caller accepted the
 * day (the field then shows it reformatted) or set another value. Invalid or rejected text stays.
 */
function syncDraft(draft: Draft | undefined, value: string): Draft | undefined {
  if (draft === undefined) return undefined;
  if (value !== draft.committedValue) return value === draft.previousValue ? draft : undefined;
  if (value !== '') return undefined;
  return draft.previousValue === '' ? draft : { ...draft, previousValue: '' };
}

interface RangeInputProps {
  id: string;
  rangeEnd: RangeEnd;
  label: string;
  describedBy: string | undefined;
  error: string | undefined;
  invalid: boolean;
  text: string;
  day: string;
  range: DateRange;
  min: string;
  max: string;
  today: string;
  labels: DateRangeLabels;
  disabled: boolean | undefined;
  onType: (text: string) => void;
  onCommit: () => void;
  onPick: (day: string) => void;
}

function RangeInput({
  id,
  rangeEnd,
  label,
  describedBy,
  error,
  invalid,
  text,
  day,
  range,
  min,
  max,
  today,
  labels,
  disabled,
  onType,
  onCommit,
  onPick,
}: RangeInputProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const initialDay = useRef('');
  const [month, setMonth] = useState<string>();
  const field = useField({ id, error, describedBy });
  const panelId = `${id}-calendar`;
  const isOpen = month !== undefined;

  const close = useCallback((by: 'escape' | 'outside' | 'button') => {
    setMonth(undefined);
    if (by !== 'outside') trigger.current?.focus();
  }, []);
  useDismiss(root, isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView({ block: 'nearest' });
    const cell =
      panel?.querySelector<HTMLElement>(`[data-day="${initialDay.current}"]`) ??
      panel?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
    cell?.focus();
  }, [isOpen, panelId]);

  return (
    <FieldFrame field={field} label={label} error={error}>
      <div ref={root} className={styles.anchor}>
        <input
          {...field.control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          aria-invalid={invalid || error !== undefined ? true : undefined}
          value={text}
          className={cx(controlClass, styles.input)}
          onChange={(event) => onType(event.target.value)}
          onBlur={onCommit}
          onKeyDown={(event) => {
            // Enter can submit the form, so commit the text first.
            if (event.key === 'Enter') onCommit();
          }}
        />
        <IconButton
          ref={trigger}
          label={labels.openCalendar(rangeEnd)}
          icon="calendar"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          disabled={disabled}
          className={styles.trigger}
          onClick={() => {
            if (isOpen) {
              close('button');
              return;
            }
            initialDay.current = [day, range.start, range.end].find(isDay) ?? today;
            setMonth(toMonth(initialDay.current));
          }}
        />
        {month === undefined ? null : (
          <div
            id={panelId}
            // A <dialog> can't take focus when the user clicks between the days.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="dialog"
            tabIndex={-1}
            aria-label={labels.openCalendar(rangeEnd)}
            data-end={rangeEnd}
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
            <div className={styles.footer}>
              <Button variant="quiet" size="sm" onClick={() => close('button')}>
                {labels.closeCalendar}
              </Button>
            </div>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
