import {
  type Attachment,
  attachments,
  isApiError,
  isNotAuthorized,
  isNotFound,
  isSessionEnded,
} from '@producer-portal/api';
import { Button, LoadBoundary, PageHeader, StatusScreen, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toLoadState } from '../../modules/content-list/load-state.ts';
import { downloadTarget } from '../../modules/downloads/download-target.ts';
import { displayFileName } from '../../modules/downloads/display-file-name.ts';
import { NotAuthorized } from '../../modules/error-pages/not-authorized.tsx';
import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import type { FailedResponse } from '../../modules/error-pages/support-details.ts';
import { TimedOut } from '../../modules/error-pages/timed-out.tsx';
import { NotFound } from '../../modules/missing-page/not-found.tsx';
import { useGoBack } from '../../modules/paths/use-go-back.ts';
import { useApi, useServices } from '../../modules/session/services.tsx';
import { attachmentsCopy as copy } from './copy.ts';

/** Downloads the file that the address names; without an id there is no such file (docs/product.md#attachments). */
export function AttachmentScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <Download id={id} name={search.get('name')} /> : <NotFound type="file" />;
}

function Download({ id, name }: { readonly id: string; readonly name: string | null }) {
  const query = useQuery(attachments.download.query(useApi(), id));
  const nameOf = (attachment?: Attachment) =>
    displayFileName(name) || displayFileName(attachment?.name) || copy.unnamed;
  return (
    <LoadBoundary
      load={toLoadState(query, () => false)}
      skeleton={
        <>
          <PageHeader title={copy.title} />
          <p>{copy.preparing(nameOf())}</p>
        </>
      }
      labels={{
        loading: copy.loading,
        slow: copy.slow,
        failed: copy.failed,
        loaded: (attachment) => copy.done(nameOf(attachment)),
      }}
      empty={null}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      {(attachment) => (
        <Downloaded
          attachment={attachment}
          name={nameOf(attachment)}
          again={() => void query.refetch()}
        />
      )}
    </LoadBoundary>
  );
}

/** Its four ends, by the status of the answer (docs/product.md#attachment-failures). */
function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { pathname, search } = useLocation();
  const response = responseOf(error);
  if (isSessionEnded(error)) return <SessionEnded from={pathname + search} />;
  if (isNotAuthorized(error)) return <NotAuthorized response={response} />;
  if (isNotFound(error)) return <NotFound type="file" />;
  return <TimedOut response={response} onTryAgain={retry} />;
}

function responseOf(error: unknown): FailedResponse {
  if (!isApiError(error)) return {};
  return {
    ...(error.requestId ? { requestId: error.requestId } : {}),
    ...(error.hostMessage ? { message: error.hostMessage } : {}),
  };
}

interface DownloadedProps {
  readonly attachment: Attachment;
  readonly name: string;
  readonly again: () => void;
}

/** Sends the browser to the file, once for each answer; an address that it may not be sent to is a fault. */
function Downloaded({ attachment, name, again }: DownloadedProps) {
  const { config, redirect, report } = useServices();
  const goBack = useGoBack();
  const { download_url: address } = attachment;
  const target = downloadTarget(address, config.downloadHosts, window.location.origin);

  useEffect(() => {
    if (target === null)
      report(new Error('A file was offered at an address off the allowed hosts.'));
    else if (!sent.has(attachment)) redirect(target);
    sent.add(attachment);
  }, [attachment, target, redirect, report]);

  if (target === null) return <TimedOut response={{}} onTryAgain={again} />;

  return (
    <StatusScreen
      title={copy.title}
      primary={<Button onClick={again}>{copy.again}</Button>}
      secondary={[
        <TextLink key="back" href="/" onClick={goBack}>
          {copy.back}
        </TextLink>,
      ]}
    >
      <p>{copy.done(name)}</p>
    </StatusScreen>
  );
}

/** Answers that the browser has been sent to: an effect may run twice, a file is downloaded once. */
const sent = new WeakSet<Attachment>();
