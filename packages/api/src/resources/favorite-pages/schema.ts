import * as v from 'valibot';
import { idSchema, optional } from '../content/schema.ts';

/** A page that a person keeps (docs/contract.md#favorite-page-record). */
export const favoritePageSchema = v.object({
  id: idSchema,
  /** One-based. */
  position: v.number(),
  title: optional(v.string()),
  path: v.string(),
});
export interface FavoritePage extends v.InferOutput<typeof favoritePageSchema> {}

/** A page to be kept: its title, and its path with its query (docs/product.md#favorites). */
export const favoritePageInputSchema = v.object({
  title: v.pipe(
    v.string(),
    v.regex(/\S/, 'Give it a title.'),
    v.maxLength(200, 'Keep the title under 200 characters.'),
    v.trim(),
  ),
  path: v.pipe(
    v.string(),
    // As an address is written: no space, no sign beyond ASCII, no backslash, which browsers read
    // as a slash; and one slash alone begins it, as two would name a host.
    v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'A path begins with one slash and is encoded.'),
    v.maxLength(500, 'Keep the path under 500 characters.'),
  ),
});
export interface FavoritePageInput extends v.InferOutput<typeof favoritePageInputSchema> {}
