import { toRecordType, type ContentRecord, type Term } from '@producer-portal/api';
import { easternDay } from '../lib/eastern-time.ts';
import { hostFacts } from './record-types.ts';

/** A content record of any type, with what says until when it holds and what it is about. */
export type FindableRecord = ContentRecord & {
  effective_until?: string | null | undefined;
  ends_on?: string | null | undefined;
  expires_on?: string | null | undefined;
  ends_at?: string | null | undefined;
  recording?: unknown;
  types?: readonly Term[] | null | undefined;
  systems?: readonly Term[] | null | undefined;
  platforms?: readonly Term[] | null | undefined;
};

/**
 * What a record is asked for by beside its title and its body: what it is, its states by code and name, its products,
 * category and tags. And the last day on which it holds: none for what has no end, nor for a guide, which another one may
 * end (`replaced-guides.ts`). A webinar that can be watched goes on.
 *
 * @example findableBy(record) // { terms: 'webinar, training · OH Ohio · Motorcycle', holds_until: null }
 */
export function findableBy(record: FindableRecord): { terms: string; holds_until: string | null } {
  const { states, products, category, tags, types, systems, platforms } = record;
  const named = [
    ...(products ?? []),
    category,
    ...[tags, types, systems, platforms].flatMap((list) => list ?? []),
  ];
  const type = toRecordType(record.record_type);
  const terms = [
    type && hostFacts(type).searchWords,
    ...(states ?? []).map(({ code, name }) => `${code} ${name}`),
    ...named.map((term) => term?.name),
  ];
  return {
    terms: terms.filter(Boolean).join(' · '),
    holds_until: lastDayOf(record),
  };
}

function lastDayOf(record: FindableRecord): string | null {
  const { effective_until, ends_on, expires_on, ends_at, recording } = record;
  const end = ends_at && !recording ? Date.parse(ends_at) : NaN;
  return effective_until ?? ends_on ?? expires_on ?? (Number.isNaN(end) ? null : easternDay(end));
}
