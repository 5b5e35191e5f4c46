import * as v from 'valibot';
import { noticeEntries } from '../content/schema.ts';

/** A policy update (docs/contract.md#policy-update-record). */
export const policyUpdateSchema = v.object(noticeEntries);
export interface PolicyUpdate extends v.InferOutput<typeof policyUpdateSchema> {}
