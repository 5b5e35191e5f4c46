import { type Webinar, webinars } from '@producer-portal/api';
import { Callout, type EventStatus } from '@producer-portal/ui';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { userTimeZone } from '../../lib/zones.ts';
import { useNeighbors } from '../content-detail/neighbors.ts';
import { RecordArticle } from '../content-detail/record-article.tsx';
import { typeTag } from '../content-list/record-tag.ts';
import { LearningDetails } from '../learning/learning-details.tsx';
import { TargetButton } from '../learning/target-button.tsx';
import { RecordVideo } from '../media/record-video.tsx';
import { safeTarget } from '../paths/navigation.ts';
import { hostText } from '../../lib/host-text.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { webinarCopy as copy } from './copy.ts';
import styles from './pp-webinars.module.css';
import { WebinarStamp, formatWebinarLength, webinarTimeText } from './webinar-entry.tsx';
import { formatWebinarTimes, isOver, getWebinarStatus } from './webinar-times.ts';

/** The page of a webinar. Users register before it, join while it is live, and watch the recording afterward. */
export function WebinarArticle({ webinar }: { readonly webinar: Webinar }) {
  const status = getWebinarStatus(webinar, useNowEveryMinute());
  const when = formatWebinarTimes(webinar, userTimeZone());
  const { presenter } = webinar;
  return (
    <RecordArticle
      record={webinar}
      tag={typeTag(webinar)}
      stamp={when && <WebinarStamp day={when.day} status={status} />}
      subtitle={[
        <strong key="status">{copy.status[status]}</strong>,
        isOver(status) || !when
          ? webinarTimeText(when, status)
          : copy.onDay(when.date, when.starts),
        !isOver(status) && when?.localStarts,
      ]}
      meta={formatWebinarLength(webinar)}
      details={<WebinarAction webinar={webinar} status={status} />}
      facts={
        <LearningDetails
          record={webinar}
          leadingItems={[
            { term: copy.details.when, details: when && copy.onDay(when.date, when.period) },
            { term: copy.details.yourTime, details: when?.localPeriod },
            { term: copy.details.presenter, details: hostText(presenter) },
          ]}
        />
      }
      neighbors={useNeighbors(webinars.list.cacheKey, webinar.id)}
    />
  );
}

function WebinarAction({ webinar, status }: { webinar: Webinar; status: EventStatus }) {
  const { title, recording, registration_url: registrationUrl } = webinar;
  if (status === 'recorded') {
    return (
      recording && (
        <div className={styles.recording}>
          <RecordVideo video={recording} title={copy.recordingOf(title)} />
        </div>
      )
    );
  }
  if (status === 'ended') {
    return (
      <Callout tone="info" className={styles.note}>
        <p>{copy.notRecorded}</p>
      </Callout>
    );
  }
  return (
    <div className={styles.steps}>
      {safeTarget(registrationUrl) ? (
        <TargetButton
          url={registrationUrl}
          label={status === 'live' ? copy.join : copy.register}
          subject={title}
        />
      ) : (
        <p>{copy.noRegistration}</p>
      )}
      {status !== 'live' && <AddToCalendar webinar={webinar} />}
    </div>
  );
}
