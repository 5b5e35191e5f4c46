import type { Id, StateRef, Term } from '../resources/content/schema.ts';
import { containsWords, type TextRecord } from './contains-words.ts';
import {
  alertGroups,
  orderStatuses,
  guideCategories,
  productAreas,
  socialPostGroups,
} from '../resources/content/vocabulary.ts';

// What the keys of queries mean. Browsers never load this file: a definition names a kind by its key,
// and the OpenAPI document, the sample handlers and the reference host read the rest from here.

/** The fields that filters look at. A record without a field has no value there. */
export type FilterableRecord = TextRecord & {
  readonly id: Id;
  readonly category?: Term | null | undefined;
  readonly states?: readonly StateRef[] | null | undefined;
  readonly products?: readonly { readonly slug?: string | null | undefined }[] | null | undefined;
  readonly types?: readonly Term[] | null | undefined;
  readonly systems?: readonly Term[] | null | undefined;
  readonly platforms?: readonly Term[] | null | undefined;
  readonly area?: string | null | undefined;
  readonly read?: boolean | null | undefined;
  readonly is_featured?: boolean | null | undefined;
  readonly is_monthly?: boolean | null | undefined;
  readonly is_new?: boolean | null | undefined;
  readonly is_prelaunch?: boolean | null | undefined;
  readonly published_at?: string | null | undefined;
  readonly starts_at?: string | null | undefined;
};

/** Turns an instant into its day in New York, `YYYY-MM-DD`. */
export type DayOf = (instant: string) => string;

/** How a key is written in a query. */
export type Form =
  /** Text, given once or not at all. */
  | 'text'
  /** Text that must be given. */
  | 'required'
  /** One of `values`, or not at all. Anything else is refused. */
  | 'choice'
  /** Text, given any number of times; the key ends in `[]`. */
  | 'texts'
  /** `true`, or not at all. */
  | 'flag'
  /** A day in New York, `YYYY-MM-DD`, or not at all. */
  | 'day'
  /** A page, from 1 on. */
  | 'page';

type ValueOf<F extends Form> = F extends 'texts' ? readonly string[] : string;

type Kind<F extends Form, Value extends string = string> = {
  readonly form: F;
  /** For the OpenAPI document: one plain sentence. */
  readonly description: string;
  /** The values that mean something. @default any */
  readonly values?: readonly Value[];
  /** Whether a record passes the filter, in memory. @default every record passes */
  readonly matches?: (record: FilterableRecord, wanted: ValueOf<F>, dayOf: DayOf) => boolean;
};

const kind = <const F extends Form, const Value extends string = string>(
  form: F,
  description: string,
  more: Omit<Kind<F, Value>, 'form' | 'description'> = {},
): Kind<F, Value> => ({ form, description, ...more });

const inCategory = ({ category }: FilterableRecord, wanted: string) => category?.key === wanted;

/** A record without states is for all of them. */
const isForState = ({ states }: FilterableRecord, wanted: readonly string[]) =>
  !states?.length || states.some(({ code }) => wanted.includes(code));

const hasTerm = (terms: readonly Term[] | null | undefined, wanted: readonly string[]) =>
  terms?.some(({ key }) => wanted.includes(key)) === true;

const isFrom = (instant: string | null | undefined, day: string, dayOf: DayOf) =>
  instant != null && dayOf(instant) >= day;

const isUntil = (instant: string | null | undefined, day: string, dayOf: DayOf) =>
  instant != null && dayOf(instant) <= day;

/** Every kind of key that a query may have. */
export const queryKinds = {
  alertGroup: kind('text', 'A group.', { values: alertGroups, matches: inCategory }),
  category: kind('text', 'The key of a category.', { matches: inCategory }),
  countedAlertGroup: kind('required', 'The group.', { values: alertGroups, matches: inCategory }),
  guideCategory: kind('text', 'What kind of guide.', {
    values: guideCategories,
    matches: inCategory,
  }),
  isFeatured: kind('flag', 'Only what stands on the home page.', {
    matches: ({ is_featured }) => is_featured === true,
  }),
  isMonthly: kind('flag', 'Only this month’s.', {
    matches: ({ is_monthly }) => is_monthly === true,
  }),
  isNew: kind('flag', 'Only what is new.', { matches: ({ is_new }) => is_new === true }),
  isPrelaunch: kind('flag', 'Only what prepares for the newer platform.', {
    matches: ({ is_prelaunch }) => is_prelaunch === true,
  }),
  orderStatus: kind('choice', 'One status.', { values: orderStatuses }),
  page: kind('page', 'Which page, from 1 on; left out for the first.'),
  platforms: kind('texts', 'Keys of platforms.', {
    matches: ({ platforms }, wanted) => hasTerm(platforms, wanted),
  }),
  productArea: kind('choice', 'One set of products.', {
    values: productAreas,
    matches: ({ area }, wanted) => area === wanted,
  }),
  products: kind('texts', 'Slugs of products.', {
    matches: ({ products }, wanted) =>
      products?.some(({ slug }) => slug != null && wanted.includes(slug)) === true,
  }),
  publishedFrom: kind('day', 'The first day, in Eastern time.', {
    matches: ({ published_at }, day, dayOf) => isFrom(published_at, day, dayOf),
  }),
  publishedUntil: kind('day', 'The last day, in Eastern time.', {
    matches: ({ published_at }, day, dayOf) => isUntil(published_at, day, dayOf),
  }),
  recordTypes: kind('texts', 'Record types, such as `Alert`.'),
  redirectedPath: kind('required', 'The address, from its first slash on: `/storm-center`.'),
  search: kind('text', 'Words that stand in the title or the text.', { matches: containsWords }),
  searchWords: kind('text', 'The words to look for.'),
  socialPostGroup: kind('text', 'A group.', { values: socialPostGroups, matches: inCategory }),
  startsFrom: kind('day', 'The first day, in Eastern time.', {
    matches: ({ starts_at }, day, dayOf) => isFrom(starts_at, day, dayOf),
  }),
  startsUntil: kind('day', 'The last day, in Eastern time.', {
    matches: ({ starts_at }, day, dayOf) => isUntil(starts_at, day, dayOf),
  }),
  state: kind('text', 'The two-letter code of a state.', {
    matches: (record, code) => isForState(record, [code]),
  }),
  states: kind(
    'texts',
    'Two-letter codes of states; what is for all states is always among the answers.',
    { matches: isForState },
  ),
  systems: kind('texts', 'Keys of tags of the group `systems`.', {
    matches: ({ systems }, wanted) => hasTerm(systems, wanted),
  }),
  types: kind('texts', 'Keys of tags of the group `types`.', {
    matches: ({ types }, wanted) => hasTerm(types, wanted),
  }),
  unread: kind('flag', 'Only what the person has not read.', {
    matches: ({ read }) => read !== true,
  }),
};

/** The kind of a key: what a definition says of it. */
export type QueryKind = keyof typeof queryKinds;

type AnyKind = { [F in Form]: Kind<F> }[Form];

/**
 * Whether a record passes a filter, in memory. A filter without a value lets everything pass.
 *
 * @param values the values of the key, as the query holds them
 */
export function passesFilter(
  name: QueryKind,
  values: readonly string[],
  record: FilterableRecord,
  dayOf: DayOf,
): boolean {
  const filter: AnyKind = queryKinds[name];
  const [first, ...rest] = values.filter((value) => value !== '');
  if (!filter.matches || first === undefined) return true;
  if (filter.form === 'texts') return filter.matches(record, [first, ...rest], dayOf);
  return (filter.form === 'flag' && first !== 'true') || filter.matches(record, first, dayOf);
}
