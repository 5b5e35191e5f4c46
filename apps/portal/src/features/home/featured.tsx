import type { ContentRecord } from '@producer-portal/api';
import { useNow } from '../../lib/clock.tsx';
import { RecordRow } from '../../modules/content-list/record-row.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { statesText, statusOrPostedText } from '../../modules/content-list/row-texts.ts';
import { homeCopy as copy } from './copy.ts';
import styles from './pp-home.module.css';

/** The featured content that home doesn't show above this section; hidden if there is none. */
export function Featured({ records }: { readonly records: readonly ContentRecord[] }) {
  const now = useNow();
  if (records.length === 0) return null;
  return (
    <section className={styles.featured} aria-labelledby="home-featured">
      <div className={styles.heading}>
        <h2 id="home-featured">{copy.featured}</h2>
      </div>
      <ul className={styles.entries}>
        {records.map((record) => (
          <li key={`${record.record_type}-${record.id}`}>
            <RecordRow
              record={record}
              tag={typeTag(record)}
              stamp={null}
              meta={[statusOrPostedText(record, now), statesText(record.states)]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
