import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { categoryTagClass } from './category-tag.variants.ts';
import type { CategoryHue } from './category-tag.variants.ts';
import styles from './pp-category-tag.module.css';

export interface CategoryTagProps extends ComponentProps<'span'> {
  hue: CategoryHue;
  /** Identifies the category where color isn't visible. Give each category a different icon. */
  icon: IconName;
}

/**
 * Shows a row's kind of content as a word, an icon, and a tint.
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
