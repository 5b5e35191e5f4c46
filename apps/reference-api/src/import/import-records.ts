import { recordTypes, type ContentRecord } from '@producer-portal/api';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/tables.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { addToAuditLog } from '../http/audit-log.ts';
import { completeProducts } from './complete-products.ts';
import { inspectBody } from './inspect-body.ts';
import { getNamespace } from './namespace.ts';
import { prepareRecord, type PlannedRecord } from './prepare-record.ts';
import { isSiteDocument, planSite, type PlannedSiteDocument } from './plan-site.ts';
import { DocumentError, toDocumentErrors, type ImportProblem } from './problem.ts';
import { picturesSchema } from './site-schemas.ts';
import { removePage, writeSiteDocument, type SiteDocument } from './site-storage.ts';
import type { CollectProblems, ImportSource, SourceDocument } from './source.ts';
import { readScheduledRecords, readStoredRecords, type StoredImport } from './stored-records.ts';
import { toRecord, type ImportedRecord } from './to-record.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import { waitForOtherImports, writeRecords } from './write-records.ts';

/** The effect of an import on a document. */
type Outcome = PlannedRecord['outcome'] | PlannedSiteDocument['outcome'];

/** The result of an import, or the expected result in a dry run. */
export type ImportReport = {
  /** The number of documents by outcome. */
  readonly counts: Readonly<Record<Outcome, number>>;
  /** The changed documents: first pages, menus, texts, and terms, and then records in the order of their files. */
  readonly changes: readonly {
    readonly file: string;
    readonly outcome: Outcome;
    readonly record_type: string;
    readonly slug: string;
  }[];
  /** Mistakes that must be corrected. */
  readonly problems: readonly ImportProblem[];
  /** Possible mistakes that should be checked. */
  readonly warnings: readonly ImportProblem[];
  /** Whether the changes were made. */
  readonly imported: boolean;
};

export type ImportOptions = {
  readonly now: Date;
  readonly files: FileStorage;
  /** Reports what would change, without changing it. */
  readonly dryRun?: boolean;
  /** Imports the documents that have no problems. @default if any document has a problem, nothing is imported */
  readonly skipInvalid?: boolean;
  /** Id of the request that sent the import. */
  readonly requestId?: string;
  /** Problems that were found while the files were read. */
  readonly problems?: readonly ImportProblem[];
};

/**
 * Imports documents in one transaction. A document updates the record with the same type and slug. Records without a
 * document stay as they are.
 *
 * @returns The report. With problems, nothing is imported, unless `skipInvalid` is set.
 */
export async function importRecords(
  tx: Kysely<Database>,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportReport> {
  await waitForOtherImports(tx);
  const problems = [...(options.problems ?? [])];
  const warnings: ImportProblem[] = [];
  const collectProblems: CollectProblems = async (document, work) => {
    try {
      return await work();
    } catch (error) {
      for (const { message, path } of toDocumentErrors(error)) {
        problems.push({ file: document.file, line: document.lineOf(path), message });
      }
      return null;
    }
  };
  const { planned: plannedSite, site } = await planSite(tx, source, collectProblems);
  const records = source.documents.filter((document) => !isSiteDocument(document));
  const plannedRecords = await planRecords(
    tx,
    { ...source, documents: records },
    {
      now: options.now,
      site,
      collectProblems,
    },
  );
  for (const { imported } of plannedRecords) {
    warnings.push(...inspectBody(imported.source, imported.record.contents ?? []));
  }
  warnings.push(...findLinksToRemovedPages(plannedSite, site));
  for (const each of plannedSite) {
    const { contents } = v.parse(picturesSchema, each.document.fields);
    warnings.push(...inspectBody(each.source, contents ?? []));
  }
  // A document with problems may not have read its attachments yet.
  if (problems.length === 0) warnings.push(...source.findUnusedFiles());
  const shouldImport = !options.dryRun && (problems.length === 0 || options.skipInvalid === true);
  const counts = { new: 0, changed: 0, scheduled: 0, unchanged: 0, removed: 0 };
  for (const { outcome } of [...plannedSite, ...plannedRecords]) counts[outcome] += 1;
  if (shouldImport) await writePlan(tx, plannedSite, plannedRecords, options);
  if (shouldImport && counts.unchanged < plannedSite.length + plannedRecords.length) {
    await addToAuditLog(tx, {
      event: 'content_imported',
      details: Object.fromEntries(
        Object.entries(counts).map(([outcome, count]) => [outcome, String(count)]),
      ),
      ...(options.requestId !== undefined && { requestId: options.requestId }),
    });
  }
  const compareByLocation = (one: ImportProblem, other: ImportProblem) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;
  const results = [
    ...plannedSite.map(({ source: { file }, outcome, document: { type, slug } }) => ({
      file,
      outcome,
      record_type: type,
      slug,
    })),
    ...plannedRecords.map(
      ({
        outcome,
        imported: {
          source: { file },
          type,
          slug,
        },
      }) => ({
        file,
        outcome,
        record_type: type,
        slug,
      }),
    ),
  ];
  return {
    counts,
    changes: results.filter(({ outcome }) => outcome !== 'unchanged'),
    problems: problems.toSorted(compareByLocation),
    warnings: warnings.toSorted(compareByLocation),
    imported: shouldImport,
  };
}

/** Warns about menus that lead to a removed page. */
function findLinksToRemovedPages(
  planned: readonly PlannedSiteDocument[],
  site: readonly SiteDocument[],
): ImportProblem[] {
  return planned.flatMap(({ source, document: { slug }, outcome }) =>
    outcome !== 'removed'
      ? []
      : site.flatMap(({ type, slug: menu, fields }) =>
          type === 'Menu' && JSON.stringify(fields).includes(JSON.stringify(`/${slug}`))
            ? [
                {
                  file: source.file,
                  line: source.lineOf(['removed']),
                  message: `The menu "${menu}" still leads to /${slug}. Remove the entry there.`,
                },
              ]
            : [],
        ),
  );
}

/** Checks all records, and compares them with the records on the host. */
async function planRecords(
  tx: Kysely<Database>,
  source: Omit<ImportSource, 'findUnusedFiles'>,
  {
    now,
    site,
    collectProblems,
  }: { now: Date; site: readonly SiteDocument[]; collectProblems: CollectProblems },
): Promise<PlannedRecord[]> {
  const imported: ImportedRecord[] = [];
  const hostVocabulary = await readVocabulary(tx, site);
  const documents = await completeProducts(tx, source.documents, hostVocabulary, collectProblems);
  const vocabulary = withProducts(hostVocabulary, documents);
  const recordsByName = new Map<string, ImportedRecord>();
  for (const document of documents) {
    const record = await collectProblems(document, async () => {
      const result = await toRecord(document, vocabulary, source.readFile);
      claimNames(recordsByName, result);
      return result;
    });
    if (record) imported.push(record);
  }
  const storedRecords = await readRelevantRecords(tx, imported);
  const planned: PlannedRecord[] = [];
  const context = {
    stored: storedRecords,
    imported,
    scheduled: await readScheduledRecords(tx),
    now,
  };
  for (const each of imported) {
    const plan = await collectProblems(each.source, () => prepareRecord(each, context));
    if (plan) planned.push(plan);
  }
  return planned;
}

/** Adds the products of the import itself, so that other documents can refer to them. */
function withProducts(vocabulary: Vocabulary, documents: readonly SourceDocument[]): Vocabulary {
  const products = new Map(vocabulary.products);
  for (const { fields } of documents) {
    const { type, record_type, slug, title, id } = fields;
    if ((type ?? record_type) !== 'Product' || typeof slug !== 'string') continue;
    const existing = products.get(slug);
    const givenId = typeof id === 'string' || typeof id === 'number' ? id : undefined;
    const name = typeof title === 'string' ? title : slug;
    products.set(slug, { id: givenId ?? existing?.id ?? slug, name, slug });
  }
  return { ...vocabulary, products };
}

/** @throws DocumentError If another document of the import has the same slug or id. */
function claimNames(recordsByName: Map<string, ImportedRecord>, record: ImportedRecord): void {
  const { type, slug, record: content } = record;
  const names = new Map([
    [`slug ${slug}`, 'slug'],
    ...(content.id === undefined ? [] : [[`id ${content.id}`, 'id'] as const]),
  ]);
  for (const [name, field] of names) {
    const key = `${getNamespace(type)} ${name}`;
    const other = recordsByName.get(key);
    if (other) {
      throw new DocumentError(
        `${field}: ${other.source.file} has the same ${field}, "${name.slice(field.length + 1)}". Change one of them.`,
        [field],
      );
    }
    recordsByName.set(key, record);
  }
}

/** Reads the host's records that the import changes or refers to. */
async function readRelevantRecords(
  tx: Kysely<Database>,
  imported: readonly ImportedRecord[],
): Promise<StoredImport[]> {
  const namespaces = new Set(imported.map(({ type }) => getNamespace(type)));
  const types = Object.keys(recordTypes).filter((type) => namespaces.has(getNamespace(type)));
  const slugs = new Set<string>();
  const ids = new Set<string>();
  for (const { slug, record, relatedSlugs } of imported) {
    for (const name of [slug, ...relatedSlugs]) slugs.add(name);
    const { superseded_by: successor }: ContentRecord & { superseded_by?: unknown } = {
      id: '',
      ...record,
    };
    if (typeof successor === 'string') slugs.add(successor);
    ids.add(String(record.id ?? slug));
  }
  return readStoredRecords(tx, { types, slugs: [...slugs], ids: [...ids] });
}

async function writePlan(
  tx: Kysely<Database>,
  site: readonly PlannedSiteDocument[],
  planned: readonly PlannedRecord[],
  { files, now }: ImportOptions,
): Promise<void> {
  const changes = planned.filter(({ outcome }) => outcome !== 'unchanged');
  const siteChanges = site.filter(({ outcome }) => outcome !== 'unchanged');
  // Files are stored under the hash of their content, so files of a failed import do no harm.
  for (const { hash, read } of [...siteChanges, ...changes.map(({ imported }) => imported)].flatMap(
    (each) => each.files,
  )) {
    await files.write(hash, await read());
  }
  for (const { document, outcome } of siteChanges) {
    await (outcome === 'removed' ? removePage(tx, document) : writeSiteDocument(tx, document));
  }
  for (const { outcome, prepared } of changes) {
    const { record_type, slug } = prepared.record;
    await tx
      .deleteFrom('scheduled_records')
      .where('record_type', '=', record_type)
      .where('slug', '=', slug)
      .execute();
    if (outcome !== 'scheduled') continue;
    await tx
      .insertInto('scheduled_records')
      .values({
        record_type,
        slug,
        publish_at: prepared.record.published_at,
        document: JSON.stringify(prepared),
      })
      .execute();
  }
  const dueChanges = changes.filter(({ outcome }) => outcome !== 'scheduled');
  await writeRecords(tx, dueChanges, now);
}
