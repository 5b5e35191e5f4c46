import type { VideoPart } from '@producer-portal/api';
import { Icon, TextLink } from '@producer-portal/ui';
import { useDownload } from '../downloads/use-download.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { mediaCopy as copy } from './copy.ts';

export interface VideoDownloadProps {
  readonly video: VideoPart;
  /** The video's title. */
  readonly title: string;
}

/** A link that downloads a record's original video. Renders nothing if the video can't be downloaded. */
export function VideoDownload({
  video: { download_attachment_id: id },
  title,
}: VideoDownloadProps) {
  const download = useDownload({ id: id ?? '', name: title });
  if (id === null || id === undefined) return null;
  return (
    <>
      <TextLink standalone href={download.href} onClick={download.onClick}>
        <Icon name="download" /> {copy.downloadOriginal}
      </TextLink>
      {download.message !== undefined && (
        <Outcome
          tone={download.state === 'failed' ? 'danger' : 'info'}
          message={download.message}
        />
      )}
    </>
  );
}
