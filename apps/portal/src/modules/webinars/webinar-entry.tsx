import type { Webinar } from '@producer-portal/api';
import { ButtonLink, DateStamp, EventCard, type EventStatus } from '@producer-portal/ui';
import { formatLongDate, getDateStampParts } from '../../lib/dates.ts';
import { useNow } from '../../lib/clock.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { userTimeZone } from '../../lib/zones.ts';
import { renderCeLabel } from '../learning/ce-label.tsx';
import { learningCopy } from '../learning/copy.ts';
import { durationText } from '../learning/duration.ts';
import { TargetButton } from '../learning/target-button.tsx';
import { safeTarget } from '../paths/navigation.ts';
import { recordPath } from '../record-links/record-links.ts';
import { hostText } from '../../lib/host-text.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { webinarCopy as copy } from './copy.ts';
import styles from './pp-webinars.module.css';
import {
  isOver,
  getWebinarSpan,
  getWebinarStatus,
  formatWebinarTimes,
  type WebinarTimes,
} from './webinar-times.ts';

export interface WebinarEntryProps {
  readonly webinar: Webinar;
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether to show the date stamp; an agenda shows it once per day. @default true */
  readonly withStamp?: boolean;
}

/** One webinar in a list: its time (in the user's time zone too), its status, and the next step. */
export function WebinarEntry({ webinar, headingLevel, withStamp = true }: WebinarEntryProps) {
  const status = getWebinarStatus(webinar, useNowEveryMinute());
  const when = formatWebinarTimes(webinar, userTimeZone());
  const { title, presenter, ce_credits: credits } = webinar;
  const path = recordPath(webinar);
  return (
    <EventCard
      className={styles.entry}
      title={title}
      titleLang={contentLang}
      href={path ?? undefined}
      headingLevel={headingLevel}
      status={status}
      statusLabel={copy.status[status]}
      stamp={withStamp && when && <WebinarStamp day={when.day} status={status} />}
      time={webinarTimeText(when, status)}
      localTime={isOver(status) ? null : when?.localStarts}
      meta={[formatWebinarLength(webinar), hostText(presenter), renderCeLabel(credits)].filter(
        Boolean,
      )}
      action={<NextStep webinar={webinar} status={status} path={path} />}
      secondary={
        (status === 'upcoming' || status === 'today') && (
          <AddToCalendar
            webinar={webinar}
            size="sm"
            variant={safeTarget(webinar.registration_url) ? 'quiet' : 'secondary'}
          />
        )
      }
    />
  );
}

/** When a webinar starts: the time, or the date once it has ended. */
export function webinarTimeText(when: WebinarTimes | null, status: EventStatus): string {
  if (!when) return copy.noTime;
  return isOver(status) ? formatLongDate(when.day) : when.starts;
}

/** The length of a webinar that has an end time. */
export function formatWebinarLength(webinar: Webinar): string | null {
  const span = webinar.ends_at ? getWebinarSpan(webinar) : null;
  return span && durationText((span.end - span.start) / 60_000);
}

export interface WebinarStampProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly status: EventStatus;
}

/** The date stamp of a webinar: highlighted on the day itself, neutral after the webinar has ended. */
export function WebinarStamp({ day, status }: WebinarStampProps) {
  // Only the year depends on the current time, so the stamp needs no update every minute.
  const parts = getDateStampParts(day, useNow());
  if (!parts) return null;
  const label = isOver(status) ? copy.stamp.past : copy.stamp.ahead;
  return (
    <DateStamp
      {...parts}
      label={label(formatLongDate(day))}
      // `soon` is the highlighted style. Webinars use it only on the day itself.
      status={isOver(status) ? 'neutral' : status === 'upcoming' ? 'active' : 'soon'}
    />
  );
}

function NextStep({
  webinar,
  status,
  path,
}: {
  webinar: Webinar;
  status: EventStatus;
  path: string | null;
}) {
  const { title, registration_url: registrationUrl } = webinar;
  if (status === 'recorded') {
    return (
      path && (
        <ButtonLink
          variant="secondary"
          size="sm"
          href={path}
          aria-label={learningCopy.labelFor(copy.watch, title)}
        >
          {copy.watch}
        </ButtonLink>
      )
    );
  }
  if (status === 'ended') return null;
  return status === 'live' ? (
    <TargetButton size="sm" url={registrationUrl} label={copy.join} subject={title} />
  ) : (
    <TargetButton
      variant="secondary"
      size="sm"
      url={registrationUrl}
      label={copy.register}
      subject={title}
    />
  );
}
