import * as v from 'valibot';
import { suggest } from './suggest.ts';
import { DocumentError, DocumentErrors } from './problem.ts';

/** The schema of a document's fields, and their names. */
export type FieldsSchema<Fields> = {
  /** Rejects unknown fields, so that a typo isn't ignored. */
  readonly strict: v.GenericSchema<unknown, Fields>;
  /** The names of the fields. */
  readonly fields: readonly string[];
};

/** Creates the schema of a document's fields. */
export const defineFields = <const Entries extends v.ObjectEntries>(entries: Entries) => ({
  strict: v.strictObject(entries),
  fields: Object.keys(entries),
});

const SLUG = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,199}$/;
const MAX_TITLE = 300;
const MAX_DEPTH = 30;

/** @throws DocumentError If a slug can't be part of a URL. */
export function checkSlug(slug: unknown): string {
  if (typeof slug === 'string' && SLUG.test(slug)) return slug;
  throw new DocumentError(
    `slug: ${JSON.stringify(slug)} can’t be part of an address. Use letters, digits, and hyphens, such as "roof-age".`,
    ['slug'],
  );
}

/** @throws DocumentError If there is no title, or it is too long. */
export function checkTitle(title: unknown): void {
  if (typeof title === 'string' && title.trim() !== '' && title.length <= MAX_TITLE) return;
  throw new DocumentError(`title: Write a title of 1 to ${MAX_TITLE} characters.`, ['title']);
}

/** @throws DocumentError For text that PostgreSQL can't store, and for structures that are nested too deeply. */
export function checkText(value: unknown, path: readonly PropertyKey[] = []): void {
  if (path.length > MAX_DEPTH) {
    throw new DocumentError('The fields are nested too deeply.', path.slice(0, 1));
  }
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new DocumentError(
      `${String(path[0])}: The text contains a character that can’t be stored (NUL, or half of a surrogate pair). Remove it.`,
      path,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    checkText(name, [...path, name]);
    checkText(each, [...path, name]);
  }
}

/**
 * Checks the fields of a document.
 *
 * @param added Fields to add before the check.
 * @param more Other fields that a document can have, to suggest for an unknown field.
 * @throws DocumentErrors For all mistakes.
 */
export function checkFields<Fields>(
  type: string,
  { strict, fields: known }: FieldsSchema<Fields>,
  fields: Readonly<Record<string, unknown>>,
  { added = {}, more = [] }: { added?: object; more?: readonly string[] } = {},
): Fields {
  const isKnown = ([name]: [string, unknown]) => known.includes(name);
  const entries = Object.entries(fields);
  const unknownErrors = entries
    .filter((entry) => !isKnown(entry))
    .map(
      ([name]) =>
        new DocumentError(
          `${name}: ${type} has no such field. ${suggest(name, [...more, ...known])}`,
          [name],
        ),
    );
  const result = v.safeParse(strict, { ...Object.fromEntries(entries.filter(isKnown)), ...added });
  if (result.success && unknownErrors.length === 0) return result.output;
  const issues = result.issues ?? [];
  throw new DocumentErrors([...unknownErrors, ...issues.map((issue) => toDocumentError(issue))]);
}

/** Converts a schema issue to an error that names the field and the problem. */
export function toDocumentError(
  { path, message, received, expected, input }: v.BaseIssue<unknown>,
  parent: readonly PropertyKey[] = [],
): DocumentError {
  const keys = path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];
  const field = [...parent, ...keys];
  const name = field.map(String).join('.');
  if (expected === 'never')
    return new DocumentError(`${name}: There is no such field. Remove it.`, field);
  if (received === 'undefined') return new DocumentError(`${name} is missing. Add it.`, field);
  if (expected === 'string' && typeof input === 'number') {
    return new DocumentError(
      `${name}: Put the number ${input} in quotes, because it is text.`,
      field,
    );
  }
  return new DocumentError(`${name}: ${message.replace(/^Invalid \w+: /, '')}. Correct it.`, field);
}
