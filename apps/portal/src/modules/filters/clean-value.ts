const longestValue = 200;
const tag = /<[A-Za-z/!?][^<>]*>/g;
const renamedKeys: ReadonlySet<string> = new Set([
  'product',
  'products',
  'category',
  'platforms',
  'tags',
]);

/** Takes HTML tags out of a text until none is left; a lone `<` survives (specification section 5). */
export function stripTags(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before.replace(tag, '');
  } while (after !== before);
  return after;
}

/**
 * Makes a filter value from a URL or a field safe to send: well-formed, at most 200 characters,
 * without tags or surrounding space, and with 'met360' of old bookmarks read as 'agent360' on the
 * keys that name products, categories, platforms and tags (decisions, sections 5.3 and 5.4).
 *
 * @returns the cleaned value; empty when nothing is left of it or it is the default 'all-options'.
 * @example cleanValue('category', '<b>met360_news</b>') // 'agent360_news'
 */
export function cleanValue(key: string, raw: string): string {
  const value = stripTags(raw.slice(0, longestValue).toWellFormed()).trim();
  if (value === 'all-options') return '';
  return renamedKeys.has(key) ? value.replaceAll('met360', 'agent360') : value;
}
