import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-event-card.module.css';
import { eventCardClass } from './event-card.variants.ts';
import type { EventStatus } from './event-card.variants.ts';

export interface EventCardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  title: string;
  /** Language of the title, if it isn't the page's. */
  titleLang?: string | undefined;
  /** If omitted, the title is plain text. */
  href?: string | undefined;
  status: EventStatus;
  /** The displayed status, for example "Starts today". */
  statusLabel: string;
  /** A `DateStamp` with the day of the event. Omitted if no date is set. */
  stamp?: ReactNode;
  /** The time in the site's time zone, for example "09:00 am ET" with no-break spaces. */
  time: ReactNode;
  /** The time in the user's time zone, for example "08:00 am your time". */
  localTime?: ReactNode;
  /** The items of the meta line, such as the length and the speaker. */
  meta?: ReactNode;
  /** The main action: register, join, or watch. */
  action?: ReactNode;
  /** A secondary action, such as adding the event to a calendar. */
  secondary?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A card for an event that is upcoming, live, or over. The card has a border while the event can be
 * joined or watched.
 *
 * @example
 * <EventCard title="Quoting a full-time RVer" href="/events/quoting" status="upcoming"
 *   statusLabel="Upcoming" stamp={stamp} time={'09:00\u00a0am\u00a0ET'} />
 */
export function EventCard({
  title,
  titleLang,
  href,
  status,
  statusLabel,
  stamp,
  time,
  localTime,
  meta,
  action,
  secondary,
  headingLevel = 3,
  className,
  ...rest
}: EventCardProps): JSX.Element {
  const Heading = `h${headingLevel}` as const;
  const isPlayable = status === 'live' || status === 'recorded';
  return (
    <div {...rest} data-status={status} className={eventCardClass({ status, className })}>
      {stamp ? <div className={styles.stamp}>{stamp}</div> : null}
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.status}>
            {isPlayable ? <Icon name="play" size={14} className={styles.play} /> : null}
            {statusLabel}
          </span>{' '}
          <span className={styles.time}>{time}</span>
          {localTime ? <span className={styles.local}> {localTime}</span> : null}
        </p>
        <Heading lang={titleLang} className={styles.title}>
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
