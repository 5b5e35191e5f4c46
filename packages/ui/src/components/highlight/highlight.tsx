import type { ComponentProps, JSX } from 'react';
import styles from './pp-highlight.module.css';

export interface HighlightProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /** The words that were looked for, in any case: marked wherever a word of the text begins with one. */
  terms: readonly string[];
}

/**
 * A text in which the words that were searched for are marked.
 *
 * @example
 * <Highlight text="Wind and hail deductible" terms={['wind', 'deduct']} />
 */
export function Highlight({ text, terms, ...rest }: HighlightProps): JSX.Element {
  const prefixes = prefixPattern(terms);
  return (
    <span {...rest}>
      {prefixes === undefined
        ? text
        : text.split(prefixes).map((part, index) =>
            // Split by a group, every second part is what the group has found.
            index % 2 === 1 ? (
              // The position is what tells one part from another, and it does not change.
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

/** Undefined where there is nothing to look for. */
function prefixPattern(terms: readonly string[]): RegExp | undefined {
  const alternatives = terms
    .map((term) => term.trim())
    .filter((term) => term !== '')
    // The longest first: of two terms that fit in one place, the first is taken.
    .toSorted((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (alternatives.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives.join('|')})`, 'iu');
}
