import type { JSX, ReactNode } from 'react';
import styles from './pp-variant-matrix.module.css';

export interface VariantMatrixProps {
  /** Each variant with its label, in order. */
  variants: readonly (readonly [label: string, element: ReactNode])[];
  /**
   * `row` puts small components side by side.
   * @default 'stack'
   */
  layout?: 'stack' | 'row';
}

/**
 * All variants of a component with their labels, for `Matrix` stories.
 *
 * @example
 * <VariantMatrix layout="row" variants={[['soon, sm', <DateStamp … />]]} />
 */
export function VariantMatrix({ variants, layout = 'stack' }: VariantMatrixProps): JSX.Element {
  return (
    <div className={styles[layout]}>
      {variants.map(([label, element]) => (
        <figure key={label} className={styles.variant}>
          <figcaption className={styles.label}>{label}</figcaption>
          {element}
        </figure>
      ))}
    </div>
  );
}
