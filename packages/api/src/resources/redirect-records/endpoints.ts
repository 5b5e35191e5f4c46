import * as v from 'valibot';
import { recordOf } from '../../client/endpoint.ts';
import { redirectRecordSchema } from './schema.ts';

export const redirectRecordEndpoint = {
  prefix: 'REDIRECT_RECORDS',
  method: 'GET',
  path: '/api/v1/redirect_records/check',
  keys: ['path'],
  answer: recordOf('redirect_record', v.nullable(redirectRecordSchema)),
} as const;
