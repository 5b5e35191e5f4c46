import type { RecordType } from '@producer-portal/api';

/** What people type between the parts of a document number: `UG 2026-024`, `RB.041`. */
const SEPARATOR = String.raw`[\s\p{Pd}._/#]*`;
const standalone = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu');

/** `UG-2026-024`, with any separators or none. */
const WITH_YEAR = standalone(
  String.raw`([a-z]{2,4})${SEPARATOR}((?:19|20)\d{2})${SEPARATOR}(\d{3,4})`,
);
/** `RB-041`, the short form that files and phone calls use. */
const WITHOUT_YEAR = standalone(String.raw`([a-z]{2,4})${SEPARATOR}(\d{3})`);

/**
 * Returns a query with its document numbers as they are printed, in quotes. `null` without a number,
 * or if the query has quotes, which mean an exact match.
 *
 * @example withPrintedNumbers('UG 2026 024 roof') // '"UG-2026-024" roof'
 */
export function withPrintedNumbers(query: string): string | null {
  if (query.includes('"')) return null;
  const printed = query.replace(WITH_YEAR, '"$1-$2-$3"').replace(WITHOUT_YEAR, '"$1-$2"');
  return printed === query ? null : printed;
}

const PRINTED = String.raw`([A-Z]{2,4}-\d{4}-\d{3,4})(?![\p{L}\p{N}])`;
const LABELED_NUMBER = new RegExp(String.raw`\bNumber[\s·.:]+${PRINTED}`, 'u');
const FIRST_NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}-])${PRINTED}`, 'u');

/**
 * Returns a record's document number in its long and short form, to search for. A policy update has no
 * field for its number, but prints it: after the word "Number", or as the first one in its body.
 *
 * @param body The record's body as plain text.
 * @example getDocumentNumbers({ number: 'UG-2026-024', … }, '') // ['UG-2026-024', 'UG-024']
 */
export function getDocumentNumbers(
  { number, record_type }: { number?: string | null | undefined; record_type: string },
  body: string,
): string[] {
  const isPolicyUpdate = record_type === ('PolicyUpdate' satisfies RecordType);
  const printed = isPolicyUpdate ? (LABELED_NUMBER.exec(body) ?? FIRST_NUMBER.exec(body)) : null;
  const long = number ?? printed?.[1];
  if (!long) return [];
  const short = long.replace(/^(\p{L}+)-\d{4}-/u, '$1-');
  return short === long ? [long] : [long, short];
}
