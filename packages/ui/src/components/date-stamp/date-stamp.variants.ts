import { cva } from 'class-variance-authority';
import styles from './pp-date-stamp.module.css';

/** `status` sets the style of the band (docs/design.md#date-stamps). `neutral` has a thin line. */
export const dateStampVariants = {
  status: {
    active: styles.active,
    soon: styles.soon,
    ended: styles.ended,
    neutral: styles.neutral,
  },
  size: { md: styles.md, sm: styles.sm },
};

export const dateStampClass = cva(styles.root, {
  variants: dateStampVariants,
  defaultVariants: { size: 'md' },
});
