import type { Kysely } from 'kysely';
import { findPictures } from '../db/pictures.ts';
import type { Database } from '../db/tables.ts';
import { suggest } from './nearest.ts';
import { DocumentError } from './problem.ts';
import type { Check, SourceDocument } from './source.ts';
import { readStoredRecords, type StoredImport } from './stored-records.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Completes documents that have only a product's availability. The other fields come from the product's document in the
 * same import, or from the host.
 *
 * @returns the documents with all their fields
 */
export async function completeProducts(
  tx: Kysely<Database>,
  documents: readonly SourceDocument[],
  vocabulary: Vocabulary,
  check: Check,
): Promise<SourceDocument[]> {
  const partial = documents.filter(({ isPartial }) => isPartial);
  if (partial.length === 0) return [...documents];
  const slugs = partial.map(({ fields }) => String(fields['slug']));
  const stored = await readStoredRecords(tx, { types: ['Product'], slugs, ids: [] });
  const completed = new Map<SourceDocument, SourceDocument>();
  for (const document of partial) {
    const own = documents.find((other) => !other.isPartial && isSameProduct(other, document));
    const result = await check(document, () => {
      checkStates(document, vocabulary);
      return own ? join(own, document) : completeFromHost(document, stored, vocabulary);
    });
    if (result) completed.set(own ?? document, result);
  }
  return documents.flatMap(
    (document) => completed.get(document) ?? (document.isPartial ? [] : document),
  );
}

const isSameProduct = ({ fields }: SourceDocument, { fields: product }: SourceDocument) =>
  (fields['type'] ?? fields['record_type']) === 'Product' && fields['slug'] === product['slug'];

function checkStates({ fields: { availability } }: SourceDocument, { states }: Vocabulary): void {
  const rows: readonly { state?: unknown }[] = Array.isArray(availability) ? availability : [];
  for (const [index, { state }] of rows.entries()) {
    if (typeof state === 'string' && states.has(state)) continue;
    const advice = suggest(String(state), [...states.keys()]);
    throw new DocumentError(`state: "${String(state)}" is not a state code. ${advice}`, [
      'availability',
      index,
    ]);
  }
}

function join(own: SourceDocument, { fields }: SourceDocument): SourceDocument {
  if (own.fields['availability'] !== undefined) {
    throw new DocumentError(
      `product: ${own.file} has the availability of "${String(fields['slug'])}" too. Remove it there, or here.`,
    );
  }
  return { ...own, fields: { ...own.fields, availability: fields['availability'] } };
}

function completeFromHost(
  { file, fields, lineOf }: SourceDocument,
  stored: readonly StoredImport[],
  { products }: Vocabulary,
): SourceDocument {
  const product = stored.find(({ record }) => record.slug === fields['slug']);
  if (!product) {
    const slug = String(fields['slug']);
    throw new DocumentError(
      `product: There is no product "${slug}" on the host or in this import. ${suggest(slug, [...products.keys()])}`,
    );
  }
  const pictures = new Set(findPictures(product.record).map(({ id }) => id));
  if (product.files.some(({ id }) => !pictures.has(id))) {
    throw new DocumentError(
      `product: "${product.record.slug}" has attachments. Import its document with them, together with this file.`,
    );
  }
  return {
    file,
    fields: { ...product.record, ...fields, withdraw_at: product.withdrawAt },
    lineOf,
  };
}
