/**
 * Formats a Markdown table with aligned columns.
 *
 * @param rows the first column is text, the others are numbers.
 * @example markdownTable(['Component', 'Bytes'], [['button', '846']])
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const [first = 0, ...numbers] = widths;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `| ${'-'.repeat(first)} | ${numbers.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
