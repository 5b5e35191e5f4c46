/**
 * How a list is asked for: its path, and the keys of its query in the order in which they are sent.
 * A key that takes many values ends in `[]`.
 */
export type ListCall = { readonly path: string; readonly keys: readonly string[] };

function isCanonicalValue(value: string): boolean {
  try {
    const encoded = encodeURIComponent(decodeURIComponent(value)).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    return value !== '' && value === encoded;
  } catch {
    return false;
  }
}

/**
 * The path and query that a list's fetcher asks for when the page's own address holds this query,
 * or null when the query is not in the form in which it is sent.
 *
 * Filters stand in the page's address exactly as they go to the API (docs/product.md#filters-in-addresses), so a
 * script that starts the first call before the application's code has arrived neither parses nor
 * writes a query: it needs this function alone, which imports nothing.
 *
 * @param search `location.search`: empty, or with its `?`
 * @example
 * canonicalListPath(alertsCall, '?category=job_aids&page=2') // '/api/v1/alerts?category=job_aids&page=2'
 * canonicalListPath(alertsCall, '?page=2&category=job_aids') // null: the fetcher sends category first
 */
export function canonicalListPath({ path, keys }: ListCall, search: string): string | null {
  if (search === '') return path;
  let last = -1;
  for (const pair of search.slice(1).split('&')) {
    const [key = '', value = '', ...rest] = pair.split('=');
    const position = keys.indexOf(key);
    const inOrder = position > last || (position === last && key.endsWith('[]'));
    if (position < 0 || !inOrder || rest.length > 0 || !isCanonicalValue(value)) return null;
    if (key === 'page' && !/^(?:[2-9]|[1-9]\d+)$/.test(value)) return null;
    last = position;
  }
  return path + search;
}
