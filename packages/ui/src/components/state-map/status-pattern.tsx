import type { JSX } from 'react';
import styles from './pp-state-map.module.css';

/** The availability of one product in a state. */
export type StateStatus = 'available' | 'limited' | 'coming' | 'none';

/** How many of several products a state has. A state without products has the status `none`. */
export type CoverageLevel = 'most' | 'many' | 'some' | 'few';

/** What a state's fill and pattern show: either its status or its coverage level. */
export type MapStatus = StateStatus | CoverageLevel;

/** All statuses, from available to not offered. */
export const stateStatuses: readonly StateStatus[] = ['available', 'limited', 'coming', 'none'];

/** All coverage levels, from most to least. */
export const coverageLevels: readonly CoverageLevel[] = ['most', 'many', 'some', 'few'];

/** The look of a state: its fill and pattern. States that are not highlighted have the look `rest`. */
export type AreaLook = MapStatus | 'rest';

/** Looks without a pattern. The stylesheet sets their fill. */
const looksWithoutPattern: readonly AreaLook[] = ['available', 'none', 'most'];

interface StatusPatternsProps {
  /** The prefix of the pattern IDs, unique in the page. */
  prefix: string;
  /** The size of a tile, in the units of the containing SVG. */
  tile: number;
}

/**
 * Patterns, so that users can tell looks apart without relying on color. Except for `available`, `none`, and
 * `most`, each status and coverage level has stripes or dots. Lower coverage levels have lighter patterns.
 * States that are not highlighted have thin stripes in the other diagonal direction.
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

/** @param width stripe width as a fraction of the tile. */
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
      <rect width={tile} height={tile} className={styles.patternBackground} data-look={look} />
      <rect width={tile * width} height={tile} className={styles.mark} data-look={look} />
    </pattern>
  );
}

/** @param radius dot radius as a fraction of the tile. */
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
      <rect width={tile} height={tile} className={styles.patternBackground} data-look={look} />
      <circle cx={middle} cy={middle} r={tile * radius} className={styles.mark} data-look={look} />
    </pattern>
  );
}

/** Returns the `fill` of a look, or undefined if the stylesheet sets it. */
export function getFill(look: AreaLook, prefix: string): string | undefined {
  return looksWithoutPattern.includes(look) ? undefined : `url(#${prefix}-${look})`;
}
