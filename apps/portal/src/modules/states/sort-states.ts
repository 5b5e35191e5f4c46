/** State codes or names in alphabetical order, for a complete list of a record's states. */
export const sortStates = (states: readonly string[]): string[] =>
  states.toSorted((a, b) => a.localeCompare(b, 'en'));
