import type { Webinar } from '@producer-portal/api';
import { WebinarEntry } from '../../modules/webinars/webinar-entry.tsx';
import { webinarsCopy as copy } from './copy.ts';
import styles from './pp-webinars-list.module.css';

export interface WebinarRowsProps {
  /** One page of the list. */
  readonly webinars: readonly Webinar[];
  /** Today's webinars, shown before the others and not repeated among them. */
  readonly todaysWebinars: readonly Webinar[];
}

/** List rows. Today's webinars, if any, come first under their own heading. */
export function WebinarRows({ webinars, todaysWebinars }: WebinarRowsProps) {
  if (todaysWebinars.length === 0) return <Rows webinars={webinars} headingLevel={2} />;
  const others = webinars.filter(({ id }) => !todaysWebinars.some((webinar) => webinar.id === id));
  return (
    <div className={styles.parts}>
      <section aria-labelledby="webinars-today">
        <h2 id="webinars-today" className={styles.title}>
          {copy.today}
        </h2>
        <Rows webinars={todaysWebinars} headingLevel={3} />
      </section>
      {others.length > 0 && (
        <section aria-labelledby="webinars-others">
          <h2 id="webinars-others" className={styles.title}>
            {copy.others}
          </h2>
          <Rows webinars={others} headingLevel={3} />
        </section>
      )}
    </div>
  );
}

function Rows({
  webinars,
  headingLevel,
}: {
  readonly webinars: readonly Webinar[];
  readonly headingLevel: 2 | 3;
}) {
  return (
    <ul className={styles.rows}>
      {webinars.map((webinar) => (
        <li key={webinar.id}>
          <WebinarEntry webinar={webinar} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
