import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon.tsx';
import styles from './pp-icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name: what a press does, in words. */
  label: string;
  icon: IconName;
}

/**
 * A button whose picture everybody knows: close, previous, next. Everything else gets a word.
 * It takes the color of the text around it.
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
