/**
 * A table in Markdown, its columns as wide as their longest cell.
 *
 * @param rows the first column is words, every other one numbers.
 * @example markdownTable(['Import', 'Bytes'], [['button', '846']])
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

/**
 * A page with a generated table between its marks, and nothing else changed.
 *
 * @param command what writes it: it stands in the mark that begins the table.
 * @throws Error when the page has no such marks.
 */
export function withTable(text: string, table: string, command: string): string {
  const start = `<!-- sizes: ${command} -->`;
  const end = '<!-- /sizes -->';
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The page has no place for the sizes: ${start} … ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
}
