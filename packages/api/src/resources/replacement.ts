import type { RelatedAnnouncement } from './content/schema.ts';

/** The fields of an announcement that link it to other announcements about the same event. */
export type EventAnnouncement = {
  readonly published_at?: string | null | undefined;
  readonly related?: readonly RelatedAnnouncement[] | null | undefined;
};

const toTimestamp = ({ published_at }: EventAnnouncement) => Date.parse(published_at ?? '');

/** Returns the announcements of the same event that were posted later, newest first. */
export function findLaterAnnouncements(record: EventAnnouncement): RelatedAnnouncement[] {
  const postedAt = toTimestamp(record);
  return (record.related ?? [])
    .filter((other) => toTimestamp(other) > postedAt)
    .toSorted((a, b) => toTimestamp(b) - toTimestamp(a));
}

/**
 * Finds the announcement that replaces an alert or a policy update: the newest later one of the same
 * event that is in effect. A replaced announcement doesn't count as unread.
 *
 * @param record the alert or policy update
 * @param today the current day in Eastern Time, `YYYY-MM-DD`
 * @returns undefined if nothing replaces it yet
 * @example
 * const replacement = findReplacement(alert, '2026-03-02');
 * @see docs/contract.md#replaced-announcements
 */
export function findReplacement(
  record: EventAnnouncement,
  today: string,
): RelatedAnnouncement | undefined {
  return findLaterAnnouncements(record).find(
    ({ effective_from }) => !effective_from || effective_from <= today,
  );
}
