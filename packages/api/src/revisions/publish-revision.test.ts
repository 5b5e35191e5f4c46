import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Period } from '../resources/revisions/schema.ts';
import { revisionPurposes, type RevisionPurpose } from '../resources/revisions/vocabulary.ts';
import { MINUTE_MS } from './as-of.ts';
import { findRevisionInEffect, publishRevision, type DatedRevision } from './publish-revision.ts';

const createPeriod = (from: string, until?: string): Period => ({
  from: `2026-${from}:00.000Z`,
  ...(until !== undefined && { until: `2026-${until}:00.000Z` }),
});

describe('publishRevision', () => {
  it('replaces the earlier revision for all later times if the new revision has no end', () => {
    const revisions = publishRevision(
      [{ number: 1, new_business: [createPeriod('03-01T05:00')] }],
      {
        number: 2,
        new_business: [createPeriod('04-01T04:00')],
      },
    );
    expect(revisions).toEqual([
      { number: 1, new_business: [createPeriod('03-01T05:00', '04-01T04:00')], renewal: [] },
      { number: 2, new_business: [createPeriod('04-01T04:00')], renewal: [] },
    ]);
  });

  it('puts the previous revision into effect again when the period of the new revision ends', () => {
    const [first] = publishRevision([{ new_business: [createPeriod('03-01T05:00')] }], {
      new_business: [createPeriod('03-05T12:00', '03-08T12:00')],
    });
    expect(first?.new_business).toEqual([
      createPeriod('03-01T05:00', '03-05T12:00'),
      createPeriod('03-08T12:00'),
    ]);
  });

  it('keeps separate periods for new business and renewals', () => {
    const [first] = publishRevision(
      [{ new_business: [createPeriod('03-01T05:00')], renewal: [createPeriod('04-01T04:00')] }],
      { renewal: [createPeriod('05-01T04:00')] },
    );
    expect(first).toEqual({
      new_business: [createPeriod('03-01T05:00')],
      renewal: [createPeriod('04-01T04:00', '05-01T04:00')],
    });
  });

  it('removes the period of a revision that the new one replaces completely', () => {
    const [first] = publishRevision(
      [{ new_business: [createPeriod('03-05T12:00', '03-08T12:00')] }],
      {
        new_business: [createPeriod('03-05T12:00')],
      },
    );
    expect(first?.new_business).toEqual([]);
  });

  it('joins declared periods that touch or overlap', () => {
    const [publishedRevision] = publishRevision([], {
      new_business: [
        createPeriod('03-04T00:00', '03-05T00:00'),
        createPeriod('03-01T00:00', '03-02T00:00'),
        createPeriod('03-02T00:00', '03-03T00:00'),
        createPeriod('03-02T12:00', '03-02T18:00'),
      ],
    });
    expect(publishedRevision?.new_business).toEqual([
      createPeriod('03-01T00:00', '03-03T00:00'),
      createPeriod('03-04T00:00', '03-05T00:00'),
    ]);
  });

  it.each<[problem: string, period: Period]>([
    ['is empty', createPeriod('03-01T00:00', '03-01T00:00')],
    ['ends before it starts', createPeriod('03-02T00:00', '03-01T00:00')],
    ['has an invalid date', { from: 'tomorrow' }],
    ['starts between two minutes', { from: '2026-03-01T00:00:30Z' }],
  ])('rejects a period that %s', (_problem, invalidPeriod) => {
    expect(() => publishRevision([], { new_business: [invalidPeriod] })).toThrow(RangeError);
  });
});

describe('random histories', () => {
  const MINUTES = 120;
  const start = Date.parse('2026-03-08T06:00:00Z');
  const toInstant = (minute: number) => new Date(start + minute * MINUTE_MS);
  const toMinuteNumber = (instant: string) => (Date.parse(instant) - start) / MINUTE_MS;
  /** Later than every boundary: the model ends there. */
  const LAST_MINUTE = 3 * MINUTES;

  type Edit = { purpose: RevisionPurpose; spans: { from: number; until: number | null }[] };
  const span = fc
    .tuple(fc.nat(MINUTES - 1), fc.integer({ min: 1, max: MINUTES }), fc.nat(3))
    .map(([from, length, choice]) => ({ from, until: choice === 0 ? null : from + length }));
  const edit: fc.Arbitrary<Edit> = fc.record({
    purpose: fc.constantFrom(...revisionPurposes),
    spans: fc.array(span, { maxLength: 3 }),
  });
  const EDITS = 20;
  const history = fc.array(edit, { minLength: EDITS, maxLength: EDITS });

  type Numbered = DatedRevision & { readonly number: number };

  /** Returns the number of the revision in effect in each minute. Throws if two are in effect in a minute. */
  function toNumbersByMinute(
    revisions: readonly Numbered[],
    purpose: RevisionPurpose,
  ): Map<number, number> {
    const numbers = new Map<number, number>();
    for (const revision of revisions) {
      for (const { from, until } of revision[purpose] ?? []) {
        const end = until == null ? LAST_MINUTE : toMinuteNumber(until);
        for (let minute = toMinuteNumber(from); minute < end; minute++) {
          if (numbers.has(minute)) throw new Error(`Two revisions are in effect at ${minute}.`);
          numbers.set(minute, revision.number);
        }
      }
    }
    return numbers;
  }

  it('after 100,000 edits, the revision that was published last for a minute is in effect in that minute', () => {
    fc.assert(
      fc.property(history, (edits) => {
        let revisions: readonly Numbered[] = [];
        // The naive model: each minute belongs to the revision that was published last for it.
        const owners = {
          new_business: new Map<number, number>(),
          renewal: new Map<number, number>(),
        };
        for (const [index, { purpose, spans }] of edits.entries()) {
          const number = index + 1;
          revisions = publishRevision(revisions, {
            number,
            [purpose]: spans.map(({ from, until }) => ({
              from: toInstant(from).toISOString(),
              ...(until !== null && { until: toInstant(until).toISOString() }),
            })),
          });
          for (const { from, until } of spans) {
            for (let minute = from; minute < (until ?? LAST_MINUTE); minute++) {
              owners[purpose].set(minute, number);
            }
          }
        }
        for (const purpose of revisionPurposes) {
          expect(toNumbersByMinute(revisions, purpose)).toEqual(owners[purpose]);
        }
        const { purpose, spans } = edits.at(-1)!;
        const boundaries = spans.flatMap(({ from, until }) => [from, until ?? LAST_MINUTE - 2]);
        for (const boundary of boundaries) {
          for (const minute of [boundary - 1, boundary, boundary + 1]) {
            const revision = findRevisionInEffect(revisions, toInstant(minute), purpose);
            expect([minute, revision?.number]).toEqual([minute, owners[purpose].get(minute)]);
          }
        }
      }),
      { numRuns: 100_000 / EDITS, seed: 20 },
    );
  }, 120_000);
});
