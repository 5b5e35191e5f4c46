import type { Kysely } from 'kysely';
import { findPictures } from '../db/pictures.ts';
import type { Database } from '../db/tables.ts';
import { suggest } from './suggest.ts';
import { DocumentError, DocumentErrors } from './problem.ts';
import type { CollectProblems, SourceDocument } from './source.ts';
import { readStoredRecords, type StoredImport } from './stored-records.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Completes documents that have only a product's availability. The other fields come from the product's document in the
 * same import, or from the host.
 *
 * @returns The documents, with the partial ones completed or merged into their product's document.
 */
export async function completeProducts(
  tx: Kysely<Database>,
  documents: readonly SourceDocument[],
  vocabulary: Vocabulary,
  collectProblems: CollectProblems,
): Promise<SourceDocument[]> {
  const partialDocuments = documents.filter(({ isPartial }) => isPartial);
  if (partialDocuments.length === 0) return [...documents];
  const slugs = partialDocuments.map(({ fields }) => String(fields['slug']));
  const storedProducts = await readStoredRecords(tx, { types: ['Product'], slugs, ids: [] });
  const completed = new Map<SourceDocument, SourceDocument>();
  for (const document of partialDocuments) {
    const productDocument = documents.find(
      (other) => !other.isPartial && isProductOf(other, document),
    );
    const result = await collectProblems(document, () => {
      checkStates(document, vocabulary);
      return productDocument
        ? addAvailability(productDocument, document)
        : completeFromHost(document, storedProducts, vocabulary);
    });
    if (result) completed.set(productDocument ?? document, result);
  }
  return documents.flatMap(
    (document) => completed.get(document) ?? (document.isPartial ? [] : document),
  );
}

/** Whether a document is the product that a partial document belongs to. */
const isProductOf = ({ fields }: SourceDocument, partialDocument: SourceDocument) =>
  (fields['type'] ?? fields['record_type']) === 'Product' &&
  fields['slug'] === partialDocument.fields['slug'];

function checkStates({ fields: { availability } }: SourceDocument, { states }: Vocabulary): void {
  const rows: readonly { state?: unknown }[] = Array.isArray(availability) ? availability : [];
  const errors = [...rows.entries()].flatMap(([index, { state }]) => {
    if (typeof state === 'string' && states.has(state)) return [];
    const advice = suggest(String(state), [...states.keys()]);
    const message = `state: "${String(state)}" is not a state code. ${advice}`;
    return [new DocumentError(message, ['availability', index])];
  });
  if (errors.length > 0) throw new DocumentErrors(errors);
}

function addAvailability(
  productDocument: SourceDocument,
  { fields: { slug, availability } }: SourceDocument,
): SourceDocument {
  const { file, fields } = productDocument;
  if (fields['availability'] !== undefined) {
    throw new DocumentError(
      `product: ${file} also has the availability of "${String(slug)}". Remove it from one of these files.`,
    );
  }
  return { ...productDocument, fields: { ...fields, availability } };
}

function completeFromHost(
  { file, fields, lineOf }: SourceDocument,
  storedProducts: readonly StoredImport[],
  { products }: Vocabulary,
): SourceDocument {
  const product = storedProducts.find(({ record }) => record.slug === fields['slug']);
  if (!product) {
    const slug = String(fields['slug']);
    throw new DocumentError(
      `product: There is no product "${slug}" on the host or in this import. ${suggest(slug, [...products.keys()])}`,
    );
  }
  const pictures = new Set(findPictures(product.record).map(({ id }) => id));
  if (product.files.some(({ id }) => !pictures.has(id))) {
    throw new DocumentError(
      `product: "${product.record.slug}" has attachments. Import its document and its attachments together with this file.`,
    );
  }
  return {
    file,
    fields: { ...product.record, ...fields, withdraw_at: product.withdrawAt },
    lineOf,
  };
}
