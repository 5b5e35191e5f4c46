import { cva } from 'class-variance-authority';
import styles from './pp-category-tag.module.css';

/** The content categories that have a colour of their own; `neutral` serves every other. */
export const categoryTagTable = {
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
};

export const categoryTagClass = cva(styles.root, { variants: categoryTagTable });
