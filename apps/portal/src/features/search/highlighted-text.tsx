import { Highlight } from '@producer-portal/ui';

const MATCH_PATTERN = /\[\[(.*?)\]\]/gsu;

/** Returns the words that the host marked as matches in a result. */
export function extractMatches(text: string | null | undefined): string[] {
  return [...(text ?? '').matchAll(MATCH_PATTERN)].map(([, word = '']) => word);
}

/**
 * A search result's text with highlighted matches. The host puts matches between `[[` and `]]`
 * (docs/contract.md#search-result-record). Unpaired brackets are plain text.
 *
 * @example <HighlightedText text="Wind and [[hail]] deductible" />
 */
export function HighlightedText({ text }: { text: string }) {
  return text.split(MATCH_PATTERN).map((part, index) => (
    // Parts have a fixed order, so the index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    <Highlight key={index} text={part} terms={index % 2 === 1 ? [part] : []} />
  ));
}
