/** A letter page and its margin, in points. */
const PAGE = { width: 612, height: 792, margin: 64 };

/** The signs of Windows-1252 that lie elsewhere in Unicode: all that our texts write beside Latin 1. */
const WINDOWS_1252: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** A text as a PDF's string, each character one byte. */
function literal(text: string): string {
  const bytes = Array.from(text, (character) => {
    const code = WINDOWS_1252[character] ?? character.charCodeAt(0);
    return character === '−' ? '-' : code < 0x20 || code > 0xff ? '?' : String.fromCharCode(code);
  });
  return `(${bytes.join('').replace(/[\\()]/g, '\\$&')})`;
}

/** About how wide a text is in Helvetica, in points: never less than it is. */
function widthOf(text: string, size: number): number {
  let units = 0;
  for (const character of text) {
    if (/[fijlrt .,:;!'’()|[\]-]/.test(character)) units += 0.34;
    else if (/[A-Zmw%&@—]/.test(character)) units += /[MWmw@%—]/.test(character) ? 1 : 0.75;
    else units += 0.57;
  }
  return units * size;
}

function wrap(text: string, size: number): string[] {
  const room = PAGE.width - 2 * PAGE.margin;
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Line = { text: string; font: 'F1' | 'F2'; size: number; above: number };

/** The lines of each page, from its top. */
function paginate(lines: readonly Line[]): string[] {
  const pages: string[] = [];
  let content = '';
  let y = PAGE.height - PAGE.margin;
  for (const { text, font, size, above } of lines) {
    y -= above + size * 1.4;
    if (y < PAGE.margin) {
      pages.push(content);
      content = '';
      y = PAGE.height - PAGE.margin - size;
    }
    content += `BT /${font} ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td ${literal(text)} Tj ET\n`;
  }
  return [...pages, content];
}

/**
 * Writes a PDF of plain text: a title, and paragraphs below it (ISO 32000-1, Windows-1252 text in
 * the standard fonts, nothing compressed).
 */
export function writePdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const part = (text: string, font: Line['font'], size: number, above: number) =>
    wrap(text, size).map((line, index) => ({
      text: line,
      font,
      size,
      above: index === 0 ? above : 0,
    }));
  const pages = paginate([
    ...part(title, 'F2', 20, 0),
    ...paragraphs.flatMap((text) => part(text, 'F1', 11, 9)),
  ]);
  const pageNumber = (index: number) => 6 + 2 * index;
  const font = (name: string) =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-US)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_page, index) => `${pageNumber(index)} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${literal(title)}>>`,
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${pageNumber(index) + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];

  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
