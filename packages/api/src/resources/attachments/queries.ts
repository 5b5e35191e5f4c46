import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { askedOnce } from '../asked-once.ts';
import type { Id } from '../content/schema.ts';
import { fetchAttachmentDownload } from './fetchers.ts';

/**
 * Where a file can be had, asked once for each time that its screen opens: the address is not asked
 * for again while the screen is there, and forgotten when it goes.
 */
export function attachmentDownloadQuery(api: ApiClient, id: Id) {
  return queryOptions({
    ...askedOnce,
    queryKey: ['attachments', 'download', String(id)],
    queryFn: ({ signal }) => fetchAttachmentDownload(api, id, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    // Each answer is a press of its own, also one that reads as the one before.
    structuralSharing: false,
  });
}
