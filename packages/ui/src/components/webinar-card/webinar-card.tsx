import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-webinar-card.module.css';
import { webinarCardClass } from './webinar-card.variants.ts';
import type { WebinarCardVariants } from './webinar-card.variants.ts';

/** Where a webinar stands: `recorded` is over and can be watched, `ended` is over and cannot. */
export type WebinarStatus = NonNullable<WebinarCardVariants['status']>;

export interface WebinarCardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** Without it there is nowhere to go, and the title is plain text. */
  href?: string | undefined;
  status: WebinarStatus;
  /** The status in words, for example "Starts today". */
  statusLabel: string;
  /** A `DateStamp`: the day it takes place; left out where no day is known. */
  stamp?: ReactNode;
  /** The time in the portal's zone, for example "09:00 am ET" with no-break spaces. */
  when: ReactNode;
  /** The same in the reader's own zone, for example "08:00 am your time". */
  localWhen?: ReactNode;
  /** The facts of the meta line, such as how long it takes and who speaks. */
  meta?: ReactNode;
  /** What to do next: register, join or watch. */
  action?: ReactNode;
  /** A second thing to do, such as putting it into a calendar. */
  secondary?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A webinar before, while and after it takes place. It is boxed while there is something to play.
 *
 * @example
 * <WebinarCard title="Quoting a full-timer" href="/training-and-job-aids/webinars/quoting" status="upcoming"
 *   statusLabel="Upcoming" stamp={stamp} when={'09:00\u00a0am\u00a0ET'} />
 */
export function WebinarCard({
  title,
  href,
  status,
  statusLabel,
  stamp,
  when,
  localWhen,
  meta,
  action,
  secondary,
  headingLevel = 3,
  className,
  ...rest
}: WebinarCardProps): JSX.Element {
  const Heading = `h${headingLevel}` as const;
  const playable = status === 'live' || status === 'recorded';
  return (
    <div {...rest} data-status={status} className={webinarCardClass({ status, className })}>
      {stamp ? <div className={styles.stamp}>{stamp}</div> : null}
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.status}>
            {playable ? <Icon name="play" size={14} className={styles.play} /> : null}
            {statusLabel}
          </span>{' '}
          <span className={styles.when}>{when}</span>
          {localWhen ? <span className={styles.local}> {localWhen}</span> : null}
        </p>
        <Heading className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {meta ? (
          <p className={styles.meta}>
            <MetaLine>{meta}</MetaLine>
          </p>
        ) : null}
        {action || secondary ? (
          <div className={styles.actions}>
            {action}
            {secondary}
          </div>
        ) : null}
      </div>
    </div>
  );
}
