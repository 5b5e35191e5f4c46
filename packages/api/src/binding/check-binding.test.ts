import { describe, expect, it } from 'vitest';
import type { BindAnswer, BindCheckReason } from '../resources/bind-check.ts';
import type { Availability } from '../resources/products.ts';
import type { Revision } from '../resources/revisions/schema.ts';
import type { BindingAction } from '../resources/revisions/vocabulary.ts';
import {
  checkBinding,
  mapBinding,
  type BindingFacts,
  type BindingQuestion,
} from './check-binding.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const ohio = { code: 'OH', name: 'Ohio' };
const michigan = { code: 'MI', name: 'Michigan' };
const erie = { fips: '39043', name: 'Erie County', state: 'OH' };
const lucas = { fips: '39095', name: 'Lucas County', state: 'OH' };
const monroe = { fips: '26115', name: 'Monroe County', state: 'MI' };
const boat = { slug: 'boat', name: 'Boat' };
const umbrella = { slug: 'umbrella', name: 'Umbrella' };

let nextId = 1;

function createRevision(fields: Partial<Revision>): Revision {
  const id = nextId++;
  return {
    id,
    number: 1,
    published_at: '2026-01-01T12:00:00.000Z',
    record: { id, record_type: 'Alert', slug: `alert-${id}`, title: `Alert ${id}` },
    rule: `Rule ${id}.`,
    ...fields,
  };
}

const createScope = (fields: Partial<NonNullable<Revision['scope']>>): Revision['scope'] => ({
  states: [],
  counties: [],
  products: [],
  actions: [],
  ...fields,
});

// In 2026, daylight saving time starts on March 8 and ends on November 1, both at 2 a.m. in Eastern Time.
const springForward = '2026-03-08T07:00:00.000Z';
const fallBack = '2026-11-01T06:00:00.000Z';

/** Restrictions whose periods start, end, touch, overlap, and cross both daylight saving time changes. */
const revisions: Revision[] = [
  createRevision({
    restriction: 'stopped',
    scope: createScope({ states: [ohio, michigan], counties: [erie, monroe], products: [boat] }),
    new_business: [{ from: '2026-03-07T18:30:00.000Z', until: springForward }],
  }),
  createRevision({
    restriction: 'stopped',
    scope: createScope({ states: [ohio], counties: [erie, lucas], products: [boat] }),
    new_business: [{ from: springForward, until: '2026-03-09T04:00:00.000Z' }],
  }),
  createRevision({
    restriction: 'limited',
    scope: createScope({ states: [ohio] }),
    new_business: [
      { from: '2026-03-08T06:59:00.000Z', until: '2026-03-10T15:00:00.000Z' },
      { from: '2026-10-31T04:00:00.000Z', until: fallBack },
    ],
  }),
  createRevision({
    restriction: 'stopped',
    scope: createScope({
      counties: [lucas],
      products: [boat, umbrella],
      actions: ['bind', 'endorse'],
    }),
    new_business: [{ from: '2026-11-01T05:30:00.000Z', until: '2026-11-01T06:30:00.000Z' }],
  }),
  createRevision({
    restriction: 'stopped',
    scope: createScope({ states: [michigan], actions: ['bind'] }),
    new_business: [{ from: '2026-12-01T05:00:00.000Z' }],
  }),
  createRevision({
    restriction: 'none',
    new_business: [{ from: '2026-01-01T05:00:00.000Z' }],
  }),
  createRevision({ restriction: 'stopped', renewal: [{ from: '2026-01-01T05:00:00.000Z' }] }),
];

const availability: Record<string, Availability[]> = {
  boat: [
    { state: 'OH', status: 'available' },
    { state: 'MI', status: 'limited', effective_on: '2026-03-08' },
    { state: 'IN', status: 'coming_soon', effective_on: '2026-11-01' },
  ],
  umbrella: [
    { state: 'OH', status: 'limited', note: 'No pools.' },
    { state: 'MI', status: 'unavailable' },
    { state: 'IN', status: 'paused' },
  ],
};

const states = ['OH', 'MI', 'IN', 'KY'];
const getFacts = (product: string): BindingFacts => ({
  states,
  availability: availability[product] ?? [],
  revisions,
});

/** The offset of Eastern Time in 2026, written by hand instead of with `Intl`. */
const getEasternOffset = (at: number) =>
  at >= Date.parse(springForward) && at < Date.parse(fallBack) ? 4 : 5;
const toEasternDay = (at: number) =>
  new Date(at - getEasternOffset(at) * 60 * MINUTE).toISOString().slice(0, 10);

const severity: readonly BindAnswer[] = ['yes', 'limited', 'no'];
type NaiveAnswer = { answer: BindAnswer; reason?: BindCheckReason };

/** Answers a question in the simplest way, by checking each restriction for one minute and one county. */
function answerNaively({ state, county, product, action, at }: BindingQuestion): NaiveAnswer {
  if (!states.includes(state)) return { answer: 'unknown', reason: 'not_licensed' };
  const entry = availability[product]?.find((each) => each.state === state);
  const knownStatuses = ['available', 'limited', 'coming_soon', 'unavailable'];
  const isEarly = entry?.effective_on != null && toEasternDay(at) < entry.effective_on;
  const hasOpened = entry?.status === 'coming_soon' && entry.effective_on != null && !isEarly;
  const isOutdated = isEarly && entry?.status !== 'coming_soon';
  if (!entry || !knownStatuses.includes(entry.status) || hasOpened || isOutdated)
    return { answer: 'unknown', reason: 'no_data' };
  if (entry.status === 'unavailable' || entry.status === 'coming_soon') return { answer: 'no' };

  function getAnswer(place: string): BindAnswer {
    let worst = entry?.status === 'limited' ? 1 : 0;
    for (const each of revisions) {
      const { states: inStates, counties, products, actions } = each.scope ?? {};
      if (inStates?.length && !inStates.some(({ code }) => code === state)) continue;
      if (counties?.length && !counties.some(({ fips }) => fips === place)) continue;
      if (products?.length && !products.some(({ slug }) => slug === product)) continue;
      if (actions?.length && !actions.includes(action)) continue;
      for (const { from, until } of each.new_business ?? []) {
        const minute = new Date(at).toISOString();
        if (minute < from || (until && minute >= until)) continue;
        if (each.restriction === 'stopped') worst = Math.max(worst, 2);
        if (each.restriction === 'limited') worst = Math.max(worst, 1);
      }
    }
    return severity[worst]!;
  }

  if (county !== undefined) return { answer: getAnswer(county) };
  const counties = { OH: ['39043', '39095', '39001'], MI: ['26115', '26001'], IN: ['18001'] };
  const places = Object.entries(counties).find(([code]) => code === state)?.[1] ?? [];
  const answers = new Set(places.map(getAnswer));
  return answers.size === 1
    ? { answer: [...answers][0]! }
    : { answer: 'unknown', reason: 'county_needed' };
}

const boundaries = [
  ...new Set([
    ...revisions.flatMap(({ new_business }) =>
      (new_business ?? []).flatMap(({ from, until }) => [from, ...(until ? [until] : [])]),
    ),
    '2026-03-08T05:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
    springForward,
    fallBack,
  ]),
]
  .map((instant) => Date.parse(instant))
  .toSorted((a, b) => a - b);

/** Each boundary with the minutes around it, and the hours around both daylight saving time changes. */
const minutes = [
  ...new Set([
    ...boundaries.flatMap((instant) => [-2, -1, 0, 1, 2].map((step) => instant + step * MINUTE)),
    ...[springForward, fallBack].flatMap((change) =>
      [-120, -61, -60, -59, 59, 60, 61, 120].map((step) => Date.parse(change) + step * MINUTE),
    ),
  ]),
].toSorted((a, b) => a - b);

const places = [
  ['OH', undefined],
  ['OH', '39043'],
  ['OH', '39095'],
  ['OH', '39001'],
  ['MI', undefined],
  ['MI', '26115'],
  ['MI', '26001'],
  ['IN', undefined],
  ['IN', '18001'],
  ['KY', undefined],
  ['TX', undefined],
] as const;
const actions: readonly BindingAction[] = ['quote', 'bind', 'endorse', 'cancel'];

const questions = places.flatMap(([state, county]) =>
  ['boat', 'umbrella', 'flood'].flatMap((product) =>
    actions.map((action) => ({ state, county, product, action })),
  ),
);

describe('checkBinding', () => {
  it('returns the same answer as a simple model for every place, product, action, and minute', () => {
    const differences: unknown[] = [];
    let checks = 0;
    for (const question of questions) {
      for (const at of minutes) {
        const { answer, reason } = checkBinding(
          { ...question, at },
          getFacts(question.product),
          at,
        );
        const expected = answerNaively({ ...question, at });
        checks += 1;
        if (answer !== expected.answer || reason !== expected.reason)
          differences.push({ ...question, at: new Date(at), answer, reason, expected });
      }
    }
    expect(differences).toEqual([]);
    expect(checks).toBe(questions.length * minutes.length);
    expect(checks).toBeGreaterThan(8000);
  });

  it('returns the next time at which the answer changes', () => {
    const differences: unknown[] = [];
    for (const question of questions) {
      for (const at of minutes) {
        const { until } = checkBinding({ ...question, at }, getFacts(question.product), at);
        const currentAnswer = answerNaively({ ...question, at });
        const change = boundaries.find((instant) => {
          const laterAnswer = answerNaively({ ...question, at: instant });
          return (
            instant > at &&
            `${laterAnswer.answer}${laterAnswer.reason}` !==
              `${currentAnswer.answer}${currentAnswer.reason}`
          );
        });
        const expected = change && new Date(change).toISOString();
        if (until !== expected)
          differences.push({ ...question, at: new Date(at), until, expected });
      }
    }
    expect(differences).toEqual([]);
  });

  it('returns the answers of the 30 days before the time of the question, without gaps', () => {
    for (const question of questions) {
      for (const at of boundaries) {
        const { history } = checkBinding({ ...question, at }, getFacts(question.product), at);
        const parts = history.toReversed();
        expect(parts[0]?.from).toBe(new Date(at - 30 * DAY).toISOString());
        expect(parts.at(-1)?.until).toBe(new Date(at).toISOString());
        expect(parts.slice(1).map(({ from }) => from)).toEqual(
          parts.slice(0, -1).map(({ until }) => until),
        );
        for (const part of parts) {
          const lastMinute = Date.parse(part.until) - MINUTE;
          for (const instant of [Date.parse(part.from), lastMinute])
            expect({ answer: part.answer, reason: part.reason }).toEqual({
              reason: undefined,
              ...answerNaively({ ...question, at: instant }),
            });
        }
      }
    }
  });

  it('quotes each rule with its revision and its period, most serious first', () => {
    const at = Date.parse('2026-03-08T12:00:00Z');
    const question = { state: 'OH', county: '39043', product: 'boat', action: 'bind' } as const;
    const check = checkBinding({ ...question, at }, getFacts('boat'), at + MINUTE);
    const [, stop, limit] = revisions;
    expect(check).toMatchObject({
      answer: 'no',
      until: '2026-03-09T04:00:00.000Z',
      checked_at: '2026-03-08T12:01:00.000Z',
      at: '2026-03-08T12:00:00.000Z',
      availability: { state: 'OH', status: 'available' },
      rules: [
        {
          revision: { id: stop?.id, number: 1, published_at: '2026-01-01T12:00:00.000Z' },
          record: stop?.record,
          rule: stop?.rule,
          restriction: 'stopped',
          from: springForward,
          until: '2026-03-09T04:00:00.000Z',
        },
        { revision: { id: limit?.id }, restriction: 'limited' },
      ],
    });
  });

  it('limits binding in the limited counties of a stop, and names the counties of each rule', () => {
    const at = Date.parse('2026-03-08T12:00:00Z');
    const stop = createRevision({
      restriction: 'stopped',
      scope: createScope({
        states: [ohio, michigan],
        counties: [erie, monroe],
        limited_counties: [lucas],
      }),
      new_business: [{ from: '2026-03-07T12:00:00.000Z' }],
    });
    const facts = {
      states: ['OH', 'MI'],
      availability: [{ state: 'OH', status: 'available' }],
      revisions: [stop],
    } as const;
    const check = (county?: string) =>
      checkBinding({ state: 'OH', county, product: 'boat', action: 'bind', at }, facts, at);
    expect(check('39043').answer).toBe('no');
    expect(check('39095').answer).toBe('limited');
    expect(check('39001').answer).toBe('yes');
    const { reason, rules } = check();
    expect(reason).toBe('county_needed');
    expect(rules.map(({ restriction, counties }) => [restriction, counties])).toEqual([
      ['stopped', [erie]],
      ['limited', [lucas]],
    ]);
  });

  it('returns no rules for a state that isn’t one of the viewer’s', () => {
    const at = Date.parse('2026-03-08T12:00:00Z');
    const facts = { ...getFacts('boat'), states: ['IN'] };
    const check = checkBinding({ state: 'OH', product: 'boat', action: 'bind', at }, facts, at);
    expect(check).toMatchObject({ answer: 'unknown', reason: 'not_licensed', rules: [] });
    expect(check.availability).toBeUndefined();
    expect(check.history.flatMap(({ rules }) => rules)).toEqual([]);
  });
});

describe('mapBinding', () => {
  it('returns the answer for each of the viewer’s states', () => {
    const at = Date.parse('2026-03-08T12:00:00Z');
    expect(mapBinding({ product: 'boat', action: 'bind', at }, getFacts('boat'))).toEqual([
      { state: 'IN', answer: 'no', until: '2026-11-01T04:00:00.000Z', partly: false },
      { state: 'KY', answer: 'unknown', partly: false },
      { state: 'MI', answer: 'limited', until: '2026-12-01T05:00:00.000Z', partly: false },
      { state: 'OH', answer: 'limited', until: '2026-03-09T04:00:00.000Z', partly: true },
    ]);
  });

  it('returns the same answer as a check without a county, unless the answer depends on the county', () => {
    for (const product of ['boat', 'umbrella', 'flood']) {
      for (const at of minutes) {
        for (const { state, answer, partly } of mapBinding(
          { product, action: 'bind', at },
          getFacts(product),
        )) {
          const expected = answerNaively({ state, product, action: 'bind', at });
          expect(partly).toBe(expected.reason === 'county_needed');
          expect(partly ? 'unknown' : answer).toBe(expected.answer);
        }
      }
    }
  });
});
