import type { ComponentProps, JSX } from 'react';
import { dateStampClass } from './date-stamp.variants.ts';
import type { DateStampSize, DateStampStatus } from './date-stamp.variants.ts';
import styles from './pp-date-stamp.module.css';

export interface DateStampProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** The day as `YYYY-MM-DD`. It is never converted to another time zone. */
  dateTime: string;
  /** The displayed day of the month, for example `30`. */
  day: string;
  /**
   * The displayed short month, for example `Nov`. For a date outside the current year, it includes
   * the year: `Nov ’25`.
   */
  month: string;
  /**
   * A short word above the day, for example `Through`. Omit it when all stamps of a list have the
   * same meaning. Not shown for an ended date with `endedLabel`.
   */
  caption?: string | undefined;
  /** The full text for screen readers, for example "Effective through November 30, 2026". */
  label: string;
  status: DateStampStatus;
  /**
   * The word in the band below the day of an ended date, for example `Ended`. If omitted, the band
   * shows the month.
   */
  endedLabel?: string | undefined;
  /** @default 'md' */
  size?: DateStampSize | undefined;
}

/**
 * A calendar stamp that shows how long a record applies. Its band is dark, marigold if the record ends
 * within 7 days, or outlined if the record has no end date or has ended.
 *
 * @example
 * <DateStamp
 *   dateTime="2026-11-30"
 *   caption="Through"
 *   day="30"
 *   month="Nov"
 *   status="soon"
 *   label="Effective through November 30, 2026"
 * />
 */
export function DateStamp({
  dateTime,
  day,
  month,
  caption,
  label,
  status,
  endedLabel,
  size,
  className,
  ...rest
}: DateStampProps): JSX.Element {
  const showsEndedLabel = status === 'ended' && endedLabel !== undefined;
  return (
    // The label is content, not an `aria-label`: not all screen readers read a name on <time>.
    <time
      {...rest}
      dateTime={dateTime}
      data-status={status}
      className={dateStampClass({ status, size, className })}
    >
      <span className="pp-visually-hidden">{label}</span>
      {caption && !showsEndedLabel && (
        <span aria-hidden="true" className={styles.caption}>
          {caption}
        </span>
      )}
      <span aria-hidden="true" className={styles.day}>
        {showsEndedLabel ? formatUsDate(day, month) : day}
      </span>
      <span aria-hidden="true" className={styles.band}>
        {showsEndedLabel ? endedLabel : month}
      </span>
    </time>
  );
}

/** Puts the day between the month and the year: `Nov 30`, `Nov 30 ’25`. */
const formatUsDate = (day: string, month: string) =>
  month.replace(/^\S+/u, (name) => `${name} ${day}`);
