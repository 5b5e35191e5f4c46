import { MetaLine, StatusSwatch } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { hostText } from '../../lib/host-text.tsx';
import { stateMapStatus, sinceText, type StateAvailability } from './availability.ts';
import { availabilityCopy as copy } from './copy.ts';
import styles from './pp-products.module.css';

export interface StatusLineProps {
  readonly availability: StateAvailability;
  /** Leaves out the status name, for example if the heading shows it. @default false */
  readonly hideStatus?: boolean;
}

/** A product's availability in one state: status, date, and limits. */
export function StatusLine({ availability, hideStatus = false }: StatusLineProps) {
  const { status, note } = availability;
  const since = sinceText(availability, useNow(), formatLongDate);
  if (hideStatus && !since && !note) return null;
  return (
    <div className={styles.line}>
      <StatusSwatch status={stateMapStatus[status]} />
      <p>
        {!hideStatus && <strong>{copy.statuses[status]} </strong>}
        <MetaLine>
          {since}
          {hostText(note)}
        </MetaLine>
      </p>
    </div>
  );
}
