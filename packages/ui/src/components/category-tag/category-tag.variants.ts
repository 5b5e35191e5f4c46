import { cva } from 'class-variance-authority';
import styles from './pp-category-tag.module.css';

/** The colors for kinds of content. Use `neutral` for a kind without its own color. */
export type CategoryHue =
  | 'coral'
  | 'indigo'
  | 'green'
  | 'rose'
  | 'blue'
  | 'olive'
  | 'ochre'
  | 'teal'
  | 'neutral';

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
} satisfies { hue: Record<CategoryHue, unknown> };

export const categoryTagClass = cva(styles.root, { variants: categoryTagVariants });
