import * as v from 'valibot';
import { defineResource, named, single } from '../client/define-resource.ts';
import { optional } from './content/schema.ts';

/** Where a file can be had for a short while (docs/contract.md#attachment-downloads). */
export const attachmentSchema = v.object({
  name: optional(v.string()),
  download_url: v.pipe(v.string(), v.nonEmpty()),
});
export interface Attachment extends v.InferOutput<typeof attachmentSchema> {}

/**
 * Files to download. The address is good for a short while, so it is never kept; whoever opens it
 * checks its host first (docs/product.md#attachments).
 */
export const attachments = defineResource('attachments', {
  /**
   * Leaves an ended session as it is: the screen decides (docs/product.md#attachment-failures).
   * The host may take 30 s.
   */
  download: single({
    prefix: 'ATTACHMENT_DOWNLOAD',
    path: '/api/v1/attachments/:id/download',
    key: 'attachment',
    schema: named<Attachment>(attachmentSchema),
    as: 'download',
    timeout: 30_000,
    // Each response starts a download of its own, also one that equals the response before.
    cache: { staleTime: Infinity, gcTime: 0, structuralSharing: false },
  }),
});
