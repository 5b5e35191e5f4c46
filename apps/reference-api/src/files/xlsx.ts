import { unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

/** A fixed date (the earliest in a ZIP file), so that the same rows give the same bytes. */
const ZIP_EPOCH = new Date(1980, 0, 1);

/** Writes a workbook with one sheet. All cells are text, even those that start with `=`. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const sheet = rows.map((row) =>
    // A lone surrogate would corrupt the character before it.
    row.map((text) => ({ type: String, value: text.toWellFormed() })),
  );
  const file = await writeExcelFile(sheet).toBuffer();
  return zipSync(unzipSync(file), { mtime: ZIP_EPOCH });
}
