import type { RecordType } from '@producer-portal/api';

/** The characters that users type between the parts of a document number: `UG 2026-024`, `RB.041`. */
const SEPARATOR = String.raw`[\s\p{Pd}._/#]*`;
const createStandalonePattern = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu');

/** `UG-2026-024`, with any separators or none. */
const WITH_YEAR = createStandalonePattern(
  String.raw`([a-z]{2,4})${SEPARATOR}((?:19|20)\d{2})${SEPARATOR}(\d{3,4})`,
);
/** `RB-041`, the short form, which people use in file names and on the phone. */
const WITHOUT_YEAR = createStandalonePattern(String.raw`([a-z]{2,4})${SEPARATOR}(\d{3})`);

/**
 * Writes the document numbers in a query as they are printed, in quotes. Returns `null` if the query contains no number, or
 * if it contains quotes, which mean an exact match.
 *
 * @example withPrintedNumbers('UG 2026 024 roof') // '"UG-2026-024" roof'
 */
export function withPrintedNumbers(query: string): string | null {
  if (query.includes('"')) return null;
  const rewritten = query.replace(WITH_YEAR, '"$1-$2-$3"').replace(WITHOUT_YEAR, '"$1-$2"');
  return rewritten === query ? null : rewritten;
}

const PRINTED = String.raw`([A-Z]{2,4}-\d{4}-\d{3,4})(?![\p{L}\p{N}])`;
const LABELED_NUMBER = new RegExp(String.raw`\bNumber[\s·.:]+${PRINTED}`, 'u');
const FIRST_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}-])${PRINTED}`, 'u');

/**
 * Returns a record's document number in its long and short form, as search terms. A policy update has no field for its
 * number, so the number is read from the body: the one after the word "Number", or else the first one.
 *
 * @param body The record's body as plain text.
 * @example getDocumentNumbers({ number: 'UG-2026-024', … }, '') // ['UG-2026-024', 'UG-024']
 */
export function getDocumentNumbers(
  { number, record_type }: { number?: string | null | undefined; record_type: string },
  body: string,
): string[] {
  const isPolicyUpdate = record_type === ('PolicyUpdate' satisfies RecordType);
  const numberInBody = isPolicyUpdate
    ? (LABELED_NUMBER.exec(body) ?? FIRST_NUMBER.exec(body))
    : null;
  const longNumber = number ?? numberInBody?.[1];
  if (!longNumber) return [];
  const shortNumber = longNumber.replace(/^(\p{L}+)-\d{4}-/u, '$1-');
  return shortNumber === longNumber ? [longNumber] : [longNumber, shortNumber];
}
