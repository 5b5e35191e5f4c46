import type { ContentRecord } from '@producer-portal/api';
import type { InPageHeading } from '@producer-portal/ui';

/** A record's answer, and its text without the repeated answer. */
export interface RecordAnswer {
  /** What applies, in one or two sentences; null if the record doesn't say. */
  readonly answer: string | null;
  /** HTML; undefined if the record has no text. */
  readonly html: string | undefined;
}

/** The first paragraph of a text, and the tags before it. */
const openingParagraph = /^((?:\s|<(?!p\b)[^>]*>)*)<p\b[^>]*>([\s\S]*?)<\/p>/iu;

/** A column that is empty without its paragraph, in the parts before and after it. */
const emptyColumnStart = /<div\b[^>]*>\s*$/iu;
const emptyColumnEnd = /^\s*<\/div>/iu;

const toLetters = (html: string) => html.replaceAll(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '');

/**
 * Splits a record into its answer and its text. Editors often repeat the answer as the first paragraph of the text, which is
 * left out, and so is a column that has only this paragraph.
 *
 * @param excerpt - what applies, in one or two sentences.
 * @param html - the record's text.
 */
export function splitAnswer(
  excerpt: ContentRecord['excerpt'],
  html: string | undefined,
): RecordAnswer {
  const answer = excerpt?.trim() || null;
  const opening = answer === null ? null : openingParagraph.exec(html ?? '');
  if (!opening || toLetters(opening[2] ?? '') !== toLetters(answer ?? '')) return { answer, html };
  const before = opening[1] ?? '';
  const after = html?.slice(opening[0].length) ?? '';
  const isColumnEmpty = emptyColumnStart.test(before) && emptyColumnEnd.test(after);
  return {
    answer,
    html: isColumnEmpty
      ? before.replace(emptyColumnStart, '') + after.replace(emptyColumnEnd, '')
      : before + after,
  };
}

/** Headings of the section that says what to do. */
const actionHeading =
  /^(?:what (?:to|(?:you|we) (?:must|should|(?:need|have) to)) do|what you (?:can|do)\b.*|next steps|how to do it)$/iu;

/** Finds the section that tells agents what to do, by its heading. */
export function findActionHeading(headings: readonly InPageHeading[]): InPageHeading | undefined {
  return headings.find(({ label }) => actionHeading.test(label));
}
