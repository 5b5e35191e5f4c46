/**
 * A table in Markdown, its columns as wide as their longest cell.
 *
 * @param rows the first column is words, every other one numbers.
 * @example markdownTable(['Component', 'Bytes'], [['button', '846']])
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const [first = 0, ...numbers] = widths;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${'-'.repeat(first)} | ${numbers.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
