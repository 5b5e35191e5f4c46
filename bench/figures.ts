/** One run's figures by name: milliseconds, bytes or counts. */
export type Figures = Record<string, number>;

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/**
 * A table in Markdown: a row for each site, and in brackets the ratio to the site of comparison.
 *
 * @param bySite medians by the site's name.
 * @param reference the site that the others are compared with.
 */
export function table(bySite: Readonly<Record<string, Figures>>, reference: string): string {
  const columns = [...new Set(Object.values(bySite).flatMap((figures) => Object.keys(figures)))];
  const base = bySite[reference] ?? {};
  const cell = (site: string, column: string) => {
    const value = bySite[site]?.[column];
    if (value === undefined || Number.isNaN(value)) return '–';
    const shown = column === 'CLS' ? value.toFixed(3) : Math.round(value).toLocaleString('en-US');
    const ratio = value / (base[column] ?? Number.NaN);
    return site === reference || !Number.isFinite(ratio) ? shown : `${shown} (${ratio.toFixed(2)})`;
  };
  const rows = Object.keys(bySite).map((site) => [
    site,
    ...columns.map((column) => cell(site, column)),
  ]);
  return [['site', ...columns], ['site', ...columns].map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
