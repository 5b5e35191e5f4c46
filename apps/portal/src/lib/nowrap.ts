/**
 * Keeps a short text on one line.
 *
 * @example nowrap('09:00 am ET') // with no-break spaces
 */
export function nowrap(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const months =
  'Jan|January|Feb|February|Mar|March|Apr|April|May|Jun|June|Jul|July|Aug|August|Sep|Sept|September|Oct|October|Nov|November|Dec|December';

/** A time of day, a month and day, or a dash after a word. */
const phrases = new RegExp(
  String.raw`\d [ap]m(?: ET)?|\b(?:${months})\.? (?=\d{1,2}\b)| (?=– )`,
  'gu',
);

/**
 * Keeps each time of day and each date in an English text on one line, and each dash on the line of the word before it.
 *
 * @example nowrapPhrases('Michigan – Binding stops December 4 at 8:00 am ET')
 */
export function nowrapPhrases(text: string): string {
  return text.replaceAll(phrases, nowrap);
}
