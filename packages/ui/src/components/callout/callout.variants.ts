import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import styles from './pp-callout.module.css';

/** The types, the classes, and the story matrix are derived from this object. */
export const calloutVariants = {
  tone: {
    info: styles.info,
    success: styles.success,
    warning: styles.warning,
    danger: styles.danger,
  },
};

export const calloutClass = cva(styles.root, { variants: calloutVariants });

export type CalloutTone = NonNullable<VariantProps<typeof calloutClass>['tone']>;
