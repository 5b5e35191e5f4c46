import type { Availability } from '../resources/products.ts';
import type {
  BindAnswer,
  BindCheck,
  BindCheckReason,
  BindCheckRule,
  StateBinding,
} from '../resources/bind-check.ts';
import type { Revision } from '../resources/revisions/schema.ts';
import type { BindingAction } from '../resources/revisions/vocabulary.ts';
import { startOfEasternDay } from '../dates/start-of-eastern-day.ts';

/** What a user wants to know: whether they can do something with a product in a place at a time. */
export interface BindingQuestion {
  /** Two-letter code. */
  readonly state: string;
  /** Five-digit FIPS code. Without it, the question is about the whole state. */
  readonly county?: string | undefined;
  /** Slug. */
  readonly product: string;
  readonly action: BindingAction;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The facts that decide whether a user can bind one product. */
export interface BindingFacts {
  /** Codes of the viewer's states. */
  readonly states: readonly string[];
  /** The product's availability by state. */
  readonly availability: readonly Availability[];
  /**
   * Revisions of records that the viewer can see. Revisions without a restriction, or for another
   * product, are ignored.
   */
  readonly revisions: readonly Revision[];
}

/** A restriction that is in effect from one instant until another, in milliseconds since 1970. */
interface RestrictionPeriod {
  readonly revision: Revision;
  readonly restriction: BindCheckRule['restriction'];
  readonly from: number;
  /** `Infinity` for a restriction without an end. */
  readonly until: number;
}

/** The answer at one instant. */
interface Verdict {
  readonly answer: BindAnswer;
  readonly reason?: BindCheckReason;
  readonly rules: readonly RestrictionPeriod[];
  /** The answer in the counties that no restriction names, if the answer depends on the county. */
  readonly answerElsewhere?: BindAnswer;
}

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 30;

/** Most serious first. */
const restrictionOrder: readonly BindCheckRule['restriction'][] = ['stopped', 'limited'];

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * Checks whether a user can bind at a time. The result has the rules that apply, and the answers of the 30
 * days before that time.
 * If facts are missing, the answer is `unknown`, never a guess.
 *
 * @param now milliseconds since 1970
 * @see docs/contract.md#binding-check
 * @example checkBinding({ state: 'OH', county: '39043', product: 'boat', action: 'bind', at: now }, facts, now)
 */
export function checkBinding(
  question: BindingQuestion,
  facts: BindingFacts,
  now: number,
): BindCheck {
  const { state, county, product, action, at } = question;
  const timeline = createTimeline(question, facts);
  const { answer, reason, rules } = timeline.getVerdict(at);
  const until = timeline.findChange(at, (verdict) => `${verdict.answer} ${verdict.reason}`);
  const availability = findAvailability(facts, state);
  return {
    answer,
    ...(reason && { reason }),
    ...(until !== undefined && { until: toInstant(until) }),
    checked_at: toInstant(now),
    state,
    ...(county !== undefined && { county }),
    product,
    action,
    at: toInstant(at),
    ...(availability && reason !== 'not_licensed' && { availability }),
    rules: rules.map((period) => toRule(period, state)),
    history: timeline.findSegments(at - HISTORY_DAYS * DAY_MS, at).map((segment) => ({
      from: toInstant(segment.from),
      until: toInstant(segment.until),
      answer: segment.verdict.answer,
      ...(segment.verdict.reason && { reason: segment.verdict.reason }),
      rules: segment.verdict.rules.map((period) => toRule(period, state)),
    })),
  };
}

/**
 * Checks whether a user can bind in each of their states. If the answer depends on the county, `partly`
 * is true, and the answer is for the counties that no restriction names.
 *
 * @example mapBinding({ product: 'boat', action: 'bind', at: now }, facts)
 */
export function mapBinding(
  question: Omit<BindingQuestion, 'state' | 'county'>,
  facts: BindingFacts,
): StateBinding[] {
  return facts.states.toSorted().map((state) => {
    const timeline = createTimeline({ ...question, state }, facts);
    const { answer, answerElsewhere } = timeline.getVerdict(question.at);
    const until = timeline.findChange(question.at, (verdict) =>
      [verdict.answer, verdict.reason, verdict.answerElsewhere].join(' '),
    );
    return {
      state,
      answer: answerElsewhere ?? answer,
      ...(until !== undefined && { until: toInstant(until) }),
      partly: answerElsewhere !== undefined,
    };
  });
}

const findAvailability = ({ availability }: BindingFacts, state: string) =>
  availability.find((entry) => entry.state === state);

/** Returns the instant at which a status starts. A status without a day has always applied. */
const getStart = (day: string | null | undefined): number =>
  (day ? startOfEasternDay(day)?.getTime() : undefined) ?? -Infinity;

/** Returns the answer that follows from a product's availability alone. */
function readAvailability(entry: Availability | undefined, at: number): BindAnswer {
  if (!entry) return 'unknown';
  const { status, effective_on: day } = entry;
  const hasStarted = at >= getStart(day);
  // The product is planned to open on this day. Only a different status confirms that it has opened.
  if (status === 'coming_soon') return day && hasStarted ? 'unknown' : 'no';
  // The status before this one started isn't known.
  if (!hasStarted) return 'unknown';
  if (status === 'unavailable') return 'no';
  if (status === 'limited') return 'limited';
  return status === 'available' ? 'yes' : 'unknown';
}

function createTimeline(question: Omit<BindingQuestion, 'at'>, facts: BindingFacts) {
  const { state, county } = question;
  const entry = findAvailability(facts, state);
  const restrictions = facts.revisions
    .flatMap(splitByRestriction)
    .filter((revision) => isInScope(revision, question))
    .flatMap(toRestrictionPeriods)
    .toSorted(
      (a, b) =>
        restrictionOrder.indexOf(a.restriction) - restrictionOrder.indexOf(b.restriction) ||
        Date.parse(b.revision.published_at) - Date.parse(a.revision.published_at),
    );
  const boundaries = [
    ...restrictions.flatMap(({ from, until }) => [from, until]),
    getStart(entry?.effective_on),
  ].toSorted((a, b) => a - b);

  function getVerdict(at: number): Verdict {
    if (!facts.states.includes(state)) {
      return { answer: 'unknown', reason: 'not_licensed', rules: [] };
    }
    const availabilityAnswer = readAvailability(entry, at);
    if (availabilityAnswer === 'unknown')
      return { answer: 'unknown', reason: 'no_data', rules: [] };
    if (availabilityAnswer === 'no') return { answer: 'no', rules: [] };
    const rules = restrictions.filter(({ from, until }) => from <= at && at < until);
    const getAnswer = (place: string | undefined): BindAnswer => {
      const rulesInPlace = rules.filter(({ revision }) => appliesToCounty(revision, place));
      if (rulesInPlace.some(({ restriction }) => restriction === 'stopped')) return 'no';
      return rulesInPlace.length > 0 ? 'limited' : availabilityAnswer;
    };
    // `undefined` means the counties that no restriction names.
    const answerElsewhere = getAnswer(undefined);
    const dependsOnCounty = rules
      .flatMap(({ revision }) => getCounties(revision))
      .some((place) => getAnswer(place) !== answerElsewhere);
    if (county !== undefined) {
      return {
        answer: getAnswer(county),
        rules: rules.filter(({ revision }) => appliesToCounty(revision, county)),
      };
    }
    return dependsOnCounty
      ? { answer: 'unknown', reason: 'county_needed', rules, answerElsewhere }
      : { answer: answerElsewhere, rules };
  }

  /** Returns the first boundary after an instant at which the verdict's key changes. */
  function findChange(after: number, toKey: (verdict: Verdict) => string): number | undefined {
    const currentKey = toKey(getVerdict(after));
    return boundaries.find(
      (instant) =>
        instant > after && Number.isFinite(instant) && toKey(getVerdict(instant)) !== currentKey,
    );
  }

  /** Returns the periods between two instants with the same answer and the same rules, newest first. */
  function findSegments(from: number, until: number) {
    const starts = [from, ...boundaries.filter((instant) => from < instant && instant < until)];
    const result: { from: number; until: number; verdict: Verdict }[] = [];
    for (const start of starts) {
      const verdict = getVerdict(start);
      const previousPeriod = result.at(-1);
      if (previousPeriod && isSameVerdict(previousPeriod.verdict, verdict)) continue;
      if (previousPeriod) previousPeriod.until = start;
      result.push({ from: start, until, verdict });
    }
    return result.toReversed();
  }

  return { getVerdict, findChange, findSegments };
}

const isSameVerdict = (a: Verdict, b: Verdict) =>
  a.answer === b.answer &&
  a.reason === b.reason &&
  a.rules.length === b.rules.length &&
  a.rules.every((rule, index) => rule === b.rules[index]);

/** Whether a list of a scope includes a matching item. An empty list includes everything. */
const includes = <Item>(
  items: readonly Item[] | null | undefined,
  matches: (item: Item) => boolean,
) => !items?.length || items.some(matches);

/** Splits a revision that stops binding in some counties and limits it in others, so that each part has one restriction. */
function splitByRestriction(revision: Revision): Revision[] {
  const { scope, restriction } = revision;
  if (restriction !== 'stopped' || !scope?.limited_counties?.length) return [revision];
  return [
    revision,
    { ...revision, restriction: 'limited', scope: { ...scope, counties: scope.limited_counties } },
  ];
}

/** Whether a revision's scope includes the question, at least for a part of the place. */
function isInScope(
  { scope }: Revision,
  { state, county, product, action }: Omit<BindingQuestion, 'at'>,
): boolean {
  return (
    includes(scope?.states, ({ code }) => code === state) &&
    includes(scope?.counties, (each) =>
      county === undefined ? each.state === state : each.fips === county,
    ) &&
    includes(scope?.products, ({ slug }) => slug === product) &&
    includes(scope?.actions, (each) => each === action)
  );
}

const getCounties = ({ scope }: Revision) => scope?.counties?.map(({ fips }) => fips) ?? [];

/** Whether a revision's scope includes a county. `undefined` is any county that the scope doesn't name. */
function appliesToCounty(revision: Revision, county: string | undefined): boolean {
  const counties = getCounties(revision);
  return counties.length === 0 || (county !== undefined && counties.includes(county));
}

function toRestrictionPeriods(revision: Revision): RestrictionPeriod[] {
  const { restriction, new_business: periods } = revision;
  if (restriction !== 'stopped' && restriction !== 'limited') return [];
  return (periods ?? []).map(({ from, until }) => ({
    revision,
    restriction,
    from: Date.parse(from),
    until: until ? Date.parse(until) : Infinity,
  }));
}

function toRule(
  { revision, restriction, from, until }: RestrictionPeriod,
  state: string,
): BindCheckRule {
  const { id, number, published_at, record, rule, scope } = revision;
  const counties = scope?.counties?.filter((county) => county.state === state) ?? [];
  return {
    revision: { id, number, published_at },
    record,
    ...(rule && { rule }),
    restriction,
    ...(counties.length > 0 && { counties }),
    from: toInstant(from),
    ...(Number.isFinite(until) && { until: toInstant(until) }),
  };
}
