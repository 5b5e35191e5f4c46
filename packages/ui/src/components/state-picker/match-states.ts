/** A state as it is offered. */
export interface StateOption {
  /** Postal code, such as "RI". */
  code: string;
  name: string;
}

/**
 * The states that a text may mean, the surest first: its code or whole name, then names that start with
 * it, then names with a word that does. Within these the given order stays.
 *
 * @example matchStates(states, 'rh') // [{ code: 'RI', name: 'Rhode Island' }]
 */
export function matchStates(options: readonly StateOption[], text: string): readonly StateOption[] {
  if (text.trim() === '') return options;
  const wanted = plain(text);
  if (wanted === '') return [];
  const ranks: [StateOption[], StateOption[], StateOption[]] = [[], [], []];
  for (const option of options) {
    const name = plain(option.name);
    if (plain(option.code) === wanted || name === wanted) ranks[0].push(option);
    else if (name.startsWith(wanted)) ranks[1].push(option);
    else if (name.includes(` ${wanted}`)) ranks[2].push(option);
  }
  return ranks.flat();
}

/** The one state that a text means without a doubt: by code or whole name, or because no other matches. */
export function meantState(options: readonly StateOption[], text: string): StateOption | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const [first, second] = matchStates(options, text);
  if (first === undefined || second === undefined) return first;
  return [first.code, first.name].some((words) => plain(words) === wanted) ? first : undefined;
}

/** Without case, accents and punctuation: "D.C." is "dc", "West-Virginia" is "west virginia". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
