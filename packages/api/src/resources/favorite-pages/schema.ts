import * as v from 'valibot';
import { idSchema, optional } from '../content/schema.ts';

/** A favorite (docs/contract.md#favorite-page-record). */
export const favoritePageSchema = v.object({
  id: idSchema,
  /** One-based. */
  position: v.number(),
  title: optional(v.string()),
  path: v.string(),
});
export interface FavoritePage extends v.InferOutput<typeof favoritePageSchema> {}

/** Input for a new favorite: a title, and a path with its query (docs/product.md#favorites). */
export const favoritePageInputSchema = v.object({
  title: v.pipe(
    v.string(),
    v.regex(/\S/, 'Enter a title.'),
    v.maxLength(200, 'Use 200 characters or fewer for the title.'),
    v.trim(),
  ),
  path: v.pipe(
    v.string(),
    // Allows printable ASCII, but no spaces, and no backslashes, which browsers read as slashes.
    // The path starts with exactly one slash because two would start a host name.
    v.regex(/^\/(?!\/)[!-[\]-~]*$/, 'The path must start with one slash and be URL-encoded.'),
    v.maxLength(500, 'Use 500 characters or fewer for the path.'),
  ),
});
export interface FavoritePageInput extends v.InferOutput<typeof favoritePageInputSchema> {}
