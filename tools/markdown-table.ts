/**
 * Formats a Markdown table with aligned columns.
 *
 * @param rows the first column is text.
 * @param others content of the other columns; numbers are aligned to the right. @default 'numbers'
 * @example formatMarkdownTable(['Component', 'Bytes'], [['button', '846']])
 */
export function formatMarkdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  others: 'numbers' | 'texts' = 'numbers',
): string {
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const isText = (index: number) => index === 0 || others === 'texts';
  const formatLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (isText(index) ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;
  const rule = formatLine(
    widths.map((width, index) => (isText(index) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [formatLine(head), rule, ...rows.map(formatLine)].join('\n');
}
