import * as v from 'valibot';
import { noticeEntries } from '../content/schema.ts';

/** A policy update (decisions, section 2). */
export const policyUpdateSchema = v.object(noticeEntries);
export type PolicyUpdate = v.InferOutput<typeof policyUpdateSchema>;
