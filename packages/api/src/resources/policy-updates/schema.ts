import * as v from 'valibot';
import { noticeEntries } from '../content/schema.ts';

export const policyUpdateSchema = v.object(noticeEntries);
export type PolicyUpdate = v.InferOutput<typeof policyUpdateSchema>;
