/**
 * What a spreadsheet could read as a formula: it may skip white space and characters that show
 * nothing before the sign, and take a full-width sign for the plain one.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A spreadsheet in a country of decimal commas separates at semicolons instead. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A cell: in quotes where it must be, and never a formula that a spreadsheet would work out. */
function cell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes a table as comma-separated values (RFC 4180), which spreadsheets read as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  return Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
}
