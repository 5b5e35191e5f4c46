import { cva } from 'class-variance-authority';
import styles from './pp-callout.module.css';

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger';

/** The classes and the story matrix are derived from this object. */
export const calloutVariants = {
  tone: {
    info: styles.info,
    success: styles.success,
    warning: styles.warning,
    danger: styles.danger,
  },
} satisfies { tone: Record<CalloutTone, unknown> };

export const calloutClass = cva(styles.root, { variants: calloutVariants });
