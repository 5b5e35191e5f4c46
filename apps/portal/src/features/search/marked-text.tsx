import { Highlight } from '@producer-portal/ui';

const mark = /\[\[(.*?)\]\]/gsu;

/** Returns the words that the host marked as matches in a result. */
export function markedMatches(text: string | null | undefined): string[] {
  return [...(text ?? '').matchAll(mark)].map(([, word = '']) => word);
}

/**
 * A search result's text with highlighted matches. The host puts matches between `[[` and `]]`
 * (docs/contract.md#search-result-record). Unpaired brackets are plain text.
 *
 * @example <MarkedText text="Wind and [[hail]] deductible" />
 */
export function MarkedText({ text }: { text: string }) {
  return text.split(mark).map((part, index) => (
    // Parts have a fixed order, so the index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    <Highlight key={index} text={part} terms={index % 2 === 1 ? [part] : []} />
  ));
}
