/**
 * The words by which `inspect` recognizes things in a document. They are looked for and never shown;
 * give those of another language, or more of your own.
 */
export interface InspectVocabulary {
  /** Names the language of the documents' months and weekdays, as BCP 47 has it. */
  readonly locale: string;
  /** Link texts that say nothing, in lower case and without punctuation. */
  readonly vagueLinkTexts: readonly string[];
  /** Words that make the date after them a deadline, in lower case. */
  readonly deadlineWords: readonly string[];
  /** Words and marks that may stand between such a word and its date, beside weekdays and times. */
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
  // "before" is left out: in insurance it parts policies ("written before …") more often than it warns.
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
