'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { addDays, addMonths, isDay, toMonth, getWeekday, getWeeks, clampDay } from './day.ts';
import styles from './pp-calendar.module.css';

export interface CalendarLabels {
  /** Returns the name of a month ('YYYY-MM'), for example "March 2026". */
  month: (month: string) => string;
  /** Returns the full name of a day ('YYYY-MM-DD'), for example "Monday, March 2, 2026". */
  day: (day: string) => string;
  /** Seven names, Sunday first, for example `{ short: 'Su', full: 'Sunday' }`. */
  weekdays: readonly { short: string; full: string }[];
  previous: string;
  next: string;
  /** The word that screen readers read after the name of the current day, for example "today". */
  today: string;
}

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The month to show, 'YYYY-MM'. */
  month: string;
  /** Called with 'YYYY-MM' when a button or a key moves to another month. */
  onMonthChange: (month: string) => void;
  /** A day ('YYYY-MM-DD'), or both ends of a range. An empty string means no selection. */
  selected?: string | { start: string; end: string } | undefined;
  /** Called with 'YYYY-MM-DD'. If omitted, the calendar is read-only. */
  onSelect?: ((day: string) => void) | undefined;
  /** A short description of each day's event. The keys are 'YYYY-MM-DD'. */
  events?: Readonly<Record<string, string>> | undefined;
  /** The first selectable day, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** The last selectable day, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** The current day, 'YYYY-MM-DD'. */
  today: string;
  labels: CalendarLabels;
}

/**
 * A grid of one month for selecting or viewing days. The days share a single tab stop. In containers wider
 * than 44rem, the days show their events. Requires a `LiveRegionProvider`.
 *
 * @example
 * <Calendar month={month} onMonthChange={setMonth} selected={day} onSelect={setDay} today="2026-03-02" labels={labels} />
 */
export function Calendar({
  month: monthProp,
  onMonthChange,
  selected = '',
  onSelect,
  events,
  min = '',
  max = '',
  today,
  labels,
  className,
  ...rest
}: CalendarProps): JSX.Element {
  const titleId = useId();
  const announce = useAnnounce();
  const grid = useRef<HTMLTableElement>(null);
  /** The day to focus once its month is rendered. */
  const pendingFocus = useRef<string>(undefined);
  const [lastFocusedDay, setLastFocusedDay] = useState<string>();

  // The prop can come from the URL, so it might be invalid.
  const month = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(monthProp) ? monthProp : toMonth(today);
  const { start, end } =
    typeof selected === 'string' ? { start: selected, end: selected } : selected;
  const activeDay = clampDay(
    [lastFocusedDay, start, end, today].find(
      (day) => day !== undefined && toMonth(day) === month,
    ) ?? `${month}-01`,
    toMonth(min) === month ? min : '',
    toMonth(max) === month ? max : '',
  );

  useEffect(() => {
    if (pendingFocus.current !== activeDay) return;
    pendingFocus.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${activeDay}"]`)?.focus();
  });

  function isSelectable(day: string): boolean {
    return clampDay(day, min, max) === day;
  }

  function moveTo(day: string): void {
    const target = clampDay(day, min, max);
    if (!isDay(target)) return;
    pendingFocus.current = target;
    setLastFocusedDay(target);
    if (toMonth(target) !== month) onMonthChange(toMonth(target));
  }

  function select(day: string): void {
    if (isSelectable(day)) onSelect?.(day);
  }

  function handleKey(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') select(activeDay);
    else {
      const rightStep = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const target = getKeyTargets(activeDay, event.shiftKey ? 12 : 1, rightStep)[event.key];
      if (target === undefined) return;
      moveTo(target);
    }
    event.preventDefault();
  }

  function renderMonthButton(months: 1 | -1): JSX.Element {
    const target = addMonths(`${month}-01`, months);
    const isOutOfRange =
      !isDay(target) || (months === 1 ? max !== '' && target > max : min >= `${month}-01`);
    return (
      <IconButton
        label={months === 1 ? labels.next : labels.previous}
        icon={months === 1 ? 'arrow-right' : 'arrow-left'}
        className={styles.monthButton}
        aria-disabled={isOutOfRange}
        onClick={() => {
          if (isOutOfRange) return;
          onMonthChange(toMonth(target));
          announce(labels.month(toMonth(target)));
        }}
      />
    );
  }

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        {renderMonthButton(-1)}
        <div id={titleId} className={styles.title}>
          {labels.month(month)}
        </div>
        {renderMonthButton(1)}
      </div>
      <div className={styles.weeks}>
        <table
          ref={grid}
          // The date grid of the ARIA Authoring Practices Guide uses a table.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-labelledby={titleId}
          aria-multiselectable={typeof selected === 'string' ? undefined : true}
          aria-readonly={onSelect === undefined || undefined}
          className={styles.grid}
          onKeyDown={handleKey}
        >
          <thead>
            <tr>
              {labels.weekdays.map(({ short, full }) => (
                <th key={full} scope="col" className={styles.weekday}>
                  <span className={styles.short} aria-hidden="true">
                    {short}
                  </span>
                  <span className={styles.full}>{full}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {getWeeks(month).map((week, index) => (
              // Weeks have no identity other than their index.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {week.map((day, column) =>
                  day === null ? (
                    // An empty cell has no label.
                    // oxlint-disable-next-line react/no-array-index-key jsx-a11y/control-has-associated-label
                    <td key={column} className={styles.gap} />
                  ) : (
                    <td
                      key={day}
                      // Set explicitly because some tools don't infer the role from the grid.
                      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
                      role="gridcell"
                      tabIndex={day === activeDay ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={!isSelectable(day) || undefined}
                      aria-selected={
                        isSelected(day, start, end) || (onSelect === undefined ? undefined : false)
                      }
                      data-day={day}
                      data-between={(start < day && day < end) || undefined}
                      className={styles.day}
                      onFocus={() => setLastFocusedDay(day)}
                      onClick={() => select(day)}
                    >
                      <span className={styles.dayContent}>
                        <span className={styles.number} aria-hidden="true">
                          {Number(day.slice(8))}
                        </span>
                        <span className="pp-visually-hidden">
                          {[labels.day(day), ...(day === today ? [labels.today] : [])].join(', ')}
                          {events?.[day] ? ',' : null}
                        </span>{' '}
                        {events?.[day] ? <span className={styles.event}>{events[day]}</span> : null}
                      </span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {events === undefined ? null : (
        <p className={styles.note}>
          {events[activeDay] ? (
            <>
              <span className={styles.noteDay}>{labels.day(activeDay)}</span> {events[activeDay]}
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}

function isSelected(day: string, start: string, end: string): boolean {
  return day === start || day === end || (start !== '' && start < day && day < end);
}

/**
 * Returns the day that each key moves to.
 *
 * @param months number of months that Page Up and Page Down move by.
 * @param rightStep number of days that the right arrow key moves by: -1 in right-to-left text, otherwise 1.
 */
function getKeyTargets(
  day: string,
  months: number,
  rightStep: 1 | -1,
): Record<string, string | undefined> {
  return {
    ArrowLeft: addDays(day, -rightStep),
    ArrowRight: addDays(day, rightStep),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, -getWeekday(day)),
    End: addDays(day, 6 - getWeekday(day)),
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  };
}
