/** Labels of the reviews that only people can do. */
export const reviewKinds = {
  design: 'Design',
  words: 'Wording',
  nvda: 'NVDA, by hand',
  voiceover: 'VoiceOver, by hand',
} as const;

export type ReviewKind = keyof typeof reviewKinds;

/** Who reviewed a component, and when. */
export interface Review {
  by: string;
  /** `YYYY-MM-DD`. */
  on: string;
}

/**
 * Completed reviews by the title of the component's stories. Remove a review when you change what it covered.
 *
 * @example 'Components/Actions/Button': { design: { by: 'Dana Whitfield', on: '2026-03-02' } },
 */
export const reviews: Readonly<Record<string, Partial<Record<ReviewKind, Review>>>> = {};

/** True if a component lacks one of the reviews. */
export function needsReview(title: string): boolean {
  const isReviewable = /^(Components|Patterns)\//.test(title);
  return (
    isReviewable && Object.keys(reviewKinds).some((kind) => !reviews[title]?.[kind as ReviewKind])
  );
}
