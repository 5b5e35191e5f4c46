import { Highlight } from '@producer-portal/ui';

const mark = /\[\[(.*?)\]\]/gsu;

/** The words that the host has found in a result: those of the query, or what they stand for. */
export function marksIn(text: string | null | undefined): string[] {
  return [...(text ?? '').matchAll(mark)].map(([, word = '']) => word);
}

/**
 * A search result's text with its matches marked. The host puts them between `[[` and `]]`
 * (docs/contract.md#search-result-record); a bracket without its partner is text.
 *
 * @example <MarkedText text="Wind and [[hail]] deductible" />
 */
export function MarkedText({ text }: { text: string }) {
  return text.split(mark).map((part, index) => (
    // The position is what tells one part from another, and it does not change.
    // oxlint-disable-next-line react/no-array-index-key
    <Highlight key={index} text={part} terms={index % 2 === 1 ? [part] : []} />
  ));
}
