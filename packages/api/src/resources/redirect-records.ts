import * as v from 'valibot';
import { defineResource, named, single } from '../client/define-resource.ts';

/** Where an old path has moved to: a path of the portal or an https address. */
export const redirectRecordSchema = v.object({ path: v.string(), to: v.string() });
export interface RedirectRecord extends v.InferOutput<typeof redirectRecordSchema> {}

/** Where old paths have moved to. */
export const redirectRecords = defineResource('redirectRecords', {
  /** Null where nothing has moved. The caller decides whether `to` may be followed. */
  check: single({
    prefix: 'REDIRECT_RECORDS',
    path: '/api/v1/redirect_records/check',
    key: 'redirect_record',
    schema: named<RedirectRecord | null>(v.nullable(redirectRecordSchema)),
    query: { path: 'redirectedPath' },
  }),
});
