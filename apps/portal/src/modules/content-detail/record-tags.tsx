import { getRecordTypeInfo, type ContentRecord } from '@producer-portal/api';
import { KeyValueList, TextLink } from '@producer-portal/ui';
import { encodeText } from '../../lib/encode-text.ts';
import { hostText } from '../../lib/host-text.tsx';
import { detailCopy as copy } from './copy.ts';
import styles from './pp-article.module.css';

export interface RecordTagsProps {
  readonly record: Pick<ContentRecord, 'record_type' | 'tags'>;
}

/** A record's tags. Each one links to the list of records with that tag (docs/product.md#tags). */
export function RecordTags({ record }: RecordTagsProps) {
  const { tags } = record;
  if (!tags?.length) return null;
  const listPath = getRecordTypeInfo(record)?.tagListPath;
  const items = (
    <ul className={styles.tags}>
      {tags.map(({ key, name }) => (
        <li key={key}>
          {listPath ? (
            <TextLink standalone href={`${listPath}?tags[]=${encodeText(key)}`}>
              {hostText(name)}
            </TextLink>
          ) : (
            hostText(name)
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <KeyValueList className={styles.tagDetails} items={[{ term: copy.tags, details: items }]} />
  );
}
