import { cva } from 'class-variance-authority';
import styles from './pp-category-tag.module.css';

/** One class for each content category; the word and the icon say it too, so hue is never alone. */
export const categoryTagVariants = cva(styles.root, {
  variants: {
    hue: {
      alert: styles.alert,
      policy: styles.policy,
      product: styles.product,
      marketing: styles.marketing,
      field: styles.field,
      training: styles.training,
      jobaid: styles.jobaid,
      guide: styles.guide,
      neutral: styles.neutral,
    },
  },
});
