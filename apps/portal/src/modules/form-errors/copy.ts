const number = new Intl.NumberFormat('en-US');

/** Texts that every form shares. */
export const formCopy = {
  errors: 'Fix these fields',
  restored: 'We restored what you typed earlier.',
  remaining: (characters: number) => {
    const count = Math.abs(characters);
    const unit = count === 1 ? 'character' : 'characters';
    return `${number.format(count)} ${unit} ${characters < 0 ? 'too many' : 'left'}`;
  },
} as const;
