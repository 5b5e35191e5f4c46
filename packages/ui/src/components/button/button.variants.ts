import { cva } from 'class-variance-authority';
import styles from './pp-button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

/** The classes and the story matrix are derived from this object. */
export const buttonVariants = {
  variant: {
    primary: styles.primary,
    secondary: styles.secondary,
    quiet: styles.quiet,
    danger: styles.danger,
  },
  size: { md: styles.md, sm: styles.sm },
} satisfies { variant: Record<ButtonVariant, unknown>; size: Record<ButtonSize, unknown> };

export const buttonClass = cva(styles.root, {
  variants: buttonVariants,
  defaultVariants: { variant: 'primary', size: 'md' },
});
