const tagStart = /[A-Za-z/!?]/;

/**
 * Takes HTML tags out of a text and keeps what stands between them (docs/product.md#cleaning-filter-values), also of
 * tags that only come about as others go; a lone `<` survives. Its time grows with the length of the
 * text alone, whatever is nested in it.
 *
 * @example
 * stripTags('<b>roof</b> age < 5') // 'roof age < 5'
 * stripTags('<scr<b>ipt>x') // 'x'
 */
export function stripTags(text: string): string {
  /** What is kept, in pieces; each bracket is a piece of its own. */
  const kept: string[] = [];
  /** Where in `kept` the brackets stand. */
  const brackets: number[] = [];
  for (const item of text.split(/([<>])/)) {
    if (item !== '<' && item !== '>') {
      if (item !== '') kept.push(item);
      continue;
    }
    const last = brackets.at(-1);
    const opens = last !== undefined && kept[last] === '<';
    if (item === '>' && opens && tagStart.test(kept[last + 1]?.[0] ?? '')) {
      kept.length = last;
      brackets.pop();
    } else {
      brackets.push(kept.length);
      kept.push(item);
    }
  }
  return kept.join('');
}

/** The keys that 'met360' is an old name on (docs/product.md#met360). */
const renamedKeys = ['product', 'products', 'category', 'platforms', 'tags'];

/**
 * Reads 'met360' of old bookmarks as 'agent360' in a value of one of these keys
 * (docs/product.md#met360); a value of any other key stays as it is.
 *
 * @param keys @default product, products, category, platforms and tags
 * @example renameMet360('category', 'met360_forms') // 'agent360_forms'
 */
export function renameMet360(
  key: string,
  value: string,
  keys: readonly string[] = renamedKeys,
): string {
  return keys.includes(key) ? value.replaceAll('met360', 'agent360') : value;
}

const longestValue = 200;

/**
 * Makes a filter value from an address or a field safe to send: well-formed, at most 200 characters,
 * without tags or surrounding space, and with 'met360' of old bookmarks read as 'agent360'.
 *
 * @param key the key of the query, without its brackets
 * @returns the cleaned value; empty when nothing is left of it or it is the default 'all-options'
 * @example cleanFilterValue('category', '<b>met360_news</b>') // 'agent360_news'
 */
export function cleanFilterValue(key: string, raw: string): string {
  const value = stripTags(raw.slice(0, longestValue).toWellFormed()).trim();
  return value === 'all-options' ? '' : renameMet360(key, value);
}
