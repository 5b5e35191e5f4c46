import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { categoryTagClass } from './category-tag.variants.ts';
import type { CategoryHue } from './category-tag.variants.ts';
import styles from './pp-category-tag.module.css';

export interface CategoryTagProps extends ComponentProps<'span'> {
  hue: CategoryHue;
  /** Identifies the hue where color isn't visible. Give each hue a different icon. */
  icon: IconName;
}

/**
 * Shows a row's record type as a word, an icon, and a tint.
 *
 * @example
 * <CategoryTag hue="indigo" icon="scale">Policy update</CategoryTag>
 */
export function CategoryTag({
  hue,
  icon,
  children,
  className,
  ...rest
}: CategoryTagProps): JSX.Element {
  return (
    <span {...rest} className={categoryTagClass({ hue, className })}>
      <Icon name={icon} size={14} className={styles.icon} />
      {children}
    </span>
  );
}
