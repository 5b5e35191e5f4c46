import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import styles from './pp-notice.module.css';

/** The table that the types, the classes and the story matrix are derived from. */
export const noticeTable = {
  tone: {
    info: styles.info,
    success: styles.success,
    warning: styles.warning,
    danger: styles.danger,
  },
};

export const noticeClass = cva(styles.root, { variants: noticeTable });

export type NoticeTone = NonNullable<VariantProps<typeof noticeClass>['tone']>;
