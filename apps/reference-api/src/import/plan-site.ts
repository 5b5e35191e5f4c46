import type { Id, RedirectRecord } from '@producer-portal/api';
import * as v from 'valibot';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { getPageArea } from '../policies/areas.ts';
import { toCanonicalJson } from '../proof/canonical-json.ts';
import { readAttachedFile, type AttachmentFile } from './attachments.ts';
import { checkFields, checkSlug, checkText, checkTitle } from './check-fields.ts';
import { suggest } from './suggest.ts';
import { readPictures } from './pictures.ts';
import { toJson } from './prepare-record.ts';
import { collectErrors, DocumentError, DocumentErrors } from './problem.ts';
import {
  cohortListSchema,
  redirectListSchema,
  siteSchemas,
  sortRedirects,
  toSiteType,
  picturesSchema,
  type SiteType,
} from './site-schemas.ts';
import { readSite, type SiteDocument } from './site-storage.ts';
import type { CollectProblems, ImportSource, SourceDocument } from './source.ts';

/** The planned change of a document that is not a record. */
export type PlannedSiteDocument = {
  readonly source: SourceDocument;
  readonly document: SiteDocument;
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'removed';
  readonly files: readonly AttachmentFile[];
};

const getType = ({ fields: { type, record_type } }: SourceDocument) =>
  toSiteType(type ?? record_type);

/** Whether a document is a page, a menu, a text of the site, or a list, and not a record. */
export const isSiteDocument = (document: SourceDocument): boolean =>
  getType(document) !== undefined;

/**
 * Checks the documents that are not records, and compares them with those on the host.
 *
 * @returns The planned changes, and the host's documents with these changes applied, so that records can refer to them.
 */
export async function planSite(
  tx: Kysely<Database>,
  { documents, readFile }: Pick<ImportSource, 'documents' | 'readFile'>,
  collectProblems: CollectProblems,
): Promise<{ planned: PlannedSiteDocument[]; site: SiteDocument[] }> {
  const site = new Map((await readSite(tx)).map((document) => [toKey(document), document]));
  const states = await tx.selectFrom('states').select('code').orderBy('code').execute();
  const codes = states.map(({ code }) => code);
  const planned = new Map<string, PlannedSiteDocument>();
  for (const source of documents) {
    const type = getType(source);
    if (!type) continue;
    const plan = await collectProblems(source, async () => {
      const parsed = parseDocument(type, source.fields);
      const duplicate = planned.get(toKey(parsed));
      if (duplicate) {
        throw new DocumentError(
          `slug: ${duplicate.source.file} is also the ${type} "${parsed.slug}". Remove one of them.`,
          ['slug'],
        );
      }
      const existing = site.get(toKey(parsed));
      if (isRemoval(parsed)) {
        const document = existing ?? { ...parsed, files: [] };
        const outcome = existing ? 'removed' : 'unchanged';
        return { source, document, outcome, files: [] } satisfies PlannedSiteDocument;
      }
      const { forms, files: formFiles } = await readForms(parsed, source, readFile);
      const completed = complete(
        { ...parsed, fields: { ...parsed.fields, ...(forms && { forms }) } },
        existing,
      );
      checkCohorts(completed['cohorts'], codes);
      const pictures = await readPictures(
        parsed,
        source,
        v.parse(picturesSchema, completed),
        readFile,
      );
      const fields: SiteDocument['fields'] = pictures.content;
      const files = [...formFiles, ...pictures.files];
      const document: SiteDocument = {
        type,
        slug: parsed.slug,
        fields,
        files: files.map(({ id, hash }) => ({ id, hash })),
      };
      const isSame = existing && toText(existing) === toText(document);
      const outcome = isSame ? 'unchanged' : existing ? 'changed' : 'new';
      return { source, document, outcome, files } satisfies PlannedSiteDocument;
    });
    if (plan) planned.set(toKey(plan.document), plan);
  }
  for (const [name, { document, outcome }] of planned) {
    if (outcome === 'removed') site.delete(name);
    else site.set(name, document);
  }
  return { planned: [...planned.values()], site: [...site.values()] };
}

/** The fields of a document, before missing ids are added. */
type ParsedDocument = Pick<SiteDocument, 'type' | 'slug' | 'fields'>;

const toKey = ({ type, slug }: ParsedDocument) => `${type} ${slug}`;

/** Returns a text to compare documents by. It leaves out the files, because their ids in the fields depend on their content. */
const toText = ({ fields }: SiteDocument) => toCanonicalJson(toJson(fields));

function parseDocument(type: SiteType, sourceFields: SourceDocument['fields']): ParsedDocument {
  const { type: _type, record_type: _recordType, slug: slugField, ...rest } = sourceFields;
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  const { add, check, errors } = collectErrors();
  check(() => checkText(fields));
  const slug = check(() => checkSlug(slugField));
  const { slugs } = siteSchemas[type];
  if (slug !== undefined && slugs && !slugs.includes(slug)) {
    const message = `slug: There is no ${type} "${slug}". ${suggest(slug, slugs)}`;
    add(new DocumentError(message, ['slug']));
  }
  if (type === 'SimplePage' && fields['removed'] === undefined) {
    check(() => checkTitle(fields['title']));
  }
  if (slug === undefined || errors.length > 0) throw new DocumentErrors(errors);
  return { type, slug, fields };
}

/**
 * Whether a document removes a page from the host.
 *
 * @throws DocumentError If the document has `removed` and other fields, or is not a page.
 */
function isRemoval({ type, fields }: ParsedDocument): boolean {
  const { removed, ...rest } = fields;
  if (removed === undefined) return false;
  if (type === 'SimplePage' && removed === true && Object.keys(rest).length === 0) return true;
  throw new DocumentError(
    type === 'SimplePage'
      ? 'removed: To remove the page, write "removed: true", and leave out all fields except type and slug.'
      : `removed: Only a SimplePage can be removed. To hide a ${type}, import it with an empty list or without a body.`,
    ['removed'],
  );
}

const formsSchema = v.array(
  v.looseObject({ file: v.optional(v.string()), name: v.optional(v.string()) }),
);

/** Reads the files of a page's forms. Forms without a file are already in the contract's format. */
async function readForms(
  { type, slug, fields: { forms } }: ParsedDocument,
  source: SourceDocument,
  readFile: ImportSource['readFile'],
): Promise<{ forms?: unknown[]; files: AttachmentFile[] }> {
  if (type !== 'SimplePage' || forms === undefined) return { files: [] };
  if (getPageArea(slug) !== undefined) {
    throw new DocumentError(
      'forms: Only some users can read this page, but everyone could download its forms. Remove them.',
      ['forms'],
    );
  }
  if (!v.is(formsSchema, forms)) {
    throw new DocumentError(
      'forms must be a list with "file: …" and "description: …" for each form.',
      ['forms'],
    );
  }
  const files: AttachmentFile[] = [];
  const readyForms: unknown[] = [];
  for (const [index, { file, name, ...form }] of forms.entries()) {
    if (file === undefined) {
      readyForms.push({ ...form, name });
      continue;
    }
    const path = ['forms', index];
    const attached = await readAttachedFile({ type, slug }, source, { file, name }, path, readFile);
    files.push(attached.file);
    readyForms.push({ ...form, attachment_id: attached.ref.id, name: attached.ref.name });
  }
  return { forms: readyForms, files };
}

/** Checks the fields, and adds missing ids. */
function complete(
  { type, slug, fields }: ParsedDocument,
  existing: SiteDocument | undefined,
): ParsedDocument['fields'] {
  const id = fields['id'] ?? existing?.fields['id'] ?? slug;
  const completed = {
    ...fields,
    ...(type === 'SimplePage' && { id }),
    ...(type === 'Terms' && { terms: addIds(fields['terms'], existing?.fields['terms']) }),
  };
  const checked = checkFields(type, siteSchemas[type], completed, {
    more: type === 'SimplePage' ? ['removed'] : [],
  });
  checkUnique(checked, 'terms', 'key');
  checkUnique(checked, 'contacts', 'key');
  checkUnique(checked, 'cohorts', 'id');
  checkUnique(checked, 'redirects', 'path');
  if (type !== 'Redirects') return checked;
  const redirects = v.parse(redirectListSchema, checked['redirects']);
  checkRedirects(redirects);
  return { redirects: sortRedirects(redirects) };
}

const keyedSchema = v.array(v.looseObject({ key: v.string() }));
const termsSchema = v.array(v.object({ id: v.union([v.string(), v.number()]), key: v.string() }));

/** Adds missing ids: the id of the same term on the host, or the term's key if the host doesn't have the term. */
function addIds(terms: unknown, existing: unknown): unknown {
  if (!v.is(keyedSchema, terms)) return terms;
  const ids = new Map<string, Id>(
    v.is(termsSchema, existing) ? existing.map(({ key, id }) => [key, id]) : [],
  );
  return terms.map((term) => ({ ...term, id: term['id'] ?? ids.get(term.key) ?? term.key }));
}

const entriesSchema = v.array(v.record(v.string(), v.unknown()));

/** @throws DocumentErrors If entries of a list have the same value in a field. */
function checkUnique(fields: ParsedDocument['fields'], list: string, field: string): void {
  const seen = new Set<unknown>();
  const errors: DocumentError[] = [];
  for (const [index, { [field]: value }] of v.parse(entriesSchema, fields[list] ?? []).entries()) {
    if (seen.has(value)) {
      const message = `${list}: The ${field} "${String(value)}" occurs twice. Change one of them.`;
      errors.push(new DocumentError(message, [list, index]));
    }
    seen.add(value);
  }
  if (errors.length > 0) throw new DocumentErrors(errors);
}

/** @throws DocumentErrors If states don't exist, or are in two groups. */
function checkCohorts(value: unknown, codes: readonly string[]): void {
  const seen = new Set<string>();
  const errors: DocumentError[] = [];
  for (const [index, { states }] of v.parse(cohortListSchema, value ?? []).entries()) {
    for (const state of states ?? []) {
      const problem = codes.includes(state)
        ? seen.has(state) && 'is in two groups. Remove it from one of them.'
        : `is not a state code. ${suggest(state, codes)}`;
      if (problem) {
        const path = ['cohorts', index, 'states'];
        errors.push(new DocumentError(`states: "${state}" ${problem}`, path));
      }
      seen.add(state);
    }
  }
  if (errors.length > 0) throw new DocumentErrors(errors);
}

/** @throws DocumentErrors If redirects lead to other redirects, because portals follow only one. */
function checkRedirects(redirects: readonly RedirectRecord[]): void {
  const targets = new Map(redirects.map(({ path, to }) => [path, to]));
  const errors: DocumentError[] = [];
  for (const [index, { path, to }] of redirects.entries()) {
    const [pathname = ''] = to.split(/[?#]/);
    if (!targets.has(pathname)) continue;
    const message =
      pathname === path
        ? `redirects: ${path} leads to itself. Remove it, or write another target.`
        : `redirects: ${path} leads to ${pathname}, which has moved to ${targets.get(pathname)}. Write that target.`;
    errors.push(new DocumentError(message, ['redirects', index]));
  }
  if (errors.length > 0) throw new DocumentErrors(errors);
}
