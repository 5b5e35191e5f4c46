import type { ContentRecord } from '@producer-portal/api';
import { linesOf } from '../db/plain-text.ts';
import { writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import { writeXlsx } from './xlsx.ts';

/** What a file is made from. */
export type FileSource = Pick<
  ContentRecord,
  'title' | 'excerpt' | 'contents' | 'category' | 'states' | 'products' | 'published_at'
>;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The record as a table: what it is, in rows of a name and a value. */
function rowsOf(name: string, source: FileSource): string[][] {
  const { title, excerpt, category, states, products, published_at, contents } = source;
  const list = (names: readonly string[] | undefined) => (names?.length ? names.join('; ') : 'All');
  return [
    ['Field', 'Value'],
    ['File', name],
    ['Title', title],
    ['Category', category?.name ?? ''],
    ['Published', published_at?.slice(0, 10) ?? ''],
    ['States', list(states?.map(({ code }) => code))],
    ['Products', list(products?.map((product) => product.name))],
    ['Summary', excerpt ?? ''],
    ...(contents ?? []).flatMap(({ content }) => linesOf(content)).map((line) => ['Text', line]),
  ];
}

type Maker = (name: string, source: FileSource) => Uint8Array | Promise<Uint8Array>;

const makers: Record<string, Maker> = {
  'application/pdf': (name, { title, excerpt, contents, published_at }) =>
    writePdf(
      name.replace(/\.pdf$/i, ''),
      [
        `Belongs to: ${title}${published_at ? ` (${published_at.slice(0, 10)})` : ''}`,
        ...(excerpt ? [excerpt] : []),
        ...(contents ?? []).flatMap(({ content }) => linesOf(content)),
      ],
      new Date(published_at ?? 0),
    ),
  'text/csv': (name, source) => writeCsv(rowsOf(name, source)),
  [SPREADSHEET]: (name, source) => writeXlsx(rowsOf(name, source)),
};

/** Whether this host can make a file of such a type. */
export const canMake = (contentType: string): boolean => Object.hasOwn(makers, contentType);

/**
 * Makes the file of a record of the sample library: it holds what the record says. The same record
 * gives the same bytes.
 *
 * @throws Error for a type of file that `canMake` denies
 */
export async function makeFile(
  name: string,
  contentType: string,
  source: FileSource,
): Promise<Uint8Array> {
  const make = makers[contentType];
  if (!make) throw new Error(`No file of type ${contentType} can be made.`);
  return make(name, source);
}
