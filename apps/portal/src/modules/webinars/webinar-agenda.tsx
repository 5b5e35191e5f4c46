import type { Webinar } from '@producer-portal/api';
import { DateStamp } from '@producer-portal/ui';
import { toEasternDay, formatLongDate, formatWeekday, getDateStampParts } from '../../lib/dates.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import { webinarCopy as copy } from './copy.ts';
import styles from './pp-webinars.module.css';
import { WebinarEntry } from './webinar-entry.tsx';
import { createAgenda } from './webinar-times.ts';

export interface WebinarAgendaProps {
  readonly webinars: readonly Webinar[];
  /** The maximum number to show. @default all */
  readonly maxCount?: number;
}

/** Live and upcoming webinars by day, each day with its date stamp in the margin. */
export function WebinarAgenda({ webinars, maxCount = Infinity }: WebinarAgendaProps) {
  const now = useNowEveryMinute();
  const visibleWebinars = createAgenda(webinars, now)
    .flatMap((entry) => entry.webinars)
    .slice(0, maxCount);
  return (
    <ol className={styles.agenda}>
      {createAgenda(visibleWebinars, now).map(({ day, webinars: dayWebinars }) => (
        <li key={day} className={styles.day}>
          <div className={styles.date}>
            <DayStamp day={day} now={now} />
            <span aria-hidden="true">{formatWeekday(day).slice(0, 3)}</span>
          </div>
          <ul className={styles.dayWebinars}>
            {dayWebinars.map((webinar) => (
              <li key={webinar.id}>
                <WebinarEntry webinar={webinar} withStamp={false} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function DayStamp({ day, now }: { day: string; now: number }) {
  const parts = getDateStampParts(day, now);
  if (!parts) return null;
  return (
    <DateStamp
      {...parts}
      label={copy.agendaDay(formatWeekday(day), formatLongDate(day))}
      status={day === toEasternDay(now) ? 'soon' : 'active'}
    />
  );
}
