/** A linked page, or a gap of omitted pages. */
export type PageItem = { kind: 'page'; key: string; page: number } | { kind: 'gap'; key: string };

/**
 * Returns the pages to link: the first, the last, and the current one with its neighbors. A gap
 * replaces two or more pages, never a single page.
 */
export function getPageItems(page: number, pageCount: number): PageItem[] {
  const pages = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  const items: PageItem[] = [];
  let previous = 0;
  for (const current of pages) {
    if (current === previous) continue;
    if (current - previous === 2) items.push(toPageItem(previous + 1));
    if (current - previous > 2) items.push({ kind: 'gap', key: `after ${previous}` });
    items.push(toPageItem(current));
    previous = current;
  }
  return items;
}

function toPageItem(page: number): PageItem {
  return { kind: 'page', key: String(page), page };
}
