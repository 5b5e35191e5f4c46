import { datedRecordTypes, recordRevisionSchema, type ContentRecord } from '@producer-portal/api';
import * as v from 'valibot';
import type { RevisionDetails } from '../db/revisions.ts';
import { SALES_CHANNELS } from '../sso/claim-names.ts';
import { readAttachments, type AttachmentFile } from './attachments.ts';
import { checkFields, checkSlug, checkText, checkTitle, toDocumentError } from './check-fields.ts';
import { suggest } from './suggest.ts';
import { readInstant, readPeriods, type DeclaredPeriods } from './periods.ts';
import { readPictures } from './pictures.ts';
import { collectErrors, DocumentError, DocumentErrors } from './problem.ts';
import {
  getRecordSchema,
  importedTypes,
  toImportedType,
  type ImportedType,
} from './record-schemas.ts';
import { picturesSchema, siteTypes } from './site-schemas.ts';
import type { ReadFile, SourceDocument } from './source.ts';
import { resolveReferences, type Vocabulary } from './vocabulary.ts';

/** The revision fields in a document's front matter. Missing periods are derived from the record's days. */
export type ImportedRevision = RevisionDetails & {
  [Purpose in keyof DeclaredPeriods]?: DeclaredPeriods[Purpose];
};

/** The record of a document. It is checked, but not yet compared with the host. */
export type ImportedRecord = {
  readonly source: SourceDocument;
  readonly type: ImportedType;
  readonly slug: string;
  /** The record's fields. They include an id only if the document has one. */
  readonly record: Omit<ContentRecord, 'id'> & Partial<Pick<ContentRecord, 'id'>>;
  /** Slugs of other announcements about the same event. */
  readonly relatedSlugs: readonly string[];
  /** `null` for a type without revisions. */
  readonly revision: ImportedRevision | null;
  /** When the record is withdrawn: from then on, no user gets it. */
  readonly withdrawAt: string | null;
  readonly files: readonly AttachmentFile[];
};

/** Fields of a revision that the host sets. Records from another host can include them. */
const HOST_FIELDS = ['id', 'number', 'published_at', 'read_at', 'previous_read', 'acknowledged_at'];

const { change_note, restriction, scope, rule, acknowledgement_required } =
  recordRevisionSchema.entries;
const revisionDetailsSchema = v.strictObject({
  change_note,
  restriction,
  scope,
  rule,
  acknowledgement_required,
});

/**
 * Checks a document, and converts it to a record.
 *
 * @throws DocumentErrors For all mistakes in the document.
 */
export async function toRecord(
  source: SourceDocument,
  vocabulary: Vocabulary,
  readFile: ReadFile,
): Promise<ImportedRecord> {
  const { type: typeField, record_type, withdraw_at, read: _read, ...ownFields } = source.fields;
  const { add, check, errors } = collectErrors();
  const type = check(() => readType(typeField ?? record_type));
  const fields: Record<string, unknown> = { ...ownFields };
  // An empty field, such as "tags:", means the same as a missing one.
  for (const [name, value] of Object.entries(fields)) if (value === null) delete fields[name];
  check(() => checkText(fields));
  const { title, revision, related, attachments } = fields;
  const slug = check(() => checkSlug(fields['slug'])) ?? '';
  check(() => checkTitle(title));
  const isDated = datedRecordTypes.some((dated) => dated === type);
  if (revision !== undefined && type && !isDated) {
    add(
      new DocumentError(
        `revision: Only records of these types have revisions: ${datedRecordTypes.join(', ')}. Remove it.`,
        ['revision'],
      ),
    );
  }
  for (const name of ['published_at', 'updated_at']) {
    if (fields[name] === undefined) continue;
    fields[name] = check(() => readInstant(fields[name], [name]).toISOString());
  }
  delete fields['revision'];
  const owner = { type: type ?? '', slug };
  const attached = await readAttachments(owner, source, attachments, readFile).catch(add);
  if (attachments !== undefined) fields['attachments'] = attached?.refs;
  const { slugs, records } = check(() => splitRelated(related)) ?? { slugs: [], records: [] };
  if (related !== undefined) fields['related'] = records;
  const resolved = resolveReferences(fields, vocabulary, add);
  const record = type && check(() => toContentRecord(type, resolved));
  // The pictures of an invalid record are also checked.
  if (!record && v.is(picturesSchema, fields)) {
    await readPictures(owner, source, fields, readFile).catch(add);
  }
  const pictures = record && (await readPictures(owner, source, record, readFile).catch(add));
  const importedRevision = isDated ? check(() => readRevision(revision ?? {}, vocabulary)) : null;
  const withdrawAt =
    withdraw_at == null
      ? null
      : check(() => readInstant(withdraw_at, ['withdraw_at']).toISOString());
  const isComplete = type && attached && pictures && withdrawAt !== undefined;
  if (!isComplete || importedRevision === undefined || errors.length > 0) {
    throw new DocumentErrors(errors);
  }
  return {
    source,
    type,
    slug,
    record: pictures.content,
    relatedSlugs: slugs,
    revision: importedRevision,
    withdrawAt,
    files: [...attached.files, ...pictures.files],
  };
}

function readType(name: unknown): ImportedType {
  const type = typeof name === 'string' ? toImportedType(name) : undefined;
  if (type) return type;
  const advice = suggest(typeof name === 'string' ? name : '', [...importedTypes, ...siteTypes]);
  throw new DocumentError(
    name == null
      ? `type: Say what the document is, such as "type: Alert". ${advice}`
      : `type: ${JSON.stringify(name)} is not a type. ${advice}`,
    ['type'],
  );
}

/** Splits the related announcements into slugs, which the host must look up, and records in the contract's format. */
function splitRelated(related: unknown): { slugs: string[]; records: unknown[] } {
  const list: unknown[] = Array.isArray(related) ? related : [];
  if (related !== undefined && !Array.isArray(related)) {
    throw new DocumentError('related must be a list of slugs.', ['related']);
  }
  return {
    slugs: list.filter((each) => typeof each === 'string'),
    records: list.filter((each) => typeof each !== 'string'),
  };
}

function toContentRecord(
  type: ImportedType,
  fields: Readonly<Record<string, unknown>>,
): ImportedRecord['record'] {
  const { add, check, errors } = collectErrors();
  for (const name of ['roles', 'access_level']) {
    if (fields[name] === undefined) continue;
    add(
      new DocumentError(
        `${name}: ${type} has no such field. To limit who can see a record, use states, channel, and agents.`,
        [name],
      ),
    );
  }
  check(() => checkAudience(fields['channel']));
  const record = check(() =>
    checkFields(type, getRecordSchema(type), fields, {
      // Without an id, the host chooses one.
      added: { id: fields['id'] ?? '', record_type: type },
      more: ['type', 'revision', 'withdraw_at'],
    }),
  );
  if (!record || errors.length > 0) throw new DocumentErrors(errors);
  if (fields['id'] !== undefined) return record;
  const { id: _id, ...rest } = record;
  return rest;
}

/** Rejects a channel that no user has, because it would hide the record from everyone. */
function checkAudience(channel: unknown): void {
  if (typeof channel !== 'string' || SALES_CHANNELS.some((known) => known === channel)) return;
  throw new DocumentError(
    `channel: "${channel}" is not a sales channel. ${suggest(channel, SALES_CHANNELS)}`,
    ['channel'],
  );
}

function readRevision(value: unknown, vocabulary: Vocabulary): ImportedRevision {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DocumentError('revision must have fields, such as "change_note: …".', ['revision']);
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const name of HOST_FIELDS) fields.delete(name);
  const newBusiness = fields.get('new_business');
  const renewal = fields.get('renewal');
  const givenScope = fields.get('scope');
  for (const name of ['new_business', 'renewal', 'scope']) fields.delete(name);
  const { add, check, errors } = collectErrors();
  const details = v.safeParse(revisionDetailsSchema, {
    ...Object.fromEntries(fields),
    ...(typeof givenScope === 'object' &&
      givenScope !== null && {
        scope: {
          counties: [],
          actions: [],
          ...resolveReferences({ states: [], products: [], ...givenScope }, vocabulary, add, [
            'revision',
            'scope',
          ]),
        },
      }),
  });
  const issues = details.issues ?? [];
  if (issues.length > 0) {
    add(new DocumentErrors(issues.map((issue) => toDocumentError(issue, ['revision']))));
  }
  const periods = {
    ...(newBusiness != null && {
      new_business: check(() => readPeriods(newBusiness, 'new_business')) ?? [],
    }),
    ...(renewal != null && { renewal: check(() => readPeriods(renewal, 'renewal')) ?? [] }),
  };
  if (!details.success || errors.length > 0) throw new DocumentErrors(errors);
  return { ...details.output, ...periods };
}
