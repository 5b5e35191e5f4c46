import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { dateStampClass } from './date-stamp.variants.ts';
import styles from './pp-date-stamp.module.css';

type Variants = VariantProps<typeof dateStampClass>;

/** Whether a date still holds: `soon` is within 7 days, `plain` is a date that does not run out. */
export type DateStampStatus = NonNullable<Variants['status']>;

export interface DateStampProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** The day as `YYYY-MM-DD`; it is never shifted to another zone. */
  dateTime: string;
  /** The day of the month as shown, for example `30`. */
  day: string;
  /** The short month as shown, for example `Nov`; with the year where that is another one: `Nov ’25`. */
  month: string;
  /** What the day is, in one short word above it, for example `Until`; left out where all stamps of a list are of one kind. An end that is past is said by `endedLabel` instead. */
  caption?: string | undefined;
  /** The whole sentence for assistive technology, for example "Effective until November 30, 2026". */
  label: string;
  status: DateStampStatus;
  /** The word in the band of an ended date, for example `Ended`; without it the month stays there. */
  endedLabel?: string | undefined;
  /** @default 'md' */
  size?: NonNullable<Variants['size']> | undefined;
}

/**
 * A calendar stamp that answers "until when does it hold?" (docs/design.md#date-stamps).
 *
 * @example
 * <DateStamp
 *   dateTime="2026-11-30"
 *   caption="Until"
 *   day="30"
 *   month="Nov"
 *   status="soon"
 *   label="Effective until November 30, 2026"
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
  const ended = status === 'ended' && endedLabel !== undefined;
  return (
    // In words within it and not as its name: <time> takes no name that all screen readers read.
    <time
      {...rest}
      dateTime={dateTime}
      data-status={status}
      className={dateStampClass({ status, size, className })}
    >
      <span className="pp-visually-hidden">{label}</span>
      {caption && !ended && (
        <span aria-hidden="true" className={styles.caption}>
          {caption}
        </span>
      )}
      <span aria-hidden="true" className={styles.day}>
        {ended ? `${day} ${month}` : day}
      </span>
      <span aria-hidden="true" className={styles.band}>
        {ended ? endedLabel : month}
      </span>
    </time>
  );
}
