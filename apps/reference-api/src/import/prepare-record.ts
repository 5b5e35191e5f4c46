import type { ContentRecord, RelatedAnnouncement } from '@producer-portal/api';
import type { PreparedRecord } from '../db/tables.ts';
import { toCanonicalJson, type JsonValue } from '../proof/canonical-json.ts';
import { getNamespace } from './namespace.ts';
import { suggest } from './suggest.ts';
import { getRecordPeriods, removeTimeBeforePublication } from './periods.ts';
import { DocumentError } from './problem.ts';
import type { StoredImport } from './stored-records.ts';
import type { ImportedRecord } from './to-record.ts';
import type { RecordToWrite } from './write-records.ts';

/** The planned change of a record. */
export type PlannedRecord = RecordToWrite & {
  readonly imported: ImportedRecord;
  readonly outcome: 'new' | 'changed' | 'scheduled' | 'unchanged';
};

/** The records that a record is compared with or can refer to. */
type Context = {
  readonly stored: readonly StoredImport[];
  readonly scheduled: readonly PreparedRecord[];
  readonly imported: readonly ImportedRecord[];
  readonly now: Date;
};

type Content = ImportedRecord['record'];

/**
 * Completes a record, and compares it with the record on the host. Without a date, a new record is published now, and an
 * existing one keeps its date. But a change to a dated record is published now, because users could not know of the change
 * earlier, unless the document has a date after the record's last publication.
 *
 * @throws DocumentError If the record conflicts with a record on the host, or refers to a missing record.
 */
export function prepareRecord(imported: ImportedRecord, context: Context): PlannedRecord {
  const { type, slug } = imported;
  const existing = context.stored.find(
    ({ record }) => record.record_type === type && record.slug === slug,
  );
  const scheduledRecord = context.scheduled.find(
    ({ record }) => record.record_type === type && record.slug === slug,
  );
  const id = imported.record.id ?? existing?.record.id ?? scheduledRecord?.record.id ?? slug;
  checkNames(imported, id, existing, context.stored);
  const now = context.now.toISOString();
  const givenDate = imported.record.published_at ?? undefined;
  const previousDate = existing?.record.published_at;
  const isDated = imported.revision !== null;
  // An older date in the document belongs to an earlier revision.
  const publishedDate =
    (isDated ? latest(givenDate, previousDate) : (givenDate ?? previousDate)) ?? now;
  const updatedDate = latest(
    imported.record.updated_at ?? undefined,
    existing?.record.updated_at ?? undefined,
  );
  const complete = (publishedAt: string, updatedAt: string | undefined) =>
    completeRecord(imported, context, { id, publishedAt, updatedAt });
  const recordWithOldDates = complete(publishedDate, updatedDate);
  const key = existing?.key ?? null;
  if (existing && isEqual(recordWithOldDates, existing, 'all')) {
    // A scheduled version that the document no longer has is dropped.
    return {
      imported,
      prepared: recordWithOldDates,
      key,
      createsRevision: false,
      outcome: scheduledRecord ? 'changed' : 'unchanged',
    };
  }
  if (existing && isEqual(recordWithOldDates, existing, 'revision')) {
    return {
      imported,
      prepared: recordWithOldDates,
      key,
      createsRevision: false,
      outcome: 'changed',
    };
  }
  const publishedAt = existing && isDated && publishedDate === previousDate ? now : publishedDate;
  const isNewer = updatedDate !== undefined && updatedDate !== existing?.record.updated_at;
  const updatedAt = existing && !isNewer ? latest(publishedAt, now) : updatedDate;
  const isScheduled = publishedAt > now;
  const prepared = complete(
    publishedAt,
    existing && isScheduled && !isNewer ? publishedAt : updatedAt,
  );
  const outcome = isScheduled
    ? scheduledRecord && isEqual(prepared, scheduledRecord, 'all')
      ? 'unchanged'
      : 'scheduled'
    : existing
      ? 'changed'
      : 'new';
  return { imported, prepared, key, createsRevision: true, outcome };
}

/** Returns the later of two instants. Instants in UTC sort like text. */
const latest = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** @throws DocumentError If another record on the host has this record's slug or id. */
function checkNames(
  { type, slug }: ImportedRecord,
  id: ContentRecord['id'],
  existing: StoredImport | undefined,
  stored: readonly StoredImport[],
): void {
  if (existing && existing.record.id !== id) {
    throw new DocumentError(
      `id: The record "${slug}" has the id ${existing.record.id}, which can’t change. Remove the id.`,
      ['id'],
    );
  }
  const names = [slug, String(id)];
  const conflictingRecord = stored.find(
    ({ record }) =>
      getNamespace(record.record_type) === getNamespace(type) &&
      !(record.record_type === type && record.slug === slug) &&
      (names.includes(record.slug) || names.includes(String(record.id))),
  );
  if (conflictingRecord) {
    const { record_type, slug: otherSlug } = conflictingRecord.record;
    throw new DocumentError(
      `slug: The ${record_type} "${otherSlug}" on the host has the same slug or id. Choose another slug.`,
      ['slug'],
    );
  }
}

function completeRecord(
  imported: ImportedRecord,
  context: Context,
  {
    id,
    publishedAt,
    updatedAt,
  }: { id: ContentRecord['id']; publishedAt: string; updatedAt: string | undefined },
): PreparedRecord {
  const { slug, record: content, revision, withdrawAt, files, relatedSlugs } = imported;
  const related = [
    ...(content.related ?? []),
    ...relatedSlugs.map((name) => findRelated(imported, name, context)),
  ];
  const record = {
    ...content,
    id,
    slug,
    published_at: publishedAt,
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
    ...(content.related != null && { related }),
  };
  return {
    record,
    revision: revision && {
      ...revision,
      ...removeTimeBeforePublication(
        {
          ...getRecordPeriods(record, findSuccessor(record, context)),
          ...getDefinedPeriods(revision),
        },
        publishedAt,
      ),
    },
    withdrawAt,
    files: files.map(({ id: fileId, hash }) => ({ id: fileId, hash })),
  };
}

const getDefinedPeriods = ({ new_business, renewal }: NonNullable<ImportedRecord['revision']>) => ({
  ...(new_business && { new_business }),
  ...(renewal && { renewal }),
});

/** Finds another announcement of the same event: in the import, or on the host. */
function findRelated(
  { type }: ImportedRecord,
  slug: string,
  { imported, stored, now }: Context,
): RelatedAnnouncement {
  const document = imported.find((each) => each.type === type && each.slug === slug);
  const existing = stored.find(({ record }) => record.record_type === type && record.slug === slug);
  const content = document?.record ?? existing?.record;
  if (!content) {
    throw new DocumentError(
      `related: There is no ${type} "${slug}" in the import or on the host. ${suggest(
        slug,
        imported.flatMap((each) => (each.type === type ? each.slug : [])),
      )}`,
      ['related'],
    );
  }
  return {
    id: content.id ?? existing?.record.id ?? slug,
    slug,
    title: content.title,
    published_at:
      latest(content.published_at ?? undefined, existing?.record.published_at) ?? now.toISOString(),
    ...(content.effective_from != null && { effective_from: content.effective_from }),
  };
}

type GuideDays = {
  superseded_by?: unknown;
  new_business_on?: string | null;
  renewal_on?: string | null;
};

/** Finds the guide that replaces a guide. */
function findSuccessor(
  record: Content & GuideDays,
  { imported, stored }: Context,
): (Content & GuideDays) | undefined {
  const isSuccessor = (type: string, slug: string) =>
    getNamespace(type) === getNamespace(record.record_type) && slug === record.superseded_by;
  return (
    imported.find(({ type, slug }) => isSuccessor(type, slug))?.record ??
    stored.find(({ record: each }) => isSuccessor(each.record_type, each.slug))?.record
  );
}

/** Compares two records: all fields, or only the fields that a revision stores. */
function isEqual(one: PreparedRecord, other: PreparedRecord, what: 'all' | 'revision'): boolean {
  const toText = ({ record, revision, withdrawAt }: PreparedRecord) =>
    toCanonicalJson(
      toJson({
        revision,
        ...(what === 'all'
          ? { record, withdrawAt }
          : // In `related`, the titles and dates are copies from other announcements.
            { record: { ...record, related: record.related?.map(({ id }) => id) } }),
      }),
    );
  return toText(one) === toText(other);
}

/** Converts a value to JSON. Leaves out fields that are `null`, because they mean the same as missing fields. */
export function toJson(value: unknown): JsonValue {
  const parsed: JsonValue = JSON.parse(JSON.stringify(value));
  const clean = (each: JsonValue): JsonValue => {
    if (typeof each !== 'object' || each === null) return each;
    if (isList(each)) return each.map(clean);
    return Object.fromEntries(
      Object.entries(each).flatMap(([name, field]) =>
        field === null || field === undefined ? [] : [[name, clean(field)]],
      ),
    );
  };
  return clean(parsed);
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);
