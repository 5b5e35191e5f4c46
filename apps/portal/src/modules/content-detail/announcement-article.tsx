import type { Alert, PolicyUpdate } from '@producer-portal/api';
import { DateStamp, Icon, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { RecordFacts } from '../content-list/record-facts.tsx';
import { endsText, readTimeText, replacementFor, stampOf } from '../content-list/row-facts.ts';
import { categoryTag, typeTag } from '../content-list/record-tag.ts';
import { recordPath } from '../record-links/record-links.ts';
import { detailCopy as copy } from './copy.ts';
import type { Neighbors } from './neighbors.ts';
import styles from './pp-article.module.css';
import { RecordArticle } from './record-article.tsx';
import { ReplacedAnnouncement } from './replaced-announcement.tsx';

type Callout = Alert | PolicyUpdate;

export interface AnnouncementArticleProps {
  readonly record: Callout;
  readonly neighbors: Neighbors;
}

/** The page of an alert or a policy update: until when it holds, whom it is for, and the text. */
export function AnnouncementArticle({ record, neighbors }: AnnouncementArticleProps) {
  const now = useNow();
  const stamp = stampOf(record, now);
  return (
    <RecordArticle
      record={record}
      tag={categoryTag(record) ?? typeTag(record)}
      stamp={stamp && <DateStamp {...stamp} endedLabel={copy.ended} />}
      meta={[
        endsText(record.effective_until, now),
        readTimeText(record.readTime),
        record.published_at && copy.published(formatLongDate(record.published_at)),
      ]}
      facts={
        <>
          <Replaced record={record} />
          <RecordFacts record={record} />
        </>
      }
      actions={<ReadMark read={record.read} />}
      neighbors={neighbors}
    >
      <Related record={record} />
    </RecordArticle>
  );
}

/** The flag keeps its place while the answer is on its way, so that nothing moves when it comes. */
function ReadMark({ read }: { read: boolean | null | undefined }) {
  if (read === null || read === undefined) return null;
  return (
    <p className={styles.read} data-read={read}>
      {read && <Icon name="check" />}
      {read ? copy.read : copy.unread}
    </p>
  );
}

/** Where a newer notice of the same event holds. */
function Replaced({ record }: { record: Callout }) {
  const newest = replacementFor(record);
  if (!newest) return null;
  return (
    <ReplacedAnnouncement
      title={copy.replaced}
      href={recordPath({ record_type: record.record_type, slug: newest.slug })}
      link={newest.title}
    />
  );
}

/** The life of one event in the order in which it happened: issued, extended, narrowed, lifted. */
function Related({ record }: { record: Callout }) {
  const { related } = record;
  if (!related || related.length === 0) return null;
  const story = [...related, record].toSorted((a, b) =>
    (a.published_at ?? '').localeCompare(b.published_at ?? ''),
  );
  return (
    <section aria-labelledby="record-related">
      <h2 id="record-related">{copy.related}</h2>
      <ol className={styles.story}>
        {story.map((step) => {
          const path = recordPath({ record_type: record.record_type, slug: step.slug });
          const here = String(step.id) === String(record.id);
          return (
            <li key={step.id} aria-current={here ? 'page' : undefined}>
              {path && !here ? (
                <TextLink standalone href={path}>
                  {step.title}
                </TextLink>
              ) : (
                <span>{step.title}</span>
              )}
              <span className={styles.when}>
                {here ? copy.relatedHere : formatLongDate(step.published_at)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
