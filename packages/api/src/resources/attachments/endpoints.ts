import { recordOf } from '../../client/endpoint.ts';
import { attachmentSchema } from './schema.ts';

export const attachmentDownloadEndpoint = {
  prefix: 'ATTACHMENT_DOWNLOAD',
  method: 'GET',
  path: '/api/v1/attachments/:id/download',
  answer: recordOf('attachment', attachmentSchema),
  as: 'download',
  timeout: 30_000,
} as const;
