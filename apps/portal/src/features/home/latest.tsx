import { ListSkeleton } from '@producer-portal/ui';
import { useRef } from 'react';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { FailedPart } from '../../modules/parts/failed-part.tsx';
import { homeCopy as copy } from './copy.ts';
import { maxLatest } from './home-news.ts';
import styles from './pp-home.module.css';
import { useLatest, type HomeContent } from './use-home.ts';

/** The newest announcements, product updates, and field management news, without the records shown above. */
export function Latest({ content }: { readonly content: HomeContent }) {
  const { records, retry: retryLatest, failure } = useLatest(content);
  const heading = useRef<HTMLHeadingElement>(null);
  if (records?.length === 0 && !retryLatest && !content.retryFailedParts) return null;
  const retry =
    retryLatest || content.retryFailedParts
      ? () => {
          retryLatest?.();
          content.retryFailedParts?.();
        }
      : null;
  return (
    <section className={styles.latest} aria-labelledby="home-latest">
      <div className={styles.heading}>
        <h2 id="home-latest" ref={heading} tabIndex={-1}>
          {copy.latest}
        </h2>
      </div>
      {retry && (
        <FailedPart
          title={copy.latest}
          heading={heading}
          error={failure ?? content.failure}
          retry={retry}
        />
      )}
      {records ? (
        <ul className={styles.rows}>
          {records.map((record) => (
            <li key={`${record.record_type}-${record.id}`}>
              <RecordRow record={record} tag={typeTag(record)} />
            </li>
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={maxLatest} />
      )}
    </section>
  );
}
