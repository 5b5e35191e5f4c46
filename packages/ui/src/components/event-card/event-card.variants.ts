import { cva } from 'class-variance-authority';
import styles from './pp-event-card.module.css';

/** The status of an event. A `recorded` event is over and can be watched; an `ended` one can't. */
export type EventStatus = 'upcoming' | 'today' | 'live' | 'recorded' | 'ended';

/** The classes and the story matrix are derived from this object. */
export const eventCardVariants = {
  status: {
    upcoming: styles.upcoming,
    today: styles.today,
    live: styles.live,
    recorded: styles.recorded,
    ended: styles.ended,
  },
} satisfies { status: Record<EventStatus, unknown> };

export const eventCardClass = cva(styles.root, { variants: eventCardVariants });
