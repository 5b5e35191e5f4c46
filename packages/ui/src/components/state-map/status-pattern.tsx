import type { JSX } from 'react';
import styles from './pp-state-map.module.css';

/** How a product stands in a state. */
export type StateStatus = 'available' | 'limited' | 'coming' | 'none';

/** Every status, from what can be sold to what cannot. */
export const stateStatuses: readonly StateStatus[] = ['available', 'limited', 'coming', 'none'];

/** A status, or what recedes behind a highlighted one. */
export type AreaLook = StateStatus | 'rest';

interface StatusPatternsProps {
  /** Unique in the page: what the patterns' ids begin with. */
  prefix: string;
  /** Edge of one tile, in the units of the drawing it stands in. */
  tile: number;
}

/** The patterns that say a status once more without colour: stripes, dots; and fine stripes the other way for the rest. */
export function StatusPatterns({ prefix, tile }: StatusPatternsProps): JSX.Element {
  const shared = { width: tile, height: tile, patternUnits: 'userSpaceOnUse' } as const;
  const ground = { width: tile, height: tile };
  return (
    <defs>
      <pattern {...shared} id={`${prefix}-limited`} patternTransform="rotate(45)">
        <rect {...ground} className={styles.ground} data-look="limited" />
        <rect width={tile * 0.18} height={tile} className={styles.mark} data-look="limited" />
      </pattern>
      <pattern {...shared} id={`${prefix}-coming`} patternTransform="rotate(45)">
        <rect {...ground} className={styles.ground} data-look="coming" />
        <circle
          cx={tile / 2}
          cy={tile / 2}
          r={tile * 0.16}
          className={styles.mark}
          data-look="coming"
        />
      </pattern>
      <pattern {...shared} id={`${prefix}-rest`} patternTransform="rotate(-45)">
        <rect {...ground} className={styles.ground} data-look="rest" />
        <rect width={tile * 0.09} height={tile} className={styles.mark} data-look="rest" />
      </pattern>
    </defs>
  );
}

/** What `fill` an area of this look takes; the plain ones have theirs in the style sheet. */
export function fillOf(look: AreaLook, prefix: string): string | undefined {
  return look === 'available' || look === 'none' ? undefined : `url(#${prefix}-${look})`;
}
