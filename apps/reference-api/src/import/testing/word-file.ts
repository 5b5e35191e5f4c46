import { strToU8, zipSync } from 'fflate';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Escapes a text, and writes each of its lines as a paragraph. */
const toParagraphs = (text: string) =>
  text
    .split('\n')
    .map(
      (line) =>
        `<w:p><w:r><w:t>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`,
    )
    .join('');

const toTable = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((cell) => `<w:tc>${toParagraphs(cell)}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

// cspell:ignore descr
/** A paragraph with a picture and its description. */
export const wordPicture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing"><wp:docPr id="1" name="Picture 1" descr="A &quot;flat&quot; roof"/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData><pic:pic xmlns:pic="${DRAWING}/picture"><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/**
 * Creates a Word document, with an optional table first.
 *
 * @param rows The cells of the table. No rows mean no table.
 * @param body Text, or WordprocessingML that starts with `<`.
 * @param picture The file that `wordPicture` shows.
 */
export function createWordFile(
  rows: readonly (readonly string[])[],
  body = '',
  picture: Uint8Array = strToU8('not a picture'),
): Uint8Array {
  const rest = body.startsWith('<') ? body : toParagraphs(body);
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${RELATIONSHIPS}/image" Target="media/image.png"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${RELATIONSHIPS}"><w:body>${
      rows.length > 0 ? toTable(rows) : ''
    }${rest}</w:body></w:document>`,
  };
  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    'word/media/image.png': picture,
  });
}
