import type { VideoPart } from '@producer-portal/api';
import { VideoPlayer } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useDownload } from '../downloads/use-download.ts';
import { useConfig } from '../session/services.tsx';
import { mediaCopy as copy } from './copy.ts';
import { getVideoFiles } from './video-files.ts';

export interface RecordVideoProps {
  readonly video: VideoPart;
  /** The video's title. */
  readonly title: string;
  /** Shown over the last frame when the video has ended. */
  readonly endCard?: ReactNode;
  /** Whether the download link is below the video. Otherwise, use `VideoDownload`. @default true */
  readonly hasDownload?: boolean;
}

/** A record's video with captions and an optional download; or a message if its host isn't allowed. */
export function RecordVideo({ video, title, endCard, hasDownload = true }: RecordVideoProps) {
  const { download_attachment_id: id } = video;
  const files = getVideoFiles(video, useConfig(), window.location.origin);
  const download = useDownload({ id: id ?? '', name: title });
  if (!files) return <p>{copy.hostNotAllowed}</p>;
  return (
    <VideoPlayer
      {...files}
      title={title}
      endCard={endCard}
      labels={copy.labels}
      download={
        !hasDownload || id === null || id === undefined
          ? undefined
          : {
              href: download.href,
              label: copy.download,
              onClick: download.onClick,
              message: download.message,
              failed: download.state === 'failed',
            }
      }
    />
  );
}
