import { COMMON_WORDS, getWordsLike, QUESTION_WORDS } from './question-words.ts';
import type { QuestionTerm, Synonyms } from './synonyms.ts';

/** Maximum number of words of a question. Longer texts are not questions. */
const MAX_WORDS = 24;

/** First words of questions whose answer is "yes" or "no". */
const YES_OR_NO =
  'am|any|are|can|could|did|do|does|has|have|if|is|may|must|should|was|were|will|would';

const QUESTION = new RegExp(
  String.raw`^(?:${YES_OR_NO}|cost|how|limit|max|maximum|min|minimum|price|what(?:[’']?s)?|when|where|which|who|whom|whose|why)\s`,
  'iu',
);

/** The start of a question whose answer can be an amount. Questions such as "can I" and "where" have other answers. */
const OPEN = String.raw`^(?!(?:${YES_OR_NO}|when|where|which|who|why)(?:n?[’']t)?\s)`;

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A number that counts or measures something, so not an amount of money, and no part of a date or of "24/7". */
const COUNT = String.raw`(?<![-\d/.,$])(?<!(${MONTHS}) (\d\d?, )?)\d+(?![\d.,]*(?:[-/]\d|\s?%))|\m(two|three|four|five|six|seven|eight|nine|ten|half|third)\M`;

/** An amount of money, or a percentage. A limit such as "$1 million" is neither a price nor a discount. */
const AMOUNT = String.raw`\$\s?\d[\d.,]*(?![\d.,])(?! million)|\d\s?%|\m(free|no (cost|charge|fee))\M`;

/** A date, a time of day, or a period. */
const TIME = String.raw`\m(?!(March|May)\M)(${MONTHS})\M|\m(March|May) \d|\d ?[ap]\.?m\M|\d/\d|\d(st|nd|rd|th)\M|\m20\d\d\M|\mday:? \d|\d (minute|hour|day|week|month|year)|\m(after|before|days?|each|every|immediately|once|until|within|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\M`;

/**
 * For each kind of question, a PostgreSQL regular expression that a sentence must match to answer it. The first match counts.
 * `$1` stands for the singular of what the first group of the question's pattern matches.
 */
const ANSWERS: readonly (readonly [question: RegExp, answer: string])[] = [
  [/\bwhat\s+hours\b/iu, String.raw`\d ?[ap]\.?m\M`],
  [
    new RegExp(
      String.raw`${OPEN}.*\b(?:fax|phone|telephone)\s+numbers?\b|^(?:how\s+(?:can|do)|who\s+(?:can|do|should))\s+(?:I|we)\s+(?:call|contact|email|reach)\b`,
      'iu',
    ),
    String.raw`\d{3}-\d{4}|@`,
  ],
  [/\bhow\s+often\b/iu, String.raw`\m(each|every|once|twice|daily|weekly|monthly|yearly|per)\M`],
  [
    /\bhow\s+(?:long|recent(?:ly)?|soon)\b|^what(?:[’']?s|\s+is)\s+the\s+(?:\w+\s+)?(?:length|period|term)\b/iu,
    String.raw`\m(minutes?|hours?|days?|nights?|weeks?|months?|years?|immediately)\M`,
  ],
  [/^when\b|\bwhat\s+(?:date|day|time)\b/iu, TIME],
  [/\bhow\s+many\s+(\w+)/iu, String.raw`${COUNT}|\m(none|one $1)\M`],
  [
    /\b(?:(?:max|maximum)\s+age|oldest)\b/iu,
    String.raw`\d or (newer|younger)\M|\m(maximum|no more than|under|up to)\M[^.]*\m\d+(?!\d| days| months)`,
  ],
  [
    /\b(?:(?:min|minimum)\s+age|youngest)\b/iu,
    String.raw`\d or older\M|\m(at least|minimum|must be|under)\M[^.]*\d`,
  ],
  [/\bhow\s+(?:far|fast|old)\b|\bwhat\s+age\b/iu, String.raw`${COUNT}|\mone\M`],
  // How much something changes is a percentage, or an amount with a sign. An amount without a sign can be the premium of an example.
  [
    new RegExp(
      String.raw`${OPEN}.*\b(?:(?:go(?:es|ing)?|went)\s+(?:down|up)|(?:premium|rate)s?\s+change)`,
      'iu',
    ),
    String.raw`\d\s?%|[-+−]\s?\$\d`,
  ],
  [
    new RegExp(
      String.raw`${OPEN}.*\b(?:credit|deductible|discount|pay|reimburse|surcharge)\b|^(?!(?:are|were|where|who|why)\s)(?!.*\breplacement cost\b).*\b(?:cost|fee|premium|price)s?\b`,
      'iu',
    ),
    AMOUNT,
  ],
  [
    /\bhow\s+(?:big|large)\b/iu,
    String.raw`\d[ -]?((square|sq|cubic) )?(acre|cc|feet|foot|ft|gallon|[gm]b|horsepower|hp|inch|mile|pixel)`,
  ],
  [
    /^what(?:[’']?s)?\s(?!(?:can|do|does|happens|if|should)\b).*\b(?:address|e-?mail|fax|phone|po box)\b/iu,
    '@|\\d',
  ],
  [
    /\bhow\s+(?:high|much)\b|\bwhat\s+percent/iu,
    String.raw`(?<![-\d])\d+(?!\d*-\d)|\m(half|third|maximum|full|none|free)\M`,
  ],
];

const toSingular = (word: string) => word.replace(/ies$/iu, 'y').replace(/s$/iu, '');

function getAnswerPattern(text: string): string | null {
  for (const [question, answer] of ANSWERS) {
    const match = question.exec(text);
    if (match) return answer.replace('$1', toSingular(match[1] ?? ''));
  }
  return null;
}

/** A regular expression for words such as "not", in a syntax that PostgreSQL also understands. */
export const NEGATION = String.raw`(^|[^a-z])(not|no|never|without|[a-z]+n[’']t|except|excluded|ineligible)([^a-z]|$)`;

/** Matches a question about a duty, such as "what photos do I need". */
const DUTY = /\b(?:have\s+to|must|need(?:ed|s)?|required?|requires|should)\b/iu;

const HOW_TO = /^how\s+(?:can|could|do|does|should|to)\s/iu;

/** A measure such as "12-year-old". The answer can contain another number. */
const MEASURE = /^\d+-/;

/** An age without hyphens. */
const AGE = /\b(\d+)\s+years?\s+old\b/giu;

/** The words around "or", except in phrases such as "two or more" and "or not". */
const ALTERNATIVES =
  /([\p{L}\p{N}-]+),?\s+or\s+(?!(?:fewer|higher|larger|later|less|longer|lower|more|newer|not|older|other|over|smaller|under)\b)([\p{L}\p{N}-]+)/iu;

/** Whether a text is a question, such as "when does the boat deductible change". */
export function isQuestion(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 3 || words.length > MAX_WORDS || text.includes('"')) return false;
  return QUESTION.test(text.trim()) || text.trim().endsWith('?');
}

/** A term of a question that names a state. */
type StateTerm = QuestionTerm & { readonly state: string };
const isState = (term: QuestionTerm): term is StateTerm => term.state !== undefined;

/** The terms of a question, and the conditions for a passage that answers it. */
export type Question = {
  /** The words as the user typed them. */
  text: string;
  /** All of these words must be in the passage, or in the title, search terms, or topic of its record. */
  required: readonly QuestionTerm[];
  /** A passage that has more of these words ranks higher. */
  optional: readonly QuestionTerm[];
  /** The states that the record must be for. */
  states: readonly StateTerm[];
  /** Whether the question has a word such as "not". */
  isNegative: boolean;
  /** A regular expression that a sentence of the passage must match. `null` if any sentence can answer the question. */
  answerPattern: string | null;
  /** Whether the question is about what producers or customers must do. Records that only say what happened, such as field
   * management news, can't answer it. */
  isAboutDuty: boolean;
  /** Whether a list of steps can answer the question. */
  isHowTo: boolean;
  /**
   * The term after "what" or "which", such as "counties" in "which counties are open". A passage with this term in its
   * heading ranks higher, unless the heading starts with "How to".
   */
  focus: QuestionTerm | null;
  /** The two words around "or". An answer says which of them applies, so the passage must have both. */
  alternatives: readonly [] | readonly [QuestionTerm, QuestionTerm];
};

/** Whether a term is one of the words. Words with the same meaning don't count. */
const includesWord = ({ variants: [typed = ''] }: QuestionTerm, words: ReadonlySet<string>) =>
  words.has(typed.toLowerCase());

const addWordsLike = ({ variants, ...term }: QuestionTerm): QuestionTerm => ({
  ...term,
  variants: [...new Set([...variants, ...variants.flatMap(getWordsLike)])],
});

/** Splits a question into words that a passage needs, and words with which the passage ranks higher. */
export function parseQuestion(text: string, synonyms: Synonyms): Question {
  const terms = synonyms.splitTerms(text.replaceAll(AGE, '$1-year-old')).map(addWordsLike);
  const isOptional = (term: QuestionTerm) =>
    isState(term) ||
    includesWord(term, COMMON_WORDS) ||
    term.variants.some((variant) => MEASURE.test(variant));
  const meaningful = terms.filter((term) => !includesWord(term, QUESTION_WORDS));
  const findTerm = (word: string | undefined) =>
    meaningful.find(({ variants }) =>
      variants.some((variant) => variant.replaceAll('"', '').toLowerCase() === word?.toLowerCase()),
    );
  const [, ...aroundOr] = ALTERNATIVES.exec(text) ?? [];
  const [first, second] = aroundOr.map(findTerm);
  return {
    text,
    required: meaningful.filter((term) => !isOptional(term)),
    optional: meaningful.filter(isOptional),
    states: terms.filter(isState),
    isNegative: new RegExp(NEGATION, 'iu').test(text),
    answerPattern: getAnswerPattern(text.trim()),
    isAboutDuty: DUTY.test(text),
    isHowTo: HOW_TO.test(text.trim()),
    focus: findTerm(/^(?:what|which)\s+(\S+)/iu.exec(text.trim())?.[1]) ?? null,
    alternatives:
      first && second && !isOptional(first) && !isOptional(second) ? [first, second] : [],
  };
}
