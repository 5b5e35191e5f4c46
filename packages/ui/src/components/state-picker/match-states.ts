/** An option of the picker. */
export interface StateOption {
  /** The postal code, such as "RI". */
  code: string;
  name: string;
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
    const name = normalize(option.name);
    if (normalize(option.code) === query || name === query) ranks[0].push(option);
    else if (name.startsWith(query)) ranks[1].push(option);
    else if (name.includes(` ${query}`)) ranks[2].push(option);
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
  return [first.code, first.name].some((value) => normalize(value) === query) ? first : undefined;
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
