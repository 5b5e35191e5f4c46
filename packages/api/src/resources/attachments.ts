import * as v from 'valibot';
import { defineResource, withType, single } from '../client/define-resource.ts';
import { optional } from './content/schema.ts';

/** A file with a temporary download URL (docs/contract.md#attachment-downloads). */
export const attachmentSchema = v.object({
  name: optional(v.string()),
  download_url: v.pipe(v.string(), v.nonEmpty()),
});
export interface Attachment extends v.InferOutput<typeof attachmentSchema> {}

/**
 * Files to download. The URL works only for a short time, so it is removed from the cache when the
 * screen closes. Check the URL's host before you open it (docs/product.md#attachments).
 */
export const attachments = defineResource('attachments', {
  /**
   * A 401 doesn't end the session: the screen handles it (docs/product.md#attachment-failures).
   * Times out after 30 seconds.
   */
  download: single({
    prefix: 'ATTACHMENT_DOWNLOAD',
    path: '/api/v1/attachments/:id/download',
    key: 'attachment',
    schema: withType<Attachment>(attachmentSchema),
    auth: 'download',
    timeout: 30_000,
    // Each response starts a download, even if it equals the previous response.
    cache: { staleTime: Infinity, gcTime: 0, structuralSharing: false },
  }),
});
