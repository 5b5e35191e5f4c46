import type { Period } from '../resources/revisions/schema.ts';
import { revisionPurposes, type RevisionPurpose } from '../resources/revisions/vocabulary.ts';
import { MINUTE_MS } from './as-of.ts';

/** When a revision is in effect, for each purpose. A missing list means never. */
export type DatedRevision = {
  readonly [Purpose in RevisionPurpose]?: readonly Period[] | null | undefined;
};

/** A period in milliseconds since 1970. It ends just before `until`. */
type Span = { readonly from: number; readonly until: number };

/**
 * Publishes a revision: in its periods, it replaces the earlier revisions. When one of these periods
 * ends, the revision that was in effect before it is in effect again.
 *
 * @param earlierRevisions the revisions of the record, with their current periods
 * @param revision the new revision, with the periods in which it will be in effect
 * @returns the earlier revisions in the same order, with the periods that they keep, followed by the new
 *   revision. For each purpose, at most one revision is in effect at a time
 * @throws RangeError if a period is empty, or doesn't start and end at a whole minute
 * @example
 * const march = { new_business: [{ from: '2026-03-01T05:00:00Z' }] };
 * const storm = { new_business: [{ from: '2026-03-05T12:00:00Z', until: '2026-03-08T12:00:00Z' }] };
 * publishRevision([march], storm);
 * // [{ new_business: [{ from: '2026-03-01T05:00:00.000Z', until: '2026-03-05T12:00:00.000Z' },
 * //                   { from: '2026-03-08T12:00:00.000Z' }], renewal: [] },
 * //  { new_business: [{ from: '2026-03-05T12:00:00.000Z', until: '2026-03-08T12:00:00.000Z' }], renewal: [] }]
 */
export function publishRevision<Revision extends DatedRevision>(
  earlierRevisions: readonly Revision[],
  revision: Revision,
): Revision[] {
  const declaredSpans = new Map(
    revisionPurposes.map((purpose) => [purpose, merge((revision[purpose] ?? []).map(toSpan))]),
  );
  const withPeriods = (each: Revision, change: (spans: Span[], newSpans: Span[]) => Span[]) => ({
    ...each,
    ...Object.fromEntries(
      revisionPurposes.map((purpose) => {
        const spans = (each[purpose] ?? []).map(toSpan);
        return [purpose, change(spans, declaredSpans.get(purpose) ?? []).map(toPeriod)];
      }),
    ),
  });
  return [
    ...earlierRevisions.map((each) => withPeriods(each, subtract)),
    withPeriods(revision, (_spans, newSpans) => newSpans),
  ];
}

/**
 * Finds the revision that is in effect at an instant.
 *
 * @param revisions the revisions of one record
 * @param at the instant, such as the result of `parseAsOf`
 * @param purpose what the revision must be in effect for. @default 'new_business'
 * @returns the revision, or undefined if none is in effect
 * @example
 * findRevisionInEffect(revisions, new Date(), 'renewal')?.number;
 */
export function findRevisionInEffect<Revision extends DatedRevision>(
  revisions: readonly Revision[],
  at: Date,
  purpose: RevisionPurpose = 'new_business',
): Revision | undefined {
  return revisions.find((revision) =>
    revision[purpose]?.some(({ from, until }) => {
      const time = at.getTime();
      return Date.parse(from) <= time && (until == null || time < Date.parse(until));
    }),
  );
}

function toSpan({ from, until }: Period): Span {
  const span = { from: Date.parse(from), until: until == null ? Infinity : Date.parse(until) };
  if (!(span.from < span.until)) {
    throw new RangeError(`The period from ${from} must end later than it starts.`);
  }
  for (const time of [span.from, span.until]) {
    if (Number.isFinite(time) && time % MINUTE_MS !== 0) {
      throw new RangeError(`The period from ${from} must start and end at a whole minute.`);
    }
  }
  return span;
}

const toPeriod = ({ from, until }: Span): Period => ({
  from: new Date(from).toISOString(),
  ...(until === Infinity ? {} : { until: new Date(until).toISOString() }),
});

/** Sorts spans, and joins those that touch or overlap. */
function merge(spans: readonly Span[]): Span[] {
  const mergedSpans: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const lastSpan = mergedSpans.at(-1);
    if (lastSpan && span.from <= lastSpan.until) {
      mergedSpans[mergedSpans.length - 1] = {
        from: lastSpan.from,
        until: Math.max(lastSpan.until, span.until),
      };
    } else mergedSpans.push(span);
  }
  return mergedSpans;
}

/** Removes `cuts` from `spans`. */
const subtract = (spans: readonly Span[], cuts: readonly Span[]): Span[] =>
  cuts.reduce<Span[]>(
    (rest, cut) =>
      rest.flatMap((span) =>
        [
          { from: span.from, until: Math.min(span.until, cut.from) },
          { from: Math.max(span.from, cut.until), until: span.until },
        ].filter(({ from, until }) => from < until),
      ),
    [...spans],
  );
