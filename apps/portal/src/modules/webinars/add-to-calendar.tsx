import type { Webinar } from '@producer-portal/api';
import { Button, Icon, useAnnounce } from '@producer-portal/ui';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useNow } from '../../lib/clock.tsx';
import { learningCopy } from '../learning/copy.ts';
import { recordPath } from '../record-links/record-links.ts';
import { safeTarget } from '../paths/navigation.ts';
import { useConfig } from '../session/services.tsx';
import { createCalendarFile } from './calendar-file.ts';
import { webinarCopy as copy } from './copy.ts';
import styles from './pp-webinars.module.css';
import { getWebinarSpan } from './webinar-times.ts';

export interface AddToCalendarProps {
  readonly webinar: Webinar;
  /** @default 'md' */
  readonly size?: 'md' | 'sm';
  /** @default 'secondary' */
  readonly variant?: 'quiet' | 'secondary';
}

/** Saves a webinar as a calendar file. Renders nothing without a start time. */
export function AddToCalendar({ webinar, size = 'md', variant = 'secondary' }: AddToCalendarProps) {
  const { portalName } = useConfig();
  const now = useNow();
  const announce = useAnnounce();
  const [savedMessage, setSavedMessage] = useState('');
  const span = getWebinarSpan(webinar);
  if (!span) return null;

  const save = () => {
    const { origin, hostname } = window.location;
    const page = `${origin}${recordPath(webinar) ?? ''}`;
    const registration = safeTarget(webinar.registration_url);
    const file = createCalendarFile(
      {
        ...span,
        uid: `webinar-${webinar.id}@${hostname}`,
        title: webinar.title,
        description: [
          webinar.excerpt,
          registration && copy.calendarRegister(new URL(registration.href, origin).href),
          copy.calendarPage(page),
        ]
          .filter(Boolean)
          .join('\n'),
        url: page,
      },
      now,
      portalName,
    );
    const name = `${webinar.slug ?? `webinar-${webinar.id}`}.ics`;
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name);
    setSavedMessage(copy.added(name));
    announce(copy.added(name));
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={variant === 'quiet' ? styles.quiet : undefined}
        aria-label={learningCopy.labelFor(copy.addToCalendar, webinar.title)}
        onClick={save}
      >
        <Icon name="calendar" size={18} />
        {copy.addToCalendar}
      </Button>
      {savedMessage && <p className={styles.saved}>{savedMessage}</p>}
    </>
  );
}
