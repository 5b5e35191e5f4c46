import { DateStamp } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { daysUntil, formatLongDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { stampCopy } from '../../modules/content-list/copy.ts';
import { createDateStamp } from '../../modules/content-list/date-stamp.ts';
import { hostText } from '../../lib/host-text.tsx';
import { agent360Copy } from './copy.ts';
import styles from './pp-agent360.module.css';
import type { Wave } from './waves.ts';

const copy = agent360Copy.whatToExpect;

/** Lists each wave with its date and states, and marks the user's own wave. */
export function WaveList({ waves }: { readonly waves: readonly Wave[] }) {
  const now = useNow();
  return (
    <>
      <p className={styles.summary}>
        {formatSummary(
          waves.find(({ isMine }) => isMine),
          now,
        )}
      </p>
      <ol className={styles.waves}>
        {waves.map((wave) => (
          <li key={wave.id} className={styles.wave} data-mine={wave.isMine || undefined}>
            <WaveStamp wave={wave} />
            <div className={styles.about}>
              <h3>{hostText(wave.name)}</h3>
              {wave.isMine && <p className={styles.yours}>{copy.yours}</p>}
              <p className={styles.when}>{formatOpening(wave)}</p>
              <p>{wave.states.join(', ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function WaveStamp({ wave: { day, isOpen } }: { readonly wave: Wave }) {
  const stamp = createDateStamp(day, useNow(), {
    caption: isOpen ? stampCopy.sinceCaption : stampCopy.fromCaption,
    label: isOpen ? copy.openSince : copy.opensOn,
    status: isOpen ? 'active' : 'neutral',
  });
  return stamp ? <DateStamp {...stamp} /> : <span className={styles.noStamp} aria-hidden="true" />;
}

function formatOpening({ day, isOpen }: Wave): string {
  const date = nowrap(formatLongDate(day));
  return date ? (isOpen ? copy.openSince : copy.opensOn)(date) : copy.unset;
}

function formatSummary(userWave: Wave | undefined, now: number): string {
  if (!userWave) return copy.noWave;
  const { name, day, isOpen } = userWave;
  const daysLeft = daysUntil(day, now);
  if (daysLeft === null) return copy.waveUnset(name);
  const date = formatLongDate(day);
  return isOpen ? copy.waveIsOpen(name, date) : copy.waveOpens(name, date, daysLeft);
}
