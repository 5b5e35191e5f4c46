const tagStart = /[A-Za-z/!?]/;

/**
 * Removes HTML tags from a string and keeps the text between them
 * (docs/product.md#cleaning-filter-values). It also removes tags that appear when inner tags are
 * removed. A lone `<` stays. It runs in linear time, regardless of nesting.
 *
 * @example
 * stripTags('<b>roof</b> age < 5') // 'roof age < 5'
 * stripTags('<scr<b>ipt>x') // 'x'
 */
export function stripTags(text: string): string {
  /** Parts of the result; each bracket is a separate part. */
  const parts: string[] = [];
  /** Indexes of the brackets in `parts`. */
  const brackets: number[] = [];
  for (const item of text.split(/([<>])/)) {
    if (item !== '<' && item !== '>') {
      if (item !== '') parts.push(item);
      continue;
    }
    const lastBracket = brackets.at(-1);
    const hasOpenBracket = lastBracket !== undefined && parts[lastBracket] === '<';
    if (item === '>' && hasOpenBracket && tagStart.test(parts[lastBracket + 1]?.[0] ?? '')) {
      parts.length = lastBracket;
      brackets.pop();
    } else {
      brackets.push(parts.length);
      parts.push(item);
    }
  }
  return parts.join('');
}

/** Keys whose values can contain the old name 'met360' (docs/product.md#met360). */
const keysWithRenamedValues = ['product', 'products', 'category', 'platforms', 'tags'];

/**
 * Replaces 'met360', from old bookmarks, with 'agent360' in the values of certain keys
 * (docs/product.md#met360). Values of other keys stay unchanged.
 *
 * @param keys keys whose values are renamed. @default product, products, category, platforms, tags
 * @example renameMet360('category', 'met360_forms') // 'agent360_forms'
 */
export function renameMet360(
  key: string,
  value: string,
  keys: readonly string[] = keysWithRenamedValues,
): string {
  return keys.includes(key) ? value.replaceAll('met360', 'agent360') : value;
}

/**
 * The value of a control's first option, which selects everything (docs/product.md#filters-in-urls). It
 * is the default of a dropdown, and is never sent to the host.
 *
 * @example
 * const options = [{ value: defaultOption, label: 'All categories' }, ...categories];
 */
export const defaultOption = 'all-options';

const maxLength = 200;

/**
 * Cleans a filter value from a URL or a form field: at most 200 characters, well-formed, without tags
 * or surrounding space, and with 'met360' replaced by 'agent360'.
 *
 * @param key the query parameter, without brackets
 * @returns the cleaned value; empty if nothing is left or it is `defaultOption`
 * @example cleanFilterValue('category', '<b>met360_news</b>') // 'agent360_news'
 */
export function cleanFilterValue(key: string, raw: string): string {
  const value = stripTags(raw.slice(0, maxLength).toWellFormed()).trim();
  return value === defaultOption ? '' : renameMet360(key, value);
}
