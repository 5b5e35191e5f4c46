import { DateStamp } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { daysUntil, formatLongDate } from '../../lib/dates.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { stampCopy } from '../../modules/content-list/copy.ts';
import { stampOn } from '../../modules/content-list/stamp.ts';
import { agent360Copy } from './copy.ts';
import styles from './pp-agent360.module.css';
import type { Wave } from './waves.ts';

const copy = agent360Copy.expect;

/** The timetable: each wave with its day and its states, the reader's own told apart. */
export function WavesTable({ waves }: { readonly waves: readonly Wave[] }) {
  const now = useNow();
  return (
    <>
      <p className={styles.summary}>
        {summaryOf(
          waves.find(({ isMine }) => isMine),
          now,
        )}
      </p>
      <ol className={styles.waves}>
        {waves.map((wave) => (
          <li key={wave.id} className={styles.wave} data-mine={wave.isMine || undefined}>
            <WaveStamp wave={wave} />
            <div className={styles.about}>
              <h3>{wave.name}</h3>
              {wave.isMine && <p className={styles.yours}>{copy.yours}</p>}
              <p className={styles.when}>{whenOf(wave)}</p>
              <p>{wave.states.join(', ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function WaveStamp({ wave: { day, isOpen } }: { readonly wave: Wave }) {
  const stamp = stampOn(day, useNow(), {
    caption: isOpen ? stampCopy.since : stampCopy.from,
    label: isOpen ? copy.openSince : copy.opensOn,
    status: isOpen ? 'active' : 'plain',
  });
  return stamp ? <DateStamp {...stamp} /> : <span className={styles.noStamp} aria-hidden="true" />;
}

function whenOf({ day, isOpen }: Wave): string {
  // The date breaks as a whole.
  const date = unbroken(formatLongDate(day));
  return date ? (isOpen ? copy.openSince : copy.opensOn)(date) : copy.unset;
}

function summaryOf(own: Wave | undefined, now: number): string {
  if (!own) return copy.noWave;
  const { name, day, isOpen } = own;
  const daysLeft = daysUntil(day, now);
  if (daysLeft === null) return copy.waveUnset(name);
  const date = formatLongDate(day);
  return isOpen ? copy.waveIsOpen(name, date) : copy.waveOpens(name, date, daysLeft);
}
