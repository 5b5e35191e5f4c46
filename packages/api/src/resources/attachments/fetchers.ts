import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions } from '../fetch-options.ts';
import { attachmentDownloadEndpoint } from './endpoints.ts';
import type { Attachment } from './schema.ts';

/**
 * Asks where a file can be had. The address is good for a short while, so it is asked for when
 * somebody wants the file and never kept. It comes from the host: whoever sends a browser there
 * checks it against the hosts that files may come from (docs/product.md#attachments).
 *
 * A failure tells its screen (docs/product.md#attachment-failures): `SessionEnded` that the host takes the session
 * for over, which is left as it is for the screen to decide; `NotAuthorised` that the file is not for this reader, `NotFound` that there is none (no call is made
 * for an id that could never be one), and every other error the time-out page. An answer may take 30 s.
 *
 * @throws SessionEnded, NotAuthorised, NotFound, or another of the family of `ApiError`
 */
export function fetchAttachmentDownload(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<Attachment> {
  return call(api, attachmentDownloadEndpoint, { id, signal });
}
