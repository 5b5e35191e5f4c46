import * as v from 'valibot';
import { contentRecordSchema, countSchema } from './content/schema.ts';
import { recordRevisionSchema } from './revisions/schema.ts';

/** Why a record is in the brief (docs/contract.md#brief). */
export const briefReasonSchema = v.picklist([
  'acknowledge',
  'stopped',
  'ending',
  'limited',
  'changed',
  'new',
]);
export type BriefReason = v.InferOutput<typeof briefReasonSchema>;

/** A dated record with its newest revision. Its `read` flag says whether the user has read that revision. */
export const briefRecordSchema = v.object({
  ...contentRecordSchema.entries,
  revision: recordRevisionSchema,
});
export interface BriefRecord extends v.InferOutput<typeof briefRecordSchema> {}

/** A record that is new or changed for the user, or that the user has to acknowledge. */
export const briefItemSchema = v.object({
  record: briefRecordSchema,
  reason: briefReasonSchema,
  /** Minutes to read the record. */
  minutes: countSchema,
});
export interface BriefItem extends v.InferOutput<typeof briefItemSchema> {}
