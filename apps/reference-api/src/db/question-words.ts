/** Splits a list of words. Words in quotes stay together, as in a search. */
const splitList = (list: string): readonly string[] => list.match(/"[^"]+"|\S+/g) ?? [];

/** Words that only form the question. A passage doesn't have to contain them. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'am any anybody anyone anything are ask asked asking because big can come comes coming could did difference do does else everyone everything far fast find finding get gets getting going good had has have higher how if instead is kind kinds let lets long many may much must nobody often ok okay old oldest one our out per percent percentage please possible put quickly receive received receives recent recently should show someone something soon still tell there toward want was we were what whats when where whether which who whom whose why will would yes youngest',
  ),
);

/** Words that occur in nearly every answer. A passage that contains them ranks higher, but a passage without them can answer too. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  splitList(
    'accept accepted age agency agent agents allowed amount applies apply area availability available back begin begins bind binding business buy change changes client clients cost costs count counts cover coverage covered customer customers date day days dollars due effective eligible end ends expire expires extra fee fees get give gives go happen happens highest included increase insurance insure insured list lowest make makes max maximum mean means min minimum need needed needs next number numbers offer offered part pay policies policy premium premiums price prices qualifies qualify quote raise require required requires sell start starts stay stays support take takes time times use used work works worth write year years yet',
  ),
);

/** Words that mean the same in a question as in a passage. PostgreSQL finds plurals and most other forms itself. */
const SAME_MEANING = [
  'cost fee premium price',
  'steal stole stolen theft',
  'house dwelling',
  'hp horsepower',
  'accident crash wreck',
  'hurt injury injured',
  'image photo photograph picture',
  'coast coastal',
  'auto automobile car vehicle',
  'child children kid',
  'teen teenager youth youthful',
  'empty unoccupied vacant',
  'rent rental rented renter renting tenant',
  'fix fixed repair repaired',
  'bought buy purchase purchased',
  'exclude excluded exclusion',
  'custom customized modified modification modify',
  'deliver delivered delivery ship shipped shipping',
  'brochure flier flyer leaflet',
  'send sent submit',
  'email e-mail',
  'deadline due',
  'hike increase rise rising',
  'decrease drop reduce reduced',
  'husband spouse wife',
  'coworker colleague',
  'employee staff',
  'attorney lawyer',
  'sign signature',
  'storage store stored',
  'telephone phone',
  'internet online web website',
  'laid lay-up layup',
];

/** Words of questions, and the other words that a passage can use for them. The reverse is not true. */
const OTHER_WORDS: readonly (readonly [words: string, others: string])[] = [
  ['hurricane', '"named storm" "tropical storm"'],
  ['cat dog puppy', 'pet'],
  ['bike', 'motorcycle'],
  ['camper', '"travel trailer"'],
  ['pickup truck', 'vehicle'],
  ['ipad', 'tablet'],
  ['rep', 'manager'],
  ['boss', 'principal owner'],
  ['refund', 'rebate reimburse'],
  ['call reach', 'contact phone'],
  ['charge charged', 'surcharge'],
  ['discount', 'credit'],
  ['homemade', '"home built" "custom built"'],
  ['login', 'sign-in'],
];

const sameMeaning: ReadonlyMap<string, readonly string[]> = new Map([
  ...SAME_MEANING.map(splitList).flatMap((words) => words.map((word) => [word, words] as const)),
  ...OTHER_WORDS.flatMap(([words, others]) =>
    splitList(words).map((word) => [word, [word, ...splitList(others)]] as const),
  ),
]);

/**
 * Returns the words of a passage that mean the same as a word of a question, or its plural, in the syntax of a search.
 *
 * @example getWordsLike('houses') // ['house', 'dwelling']
 */
export function getWordsLike(word: string): readonly string[] {
  const lowercase = word.toLowerCase();
  const forms = [lowercase, lowercase.replace(/s$/u, ''), lowercase.replace(/es$/u, '')];
  return forms.map((form) => sameMeaning.get(form)).find((words) => words !== undefined) ?? [];
}
