import type { JSX } from 'react';
import styles from './pp-state-map.module.css';

/** How one thing, such as a product, stands in a state. */
export type StateStatus = 'available' | 'limited' | 'coming' | 'none';

/** How much a state has of many things; what has nothing at all has the status `none`. */
export type StateShare = 'most' | 'many' | 'some' | 'few';

/** What the fill and the pattern of a state say: a map shows either statuses or shares. */
export type StateLook = StateStatus | StateShare;

/** Every status, from what can be sold to what cannot. */
export const stateStatuses: readonly StateStatus[] = ['available', 'limited', 'coming', 'none'];

/** Every share, from the most to the least. */
export const stateShares: readonly StateShare[] = ['most', 'many', 'some', 'few'];

/** A look, or what recedes behind a highlighted one. */
export type AreaLook = StateLook | 'rest';

/** Those without a pattern have their fill in the style sheet. */
const plain: readonly AreaLook[] = ['available', 'none', 'most'];

interface StatusPatternsProps {
  /** Unique in the page: what the patterns' ids begin with. */
  prefix: string;
  /** Edge of one tile, in the units of the drawing it stands in. */
  tile: number;
}

/**
 * The patterns that say a look once more without color. Statuses: stripes, dots. Shares: the less there is, the less
 * ink, from dots of paper to lines of ink across. The rest: fine stripes the other way.
 */
export function StatusPatterns({ prefix, tile }: StatusPatternsProps): JSX.Element {
  return (
    <defs>
      <Dots id={`${prefix}-many`} look="many" tile={tile * 1.3} radius={0.1} />
      <Stripes id={`${prefix}-some`} look="some" tile={tile} angle={90} width={0.3} />
      <Stripes id={`${prefix}-few`} look="few" tile={tile} angle={90} width={0.1} />
      <Stripes id={`${prefix}-limited`} look="limited" tile={tile} angle={45} width={0.18} />
      <Dots id={`${prefix}-coming`} look="coming" tile={tile} radius={0.16} />
      <Stripes id={`${prefix}-rest`} look="rest" tile={tile} angle={-45} width={0.09} />
    </defs>
  );
}

interface PatternProps {
  id: string;
  look: AreaLook;
  tile: number;
}

/** @param width of a stripe, as a part of the tile. */
function Stripes({
  id,
  look,
  tile,
  angle,
  width,
}: PatternProps & { angle: number; width: number }) {
  return (
    <pattern
      id={id}
      width={tile}
      height={tile}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}
    >
      <rect width={tile} height={tile} className={styles.ground} data-look={look} />
      <rect width={tile * width} height={tile} className={styles.mark} data-look={look} />
    </pattern>
  );
}

/** @param radius of a dot, as a part of the tile. */
function Dots({ id, look, tile, radius }: PatternProps & { radius: number }) {
  const middle = tile / 2;
  return (
    <pattern
      id={id}
      width={tile}
      height={tile}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={tile} height={tile} className={styles.ground} data-look={look} />
      <circle cx={middle} cy={middle} r={tile * radius} className={styles.mark} data-look={look} />
    </pattern>
  );
}

/** What `fill` an area of this look takes; the plain ones have theirs in the style sheet. */
export function fillOf(look: AreaLook, prefix: string): string | undefined {
  return plain.includes(look) ? undefined : `url(#${prefix}-${look})`;
}
