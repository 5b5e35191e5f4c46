import { unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

/** The first day that a ZIP file knows: the same rows give the same bytes whenever they are written. */
const ZIP_EPOCH = new Date(1980, 0, 1);

/** Writes a workbook with one sheet of texts. A cell that begins with `=` is text, too. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const sheet = rows.map((row) =>
    // Half a surrogate pair would take the character before it along.
    row.map((text) => ({ type: String, value: text.toWellFormed() })),
  );
  const file = await writeExcelFile(sheet).toBuffer();
  return zipSync(unzipSync(file), { mtime: ZIP_EPOCH });
}
