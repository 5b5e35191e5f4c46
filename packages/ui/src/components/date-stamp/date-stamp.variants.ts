import { cva } from 'class-variance-authority';
import styles from './pp-date-stamp.module.css';

/** The status of a date: `soon` means within 7 days, `neutral` means that it does not expire. */
export type DateStampStatus = 'active' | 'soon' | 'ended' | 'neutral';

export type DateStampSize = 'md' | 'sm';

/** `status` sets the style of the band (docs/design.md#date-stamps). `neutral` has a thin line. */
export const dateStampVariants = {
  status: {
    active: styles.active,
    soon: styles.soon,
    ended: styles.ended,
    neutral: styles.neutral,
  },
  size: { md: styles.md, sm: styles.sm },
} satisfies { status: Record<DateStampStatus, unknown>; size: Record<DateStampSize, unknown> };

export const dateStampClass = cva(styles.root, {
  variants: dateStampVariants,
  defaultVariants: { size: 'md' },
});
