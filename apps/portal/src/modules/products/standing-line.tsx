import { MetaLine, StatusSwatch } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { drawnStatus, sinceText, type Standing } from './availability.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';

export interface StandingLineProps {
  readonly standing: Standing;
  /** The word for the status stands elsewhere, such as in the heading above. @default false */
  readonly withoutStatus?: boolean;
}

/** How a product stands in one state: the word, since when, and what limits it. */
export function StandingLine({ standing, withoutStatus = false }: StandingLineProps) {
  const { status, note } = standing;
  const since = sinceText(standing, useNow(), formatLongDate);
  const facts = [
    withoutStatus ? null : <strong key="status">{copy.statuses[status]}</strong>,
    since,
    note,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <div className={styles.line}>
      <StatusSwatch status={drawnStatus[status]} />
      <p>
        <MetaLine>{facts}</MetaLine>
      </p>
    </div>
  );
}
