'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './pp-icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name: what the button does. */
  label: string;
  icon: IconName;
}

/**
 * A button with only an icon, for icons that everyone knows: close, previous, next. Everything else
 * needs a text label. The icon takes the color of the surrounding text.
 *
 * @example
 * <IconButton label="Close" icon="close" onClick={close} />
 */
export function IconButton({
  label,
  icon,
  type = 'button',
  className,
  ...rest
}: IconButtonProps): JSX.Element {
  return (
    <button {...rest} type={type} aria-label={label} className={cx(styles.root, className)}>
      <Icon name={icon} size={24} />
    </button>
  );
}
