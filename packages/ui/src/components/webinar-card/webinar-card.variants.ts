import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import styles from './pp-webinar-card.module.css';

/** The table that the types, the classes and the story matrix are derived from. */
export const webinarCardTable = {
  status: {
    upcoming: styles.upcoming,
    today: styles.today,
    live: styles.live,
    recorded: styles.recorded,
    ended: styles.ended,
  },
};

export const webinarCardClass = cva(styles.root, { variants: webinarCardTable });

export type WebinarCardVariants = VariantProps<typeof webinarCardClass>;
