import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

/** What the standard fonts show: the characters of Windows-1252. */
const NOT_IN_STANDARD_FONTS = /[^\t\n\r\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

const showable = (text: string) => text.replaceAll('−', '-').replace(NOT_IN_STANDARD_FONTS, '?');

/**
 * Writes a PDF with a title and paragraphs of plain text below it, tagged for assistive technology.
 *
 * @param created the date in the document's properties; the same arguments give the same bytes
 */
export async function writePdf(
  title: string,
  paragraphs: readonly string[],
  created: Date,
): Promise<Uint8Array> {
  const pdf = new PdfKit({
    size: 'LETTER',
    margin: 64,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: created },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (type: 'H1' | 'P', draw: () => void) => root.add(pdf.struct(type, {}, draw));
  add('H1', () => {
    pdf.font('Helvetica-Bold').fontSize(20).text(showable(title));
  });
  for (const paragraph of paragraphs) {
    add('P', () => {
      pdf.font('Helvetica').fontSize(11).moveDown(0.7).text(showable(paragraph));
    });
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}
