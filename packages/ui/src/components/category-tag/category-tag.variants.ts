import { cva } from 'class-variance-authority';
import styles from './pp-category-tag.module.css';

/** The category colors. Use `neutral` for a category without a color. */
export const categoryTagVariants = {
  hue: {
    coral: styles.coral,
    indigo: styles.indigo,
    green: styles.green,
    rose: styles.rose,
    blue: styles.blue,
    olive: styles.olive,
    ochre: styles.ochre,
    teal: styles.teal,
    neutral: styles.neutral,
  },
};

export const categoryTagClass = cva(styles.root, { variants: categoryTagVariants });
