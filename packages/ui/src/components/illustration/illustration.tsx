import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import type { CategoryHue } from '../category-tag/category-tag.variants.ts';
import type { IllustrationPaths } from './illustrations.ts';
import styles from './pp-illustration.module.css';

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One of the exported illustrations, such as `inboxIllustration`. */
  paths: IllustrationPaths;
  /**
   * The color of the filled shape behind the lines, the `spot` path.
   * @default 'teal'
   */
  hue?: Exclude<CategoryHue, 'neutral'> | undefined;
}

/**
 * A line illustration of 120 px for an empty state or a product, hidden from assistive technology.
 * Error and session screens use text only.
 *
 * @example
 * <StatusScreen title="No alerts" illustration={<Illustration paths={inboxIllustration} hue="coral" />}>…</StatusScreen>
 */
export function Illustration({
  paths,
  hue = 'teal',
  className,
  ...rest
}: IllustrationProps): JSX.Element {
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
      <path d={paths.spot} className={styles.spot} />
      <path d={paths.lines} />
      {paths.dashes === undefined ? null : <path d={paths.dashes} className={styles.dashes} />}
    </svg>
  );
}
