import type { ContentRecord, Term } from '@producer-portal/api';
import { easternDay } from '../lib/eastern-time.ts';

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

/** What producers call a record of each type; one that is not here is found by its texts. */
const typeWords = new Map([
  ['Alert', 'alert'],
  ['PolicyUpdate', 'policy update'],
  ['ProductUpdate', 'product update'],
  ['UnderwritingGuideline', 'underwriting guideline, guide'],
  ['RateBulletin', 'rate bulletin'],
  ['RateAndRuleManual', 'rate and rule manual'],
  ['JobAid', 'job aid'],
  ['Training', 'e-learning, course, training'],
  ['Webinar', 'webinar, training'],
  ['Product', 'product'],
  ['Article', 'sales article'],
  ['FieldManagamentNews', 'field management news'],
  ['FieldManagementNews', 'field management news'],
  ['SalesPromotion', 'promotion'],
  ['Collateral', 'co-op collateral'],
  ['CollateralTemplate', 'co-op collateral template'],
  ['SocialPost', 'social media post'],
  ['Video', 'co-branded video'],
]);

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
  const terms = [
    typeWords.get(record.record_type),
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
