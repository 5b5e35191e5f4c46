import { formatCsv } from '@producer-portal/api';
import { createSampleLibrary } from '@producer-portal/api/sample-library';
import { FIXED_NOW } from '@producer-portal/api/testing';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { canGenerate, generateFile } from './generate-file.ts';
import { writePdf } from './pdf.ts';
import { writeXlsx } from './xlsx.ts';

// The PDF reader takes ownership of the bytes and does not accept a Buffer.
const openPdf = (file: Uint8Array) => getDocumentProxy(Uint8Array.from(file));

/** Returns each line of text in a PDF, with its right edge and baseline in points. */
async function extractLines(file: Uint8Array): Promise<{ text: string; x: number; y: number }[]> {
  const pdf = await openPdf(file);
  const pages = Array.from({ length: pdf.numPages }, async (_each, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, x: item.transform[4] + item.width, y: item.transform[5] }]
        : [],
    );
  });
  return (await Promise.all(pages)).flat();
}

const created = new Date(FIXED_NOW);

describe('a PDF', () => {
  it('has its title and text in reading order', async () => {
    const file = await writePdf(
      'Photo list (hulls)',
      ['Four photos.', 'A \\ and “quotes” – 5 €, −2 🏠.'],
      created,
    );
    expect((await extractLines(file)).map(({ text }) => text)).toEqual([
      'Photo list (hulls)',
      'Four photos.',
      'A \\ and “quotes” – 5 €, -2 ?.',
    ]);
  });

  it('is tagged with language, title, and structure', async () => {
    const pdf = await openPdf(
      await writePdf('Photo list', ['Four photos.', { heading: 'Rules' }, 'No flash.'], created),
    );
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Photo list', Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = await (await pdf.getPage(1)).getStructTree();
    const [root] = tree?.children ?? [];
    expect(root).toMatchObject({
      role: 'Document',
      children: [{ role: 'H1' }, { role: 'P' }, { role: 'H2' }, { role: 'P' }],
    });
  });

  it('breaks lines and pages within the margins', async () => {
    const words = Array.from({ length: 900 }, (_each, index) => `word${index}`);
    const paragraphs = [words.join(' '), ...words.slice(0, 80)];
    const file = await writePdf('Long', paragraphs, created);
    expect((await openPdf(file)).numPages).toBeGreaterThan(2);
    const lines = await extractLines(file);
    expect(
      lines
        .slice(1)
        .map(({ text }) => text.trim())
        .join(' '),
    ).toBe(paragraphs.join(' '));
    for (const { x, y } of lines) {
      expect(x).toBeLessThanOrEqual(612 - 64 + 4);
      expect(y).toBeGreaterThanOrEqual(64);
      expect(y).toBeLessThanOrEqual(792 - 64);
    }
  });
});

describe('a table', () => {
  it('in CSV, quotes cells where necessary, and contains no formulas', () => {
    const file = formatCsv([
      ['Name', 'a,b'],
      ['say "hi"', '=1+1'],
      ['two\nlines', '−5'],
    ]);
    expect(file).toBe('\uFEFFName,"a,b"\r\n"say ""hi""",\'=1+1\r\n"two\nlines",−5\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1+1',
    '\r\n  =1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '\u0000=1+1',
    '\u202e\u2066=1+1',
    '＝1+1',
    ' ＋1',
    '－1',
    '＠SUM(A1)',
  ])('in CSV, writes %j so that no spreadsheet runs it as a formula', (text) => {
    expect(parseCsv(formatCsv([['before', text, 'after']]))).toEqual([
      ['before', `'${text}`, 'after'],
    ]);
  });

  it.each(['Rate = 5', 'a-b', ' indented', 'x@example.com', '−5', '5', '', 'a;=1+1'])(
    'in CSV, leaves %j unchanged',
    (text) => {
      const file = formatCsv([[text, 'after']]);
      expect(parseCsv(file)).toEqual([[text, 'after']]);
      // Semicolons must be in quotes: in some countries, spreadsheets treat the text after a semicolon as another cell.
      expect(file).not.toMatch(/;(?<!".*)/);
    },
  );

  it('as a workbook, loses only characters that XML forbids', async () => {
    const controlCharacters = Array.from({ length: 0x20 }, (_each, code) =>
      String.fromCharCode(code),
    ).join('');
    const { texts } = await readWorkbook([
      [`a${controlCharacters}b`, '\ud800c\udc00', '\uffff\ufffed', '🏠 ü\u0085', '  x '],
    ]);
    expect(texts).toEqual(['a\t\n\rb', 'c', 'd', '🏠 ü\u0085', '  x ']);
  });

  it('as a workbook, has only text cells', async () => {
    const rows = [['A & B', '<tag>', '=1+1', '5', '2026-03-02', 'true']];
    const { sheet, texts } = await readWorkbook(rows);
    expect(texts).toEqual(['A &amp; B', '&lt;tag&gt;', ...rows[0]!.slice(2)]);
    // Each cell is a reference to a shared string.
    expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(6);
    expect(sheet).not.toContain('<f>');
  });

  it('as a workbook, always has the same bytes', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: FIXED_NOW });
    const first = await writeXlsx([['a']]);
    vi.setSystemTime(FIXED_NOW + 86_400_000);
    expect(await writeXlsx([['a']])).toEqual(first);
  });
});

/** Returns the sheet XML of a workbook with these rows, and its shared strings. */
async function readWorkbook(rows: readonly (readonly string[])[]) {
  const files = unzipSync(await writeXlsx(rows));
  const readPart = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const strings = readPart('xl/sharedStrings.xml');
  return {
    sheet: readPart('xl/worksheets/sheet1.xml'),
    texts: Array.from(strings.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g), ([, text]) => text),
  };
}

/** Parses CSV (RFC 4180). */
function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('generates the same file for the same record', async () => {
  const library = createSampleLibrary({ now: new Date(FIXED_NOW) });
  const record = library.alerts.find(({ attachments }) => attachments?.length)!;
  const [{ name, content_type } = { name: '', content_type: '' }] = record.attachments ?? [];
  const generate = () => generateFile(name ?? '', content_type ?? '', record);
  const file = await generate();
  expect(await generate()).toEqual(file);
  expect((await extractLines(file))[0]?.text).toBe(name?.replace('.pdf', ''));
  expect(canGenerate('text/html')).toBe(false);
  await expect(generateFile('x', 'text/html', record)).rejects.toThrow('text/html');
});
