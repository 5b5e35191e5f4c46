import { toRecordType, type ContentRecord, type Term } from '@producer-portal/api';
import { toEasternDay } from '../lib/eastern-time.ts';
import { getDocumentNumbers } from './document-number.ts';
import { getHostSettings } from './record-types.ts';

/** A content record of any type, with fields that only some types have: dates, a recording, a number, and terms. */
export type SearchableRecord = ContentRecord & {
  effective_until?: string | null | undefined;
  ends_on?: string | null | undefined;
  expires_on?: string | null | undefined;
  ends_at?: string | null | undefined;
  recording?: unknown;
  number?: string | null | undefined;
  new_business_on?: string | null | undefined;
  types?: readonly Term[] | null | undefined;
  systems?: readonly Term[] | null | undefined;
  platforms?: readonly Term[] | null | undefined;
};

/**
 * Returns the search fields of a record besides its title and body:
 *
 * - `terms` contains the record's type, states, products, category, tags, other terms, and document number.
 * - `holds_from` is the first day of a guide for new business.
 * - `holds_until` is the last day of a record. For an announcement, it is at most the day before a newer one about the same
 *   event. A webinar with a recording has none. `replaced-guides.ts` updates the last day of replaced guides afterward.
 *
 * @param body The record's body as plain text.
 * @example toSearchFields(record, '') // { terms: 'webinar, training · OH Ohio · Motorcycle', holds_from: null, … }
 */
export function toSearchFields(
  record: SearchableRecord,
  body: string,
): { terms: string; holds_from: string | null; holds_until: string | null } {
  const { states, products, category, tags, types, systems, platforms } = record;
  const namedTerms = [
    ...(products ?? []),
    category,
    ...[tags, types, systems, platforms].flatMap((list) => list ?? []),
  ];
  const type = toRecordType(record.record_type);
  const terms = [
    type && getHostSettings(type).searchWords,
    ...(states ?? []).map(({ code, name }) => `${code} ${name}`),
    ...namedTerms.map((term) => term?.name),
    ...getDocumentNumbers(record, body),
  ];
  return {
    terms: terms.filter(Boolean).join(' · '),
    holds_from: record.new_business_on ?? null,
    holds_until: getLastDay(record),
  };
}

function getLastDay(record: SearchableRecord): string | null {
  const { effective_until, ends_on, expires_on, ends_at, recording } = record;
  const end = ends_at && !recording ? Date.parse(ends_at) : NaN;
  const lastDay =
    effective_until ?? ends_on ?? expires_on ?? (Number.isNaN(end) ? null : toEasternDay(end));
  const lastDays = [lastDay, getDayBeforeReplacement(record)].filter((day) => day !== null);
  return lastDays.toSorted()[0] ?? null;
}

const DAY_MS = 86_400_000;

/** Returns the day before a newer announcement about the same event, or `null` without one. */
function getDayBeforeReplacement({ published_at, related }: SearchableRecord): string | null {
  const times = (related ?? []).map((each) => Date.parse(each.published_at ?? ''));
  const newest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  if (!(newest > Date.parse(published_at ?? ''))) return null;
  return new Date(Date.parse(toEasternDay(newest)) - DAY_MS).toISOString().slice(0, 10);
}
