import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

/** Characters outside Windows-1252, which the standard PDF fonts can't show. */
const NOT_IN_STANDARD_FONTS = /[^\t\n\r\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

const toPrintableText = (text: string) =>
  text.replaceAll('−', '-').replace(NOT_IN_STANDARD_FONTS, '?');

/** A paragraph, or a heading above the next paragraphs. */
export type PdfPart = string | { readonly heading: string };

/**
 * Writes a PDF with a title, headings, and paragraphs of plain text, tagged for assistive technology.
 *
 * @param created Creation date in the document's properties. The same arguments give the same bytes.
 */
export async function writePdf(
  title: string,
  parts: readonly PdfPart[],
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
  const add = (type: 'H1' | 'H2' | 'P', render: () => void) =>
    root.add(pdf.struct(type, {}, render));
  add('H1', () => {
    pdf.font('Helvetica-Bold').fontSize(20).text(toPrintableText(title));
  });
  for (const part of parts) {
    if (typeof part === 'string') {
      add('P', () => {
        pdf.font('Helvetica').fontSize(11).moveDown(0.7).text(toPrintableText(part));
      });
    } else {
      add('H2', () => {
        pdf.font('Helvetica-Bold').fontSize(13).moveDown(1.2).text(toPrintableText(part.heading));
      });
    }
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}
