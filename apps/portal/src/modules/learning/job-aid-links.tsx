import type { JobAid } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { contentLang } from '../../lib/page-locale.ts';
import { recordPath } from '../record-links/record-links.ts';
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
        const path = recordPath(aid);
        const attachment = formatAttachment(aid);
        return (
          <li key={aid.id}>
            {path ? (
              <TextLink standalone href={path} lang={contentLang}>
                {aid.title}
              </TextLink>
            ) : (
              aid.title
            )}
            {attachment && <span className={styles.fact}>{attachment}</span>}
          </li>
        );
      })}
    </ul>
  );
}
