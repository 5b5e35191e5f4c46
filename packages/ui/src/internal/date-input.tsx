'use client';

import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import { Calendar } from '../components/calendar/calendar.tsx';
import type { CalendarLabels } from '../components/calendar/calendar.tsx';
import { isDay, toMonth } from '../components/calendar/day.ts';
import { IconButton } from '../components/icon-button/icon-button.tsx';
import { controlClass, FieldFrame, useField } from './field-frame.tsx';
import styles from './pp-date-input.module.css';
import { useDismiss } from './use-dismiss.ts';

/** Text that the user typed for a day, with the related values. */
export interface DateDraft {
  text: string;
  /** The field's value before the user typed. It stays the value until the text is committed. */
  previousValue: string;
  /** The value parsed from the text on commit. Missing while the user types. */
  committedValue?: string;
}

/** Whether the user is still typing the draft's text. Its errors don't count yet. */
export function isBeingTyped(draft: DateDraft | undefined): draft is DateDraft {
  return draft !== undefined && draft.committedValue === undefined;
}

/**
 * Returns the draft to keep after the value changed. Returns undefined if the caller accepted the
 * day (the field then shows it reformatted) or set another value. Invalid or rejected text stays.
 */
export function syncDraft(draft: DateDraft | undefined, value: string): DateDraft | undefined {
  if (draft === undefined) return undefined;
  if (value !== draft.committedValue) return value === draft.previousValue ? draft : undefined;
  if (value !== '') return undefined;
  return draft.previousValue === '' ? draft : { ...draft, previousValue: '' };
}

/** Attributes and `ref` go to the input, `className` to the whole field. */
export interface DateInputProps extends Omit<ComponentProps<'input'>, 'children' | 'min' | 'max'> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error: ReactNode;
  /** IDs of elements that describe the field, besides its own hint and error. */
  describedBy?: string | undefined;
  /** Marks the input as invalid even if it has no error itself. @default false */
  invalid?: boolean;
  text: string;
  /** The calendar opens at the first valid day of this list, or at the current day if there is none. */
  initialDays: readonly string[];
  /** A day, or both ends of a range. */
  selected: string | { start: string; end: string };
  min?: string | undefined;
  max?: string | undefined;
  today: string;
  labels: { openCalendar: string; closeCalendar: string; calendar: CalendarLabels };
  panelClassName?: string | undefined;
  onType: (text: string) => void;
  onCommit: () => void;
  onPick: (day: string) => void;
}

/** A text input for a day, with a button that opens a calendar below it. */
export function DateInput({
  id,
  label,
  hint,
  error,
  describedBy,
  invalid = false,
  text,
  initialDays,
  selected,
  min,
  max,
  today,
  labels,
  disabled,
  className,
  panelClassName,
  onType,
  onCommit,
  onPick,
  ...rest
}: DateInputProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const initialDay = useRef('');
  const [month, setMonth] = useState<string>();
  const field = useField({ id, hint, error, describedBy });
  const panelId = `${id}-calendar`;
  const isOpen = month !== undefined;

  const close = useCallback((cause: 'escape' | 'outside' | 'button') => {
    setMonth(undefined);
    if (cause !== 'outside') trigger.current?.focus();
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
    <FieldFrame field={field} label={label} hint={hint} error={error} className={className}>
      <div ref={root} className={styles.anchor}>
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...field.control}
          type="text"
          disabled={disabled}
          aria-invalid={invalid || field.control['aria-invalid'] || undefined}
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
          label={labels.openCalendar}
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
            initialDay.current = initialDays.find(isDay) ?? today;
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
            aria-label={labels.openCalendar}
            className={cx(styles.panel, panelClassName)}
          >
            <Calendar
              month={month}
              onMonthChange={setMonth}
              selected={selected}
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
