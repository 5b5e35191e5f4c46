import type { ContentRecord } from '@producer-portal/api';
import { Button, Notice } from '@producer-portal/ui';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

export interface LatestProps {
  readonly records: readonly ContentRecord[];
  /** Asks again for what has failed; null when every part has answered. */
  readonly retry: (() => void) | null;
}

/** The newest of every kind, apart from what already stands above. */
export function Latest({ records, retry }: LatestProps) {
  if (records.length === 0 && !retry) return null;
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
      <ul className={styles.rows}>
        {records.map((record) => (
          <li key={`${record.record_type}-${record.id}`}>
            <RecordRow record={record} tag={typeTag(record)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
