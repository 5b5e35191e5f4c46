import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import styles from './pp-drawing.module.css';

/** Line drawings of things on a desk. In each, the spot shape lies under the lines. */
const drawings = {
  'in-tray': (
    <>
      <path className={styles.spot} d="M28 22h52l8 8v34H28z" />
      <path d="M28 62V22h52l8 8v32M80 22v8h8M40 38h36M40 48h24" />
      <path d="M16 62h26c2 9 8 14 18 14s16-5 18-14h26v36H16zM16 62l8-14h4M104 62l-8-14h-8" />
    </>
  ),
  'stamp-pad': (
    <>
      <path className={styles.spot} d="M14 84h92v12H14z" />
      <path d="M14 84h92v20H14zM14 96h92" />
      <path d="M60 14c9 0 15 6 15 14 0 7-6 10-6 18v8h17c5 0 8 3 8 8v10H26V62c0-5 3-8 8-8h17v-8c0-8-6-11-6-18 0-8 6-14 15-14z" />
      <path d="M26 72h68M20 84l6-12M100 84l-6-12M51 46h18" />
    </>
  ),
  'folded-map': (
    <>
      <path className={styles.spot} d="M44 24l32 12v64L44 88z" />
      <path d="M12 36l32-12 32 12 32-12v64l-32 12-32-12-32 12zM44 24v64M76 36v64" />
      <path d="M22 76c8-2 6-14 14-16s8 8 18 6 8-16 18-16 12 6 26-6" strokeDasharray="5 5" />
      <path d="M90 34l8 8M98 34l-8 8" />
    </>
  ),
  'order-slip': (
    <>
      <path className={styles.spot} d="M28 30h64v16H28z" />
      <path d="M28 12h64v92l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
      <path d="M28 30h64M28 46h64M38 21h26M38 58h28M38 70h28M38 82h18M80 58h4M80 70h4M80 82h4" />
    </>
  ),
} as const;

export type DrawingName = keyof typeof drawings;

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  name: DrawingName;
  /**
   * The category whose tint fills the one spot.
   * @default 'guide'
   */
  hue?:
    | 'alert'
    | 'policy'
    | 'product'
    | 'marketing'
    | 'field'
    | 'training'
    | 'jobaid'
    | 'guide'
    | undefined;
}

/**
 * A picture for an empty place, 120 px, hidden from assistive technology.
 * Not for failed or session screens: there, words alone.
 *
 * @example
 * <StatusScreen title="No alerts" illustration={<Drawing name="in-tray" hue="alert" />}>…</StatusScreen>
 */
export function Drawing({ name, hue = 'guide', className, ...rest }: DrawingProps): JSX.Element {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 120"
      width="120"
      height="120"
      data-hue={hue}
      className={cx(styles.root, className)}
    >
      {drawings[name]}
    </svg>
  );
}
