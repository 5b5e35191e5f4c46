import {
  type Attachment,
  attachments,
  isApiError,
  isNotAuthorized,
  isNotFound,
  isSessionEnded,
} from '@producer-portal/api';
import {
  Button,
  LoadBoundary,
  PageHeader,
  StatusScreen,
  TextLink,
  toLoadState,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toAllowedUrl } from '../../modules/downloads/file-urls.ts';
import { toSafeFileName } from '../../modules/downloads/safe-file-name.ts';
import { NotAuthorized } from '../../modules/error-pages/not-authorized.tsx';
import { SessionEnded } from '../../modules/error-pages/session-ended.tsx';
import type { FailedResponse } from '../../modules/error-pages/support-details.ts';
import { ServerDown } from '../../modules/error-pages/server-down.tsx';
import { NotFound } from '../../modules/missing-page/not-found.tsx';
import { useGoBack } from '../../modules/paths/use-go-back.ts';
import { useApi, useServices } from '../../modules/session/services.tsx';
import { attachmentsCopy as copy } from './copy.ts';

/** Downloads the file whose id is in the URL, or shows a not-found page if there is no id (docs/product.md#attachments). */
export function AttachmentScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <Download id={id} name={search.get('name')} /> : <NotFound type="file" />;
}

function Download({ id, name }: { readonly id: string; readonly name: string | null }) {
  const query = useQuery(attachments.download.query(useApi(), id));
  const getName = (attachment?: Attachment) =>
    toSafeFileName(name) || toSafeFileName(attachment?.name) || copy.unnamed;
  return (
    <LoadBoundary
      load={toLoadState(query, () => false)}
      skeleton={
        <>
          <PageHeader title={copy.title} />
          <p>{copy.preparing(toSafeFileName(name))}</p>
        </>
      }
      labels={{
        loading: copy.loading,
        slow: copy.slow,
        failed: copy.failed,
        loaded: (attachment) => copy.done(getName(attachment)),
      }}
      empty={null}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      {(attachment) => (
        <Downloaded
          attachment={attachment}
          name={getName(attachment)}
          onDownloadAgain={() => void query.refetch()}
        />
      )}
    </LoadBoundary>
  );
}

/** Shows one of four screens, depending on the response status (docs/product.md#attachment-failures). */
function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { pathname, search } = useLocation();
  const response = toFailedResponse(error);
  if (isSessionEnded(error))
    return <SessionEnded from={pathname + search} message={response.message} />;
  if (isNotAuthorized(error)) return <NotAuthorized response={response} />;
  if (isNotFound(error)) return <NotFound type="file" message={response.message} />;
  return <ServerDown response={response} onTryAgain={retry} />;
}

function toFailedResponse(error: unknown): FailedResponse {
  if (!isApiError(error)) return {};
  return {
    ...(error.requestId ? { requestId: error.requestId } : {}),
    ...(error.hostMessage ? { message: error.hostMessage } : {}),
  };
}

interface DownloadedProps {
  readonly attachment: Attachment;
  readonly name: string;
  readonly onDownloadAgain: () => void;
}

/** Redirects the browser to the file once per response. A URL that isn't on an allowed host is reported as an error. */
function Downloaded({ attachment, name, onDownloadAgain }: DownloadedProps) {
  const { config, redirect, report } = useServices();
  const goBack = useGoBack();
  const { download_url: url } = attachment;
  const target = toAllowedUrl(url, config.downloadHosts, window.location.origin);

  useEffect(() => {
    if (target === null) report(new Error('The download URL of a file is not on an allowed host.'));
    else if (!redirectedAttachments.has(attachment)) redirect(target);
    redirectedAttachments.add(attachment);
  }, [attachment, target, redirect, report]);

  if (target === null) return <ServerDown response={{}} onTryAgain={onDownloadAgain} />;

  return (
    <StatusScreen
      title={copy.title}
      primary={<Button onClick={onDownloadAgain}>{copy.again}</Button>}
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

/** Responses that already started a download. React may run an effect twice, but the file must download only once. */
const redirectedAttachments = new WeakSet<Attachment>();
