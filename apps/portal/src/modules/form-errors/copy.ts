/** Texts that every form shares. */
export const formCopy = {
  errors: 'Fix these fields',
  restored: 'We restored what you typed earlier.',
  remaining: (characters: number) =>
    characters < 0 ? `${-characters} characters too many` : `${characters} characters left`,
} as const;
