import {
  type Alert,
  type Id,
  type PolicyUpdate,
  type RelatedAnnouncement,
} from '@producer-portal/api';
import { Button, DateStamp, Icon, useAnnounce } from '@producer-portal/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { dayBefore, formatLongDate } from '../../lib/dates.ts';
import { failureContent } from '../content-list/failure-content.tsx';
import { failureText } from '../content-list/failure-text.ts';
import { RecordDetails } from '../content-list/record-details.tsx';
import {
  createRecordStamp,
  getPredecessors,
  getReplacement,
  getUpcomingReplacement,
  isUpcoming,
  readTimeText,
  statesText,
  statusText,
} from '../content-list/row-texts.ts';
import { typeTag } from '../content-list/record-tag.ts';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { recordPath } from '../record-links/record-links.ts';
import { DatedBody } from '../revisions/dated-body.tsx';
import { RevisionHistory } from '../revisions/revision-history.tsx';
import { useAsOf } from '../revisions/use-as-of.ts';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { detailCopy as copy } from './copy.ts';
import type { Neighbors } from './neighbors.ts';
import styles from './pp-article.module.css';
import { RecordArticle } from './record-article.tsx';
import { RecordStatus } from './record-status.tsx';

type Announcement = Alert | PolicyUpdate;

type MarkMutation = Pick<
  UseMutationResult<unknown, Error, readonly Id[]>,
  'mutate' | 'isPending' | 'isError' | 'error'
>;

export interface AnnouncementArticleProps {
  readonly record: Announcement;
  /** The mutations that mark records of this type as read and as unread. */
  readonly markAsRead: MarkMutation;
  readonly markAsUnread: MarkMutation;
  readonly neighbors: Neighbors;
}

/** The page of an alert or a policy update: dates, audience, and text. */
export function AnnouncementArticle({
  record,
  markAsRead,
  markAsUnread,
  neighbors,
}: AnnouncementArticleProps) {
  const now = useNow();
  const stamp = createRecordStamp(record, now);
  // On a page as of another date, the record comes from its revision, and a revision lists states only if it limits binding.
  const isAsOfNow = useAsOf() === null;
  const hasAudience = isAsOfNow || Boolean(record.states?.length);
  return (
    <RecordArticle
      record={record}
      tag={typeTag(record)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={copy.ended} />}
      subtitle={[statusText(record, now), hasAudience && statesText(record.states)]}
      status={<AnnouncementStatus record={record} />}
      // Only the newest revision can be acknowledged here.
      revision={isAsOfNow ? record.revision : null}
      meta={[
        hostText(record.category?.name),
        readTimeText(record.readTime),
        record.published_at && copy.published(formatLongDate(record.published_at)),
      ]}
      facts={isAsOfNow && <RecordDetails record={record} />}
      actions={<ReadStatus record={record} markAsRead={markAsRead} markAsUnread={markAsUnread} />}
      wrapBody={(body) => <DatedBody record={record}>{body}</DatedBody>}
      neighbors={neighbors}
    >
      {isAsOfNow ? (
        <RelatedAnnouncements record={record} />
      ) : (
        <p className={styles.relatedToday}>{copy.relatedToday}</p>
      )}
      <RevisionHistory record={record} />
    </RecordArticle>
  );
}

/**
 * Shows whether the user has read the record; nothing if that is unknown. One button marks a read record as unread and an unread
 * one as read. An admin who views as an agent has no button, because the agent's read flags don't change.
 */
function ReadStatus({
  record: { id, read },
  markAsRead,
  markAsUnread,
}: Pick<AnnouncementArticleProps, 'record' | 'markAsRead' | 'markAsUnread'>) {
  const isViewOnly = useIsViewOnly();
  const announce = useAnnounce();
  if (read === null || read === undefined) return null;
  const { mutate, isError, error } = read ? markAsUnread : markAsRead;
  const texts = read ? copy.markUnread : copy.markRead;
  return (
    <div className={styles.readStatus}>
      <p className={styles.read} data-read={read}>
        {read && <Icon name="check" />}
        {read ? copy.read : copy.unread}
      </p>
      {!isViewOnly && (
        <Button
          variant="quiet"
          size="sm"
          // The status changes before the response arrives, so either call can be pending.
          pending={markAsRead.isPending || markAsUnread.isPending}
          onClick={() =>
            mutate([id], {
              onSuccess: () => announce(texts.marked),
              onError: (failure) => announce(failureText(failure, texts.failed)),
            })
          }
        >
          {texts.mark}
        </Button>
      )}
      {isError && <p>{failureContent(error, texts.failed)}</p>}
    </div>
  );
}

/** Says whether another announcement of the same event applies, or that this one isn't in effect yet. */
function AnnouncementStatus({ record }: { record: Announcement }) {
  const now = useNow();
  const { Alert, PolicyUpdate } = copy.announcements;
  const texts = record.record_type === 'PolicyUpdate' ? PolicyUpdate : Alert;
  const toLink = (other: RelatedAnnouncement) => ({
    path: recordPath({ record_type: record.record_type, slug: other.slug }),
    label: other.title,
  });

  const replacement = getReplacement(record, now);
  if (replacement) {
    return <RecordStatus title={texts.replaced} other={toLink(replacement)} />;
  }
  const start = formatLongDate(record.effective_from);
  if (isUpcoming(record.effective_from, now)) {
    const [predecessor] = getPredecessors(record, now);
    return (
      <RecordStatus
        title={copy.notYet}
        text={predecessor ? texts.untilThen(start) : texts.startsOn(start)}
        other={predecessor && toLink(predecessor)}
      />
    );
  }
  const next = getUpcomingReplacement(record, now);
  if (!next?.effective_from) return null;
  return (
    <RecordStatus
      tone="info"
      title={copy.inEffectThrough(formatLongDate(dayBefore(next.effective_from)))}
      text={copy.appliesFrom(formatLongDate(next.effective_from))}
      other={toLink(next)}
    />
  );
}

/** The announcements about one event in order, such as issued, extended, narrowed, and lifted. */
function RelatedAnnouncements({ record }: { record: Announcement }) {
  const { related } = record;
  if (!related || related.length === 0) return null;
  const announcements = [...related, record].toSorted((a, b) =>
    (a.published_at ?? '').localeCompare(b.published_at ?? ''),
  );
  return (
    <section aria-labelledby="record-related">
      <h2 id="record-related">{copy.related}</h2>
      <ol className={styles.timeline}>
        {announcements.map((announcement) => {
          const isCurrent = String(announcement.id) === String(record.id);
          return (
            <li key={announcement.id} aria-current={isCurrent ? 'page' : undefined}>
              {isCurrent ? (
                <span>{hostText(nowrapPhrases(announcement.title))}</span>
              ) : (
                <RecordPageLink record={{ ...announcement, record_type: record.record_type }} />
              )}
              <span className={styles.when}>
                {isCurrent ? copy.relatedHere : formatLongDate(announcement.published_at)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
