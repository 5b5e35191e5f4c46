import type { Webinar } from '@producer-portal/api';
import { useId } from 'react';
import { WebinarEntry } from '../../modules/webinars/webinar-entry.tsx';
import styles from './pp-webinars-list.module.css';

export interface WebinarRowsProps {
  readonly webinars: readonly Webinar[];
  readonly headingLevel?: 2 | 3;
}

export function WebinarRows({ webinars, headingLevel = 2 }: WebinarRowsProps) {
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

export interface WebinarSectionProps {
  readonly title: string;
  readonly webinars: readonly Webinar[];
}

/** Webinars under a heading; hidden if there are none. */
export function WebinarSection({ title, webinars }: WebinarSectionProps) {
  const id = useId();
  if (webinars.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <WebinarRows webinars={webinars} headingLevel={3} />
    </section>
  );
}
