import {
  formatMarkdownTable,
  formatTable,
  type ColumnFormat,
  type Measurements,
} from '../measurements.ts';
import { reference, serverPeer } from './candidates.ts';
import { judgeGoals } from './goals.ts';

/** Formats with three significant digits: 0.152, 1.63, 17.2, 194. */
function formatThreeDigits(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

const time: ColumnFormat = { show: formatThreeDigits };
const withoutRatio = (digits: number): ColumnFormat => ({
  show: (value) => value.toFixed(digits),
  ratio: false,
});

/** Formats a table of selected measurements. The keys of `columns` are the titles of the columns. */
function formatSelected(
  measurements: Readonly<Record<string, Measurements>>,
  columns: Readonly<Record<string, { of: string } & ColumnFormat>>,
  compared = reference,
): string {
  const rows = Object.entries(measurements).flatMap(
    ([candidate, all]): [string, Measurements][] => {
      const cells = Object.entries(columns).map(
        ([title, { of }]) => [title, all[of] ?? Number.NaN] as const,
      );
      return cells.every(([, value]) => Number.isNaN(value))
        ? []
        : [[candidate, Object.fromEntries(cells)]];
    },
  );
  return formatTable(Object.fromEntries(rows), compared, columns, 'candidate');
}

/**
 * Formats a run's results as Markdown: times with ratios, kept content, server, goals.
 *
 * @param measurements measurements by candidate, then by name.
 * @param sizes names of the documents, the shortest first.
 */
export function formatContentReport(
  measurements: Readonly<Record<string, Measurements>>,
  sizes: readonly string[],
  rounds: number,
): string {
  const longest = sizes.at(-1) ?? '';
  const mounts = Object.fromEntries(sizes.map((size) => [size, { of: size, ...time }]));
  const renderedOnServer = sizes.filter((size) =>
    Object.values(measurements).some((all) => `server ${size}` in all),
  );
  const onServer = Object.fromEntries(
    renderedOnServer.map((size) => [size, { of: `server ${size}`, ...time }]),
  );
  const goals = judgeGoals(measurements).map(({ id, title, value, target, required, verdict }) => [
    id,
    title,
    value,
    target,
    required,
    verdict,
  ]);
  return [
    `Lower quartiles of up to ${rounds} interleaved rounds. The ratio to ${reference} is in parentheses. Ratios vary by about 15% between runs. Milliseconds depend on the machine.`,
    'Mounting in Chromium, milliseconds from the HTML to the committed DOM, without layout:',
    formatSelected(measurements, {
      ...mounts,
      'cold 20 kB': { of: 'cold', ...time },
      're-render 20 kB': { of: 're-render', ...time },
      exponent: { of: 'exponent', ...withoutRatio(2) },
      'gzip bytes': { of: 'gzip' },
    }),
    `Kept content, and how long mounting ${longest} in a transition blocks the page (milliseconds; tasks under 50 count as 0):`,
    formatSelected(measurements, {
      'elements kept': { of: 'elements', ...withoutRatio(3) },
      'text kept': { of: 'text', ...withoutRatio(3) },
      'attacks not removed': { of: 'dangerous', ...withoutRatio(0) },
      'longest task': { of: 'longest task', ...time },
      'input delay': { of: 'input delay', ...time },
    }),
    `On the server, renderToString, milliseconds. The ratio to ${serverPeer} is in parentheses:`,
    formatSelected(measurements, onServer, serverPeer),
    'Goals:',
    formatMarkdownTable(['goal', 'measurement', 'value', 'target', 'required', 'verdict'], goals),
  ].join('\n\n');
}
