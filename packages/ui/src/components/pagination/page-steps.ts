/** A linked page, or a gap of omitted pages. */
export type PageStep = { kind: 'page'; key: string; page: number } | { kind: 'gap'; key: string };

/**
 * Returns the pages to link: the first, the last, and the current one with its neighbors. A gap
 * replaces two or more pages, never a single one.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const pages = [1, page - 1, page, page + 1, pageCount]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  const steps: PageStep[] = [];
  let previous = 0;
  for (const current of pages) {
    if (current === previous) continue;
    if (current - previous === 2) steps.push(toPage(previous + 1));
    if (current - previous > 2) steps.push({ kind: 'gap', key: `after ${previous}` });
    steps.push(toPage(current));
    previous = current;
  }
  return steps;
}

function toPage(page: number): PageStep {
  return { kind: 'page', key: String(page), page };
}
