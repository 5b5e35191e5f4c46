import type { ComponentProps, JSX } from 'react';
import styles from './pp-highlight.module.css';

export interface HighlightProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /**
   * The search terms, in uppercase or lowercase. A term matches the start of a word. A single letter
   * matches only a whole word.
   */
  terms: readonly string[];
}

/**
 * Text with marked search terms.
 *
 * @example
 * <Highlight text="Wind and hail deductible" terms={['wind', 'deduct']} />
 */
export function Highlight({ text, terms, ...rest }: HighlightProps): JSX.Element {
  const pattern = createPrefixPattern(terms);
  return (
    <span {...rest}>
      {pattern === undefined
        ? text
        : text.split(pattern).map((part, index) =>
            // `split` with a capturing group puts the matches at odd indexes.
            index % 2 === 1 ? (
              // Parts have no identity other than their index.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={index} className={styles.match}>
                {part}
              </mark>
            ) : (
              part
            ),
          )}
    </span>
  );
}

/**
 * Creates a pattern that matches each term at the start of a word. A single letter matches only a whole
 * word, because too many words start with it. Undefined without terms.
 */
function createPrefixPattern(terms: readonly string[]): RegExp | undefined {
  const alternatives = terms
    .map((term) => term.trim())
    .filter((term) => term !== '')
    // Longest first: a regular expression takes the first alternative that matches.
    .toSorted((a, b) => b.length - a.length)
    .map((term) => {
      const literal = term.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      return /^\p{L}$/u.test(term) ? String.raw`${literal}(?![\p{L}\p{N}])` : literal;
    });
  if (alternatives.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives.join('|')})`, 'iu');
}
