/** One run's figures by name: milliseconds, bytes or counts. */
export type Figures = Record<string, number>;

/** The value below which a share of the values lies, between two where it falls between them. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(position)] ?? Number.NaN;
  const upper = sorted[Math.ceil(position)] ?? Number.NaN;
  return lower + (upper - lower) * (position % 1);
}

/** @example median([3, 1, 2]) // 2 */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * What a repeated measurement takes when little disturbs it.
 *
 * @example lowerQuartile([9, 1, 2, 3, 50]) // 2
 */
export function lowerQuartile(values: readonly number[]): number {
  return quantile(values, 0.25);
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/**
 * How a cost grows with the size: 1 is linear, 2 quadratic.
 *
 * @example growthExponent({ size: 20, cost: 3 }, { size: 200, cost: 30 }) // 1
 */
export function growthExponent(
  small: { size: number; cost: number },
  large: { size: number; cost: number },
): number {
  return Math.log(large.cost / small.cost) / Math.log(large.size / small.size);
}

/** How a column of a table is written. */
export interface ColumnForm {
  /** @default whole numbers with thousands apart */
  show?: (value: number) => string;
  /** False for figures whose ratio says nothing. @default true */
  ratio?: boolean;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** Layout shift is far below one. */
const pageForms: Readonly<Record<string, ColumnForm>> = {
  CLS: { show: (value) => value.toFixed(3) },
};

/**
 * A table in Markdown: a row for each subject, and in brackets the ratio to the subject of comparison.
 *
 * @param rows figures by the subject's name.
 * @param reference the subject that the others are compared with.
 * @param forms by column, where a column is not of whole numbers.
 * @param heading what the rows are.
 */
export function table(
  rows: Readonly<Record<string, Figures>>,
  reference: string,
  forms: Readonly<Record<string, ColumnForm>> = pageForms,
  heading = 'site',
): string {
  const columns = [...new Set(Object.values(rows).flatMap((figures) => Object.keys(figures)))];
  const base = rows[reference] ?? {};
  const cell = (subject: string, column: string) => {
    const value = rows[subject]?.[column];
    if (value === undefined || Number.isNaN(value)) return '–';
    const { show = whole, ratio: compared = true } = forms[column] ?? {};
    const ratio = value / (base[column] ?? Number.NaN);
    return subject === reference || !compared || !Number.isFinite(ratio)
      ? show(value)
      : `${show(value)} (${ratio.toFixed(2)})`;
  };
  const lines = Object.keys(rows).map((subject) => [
    subject,
    ...columns.map((column) => cell(subject, column)),
  ]);
  return markdownTable([heading, ...columns], lines);
}

/** @example markdownTable(['a'], [['1']]) // '| a |\n| --- |\n| 1 |' */
export function markdownTable(
  heading: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  return [heading, heading.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}
