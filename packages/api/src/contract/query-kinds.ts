import type { CeCredit, Id, StateRef, Term } from '../resources/content/schema.ts';
import {
  getFirstDayOfPeriod,
  postingPeriods,
  type PostingPeriod,
} from '../resources/posting-periods.ts';
import { bindingActions, revisionPurposes } from '../resources/revisions/vocabulary.ts';
import { findReplacement, type EventAnnouncement } from '../resources/replacement.ts';
import { containsPhrase, type TextRecord } from './contains-phrase.ts';
import {
  alertGroups,
  orderStatuses,
  guideCategories,
  productAreas,
  socialPostGroups,
} from '../resources/content/vocabulary.ts';

// The meaning of query parameters. Browsers never load this file: a definition refers to a kind by name, and
// the OpenAPI document, the sample handlers, and the reference host look up the rest here.

/** The fields that filters read. */
export type FilterableRecord = TextRecord & {
  readonly id: Id;
  readonly category?: Term | null | undefined;
  readonly states?: readonly StateRef[] | null | undefined;
  readonly products?: readonly { readonly slug?: string | null | undefined }[] | null | undefined;
  readonly types?: readonly Term[] | null | undefined;
  readonly systems?: readonly Term[] | null | undefined;
  readonly platforms?: readonly Term[] | null | undefined;
  readonly ce_credits?: readonly CeCredit[] | null | undefined;
  readonly tags?: readonly Term[] | null | undefined;
  readonly area?: string | null | undefined;
  readonly read?: boolean | null | undefined;
  readonly related?: EventAnnouncement['related'];
  readonly is_featured?: boolean | null | undefined;
  readonly is_monthly?: boolean | null | undefined;
  readonly is_new?: boolean | null | undefined;
  readonly is_prelaunch?: boolean | null | undefined;
  readonly published_at?: string | null | undefined;
  readonly starts_at?: string | null | undefined;
};

/** Returns the day of an instant in Eastern Time, `YYYY-MM-DD`. */
export type ToEasternDay = (instant: string) => string;

/** Format of a query parameter's value. */
export type ParamFormat =
  /** Optional text. */
  | 'text'
  /** Required text. */
  | 'required'
  /** Optional; one of `values`. Anything else is rejected. */
  | 'choice'
  /** Any number of texts. The key ends in `[]`. */
  | 'texts'
  /** Optional; `true` turns the filter on. */
  | 'flag'
  /** Optional day in Eastern Time, `YYYY-MM-DD`. */
  | 'day'
  /** Optional; a period that ends today, one of `values`. Anything else is rejected. */
  | 'period'
  /** Optional; a day in Eastern Time, or an instant. */
  | 'asOf'
  /** One-based page number. */
  | 'page';

type ValueOf<F extends ParamFormat> = F extends 'texts' ? readonly string[] : string;

type Kind<F extends ParamFormat, Value extends string = string> = {
  readonly format: F;
  /** Description in the OpenAPI document: one sentence. */
  readonly description: string;
  /** Known values. @default any */
  readonly values?: readonly Value[];
  /** Whether a record passes the filter, for hosts that filter in memory. @default always true */
  readonly matches?: (
    record: FilterableRecord,
    selected: ValueOf<F>,
    toEasternDay: ToEasternDay,
    today: string,
  ) => boolean;
};

const defineKind = <const F extends ParamFormat, const Value extends string = string>(
  format: F,
  description: string,
  options: Omit<Kind<F, Value>, 'format' | 'description'> = {},
): Kind<F, Value> => ({ format, description, ...options });

const isInCategory = ({ category }: FilterableRecord, selected: string) =>
  category?.key === selected;

/** A record without states applies to all states. */
const isForState = ({ states }: FilterableRecord, selected: readonly string[]) =>
  !states?.length || states.some(({ code }) => selected.includes(code));

const hasTerm = (terms: readonly Term[] | null | undefined, selected: readonly string[]) =>
  terms?.some(({ key }) => selected.includes(key)) === true;

const isOnOrAfter = (instant: string | null | undefined, day: string, toEasternDay: ToEasternDay) =>
  instant != null && toEasternDay(instant) >= day;

const isPostingPeriod = (value: string): value is PostingPeriod =>
  postingPeriods.some((period) => period === value);

const isOnOrBefore = (
  instant: string | null | undefined,
  day: string,
  toEasternDay: ToEasternDay,
) => instant != null && toEasternDay(instant) <= day;

/** Every kind of query parameter. */
export const queryKinds = {
  alertGroup: defineKind('text', 'Key of a category.', {
    values: alertGroups,
    matches: isInCategory,
  }),
  asOf: defineKind(
    'asOf',
    'Records as of this date and time, or as of the last minute of this day in Eastern Time.',
  ),
  bindAction: defineKind('required', 'Action to check.', { values: bindingActions }),
  bindCounty: defineKind(
    'text',
    'Five-digit FIPS code of a county in the state. If it is missing, the answer is for the whole state.',
  ),
  bindProduct: defineKind('required', 'Slug of a product.'),
  bindState: defineKind('required', 'Two-letter state code.'),
  bindTime: defineKind(
    'asOf',
    'Date and time, or a day, which means its last minute in Eastern Time. The default is now.',
  ),
  category: defineKind('text', 'Key of a category.', { matches: isInCategory }),
  ceState: defineKind('text', 'Two-letter state code. Only courses with CE credit in that state.', {
    matches: ({ ce_credits }, code) =>
      ce_credits?.some(({ state, hours }) => state === code && hours > 0) === true,
  }),
  countedAlertGroup: defineKind('required', 'Key of the category to count.', {
    values: alertGroups,
    matches: isInCategory,
  }),
  guideCategory: defineKind('text', 'Kind of guide.', {
    values: guideCategories,
    matches: isInCategory,
  }),
  isFeatured: defineKind('flag', 'Only updates that are featured on the home page.', {
    matches: ({ is_featured }) => is_featured === true,
  }),
  isMonthly: defineKind('flag', 'Only this month’s job aids.', {
    matches: ({ is_monthly }) => is_monthly === true,
  }),
  isNew: defineKind('flag', 'Only new products.', { matches: ({ is_new }) => is_new === true }),
  isPrelaunch: defineKind('flag', 'Only job aids that prepare for the newer platform.', {
    matches: ({ is_prelaunch }) => is_prelaunch === true,
  }),
  orderStatus: defineKind('choice', 'Order status.', { values: orderStatuses }),
  page: defineKind('page', 'Page number, starting at 1. Leave it out for the first page.'),
  platforms: defineKind('texts', 'Platform keys.', {
    matches: ({ platforms }, selected) => hasTerm(platforms, selected),
  }),
  posted: defineKind('period', 'When the record was posted. A week starts on Monday.', {
    values: postingPeriods,
    matches: ({ published_at }, period, toEasternDay, today) =>
      isPostingPeriod(period) &&
      isOnOrAfter(published_at, getFirstDayOfPeriod(period, today), toEasternDay),
  }),
  productArea: defineKind('choice', 'Platform of the product.', {
    values: productAreas,
    matches: ({ area }, selected) => area === selected,
  }),
  products: defineKind('texts', 'Product slugs.', {
    matches: ({ products }, selected) =>
      products?.some(({ slug }) => slug != null && selected.includes(slug)) === true,
  }),
  purpose: defineKind(
    'choice',
    'What the record must be in effect for. The default is `new_business`.',
    {
      values: revisionPurposes,
    },
  ),
  publishedFrom: defineKind('day', 'First day, in Eastern Time.', {
    matches: ({ published_at }, day, toEasternDay) => isOnOrAfter(published_at, day, toEasternDay),
  }),
  publishedUntil: defineKind('day', 'Last day, in Eastern Time.', {
    matches: ({ published_at }, day, toEasternDay) => isOnOrBefore(published_at, day, toEasternDay),
  }),
  recordTypes: defineKind('texts', 'Record types, such as `Alert`.'),
  redirectedPath: defineKind('required', 'Path that was requested, such as `/storm-center`.'),
  revisedRecord: defineKind('required', 'Id or slug of the record.'),
  revisedRecordType: defineKind('required', 'Record type of the record, such as `Alert`.'),
  search: defineKind('text', 'Words to find in the title, the document number, or the body.', {
    matches: containsPhrase,
  }),
  searchWords: defineKind('text', 'Words to search for.'),
  socialPostGroup: defineKind('text', 'Key of a category.', {
    values: socialPostGroups,
    matches: isInCategory,
  }),
  startsFrom: defineKind('day', 'First day, in Eastern Time.', {
    matches: ({ starts_at }, day, toEasternDay) => isOnOrAfter(starts_at, day, toEasternDay),
  }),
  startsUntil: defineKind('day', 'Last day, in Eastern Time.', {
    matches: ({ starts_at }, day, toEasternDay) => isOnOrBefore(starts_at, day, toEasternDay),
  }),
  state: defineKind('text', 'Two-letter state code.', {
    matches: (record, code) => isForState(record, [code]),
  }),
  states: defineKind(
    'texts',
    'Two-letter state codes. Records for all states are always included.',
    {
      matches: isForState,
    },
  ),
  systems: defineKind('texts', 'Keys of tags in the group `systems`.', {
    matches: ({ systems }, selected) => hasTerm(systems, selected),
  }),
  tags: defineKind('texts', 'Keys of tags.', {
    matches: ({ tags }, selected) => hasTerm(tags, selected),
  }),
  types: defineKind('texts', 'Keys of tags in the group `types`.', {
    matches: ({ types }, selected) => hasTerm(types, selected),
  }),
  unread: defineKind('flag', 'Only records that the user hasn’t read, without replaced ones.', {
    matches: (record, _selected, _toEasternDay, today) =>
      record.read !== true && findReplacement(record, today) === undefined,
  }),
};

/** Name of a kind of query parameter. */
export type QueryKind = keyof typeof queryKinds;

type AnyKind = { [F in ParamFormat]: Kind<F> }[ParamFormat];

/**
 * Whether a record passes a filter, for hosts that filter in memory. Without a value, every record
 * passes.
 *
 * @param values the values of the key in the query
 * @param today the current day in Eastern Time, `YYYY-MM-DD`
 */
export function passesFilter(
  name: QueryKind,
  values: readonly string[],
  record: FilterableRecord,
  toEasternDay: ToEasternDay,
  today: string,
): boolean {
  const filter: AnyKind = queryKinds[name];
  const [first, ...rest] = values.filter((value) => value !== '');
  if (!filter.matches || first === undefined) return true;
  if (filter.format === 'texts')
    return filter.matches(record, [first, ...rest], toEasternDay, today);
  return (
    (filter.format === 'flag' && first !== 'true') ||
    filter.matches(record, first, toEasternDay, today)
  );
}
