/** What only people can judge, by how it is called on the page of a component. */
export const reviewKinds = {
  design: 'Design',
  words: 'Words',
  nvda: 'NVDA, by hand',
  voiceover: 'VoiceOver, by hand',
} as const;

export type ReviewKind = keyof typeof reviewKinds;

/** Who looked, and on which day. */
export interface Review {
  by: string;
  /** `YYYY-MM-DD`. */
  on: string;
}

/**
 * The reviews that have been made, by the title of the component's stories. What is not here is not yet reviewed; whoever
 * changes what a review was about removes it.
 *
 * @example 'Components/Actions/Button': { design: { by: 'Dana Whitfield', on: '2026-03-02' } },
 */
export const reviews: Readonly<Record<string, Partial<Record<ReviewKind, Review>>>> = {};

/** Is there something of the component that nobody has judged yet? */
export function needsReview(title: string): boolean {
  const isReviewable = /^(Components|Patterns)\//.test(title);
  return (
    isReviewable && Object.keys(reviewKinds).some((kind) => !reviews[title]?.[kind as ReviewKind])
  );
}
