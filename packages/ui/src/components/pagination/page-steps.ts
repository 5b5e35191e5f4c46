/** A page to link to, or a stretch of pages left out. */
export type PageStep = { kind: 'page'; key: string; page: number } | { kind: 'gap'; key: string };

/**
 * Which pages get a link: the first, the last, and the current one with its neighbors. A gap stands
 * for two pages or more; a single page is never hidden behind one.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
    .filter((each) => each >= 1 && each <= pageCount)
    .toSorted((a, b) => a - b);
  const steps: PageStep[] = [];
  let last = 0;
  for (const each of wanted) {
    if (each === last) continue;
    if (each - last === 2) steps.push(toPage(last + 1));
    if (each - last > 2) steps.push({ kind: 'gap', key: `after ${last}` });
    steps.push(toPage(each));
    last = each;
  }
  return steps;
}

function toPage(page: number): PageStep {
  return { kind: 'page', key: String(page), page };
}
