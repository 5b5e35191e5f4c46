import { Button, ListSkeleton, Notice } from '@producer-portal/ui';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { homeCopy as copy } from './copy.ts';
import { latestShown } from './home-news.ts';
import styles from './pp-home.module.css';
import { useLatest, type HomeContent } from './use-home.ts';

/** The newest of every kind, apart from what already stands above. */
export function Latest({ content }: { readonly content: HomeContent }) {
  const { records, retry: retryLatest } = useLatest(content);
  if (records?.length === 0 && !retryLatest && !content.partFailed) return null;
  const retry =
    retryLatest || content.partFailed
      ? () => {
          retryLatest?.();
          content.partFailed?.();
        }
      : null;
  return (
    <section className={styles.latest} aria-labelledby="home-latest">
      <div className={styles.heading}>
        <h2 id="home-latest">{copy.latest}</h2>
      </div>
      {retry && (
        <Notice tone="warning">
          <p>{copy.partFailed}</p>
          <Button kind="secondary" onClick={retry}>
            {copy.retry}
          </Button>
        </Notice>
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
        <ListSkeleton rows={latestShown} />
      )}
    </section>
  );
}
