/** An option of the picker. */
export interface StateOption {
  /** The postal code, such as "RI". */
  code: string;
  name: string;
  /** A second name that finds the option, such as its name in another language. It isn't shown. */
  otherName?: string | undefined;
}

/**
 * Returns the states that match typed text: first by code or full name, then by the start of the
 * name, and then by the start of a later word. Equal matches keep the given order.
 *
 * @example matchStates(states, 'rh') // [{ code: 'RI', name: 'Rhode Island' }]
 */
export function matchStates(options: readonly StateOption[], text: string): readonly StateOption[] {
  if (text.trim() === '') return options;
  const query = normalize(text);
  if (query === '') return [];
  const ranks: [StateOption[], StateOption[], StateOption[]] = [[], [], []];
  for (const option of options) {
    const names = normalizeNames(option);
    if (normalize(option.code) === query || names.includes(query)) ranks[0].push(option);
    else if (names.some((name) => name.startsWith(query))) ranks[1].push(option);
    else if (names.some((name) => name.includes(` ${query}`))) ranks[2].push(option);
  }
  return ranks.flat();
}

/** Returns the state whose code or full name equals the text, or otherwise the only state that matches the text. */
export function findOnlyMatch(
  options: readonly StateOption[],
  text: string,
): StateOption | undefined {
  const query = normalize(text);
  if (query === '') return undefined;
  const [first, second] = matchStates(options, text);
  if (first === undefined || second === undefined) return first;
  return [normalize(first.code), ...normalizeNames(first)].includes(query) ? first : undefined;
}

/** The names of an option, in the form that is compared with typed text. */
function normalizeNames({ name, otherName = '' }: StateOption): string[] {
  return [name, otherName].map(normalize);
}

/**
 * Converts to lowercase, and removes accents and punctuation: "D.C." becomes "dc", "West-Virginia"
 * becomes "west virginia".
 */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
