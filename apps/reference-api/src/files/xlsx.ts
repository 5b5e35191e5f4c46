import { writeZip } from './zip.ts';

const MARKUP: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What no XML 1.0 document may hold, not even escaped: a workbook with one of these does not open. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => MARKUP[character] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** Writes a workbook with one sheet of texts (ECMA-376, the parts that a reader must have). */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((row) => {
    const cells = row.map(
      (text) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`,
    );
    return `<row>${cells.join('')}</row>`;
  });
  return writeZip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
}
