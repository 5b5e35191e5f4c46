import type { ContentRecord } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { contentLang } from '../../lib/page-locale.ts';
import { detailCopy as copy } from './copy.ts';
import styles from './pp-record-body.module.css';
import { useContentPolicy } from './use-content-policy.ts';

export interface RecordBodyProps {
  readonly record: Pick<ContentRecord, 'contents'>;
  /** Level of the heading above the text. @default 1 */
  readonly headingOffset?: number | undefined;
  /** Prefix of the ids in the text. Must be unique if a page has several texts. */
  readonly idPrefix?: string | undefined;
}

/** A record's text, sanitized by the renderer. */
export function RecordBody({ record, headingOffset, idPrefix }: RecordBodyProps) {
  const policy = useContentPolicy();
  const html = record.contents?.[0]?.content;
  if (!html) return <p>{copy.noBody}</p>;
  return (
    <RichContent
      html={html}
      className={styles.text}
      lang={contentLang}
      headingOffset={headingOffset}
      idPrefix={idPrefix}
      {...policy}
      labels={{
        table: copy.tableRegion,
        truncated: copy.truncated,
        external: copy.external,
      }}
    />
  );
}
