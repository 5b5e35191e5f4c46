/**
 * Text that a spreadsheet could read as a formula. Spreadsheets can skip white space and invisible
 * characters before the character that starts a formula (`=`, `+`, `-`, or `@`), and they accept its
 * full-width form.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Includes semicolons, which spreadsheets use as separators in some locales. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Formats a cell: quoted if necessary, and never as a formula. */
function formatCell(text: string): string {
  const safeText = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/**
 * Formats a table as comma-separated values (RFC 4180), with a byte order mark so that spreadsheets read
 * it as UTF-8. No cell is read as a formula.
 *
 * @param rows the cells of each row, with the header first
 * @returns the text of the file
 * @example
 * formatCsv([['Name'], ['=1+1']]); // a header, and the text `'=1+1`
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
