import type { JobAid } from '@producer-portal/api';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { formatAttachment } from './job-aid-row.tsx';
import styles from './pp-learning.module.css';

export interface JobAidLinksProps {
  readonly aids: readonly JobAid[];
}

/** A compact list of job aid links. */
export function JobAidLinks({ aids }: JobAidLinksProps) {
  return (
    <ul className={styles.panel}>
      {aids.map((aid) => {
        const attachment = formatAttachment(aid);
        return (
          <li key={aid.id}>
            <RecordPageLink record={aid} />
            {attachment && <span className={styles.fact}>{attachment}</span>}
          </li>
        );
      })}
    </ul>
  );
}
