import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import { categoryTagClass } from './category-tag.variants.ts';
import styles from './pp-category-tag.module.css';

/** The content categories that have a colour of their own; `neutral` serves every other. */
export type CategoryHue = NonNullable<VariantProps<typeof categoryTagClass>['hue']>;

const hueIcons: Record<CategoryHue, IconName> = {
  alert: 'warning',
  policy: 'scale',
  product: 'tag',
  marketing: 'megaphone',
  field: 'people',
  training: 'training',
  jobaid: 'tools',
  guide: 'book',
  neutral: 'file',
};

export interface CategoryTagProps extends ComponentProps<'span'> {
  /** Picks colour and icon together. */
  hue: CategoryHue;
}

/**
 * Says what kind of content a row is: a word, an icon and a tint.
 *
 * @example
 * <CategoryTag hue="policy">Policy update</CategoryTag>
 */
export function CategoryTag({ hue, children, className, ...rest }: CategoryTagProps): JSX.Element {
  return (
    <span {...rest} className={categoryTagClass({ hue, className })}>
      <Icon name={hueIcons[hue]} size={14} className={styles.icon} />
      {children}
    </span>
  );
}
