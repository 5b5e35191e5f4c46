import {
  alertGroups,
  guideCategories,
  socialPostGroups,
  tagSchema,
  taxonomyKeys,
  type Id,
  type Term,
} from '@producer-portal/api';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/tables.ts';
import { DocumentError } from './problem.ts';
import { suggest } from './suggest.ts';
import { contactEntrySchema } from './site-schemas.ts';
import type { SiteDocument } from './site-storage.ts';

export type ProductRef = { id: Id; name: string; slug: string };

/** Everything that documents can refer to by a short name. */
export type Vocabulary = {
  readonly states: ReadonlyMap<string, { code: string; name: string }>;
  readonly categories: ReadonlyMap<string, Term>;
  readonly tags: ReadonlyMap<string, Term>;
  readonly platforms: ReadonlyMap<string, Term>;
  readonly products: ReadonlyMap<string, ProductRef>;
  readonly contacts: ReadonlyMap<string, object>;
};

const byKey = (terms: readonly Term[]): Map<string, Term> =>
  // If two groups have a term with the same key, the first term is used.
  new Map(terms.toReversed().map(({ id, key, name }) => [key, { id, key, name }]));

/** Categories that are themselves groups, such as those of alerts. The host has no list of them. */
const groups: readonly Term[] = [...alertGroups, ...guideCategories, ...socialPostGroups].map(
  (key) => ({ id: key, key, name: toName(key) }),
);

/** @example toName('job_aids') // 'Job aids' */
function toName(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * Reads everything that documents can refer to: states, terms, contacts, and the products on the host.
 *
 * @param site The terms and contacts.
 */
export async function readVocabulary(
  db: Kysely<Database>,
  site: readonly SiteDocument[],
): Promise<Vocabulary> {
  const states = await db.selectFrom('states').selectAll().orderBy('name').execute();
  const products = await db
    .selectFrom('content_records')
    .select(['slug', 'document'])
    .where('record_type', '=', 'Product')
    .orderBy('slug')
    .execute();
  const readTerms = (name: string) =>
    site.flatMap(({ type, slug, fields }) =>
      type === 'Terms' && slug === name ? v.parse(v.array(tagSchema), fields['terms']) : [],
    );
  const contacts = site.flatMap(({ type, fields }) =>
    type === 'Contacts' ? v.parse(v.array(contactEntrySchema), fields['contacts']) : [],
  );
  return {
    states: new Map(states.map((state) => [state.code, state])),
    categories: byKey([...taxonomyKeys.flatMap(readTerms), ...groups]),
    tags: byKey(readTerms('tags')),
    platforms: byKey(readTerms('platforms')),
    products: new Map(
      products.map(({ slug, document: { id, title } }) => [slug, { id, name: title, slug }]),
    ),
    contacts: new Map(contacts.map(({ key, ...contact }) => [key, contact])),
  };
}

/** The fields that refer to terms, and where the terms are. */
const references: Readonly<Record<string, { what: string; in: keyof Vocabulary }>> = {
  states: { what: 'state code', in: 'states' },
  category: { what: 'category', in: 'categories' },
  tags: { what: 'tag', in: 'tags' },
  types: { what: 'tag', in: 'tags' },
  systems: { what: 'tag', in: 'tags' },
  platforms: { what: 'platform', in: 'platforms' },
  products: { what: 'slug of a product', in: 'products' },
  contact: { what: 'key of a contact', in: 'contacts' },
};

/**
 * Replaces short names with the terms that they stand for, in the contract's format. Other values don't change.
 *
 * @param onError Called for each unknown name.
 * @example resolveReferences({ states: ['OH'] }, vocabulary, add) // { states: [{ code: 'OH', name: 'Ohio' }] }
 */
export function resolveReferences(
  fields: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
  onError: (error: DocumentError) => void,
  path: readonly PropertyKey[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const reference = Object.hasOwn(references, field) ? references[field] : undefined;
      if (!reference) return [field, value];
      const terms: ReadonlyMap<string, unknown> = vocabulary[reference.in];
      const resolve = (name: unknown, at: readonly PropertyKey[]) => {
        if (typeof name !== 'string') return name;
        const term = terms.get(name);
        if (term !== undefined) return term;
        const advice = suggest(name, [...terms.keys()]);
        const message = `${field}: "${name}" is not a ${reference.what}. ${advice}`;
        onError(new DocumentError(message, at));
        return name;
      };
      const resolved = Array.isArray(value)
        ? value.map((each: unknown, index) => resolve(each, [...path, field, index]))
        : resolve(value, [...path, field]);
      return [field, resolved];
    }),
  );
}

/** Does the opposite of {@link resolveReferences}. Values that differ from the vocabulary stay as they are. */
export function shortenReferences(
  fields: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const reference = Object.hasOwn(references, field) ? references[field] : undefined;
      if (!reference) return [field, value];
      const names = new Map(
        [...vocabulary[reference.in]].map(([name, term]) => [toText(term), name]),
      );
      const shorten = (term: unknown) => names.get(toText(term)) ?? term;
      return [field, Array.isArray(value) ? value.map(shorten) : shorten(value)];
    }),
  );
}

/** Returns the same text for equal terms. */
const toText = (term: unknown) =>
  typeof term === 'object' && term !== null
    ? JSON.stringify(Object.entries(term).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : '';
