import * as v from 'valibot';

/** The strict format prevents header injection. */
const hash = v.pipe(v.string(), v.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/, 'must be a SHA-256 hash'));
const inlineHashesSchema = v.strictObject({
  'script-src': v.array(hash),
  'style-src': v.array(hash),
});

/** Hashes of the page's inline script and styles, for the content security policy. */
export type InlineHashes = v.InferOutput<typeof inlineHashesSchema>;

/**
 * Parses `csp.json`, which the portal's build writes beside its page.
 *
 * @param json The file's content, or `null` if the build has none.
 * @throws Error If the content has another format.
 */
export function parseInlineHashes(json: string | null): InlineHashes {
  if (json === null) return { 'script-src': [], 'style-src': [] };
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), inlineHashesSchema), json);
  if (result.success) return result.output;
  throw new Error(`The portal’s csp.json: ${result.issues[0].message}`);
}
