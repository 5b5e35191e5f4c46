import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-state-map.module.css';
import { getFill, StatusPatterns } from './status-pattern.tsx';
import type { MapStatus } from './status-pattern.tsx';

/** The size of a pattern tile in swatch units: the same size on screen as on the map. */
const TILE = 6.5;

export interface StatusSwatchProps extends Omit<ComponentProps<'svg'>, 'children'> {
  status: MapStatus;
}

/**
 * A sample of a status's fill and pattern, 28 × 20 px at 100% text size. Always show it with the
 * status's label.
 *
 * @example
 * <StatusSwatch status="coming" />
 */
export function StatusSwatch({ status, className, ...rest }: StatusSwatchProps): JSX.Element {
  const prefix = useId();
  return (
    <svg {...rest} aria-hidden="true" className={cx(styles.swatch, className)} viewBox="0 0 28 20">
      <StatusPatterns prefix={prefix} tile={TILE} />
      <rect
        x="0.5"
        y="0.5"
        width="27"
        height="19"
        rx="2.5"
        className={styles.swatchFill}
        data-look={status}
        fill={getFill(status, prefix)}
      />
    </svg>
  );
}
