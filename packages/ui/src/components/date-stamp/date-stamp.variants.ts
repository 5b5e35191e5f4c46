import { cva } from 'class-variance-authority';
import styles from './pp-date-stamp.module.css';

/** `status` draws the band: ink, marigold, outlined, or a quiet outline for a date without an end. */
export const dateStampVariants = cva(styles.root, {
  variants: {
    status: {
      holds: styles.holds,
      soon: styles.soon,
      ended: styles.ended,
      plain: styles.plain,
    },
    size: { sm: styles.sm, md: styles.md },
  },
});
