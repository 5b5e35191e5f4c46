import type { Alert, PolicyUpdate } from '@producer-portal/api';
import { DateStamp, Icon, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { RecordDetails } from '../content-list/record-details.tsx';
import {
  effectiveText,
  readTimeText,
  findReplacement,
  createRecordStamp,
  statesText,
} from '../content-list/row-texts.ts';
import { typeTag } from '../content-list/record-tag.ts';
import { recordPath } from '../record-links/record-links.ts';
import { detailCopy as copy } from './copy.ts';
import type { Neighbors } from './neighbors.ts';
import styles from './pp-article.module.css';
import { RecordArticle } from './record-article.tsx';
import { ReplacedAnnouncement } from './replaced-announcement.tsx';

type Announcement = Alert | PolicyUpdate;

export interface AnnouncementArticleProps {
  readonly record: Announcement;
  readonly neighbors: Neighbors;
}

/** The page of an alert or a policy update: dates, audience, and text. */
export function AnnouncementArticle({ record, neighbors }: AnnouncementArticleProps) {
  const now = useNow();
  const stamp = createRecordStamp(record, now);
  return (
    <RecordArticle
      record={record}
      tag={typeTag(record)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={copy.ended} />}
      decision={[effectiveText(record, now), statesText(record.states)]}
      status={<Replacement record={record} />}
      meta={[
        record.category?.name,
        readTimeText(record.readTime),
        record.published_at && copy.published(formatLongDate(record.published_at)),
      ]}
      facts={<RecordDetails record={record} />}
      actions={<ReadStatus read={record.read} />}
      neighbors={neighbors}
    >
      <RelatedAnnouncements record={record} />
    </RecordArticle>
  );
}

/** Shows whether the user has read the record; nothing if that is unknown. */
function ReadStatus({ read }: { read: boolean | null | undefined }) {
  if (read === null || read === undefined) return null;
  return (
    <p className={styles.read} data-read={read}>
      {read && <Icon name="check" />}
      {read ? copy.read : copy.unread}
    </p>
  );
}

/** Links to the newer announcement of the same event, if there is one. */
function Replacement({ record }: { record: Announcement }) {
  const newest = findReplacement(record);
  if (!newest) return null;
  return (
    <ReplacedAnnouncement
      title={copy.replaced}
      href={recordPath({ record_type: record.record_type, slug: newest.slug })}
      link={newest.title}
    />
  );
}

/** The announcements of one event in order: issued, extended, narrowed, lifted. */
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
          const path = recordPath({ record_type: record.record_type, slug: announcement.slug });
          const isCurrent = String(announcement.id) === String(record.id);
          return (
            <li key={announcement.id} aria-current={isCurrent ? 'page' : undefined}>
              {path && !isCurrent ? (
                <TextLink standalone href={path}>
                  {announcement.title}
                </TextLink>
              ) : (
                <span>{announcement.title}</span>
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
