import type { BriefItem, BriefReason, BriefRecord } from '../resources/brief-item.ts';
import { needsAcknowledgement } from '../resources/revisions/acknowledge.ts';
import type { RecordRevision } from '../resources/revisions/schema.ts';
import { getBodyText } from './contains-phrase.ts';

const DAY_MS = 86_400_000;

/**
 * Unread revisions stay in the brief for this many days after they are published. Revisions that must be acknowledged stay
 * until they are acknowledged.
 */
export const BRIEF_DAYS = 30;

/** A record ends soon if one of its periods ends within this many days. */
const SOON_DAYS = 7;

const WORDS_PER_MINUTE = 200;

/** The reasons why a record is in the brief, most urgent first. */
const reasons: readonly BriefReason[] = [
  'acknowledge',
  'stopped',
  'ending',
  'limited',
  'changed',
  'new',
];

/**
 * Selects and ranks what is new or changed for a user, most urgent first (docs/contract.md#brief).
 *
 * @param records the newest revisions of dated records that the user can see, with the user's read
 *   flags and acknowledgements. Leave out replaced announcements.
 * @param now current time in milliseconds since 1970
 */
export function rankBrief(records: readonly BriefRecord[], now: number): BriefItem[] {
  return records
    .flatMap((record) => {
      const reason = findReason(record, now);
      return reason ? [{ record, reason, minutes: getReadingMinutes(record) }] : [];
    })
    .toSorted(
      (a, b) =>
        reasons.indexOf(a.reason) - reasons.indexOf(b.reason) ||
        toTimestamp(b.record) - toTimestamp(a.record) ||
        toKey(a.record).localeCompare(toKey(b.record), 'en'),
    );
}

/** Returns why a record is in the brief; null if it isn't. */
function findReason({ read, revision }: BriefRecord, now: number): BriefReason | null {
  if (needsAcknowledgement(revision)) return 'acknowledge';
  const age = now - Date.parse(revision.published_at);
  if (read === true || age > BRIEF_DAYS * DAY_MS) return null;
  // As in binding checks, only the periods for new business count for a restriction.
  const isOver = haveAllEnded(revision.new_business, now);
  if (revision.restriction === 'stopped' && !isOver) return 'stopped';
  if (endsSoon(revision, now)) return 'ending';
  if (revision.restriction === 'limited' && !isOver) return 'limited';
  return revision.previous_read ? 'changed' : 'new';
}

type Periods = RecordRevision['new_business'];

/** False without periods. */
function haveAllEnded(periods: Periods, now: number): boolean {
  return (
    (periods ?? []).length > 0 &&
    (periods ?? []).every(({ until }) => until && Date.parse(until) <= now)
  );
}

function endsSoon(
  { new_business, renewal }: Pick<RecordRevision, 'new_business' | 'renewal'>,
  now: number,
): boolean {
  return [...(new_business ?? []), ...(renewal ?? [])].some(({ until }) => {
    const timeLeft = Date.parse(until ?? '') - now;
    return timeLeft > 0 && timeLeft <= SOON_DAYS * DAY_MS;
  });
}

/** Whole minutes to read a record: the host's reading time, or an estimate. */
function getReadingMinutes(record: BriefRecord): number {
  const words = getBodyText(record).split(' ').length;
  return Math.max(1, Math.ceil(record.readTime ?? words / WORDS_PER_MINUTE));
}

const toTimestamp = ({ revision }: BriefRecord) => Date.parse(revision.published_at);
const toKey = ({ record_type, id }: BriefRecord) => `${record_type} ${id}`;
