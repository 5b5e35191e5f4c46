import {
  attachments,
  isNotAuthorized,
  isNotFound,
  isSessionEnded,
  type Attachment,
} from '@producer-portal/api';
import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { startDownload } from '../../lib/save-file.ts';
import { failureCopy } from '../content-list/copy.ts';
import { failureText } from '../content-list/failure-text.ts';
import { opensInThisTab } from '../paths/navigation.ts';
import { useServices } from '../session/services.tsx';
import { downloadsCopy as copy } from './copy.ts';
import { toSafeFileName } from './safe-file-name.ts';
import { downloadPath, toAllowedUrl } from './file-urls.ts';

export interface DownloadFile {
  readonly id: string | number;
  readonly name?: string | null | undefined;
}

export interface Download {
  readonly state: 'idle' | 'preparing' | 'done' | 'failed';
  /** The progress or the result; undefined before the first click. */
  readonly message: string | undefined;
  /** The page that downloads the file, for a new tab or a shared link. */
  readonly href: string;
  /** Downloads the file without leaving the page. */
  readonly onClick: (event: MouseEvent) => void;
}

/** Downloads a file in place, with the messages of the download page (docs/product.md#attachments). */
export function useDownload(file: DownloadFile): Download {
  const { api, config, queryClient, report } = useServices();
  const navigate = useNavigate();
  const [{ state, message }, setStatus] = useState<Pick<Download, 'state' | 'message'>>({
    state: 'idle',
    message: undefined,
  });
  const isRunning = useRef(false);
  const href = downloadPath(file);
  const name = toSafeFileName(file.name);

  async function download(): Promise<void> {
    setStatus({ state: 'preparing', message: copy.preparing(name) });
    try {
      // Not a mutation, because a 403 for a download must not leave the page (docs/product.md#attachment-failures).
      const attachment: Attachment = await queryClient.fetchQuery({
        ...attachments.download.query(api, String(file.id)),
        staleTime: 0,
      });
      const url = toAllowedUrl(
        attachment.download_url,
        config.downloadHosts,
        window.location.origin,
      );
      if (url === null) {
        report(new Error('The download URL of a file is not on an allowed host.'));
        setStatus({ state: 'failed', message: failureCopy.timedOut });
        return;
      }
      startDownload(url);
      const savedName = name || toSafeFileName(attachment.name) || copy.yourFile;
      setStatus({ state: 'done', message: copy.done(savedName) });
    } catch (error) {
      // The page for an ended session has a button to sign in again, which then returns to this file.
      if (isSessionEnded(error)) void navigate(href);
      else setStatus({ state: 'failed', message: toMessage(error) });
    }
  }

  return {
    state,
    message,
    href,
    onClick: (event) => {
      if (!opensInThisTab(event)) return;
      event.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      void download().finally(() => {
        isRunning.current = false;
      });
    },
  };
}

function toMessage(error: unknown): string {
  if (isNotAuthorized(error)) return copy.failures.notAuthorized;
  if (isNotFound(error)) return copy.failures.notFound;
  return failureText(error instanceof Error ? error : null, failureCopy.timedOut);
}
