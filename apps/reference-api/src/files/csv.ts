/**
 * Text that a spreadsheet could read as a formula. Spreadsheets can skip white space and invisible
 * characters before the sign, and accept full-width signs.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Includes semicolons, which spreadsheets use as separators in some locales. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Formats a cell: quoted if necessary, and never as a formula. */
function formatCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes a table as comma-separated values (RFC 4180), which spreadsheets read as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((row) => `${row.map(formatCell).join(',')}\r\n`);
  return Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
}
