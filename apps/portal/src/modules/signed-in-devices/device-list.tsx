import type { UserSession } from '@producer-portal/api';
import { Button, MetaLine } from '@producer-portal/ui';
import { useId } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate, formatTime } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { devicesCopy as copy } from './copy.ts';
import styles from './pp-signed-in-devices.module.css';

/** Longer than a minute, because the host records the time of the last call to the minute. */
const ACTIVE_WITHIN_MS = 2 * 60_000;

/** Id of the button that opens the confirmation for a device or for all. */
export const signOutButtonId = (target: UserSession | 'all') =>
  `sign-out-${target === 'all' ? target : target.id}`;

export interface DeviceListProps {
  readonly sessions: readonly UserSession[];
  readonly onSignOut: (session: UserSession) => void;
}

/** The user's sign-ins, in the host's order. */
export function DeviceList({ sessions, onSignOut }: DeviceListProps) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} onSignOut={onSignOut} />
      ))}
    </ul>
  );
}

function Device({
  session,
  onSignOut,
}: Pick<DeviceListProps, 'onSignOut'> & { session: UserSession }) {
  const { current, device, started_at, last_used_at } = session;
  const detailsId = useId();
  const now = useNow();
  const moment = (instant: string) =>
    nowrap(`${formatPublishedDate(instant, now)}, ${formatTime(instant)}`);
  const isActive = current || now - Date.parse(last_used_at) < ACTIVE_WITHIN_MS;
  return (
    <li className={styles.device}>
      <div className={styles.facts}>
        <p className={styles.name}>
          <strong>{device}</strong>{' '}
          {current && <span className={styles.current}>{copy.current}</span>}
        </p>
        <MetaLine id={detailsId}>
          <span>{isActive ? copy.activeNow : copy.lastUsed(moment(last_used_at))}</span>
          <span>{copy.signedIn(moment(started_at))}</span>
        </MetaLine>
      </div>
      {!current && (
        // Devices can share a name; the times tell them apart.
        <Button
          id={signOutButtonId(session)}
          variant="secondary"
          size="sm"
          aria-label={copy.one.button(device)}
          aria-describedby={detailsId}
          onClick={() => onSignOut(session)}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  );
}
