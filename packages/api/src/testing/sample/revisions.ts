import type { Alert } from '../../resources/alerts.ts';
import type { Guide } from '../../resources/guides.ts';
import type { PolicyUpdate } from '../../resources/policy-updates.ts';
import type {
  Period,
  RecordRevision,
  Revision,
  RevisionScope,
} from '../../resources/revisions/schema.ts';
import { startOfEasternDay } from '../../dates/start-of-eastern-day.ts';
import { toMinute } from '../../revisions/as-of.ts';
import { publishRevision } from '../../revisions/publish-revision.ts';
import type { SampleContent } from './content.ts';
import type { SampleCalendar } from './dates.ts';
import {
  revisionSeeds,
  type PeriodBoundary,
  type PeriodSeed,
  type RevisionSeed,
} from './revisions.data.ts';
import { ALL_STATES } from './states.ts';

/** A record that has revisions. */
export type DatedRecord = Alert | PolicyUpdate | Guide;

/** A revision, and the record as it was published with this revision. */
export type SampleRevision = { revision: RecordRevision; document: DatedRecord };

/** When each revision was first read, by its id. */
export type RevisionReads = ReadonlyMap<string, string>;

const HOUR_MS = 3_600_000;

/** Returns the dated records of a library. */
export const getDatedRecords = ({
  alerts,
  policyUpdates,
  guides,
}: Pick<SampleContent, 'alerts' | 'policyUpdates' | 'guides'>): DatedRecord[] => [
  ...alerts,
  ...policyUpdates,
  ...guides,
];

const toKey = ({ record_type, id }: Pick<DatedRecord, 'record_type' | 'id'>) =>
  `${record_type}-${id}`;

/** Builds the revisions of all dated records, record by record, oldest first. */
export function buildRevisions(
  content: Pick<SampleContent, 'alerts' | 'policyUpdates' | 'guides'>,
  calendar: SampleCalendar,
): SampleRevision[] {
  return getDatedRecords(content).flatMap((record) => {
    const seeds = revisionSeeds[record.slug ?? ''] ?? [{}];
    const replacement =
      'superseded_by' in record
        ? content.guides.find(({ slug }) => slug === record.superseded_by)
        : undefined;
    const documents = seeds.map((seed) => toDocument(record, seed, calendar));
    const revisions = seeds.reduce<RecordRevision[]>((earlierRevisions, seed, index) => {
      const document = documents[index]!;
      const periods = getDeclaredPeriods(document, replacement, seed, calendar);
      const revision = toRevision(record, document, seed, index + 1);
      return publishRevision(earlierRevisions, { ...revision, ...periods });
    }, []);
    return revisions.map((revision, index) => ({ revision, document: documents[index]! }));
  });
}

/** Returns the record as it was published with a revision. */
function toDocument(
  record: DatedRecord,
  { hoursAgo, earlierTexts = [] }: RevisionSeed,
  calendar: SampleCalendar,
): DatedRecord {
  if (hoursAgo === undefined) return record;
  const publishedAt = new Date(calendar.now.getTime() - hoursAgo * HOUR_MS).toISOString();
  const toEarlierText = (text: string) =>
    earlierTexts.reduce(
      (result, [currentText, earlierText]) => result.replace(currentText, () => earlierText),
      text,
    );
  return {
    ...record,
    title: toEarlierText(record.title),
    contents: record.contents?.map(({ content }) => ({ content: toEarlierText(content) })),
    excerpt: record.excerpt && toEarlierText(record.excerpt),
    published_at: publishedAt,
    updated_at: publishedAt,
  };
}

function toRevision(
  record: DatedRecord,
  { published_at }: DatedRecord,
  seed: RevisionSeed,
  number: number,
): RecordRevision {
  const { changeNote, restriction, counties, limitedCounties, actions, rule } = seed;
  const { acknowledgementRequired } = seed;
  const namedCounties = counties && [...counties, ...(limitedCounties ?? [])];
  const scope: RevisionScope = {
    states: namedCounties
      ? ALL_STATES.filter(({ code }) => namedCounties.some(({ state }) => state === code))
      : [...(record.states ?? [])],
    counties: [...(counties ?? [])],
    ...(limitedCounties && { limited_counties: [...limitedCounties] }),
    products: (record.products ?? []).map(({ slug, name }) => ({ slug: slug ?? '', name })),
    actions: [...(actions ?? [])],
  };
  return {
    id: `${toKey(record)}-${number}`,
    number,
    published_at: published_at ?? '',
    ...(changeNote !== undefined && { change_note: changeNote }),
    ...(restriction !== undefined && { restriction, scope }),
    ...(rule !== undefined && { rule }),
    ...(acknowledgementRequired && { acknowledgement_required: true }),
  };
}

/** Returns the declared periods of a revision, which has no effect before it is published. */
function getDeclaredPeriods(
  document: DatedRecord,
  replacement: Guide | undefined,
  { newBusiness, renewal }: RevisionSeed,
  calendar: SampleCalendar,
): { new_business: Period[]; renewal: Period[] } {
  const publishedAt = toMinute(new Date(document.published_at ?? calendar.now));
  const getRecordPeriods = (first: string | null | undefined, end: Date | null): Period[] => {
    const day = first == null ? null : startOfEasternDay(first);
    return toPeriods(day && day > publishedAt ? day : publishedAt, end);
  };
  const getSeedPeriods = ({ from, until }: PeriodSeed) =>
    toPeriods(
      from ? toInstant(from, calendar) : publishedAt,
      until ? toInstant(until, calendar) : null,
    );

  if ('read' in document) {
    const { effective_from, effective_until } = document;
    const end = effective_until == null ? null : startOfEasternDay(effective_until, 1);
    const periods = newBusiness
      ? getSeedPeriods(newBusiness)
      : getRecordPeriods(effective_from, end);
    return { new_business: periods, renewal: periods };
  }
  const { new_business_on, renewal_on } = document as Guide;
  const getStart = (day: string | null | undefined) =>
    day == null ? null : startOfEasternDay(day);
  return {
    new_business: newBusiness
      ? getSeedPeriods(newBusiness)
      : getRecordPeriods(new_business_on, getStart(replacement?.new_business_on)),
    renewal: renewal
      ? getSeedPeriods(renewal)
      : getRecordPeriods(
          renewal_on ?? new_business_on,
          getStart(replacement?.renewal_on ?? replacement?.new_business_on),
        ),
  };
}

const toInstant = (boundary: PeriodBoundary, calendar: SampleCalendar): Date =>
  'day' in boundary
    ? new Date(calendar.instant(boundary.day, '00:00'))
    : toMinute(new Date(calendar.now.getTime() - boundary.hoursAgo * HOUR_MS));

/** Returns the period, or none if it would end before it starts. */
const toPeriods = (from: Date, until: Date | null): Period[] =>
  until && until <= from
    ? []
    : [{ from: from.toISOString(), ...(until && { until: until.toISOString() }) }];

/** Returns the revisions of a record, newest first. */
export const getRevisions = (
  revisions: readonly SampleRevision[],
  record: Pick<DatedRecord, 'record_type' | 'id'>,
): SampleRevision[] =>
  revisions.filter(({ document }) => toKey(document) === toKey(record)).toReversed();

/** Adds the time at which the user read a revision, and the newest of the other revisions that the user has read. */
export function withReads(
  revision: RecordRevision,
  recordRevisions: readonly SampleRevision[],
  reads: RevisionReads,
): RecordRevision {
  const readAt = reads.get(String(revision.id));
  const [previousRead] = recordRevisions.flatMap(({ revision: { id, number } }) => {
    const read_at = reads.get(String(id));
    return id === revision.id || read_at === undefined ? [] : { id, number, read_at };
  });
  return {
    ...revision,
    ...(readAt !== undefined && { read_at: readAt }),
    ...(previousRead && { previous_read: previousRead }),
  };
}

/** Adds the record to its revision. */
export const withRecord = (
  revision: RecordRevision,
  { id, record_type, slug, title }: DatedRecord,
): Revision => ({ ...revision, record: { id, record_type, slug, title } });

/**
 * Returns the revisions that a user has read: the newest revision of each announcement that is marked as
 * read, and all earlier revisions.
 *
 * @param records the records that the user sees, with the user's read flags
 */
export function getSampleRevisionReads(
  revisions: readonly SampleRevision[],
  records: readonly DatedRecord[],
): RevisionReads {
  return new Map(
    records.flatMap((record) => {
      const [newestRevision, ...earlierRevisions] = getRevisions(revisions, record);
      const isRead = 'read' in record && record.read === true;
      return [...(newestRevision && isRead ? [newestRevision] : []), ...earlierRevisions].map(
        ({ revision: { id, published_at } }) =>
          [String(id), new Date(Date.parse(published_at) + HOUR_MS).toISOString()] as const,
      );
    }),
  );
}
