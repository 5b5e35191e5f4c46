/** A cell: in quotes where it must be, and never a formula that a spreadsheet would work out. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Writes a table as comma-separated values (RFC 4180), which spreadsheets read as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  return Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
}
