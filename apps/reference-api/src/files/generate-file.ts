import { formatCsv, type ContentRecord } from '@producer-portal/api';
import { toTextLines } from '../db/plain-text.ts';
import { writePdf } from './pdf.ts';
import { writeXlsx } from './xlsx.ts';

/** The record fields that a file is generated from. */
export type FileSource = Pick<
  ContentRecord,
  'title' | 'excerpt' | 'contents' | 'category' | 'states' | 'products' | 'published_at'
>;

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Converts a record to rows with the name and value of each field. */
function toRows(name: string, source: FileSource): string[][] {
  const { title, excerpt, category, states, products, published_at, contents } = source;
  const joinNames = (names: readonly string[] | undefined) =>
    names?.length ? names.join('; ') : 'All';
  return [
    ['Field', 'Value'],
    ['File', name],
    ['Title', title],
    ['Category', category?.name ?? ''],
    ['Published', published_at?.slice(0, 10) ?? ''],
    ['States', joinNames(states?.map(({ code }) => code))],
    ['Products', joinNames(products?.map((product) => product.name))],
    ['Summary', excerpt ?? ''],
    ...(contents ?? [])
      .flatMap(({ content }) => toTextLines(content))
      .map((line) => ['Text', line]),
  ];
}

type FileGenerator = (name: string, source: FileSource) => Uint8Array | Promise<Uint8Array>;

const generators: Record<string, FileGenerator> = {
  'application/pdf': (name, { title, excerpt, contents, published_at }) =>
    writePdf(
      name.replace(/\.pdf$/i, ''),
      [
        `Source: ${title}${published_at ? ` (${published_at.slice(0, 10)})` : ''}`,
        ...(excerpt ? [excerpt] : []),
        ...(contents ?? []).flatMap(({ content }) => toTextLines(content)),
      ],
      new Date(published_at ?? 0),
    ),
  'text/csv': (name, source) => Buffer.from(formatCsv(toRows(name, source))),
  [SPREADSHEET]: (name, source) => writeXlsx(toRows(name, source)),
};

/** Whether this host can generate a file of this type. */
export const canGenerate = (contentType: string): boolean => Object.hasOwn(generators, contentType);

/**
 * Generates a file with the content of a sample record. The same record gives the same bytes.
 *
 * @throws Error If `canGenerate` returns false for the type.
 */
export async function generateFile(
  name: string,
  contentType: string,
  source: FileSource,
): Promise<Uint8Array> {
  const generate = generators[contentType];
  if (!generate) throw new Error(`No file of type ${contentType} can be generated.`);
  return generate(name, source);
}
