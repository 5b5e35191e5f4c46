import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { addDays, addMonths, isDay, monthOf, weekday, weeksOf, within } from './day.ts';
import styles from './pp-calendar.module.css';

export interface CalendarLabels {
  /** The name of a month 'YYYY-MM', for example "March 2026". */
  month: (month: string) => string;
  /** The whole name of a day 'YYYY-MM-DD', for example "Monday, March 2, 2026". */
  day: (day: string) => string;
  /** Seven, Sunday first, for example `{ short: 'Su', full: 'Sunday' }`. */
  weekdays: readonly { short: string; full: string }[];
  previous: string;
  next: string;
  /** Said behind the name of the day that is today. */
  today: string;
}

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** 'YYYY-MM'. */
  month: string;
  /** Called with 'YYYY-MM' by the two buttons, and by keys that lead out of the month. */
  onMonthChange: (month: string) => void;
  /** 'YYYY-MM-DD', or the two ends of a range; an empty end is not chosen yet. */
  selected?: string | { start: string; end: string } | undefined;
  /** Called with 'YYYY-MM-DD'. Without it days can be looked at and not be chosen. */
  onSelect?: ((day: string) => void) | undefined;
  /** What happens on a day 'YYYY-MM-DD', in a few words. */
  events?: Readonly<Record<string, string>> | undefined;
  /** The first day that can be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** The last day that can be chosen, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** 'YYYY-MM-DD'. */
  today: string;
  labels: CalendarLabels;
}

/**
 * A month of days to choose from or to look at, as a grid with one stop of the Tab key. In a container of
 * 44rem the days have room for what happens on them. It needs a `LiveRegionProvider`.
 *
 * @example
 * <Calendar month={month} onMonthChange={setMonth} selected={day} onSelect={setDay} today="2026-03-02" labels={labels} />
 */
export function Calendar({
  month: wantedMonth,
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
  /** The day that takes the focus once its month is drawn. */
  const wanted = useRef<string>(undefined);
  const [last, setLast] = useState<string>();

  // An address can hold anything.
  const month = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(wantedMonth) ? wantedMonth : monthOf(today);
  const { start, end } =
    typeof selected === 'string' ? { start: selected, end: selected } : selected;
  const active = within(
    [last, start, end, today].find((day) => day !== undefined && monthOf(day) === month) ??
      `${month}-01`,
    monthOf(min) === month ? min : '',
    monthOf(max) === month ? max : '',
  );

  useEffect(() => {
    if (wanted.current !== active) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  });

  function isOffered(day: string): boolean {
    return within(day, min, max) === day;
  }

  function moveTo(day: string): void {
    const target = within(day, min, max);
    if (!isDay(target)) return;
    wanted.current = target;
    setLast(target);
    if (monthOf(target) !== month) onMonthChange(monthOf(target));
  }

  function choose(day: string): void {
    if (isOffered(day)) onSelect?.(day);
  }

  function handleKey(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') choose(active);
    else {
      const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
      const target = steps(active, event.shiftKey ? 12 : 1, forward)[event.key];
      if (target === undefined) return;
      moveTo(target);
    }
    event.preventDefault();
  }

  function turnButton(months: 1 | -1): JSX.Element {
    const target = addMonths(`${month}-01`, months);
    const isBeyond =
      !isDay(target) || (months === 1 ? max !== '' && target > max : min >= `${month}-01`);
    return (
      <IconButton
        label={months === 1 ? labels.next : labels.previous}
        icon={months === 1 ? 'arrow-right' : 'arrow-left'}
        className={styles.turn}
        aria-disabled={isBeyond}
        onClick={() => {
          if (isBeyond) return;
          onMonthChange(monthOf(target));
          announce(labels.month(monthOf(target)));
        }}
      />
    );
  }

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.head}>
        {turnButton(-1)}
        <div id={titleId} className={styles.title}>
          {labels.month(month)}
        </div>
        {turnButton(1)}
      </div>
      <div className={styles.weeks}>
        <table
          ref={grid}
          // APG's grid of dates is a table.
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
            {weeksOf(month).map((week, at) => (
              // The weeks of a month have nothing but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {week.map((day, column) =>
                  day === null ? (
                    // No day, so nothing to name.
                    // oxlint-disable-next-line react/no-array-index-key jsx-a11y/control-has-associated-label
                    <td key={column} className={styles.gap} />
                  ) : (
                    <td
                      key={day}
                      // Said, because not every tool knows that a grid makes it one.
                      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
                      role="gridcell"
                      tabIndex={day === active ? 0 : -1}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={!isOffered(day) || undefined}
                      aria-selected={
                        isChosen(day, start, end) || (onSelect === undefined ? undefined : false)
                      }
                      data-day={day}
                      data-between={(start < day && day < end) || undefined}
                      className={styles.day}
                      onFocus={() => setLast(day)}
                      onClick={() => choose(day)}
                    >
                      <span className={styles.face}>
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
          {events[active] ? (
            <>
              <span className={styles.noteDay}>{labels.day(active)}</span> {events[active]}
            </>
          ) : null}
        </p>
      )}
    </div>
  );
}

function isChosen(day: string, start: string, end: string): boolean {
  return day === start || day === end || (start !== '' && start < day && day < end);
}

/** Where each key leads from a day; `forward` is -1 where the next day stands to the left. */
function steps(day: string, months: number, forward: 1 | -1): Record<string, string | undefined> {
  return {
    ArrowLeft: addDays(day, -forward),
    ArrowRight: addDays(day, forward),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, -weekday(day)),
    End: addDays(day, 6 - weekday(day)),
    PageUp: addMonths(day, -months),
    PageDown: addMonths(day, months),
  };
}
