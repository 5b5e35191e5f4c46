import * as v from 'valibot';
import { defineResource, withType, single } from '../client/define-resource.ts';

/** An old path and its new location, which is a path of the portal or an https URL. */
export const redirectRecordSchema = v.object({ path: v.string(), to: v.string() });
export interface RedirectRecord extends v.InferOutput<typeof redirectRecordSchema> {}

/** Redirects of old paths. */
export const redirectRecords = defineResource('redirectRecords', {
  /** Returns null if there is no redirect. The caller decides whether `to` is safe to follow. */
  check: single({
    prefix: 'REDIRECT_RECORDS',
    path: '/api/v1/redirect_records/check',
    key: 'redirect_record',
    schema: withType<RedirectRecord | null>(v.nullable(redirectRecordSchema)),
    query: { path: 'redirectedPath' },
  }),
});
