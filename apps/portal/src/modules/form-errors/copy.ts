/** The words that every form shares. */
export const formCopy = {
  errors: 'Please put these right',
  restored: 'What you wrote before is back.',
  left: (characters: number) =>
    characters < 0 ? `${-characters} characters too many` : `${characters} characters left`,
} as const;
