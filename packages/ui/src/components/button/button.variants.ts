import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import styles from './pp-button.module.css';

/** The types, the classes, and the story matrix are derived from this object. */
export const buttonVariants = {
  variant: {
    primary: styles.primary,
    secondary: styles.secondary,
    quiet: styles.quiet,
    danger: styles.danger,
  },
  size: { md: styles.md, sm: styles.sm },
};

export const buttonClass = cva(styles.root, {
  variants: buttonVariants,
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonVariants = VariantProps<typeof buttonClass>;
