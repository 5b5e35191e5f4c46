import { recordOf } from '../../client/endpoint.ts';
import { simplePageSchema } from './schema.ts';

export const simplePageEndpoint = {
  prefix: 'SIMPLE_PAGE',
  method: 'GET',
  path: '/api/v1/simple_pages/:id',
  answer: recordOf('simple_page', simplePageSchema),
} as const;
