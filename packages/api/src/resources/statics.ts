import * as v from 'valibot';
import { defineResource, withType, single } from '../client/define-resource.ts';
import { contentPartSchema, optional } from './content/schema.ts';

/** A block of static text. */
export const staticBlockSchema = v.object({
  title: optional(v.string()),
  contents: optional(v.array(contentPartSchema)),
});
export interface StaticBlock extends v.InferOutput<typeof staticBlockSchema> {}

/** Blocks of static text by key (`home`, `footer`, …). */
export const staticsSchema = v.record(v.string(), staticBlockSchema);
export interface Statics extends v.InferOutput<typeof staticsSchema> {}

/** All blocks of static text. */
export const statics = defineResource('statics', {
  all: single({
    prefix: 'STATICS',
    path: '/api/v1/statics',
    key: 'statics',
    schema: withType<Statics>(staticsSchema),
  }),
});
