import { FileCard, type FileCardProps } from '@producer-portal/ui';
import { downloadsCopy as copy } from './copy.ts';
import { useDownload, type DownloadFile } from './use-download.ts';

export interface DownloadCardProps extends Pick<FileCardProps, 'meta'> {
  readonly file: DownloadFile;
}

/** A file that downloads without leaving the page. */
export function DownloadCard({ file, meta }: DownloadCardProps) {
  const { state, message, href, onClick } = useDownload(file);
  return (
    <FileCard
      name={file.name ?? copy.unnamed}
      meta={meta}
      state={state}
      message={message}
      actionLabel={state === 'failed' ? copy.tryAgain : copy.download}
      href={href}
      onDownload={onClick}
    />
  );
}
