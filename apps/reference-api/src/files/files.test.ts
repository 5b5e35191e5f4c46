import { createSampleLibrary, FIXED_NOW } from '@producer-portal/api/testing';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { canMake, makeFile } from './make-file.ts';
import { writePdf } from './pdf.ts';
import { writeXlsx } from './xlsx.ts';
import { writeZip } from './zip.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The objects of a PDF by its own table of where they begin. */
function objectsOf(file: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const table = file.slice(start);
  expect(table).toMatch(/^xref\n0 \d+\n0000000000 65535 f \n/);
  return [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset], index) => {
    const object = file.slice(Number(offset));
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    return object.slice(0, object.indexOf('\nendobj\n'));
  });
}

/** What is shown, line by line. */
const shown = (file: string) =>
  [...file.matchAll(/\((.*)\) Tj ET$/gm)].map(([, text]) => text?.replace(/\\([\\()])/g, '$1'));

describe('a PDF', () => {
  it('holds its title and its text, in the order in which they are read', () => {
    const file = latin1(
      writePdf('Photo list (hulls)', ['Four photos.', 'A \\ and “quotes” – 5 €.']),
    );
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    const [catalog, pages, , , info] = objectsOf(file);
    expect(catalog).toContain('/Lang(en-US)');
    expect(pages).toContain('/Count 1');
    expect(info).toContain('/Title(Photo list \\(hulls\\))');
    expect(shown(file)).toEqual([
      'Photo list (hulls)',
      'Four photos.',
      'A \\ and \u0093quotes\u0094 \u0096 5 \u0080.',
    ]);
  });

  it('breaks lines within the margins, and pages within theirs', () => {
    const words = Array.from({ length: 900 }, (_each, index) => `word${index}`);
    const file = latin1(writePdf('Long', [words.join(' '), ...words.slice(0, 80)]));
    const objects = objectsOf(file);
    const pages = objects.filter((object) => object.includes('/Type/Page/'));
    expect(pages.length).toBeGreaterThan(2);
    expect(objects[1]).toContain(`/Count ${pages.length}`);
    expect(shown(file).slice(1).join(' ')).toBe([...words, ...words.slice(0, 80)].join(' '));
    for (const [, y] of file.matchAll(/Tf 64 ([\d.]+) Td/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(64);
      expect(Number(y)).toBeLessThanOrEqual(792 - 64);
    }
    for (const stream of file.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g)) {
      expect(stream[2]).toHaveLength(Number(stream[1]));
    }
  });
});

describe('a table', () => {
  it('of comma-separated values quotes what it must, and holds no formula', () => {
    const file = Buffer.from(
      writeCsv([
        ['Name', 'a,b'],
        ['say "hi"', '=1+1'],
        ['two\nlines', '−5'],
      ]),
    );
    expect(file.toString('utf8')).toBe(
      '\uFEFFName,"a,b"\r\n"say ""hi""",\'=1+1\r\n"two\nlines",−5\r\n',
    );
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
  ])('of comma-separated values makes %j inert', (text) => {
    expect(parseCsv(writeCsv([['before', text, 'after']]))).toEqual([
      ['before', `'${text}`, 'after'],
    ]);
  });

  it.each(['Rate = 5', 'a-b', ' indented', 'x@example.com', '−5', '5', '', 'a;=1+1'])(
    'of comma-separated values leaves %j as it is',
    (text) => {
      const file = writeCsv([[text, 'after']]);
      expect(parseCsv(file)).toEqual([[text, 'after']]);
      // Where semicolons separate, what follows one would be a cell of its own.
      expect(Buffer.from(file).toString('utf8')).not.toMatch(/;(?<!".*)/);
    },
  );

  it('of a workbook leaves out what XML forbids, and keeps all else', () => {
    const every = Array.from({ length: 0x20 }, (_each, code) => String.fromCharCode(code)).join('');
    const file = writeXlsx([[`a${every}b`, '\ud800c\udc00', '\uffff\ufffed', '🏠 ü\u007f\u0085']]);
    const sheet = unzip(Buffer.from(file))['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u);
    expect([...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual([
      'a\t\n\rb',
      'c',
      'd',
      '🏠 ü\u007f\u0085',
    ]);
  });

  it('of a workbook is a ZIP file with the parts that a reader looks for', () => {
    const file = Buffer.from(writeXlsx([['A & B', '<tag>']]));
    const parts = unzip(file);
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts['xl/worksheets/sheet1.xml']).toContain('>A &amp; B<');
    expect(parts['xl/worksheets/sheet1.xml']).toContain('>&lt;tag&gt;<');
  });

  it('of a ZIP file finds every file by its directory', () => {
    expect(unzip(Buffer.from(writeZip({ 'ä.txt': 'für', 'b/c.txt': '' })))).toEqual({
      'ä.txt': 'für',
      'b/c.txt': '',
    });
  });
});

/** Reads comma-separated values as programs do (RFC 4180). */
function parseCsv(file: Uint8Array): string[][] {
  const text = Buffer.from(file)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Reads a ZIP file from its end, as programs do. */
function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  expect(at + file.readUInt32LE(end + 12)).toBe(end);
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    expect(file.toString('latin1', at, at + 4)).toBe('PK\u0001\u0002');
    const method = file.readUInt16LE(at + 10);
    const size = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    expect(file.toString('latin1', local, local + 4)).toBe('PK\u0003\u0004');
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const stored = file.subarray(start, start + size);
    files[name] = (method === 0 ? stored : inflateRawSync(stored)).toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

it('makes the same file of the same record, with its words in it', () => {
  const library = createSampleLibrary({ now: new Date(FIXED_NOW) });
  const record = library.alerts.find(({ attachments }) => attachments?.length)!;
  const [{ name, content_type } = { name: '', content_type: '' }] = record.attachments ?? [];
  const make = () => makeFile(name ?? '', content_type ?? '', record);
  expect(make()).toEqual(make());
  expect(shown(latin1(make()))[0]).toBe(name?.replace('.pdf', ''));
  expect(canMake('text/html')).toBe(false);
  expect(() => makeFile('x', 'text/html', record)).toThrow('text/html');
});
