/** One run's measurements by name: milliseconds, bytes, or counts. */
export type Measurements = Record<string, number>;

/** Returns a quantile of the values, interpolated between its two neighbors. */
function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(position)] ?? Number.NaN;
  const upper = sorted[Math.ceil(position)] ?? Number.NaN;
  return lower + (upper - lower) * (position % 1);
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  return getQuantile(values, 0.5);
}

/**
 * Returns the lower quartile of a repeated measurement. Other load on the machine affects it only a little.
 *
 * @example lowerQuartile([9, 1, 2, 3, 50]) // 2
 */
export function lowerQuartile(values: readonly number[]): number {
  return getQuantile(values, 0.25);
}

/** Returns the median of each measurement over several runs. */
export function medians(runs: readonly Measurements[]): Measurements {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/**
 * Returns the exponent with which a cost grows with the size: 1 for linear growth, 2 for quadratic growth.
 *
 * @example growthExponent({ size: 20, cost: 3 }, { size: 200, cost: 30 }) // 1
 */
export function growthExponent(
  small: { size: number; cost: number },
  large: { size: number; cost: number },
): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}

/** Format of a table column. */
export interface ColumnFormat {
  /** @default integers with thousands separators */
  show?: (value: number) => string;
  /** False if a ratio is meaningless. @default true */
  ratio?: boolean;
}

const formatInteger = (value: number) => Math.round(value).toLocaleString('en-US');

/**
 * Formats a Markdown table with one row per subject. The ratio to the reference follows each value in parentheses.
 *
 * @param rows measurements by subject.
 * @param reference the subject to compare with.
 * @param formats formats by column.
 * @param heading heading of the first column.
 */
export function formatTable(
  rows: Readonly<Record<string, Measurements>>,
  reference: string,
  formats: Readonly<Record<string, ColumnFormat>> = {},
  heading = 'site',
): string {
  const columns = [
    ...new Set(Object.values(rows).flatMap((measurements) => Object.keys(measurements))),
  ];
  const base = rows[reference] ?? {};
  const formatCell = (subject: string, column: string) => {
    const value = rows[subject]?.[column];
    if (value === undefined || Number.isNaN(value)) return '–';
    const { show = formatInteger, ratio: hasRatio = true } = formats[column] ?? {};
    const ratio = value / (base[column] ?? Number.NaN);
    return subject === reference || !hasRatio || !Number.isFinite(ratio)
      ? show(value)
      : `${show(value)} (${ratio.toFixed(2)})`;
  };
  const lines = Object.keys(rows).map((subject) => [
    subject,
    ...columns.map((column) => formatCell(subject, column)),
  ]);
  return formatMarkdownTable([heading, ...columns], lines);
}

/** @example formatMarkdownTable(['a'], [['1']]) // '| a |\n| --- |\n| 1 |' */
export function formatMarkdownTable(
  heading: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  return [heading, heading.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
