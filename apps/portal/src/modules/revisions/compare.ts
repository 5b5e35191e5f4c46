/** The number of the revision that the URL compares with the previous one; null for no comparison. */
export function parseCompare(search: string): number | null {
  const value = new URLSearchParams(search).get('compare') ?? '';
  const number = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
  return number > 1 ? number : null;
}

/** The compared revision and the previous one; null if the record doesn't have both. The list is newest first. */
export function findComparedPair<R extends { readonly number: number }>(
  list: readonly R[],
  compared: number | null,
): { readonly before: R; readonly after: R } | null {
  const index = list.findIndex(({ number }) => number === compared);
  const [after, before] = index < 0 ? [] : list.slice(index);
  return after && before ? { before, after } : null;
}

/** The URL that compares a revision with the previous one. */
export const comparePath = (pathname: string, number: number): string =>
  `${pathname}?compare=${number}`;

/** A URL's query without the comparison. */
export function withoutCompare(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('compare');
  return params.size === 0 ? '' : `?${params}`;
}
