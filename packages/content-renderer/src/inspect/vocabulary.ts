/**
 * The words that `inspect` uses to recognize vague links and deadlines. They are never shown.
 * Replace them for another language, or add your own.
 */
export interface InspectVocabulary {
  /** BCP 47 language tag for the names of months and weekdays. */
  readonly locale: string;
  /** Link texts without any meaning, such as "click here", in lower case and without punctuation. */
  readonly vagueLinkTexts: readonly string[];
  /** Words that make the date after them a deadline, in lower case. */
  readonly deadlineWords: readonly string[];
  /** Words allowed between a deadline word and its date, in addition to weekdays and times. */
  readonly fillerWords: readonly string[];
}

/** The vocabulary of American English. */
export const englishVocabulary: InspectVocabulary = Object.freeze({
  locale: 'en-US',
  vagueLinkTexts: Object.freeze([
    'click',
    'click here',
    'click this link',
    'details',
    'download',
    'find out more',
    'go',
    'here',
    'info',
    'learn more',
    'link',
    'more',
    'more info',
    'more information',
    'read more',
    'see more',
    'this',
    'this link',
    'this page',
    'view',
  ]),
  // "before" is not here: in insurance, it usually distinguishes policies ("written before …").
  deadlineWords: Object.freeze([
    'by',
    'closes',
    'closing',
    'deadline',
    'due',
    'ending',
    'ends',
    'expire',
    'expires',
    'expiring',
    'last day',
    'no later than',
    'not later than',
    'through',
    'thru',
    'till',
    'until',
    'valid to',
  ]),
  fillerWords: Object.freeze([
    'a.m.',
    'am',
    'at',
    'business',
    'by',
    'cdt',
    'close',
    'cst',
    'ct',
    'date',
    'day',
    'edt',
    'end',
    'est',
    'et',
    'is',
    'mdt',
    'midnight',
    'mst',
    'mt',
    'noon',
    'of',
    'on',
    'p.m.',
    'pdt',
    'pm',
    'pst',
    'pt',
    'the',
  ]),
});
