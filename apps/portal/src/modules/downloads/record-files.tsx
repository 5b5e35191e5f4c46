import type { AttachmentRef } from '@producer-portal/api';
import { downloadsCopy as copy } from './copy.ts';
import { DownloadCard } from './download-card.tsx';
import { getFileDetails } from './file-details.ts';
import styles from './pp-record-files.module.css';

export interface RecordFilesProps {
  readonly files: readonly AttachmentRef[] | null | undefined;
  /** Shown above the files. */
  readonly note?: string | undefined;
}

/** A record's attachments. Renders nothing if there are none. */
export function RecordFiles({ files, note }: RecordFilesProps) {
  if (!files || files.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="record-files">
      <h2 id="record-files">{copy.files}</h2>
      {note && <p>{note}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <DownloadCard file={file} meta={getFileDetails(file)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
