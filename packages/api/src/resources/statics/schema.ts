import * as v from 'valibot';
import { contentPartSchema, optional } from '../content/schema.ts';

/** One block of standing text, found by its key (`home`, `footer`, …). */
export const staticBlockSchema = v.object({
  title: optional(v.string()),
  contents: optional(v.array(contentPartSchema)),
});
export interface StaticBlock extends v.InferOutput<typeof staticBlockSchema> {}

/** Blocks of standing text by their key (`home`, `footer`, …). */
export const staticsSchema = v.record(v.string(), staticBlockSchema);
export interface Statics extends v.InferOutput<typeof staticsSchema> {}
