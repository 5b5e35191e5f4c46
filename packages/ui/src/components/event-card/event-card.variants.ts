import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import styles from './pp-event-card.module.css';

/** The types, the classes, and the story matrix are derived from this object. */
export const eventCardVariants = {
  status: {
    upcoming: styles.upcoming,
    today: styles.today,
    live: styles.live,
    recorded: styles.recorded,
    ended: styles.ended,
  },
};

export const eventCardClass = cva(styles.root, { variants: eventCardVariants });

export type EventCardVariants = VariantProps<typeof eventCardClass>;
