import type { Period, RecordRevision, RevisionPurpose } from '@producer-portal/api';
import { startOfEasternDay, toMinute } from '@producer-portal/api/revisions';
import * as v from 'valibot';
import { DocumentError } from './problem.ts';

/** The periods in which a revision will be in effect. */
export type DeclaredPeriods = { readonly [Purpose in RevisionPurpose]: readonly Period[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * Reads an instant with a time zone, or a day. For a day, returns its first instant in Eastern Time.
 *
 * @param daysLater Days to add to a day. Use 1 for a last day, to get the start of the next day.
 * @throws DocumentError For anything else.
 */
export function readInstant(value: unknown, path: readonly PropertyKey[], daysLater = 0): Date {
  const text = typeof value === 'string' ? value : '';
  const start = startOfEasternDay(text.slice(0, 10), DAY.test(text) ? daysLater : 0);
  if (start && DAY.test(text)) return start;
  // `start` is `null` for an invalid day, such as February 30, which `Date` would accept.
  if (start && v.is(instant, text) && /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text);
  throw new DocumentError(
    `${path.map(String).join('.')}: ${JSON.stringify(value)} is not a date. Write a day such as 2026-03-02, or a time ` +
      'with its zone, such as 2026-03-02T09:00:00-05:00.',
    path,
  );
}

/** Reads a list of periods. A period includes its last day. */
export const readPeriods = (value: unknown, purpose: RevisionPurpose): Period[] => {
  const path = ['revision', purpose];
  if (!Array.isArray(value)) {
    throw new DocumentError(
      `revision.${purpose} must be a list of periods: "- from: 2026-03-02".`,
      path,
    );
  }
  return value.map((each: unknown, index) => {
    const at = [...path, index];
    const { from, until, ...rest }: Record<string, unknown> =
      typeof each === 'object' && each !== null ? { ...each } : {};
    if (Object.keys(rest).length > 0) {
      throw new DocumentError('A period has "from" and "until", and nothing else.', at);
    }
    const start = toMinute(readInstant(from, [...at, 'from']));
    const end = until == null ? null : toMinute(readInstant(until, [...at, 'until'], 1));
    if (end && end <= start) {
      throw new DocumentError('The period must end later than it starts.', at);
    }
    return { from: start.toISOString(), ...(end && { until: end.toISOString() }) };
  });
};

/** The fields that say on which days a record applies. */
type RecordDays = {
  effective_from?: string | null | undefined;
  effective_until?: string | null | undefined;
  new_business_on?: string | null | undefined;
  renewal_on?: string | null | undefined;
};

const toStart = (field: keyof RecordDays, day: string | null | undefined, daysLater = 0) =>
  day == null ? null : readInstant(day, [field], daysLater);

/** Returns the periods in which a record is in effect, according to its days. Without days, it is always in effect. */
export function getRecordPeriods(
  record: RecordDays,
  successor: RecordDays | undefined,
): DeclaredPeriods {
  const { effective_from, effective_until, new_business_on, renewal_on } = record;
  const toPeriods = (start: Date | null, end: Date | null): Period[] => [
    {
      from: (start ?? new Date(0)).toISOString(),
      ...(end && { until: end.toISOString() }),
    },
  ];
  const start = toStart('effective_from', effective_from);
  const end = toStart('effective_until', effective_until, 1);
  const newBusiness = toStart('new_business_on', new_business_on);
  const next = toStart('new_business_on', successor?.new_business_on);
  return {
    new_business: toPeriods(newBusiness ?? start, next ?? end),
    renewal: toPeriods(
      toStart('renewal_on', renewal_on) ?? newBusiness ?? start,
      toStart('renewal_on', successor?.renewal_on) ?? next ?? end,
    ),
  };
}

/** Removes the time before a revision is published, because it has no effect then. */
export function removeTimeBeforePublication(
  { new_business, renewal }: DeclaredPeriods,
  publishedAt: string,
): Required<Pick<RecordRevision, RevisionPurpose>> {
  const published = toMinute(new Date(publishedAt));
  const cut = (periods: readonly Period[]): Period[] =>
    periods.flatMap(({ from, until }) =>
      until != null && new Date(until) <= published
        ? []
        : [
            {
              from: new Date(Math.max(Date.parse(from), published.getTime())).toISOString(),
              ...(until != null && { until }),
            },
          ],
    );
  return { new_business: cut(new_business), renewal: cut(renewal) };
}
