import * as v from 'valibot';
import { idSchema, optional } from '../content/schema.ts';

export const favoritePageSchema = v.object({
  id: idSchema,
  /** One-based. */
  position: v.number(),
  title: optional(v.string()),
  path: v.string(),
});
export type FavoritePage = v.InferOutput<typeof favoritePageSchema>;
