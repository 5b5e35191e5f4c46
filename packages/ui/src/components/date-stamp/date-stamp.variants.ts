import { cva } from 'class-variance-authority';
import styles from './pp-date-stamp.module.css';

/**
 * `status` sets the band: ink, marigold, outlined, or a thin line for a date that does not expire.
 */
export const dateStampTable = {
  status: {
    active: styles.active,
    soon: styles.soon,
    ended: styles.ended,
    neutral: styles.neutral,
  },
  size: { md: styles.md, sm: styles.sm },
};

export const dateStampClass = cva(styles.root, {
  variants: dateStampTable,
  defaultVariants: { size: 'md' },
});
