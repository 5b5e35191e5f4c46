import {
  cohortSchema,
  simplePageSchema,
  staticBlockSchema,
  tagSchema,
  taxonomyKeys,
  type MenuItem,
  type RedirectRecord,
} from '@producer-portal/api';
import * as v from 'valibot';
import { defineFields, type FieldsSchema } from './check-fields.ts';

/** The types of documents that are not records. */
export const siteTypes = [
  'SimplePage',
  'StaticText',
  'Menu',
  'Terms',
  'Contacts',
  'Cohorts',
  'Redirects',
] as const;
export type SiteType = (typeof siteTypes)[number];

const text = v.pipe(v.string(), v.nonEmpty('Write a text.'));

const menuItemSchema: v.GenericSchema<MenuItem> = v.pipe(
  v.strictObject({
    label: text,
    path: v.nullish(v.pipe(v.string(), v.startsWith('/', 'Start the path with "/".'))),
    external_url: v.nullish(v.string()),
    children: v.nullish(v.array(v.lazy(() => menuItemSchema))),
  }),
  v.check(
    ({ path, external_url, children }) =>
      [path, external_url, children].filter((target) => target != null).length === 1,
    'An entry has a path, an external_url, or children',
  ),
);

const { id, title, contents, excerpt, image, contact, topics, forms } = simplePageSchema.entries;
/** The forms of a page, with the downloads that they refer to. */
export const pageFormsSchema = v.array(
  v.strictObject({ ...forms.wrapped.item.entries, name: text }),
);

/** A contact, with the key by which documents refer to it. */
export const contactEntrySchema = v.strictObject({
  ...contact.wrapped.entries,
  key: text,
  name: text,
});

/** The fields of a page or text that can show pictures. */
export const picturesSchema = v.looseObject({ contents, image });

/** The fields of a page whose text can answer a question. */
export const pageTextsSchema = v.looseObject({ contents, topics });

/** A list of waves: groups of states that move to the newer platform on the same day. */
export const cohortListSchema = v.array(v.strictObject({ ...cohortSchema.entries, name: text }));

/** The origin that paths are parsed with. Its value has no effect. */
const BASE = 'https://portal.invalid';

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';
const isPath = (path: string) =>
  /^\/(?![/\\])/.test(path) && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE;

/** A list of old paths and their new locations. */
export const redirectListSchema = v.array(
  v.strictObject({
    path: v.pipe(
      v.string(),
      // The portal sends the path as browsers write it, without a query.
      v.check(
        (path) => isPath(path) && new URL(path, BASE).pathname === path,
        'Write a path of the portal, such as /old-page, without a query, "..", or spaces',
      ),
    ),
    to: v.pipe(
      v.string(),
      v.check(
        (to) => isPath(to) || isHttps(to),
        'Write a path of the portal, such as /new-page, or an address that starts with https://',
      ),
    ),
  }),
);

/** Sorts redirects, because their order has no meaning. Two lists with the same redirects are then equal. */
export const sortRedirects = (redirects: readonly RedirectRecord[]): RedirectRecord[] =>
  redirects.toSorted((one, other) => (one.path < other.path ? -1 : 1));

type SiteDefinition = FieldsSchema<Readonly<Record<string, unknown>>> & {
  /** The slugs that documents of this type can have. @default any slug */
  readonly slugs?: readonly string[];
};

/** The fields of each type, besides its type and slug. */
export const siteSchemas: Readonly<Record<SiteType, SiteDefinition>> = {
  SimplePage: defineFields({
    id,
    title,
    excerpt,
    image,
    contact,
    contents,
    topics,
    forms: v.nullish(pageFormsSchema),
  }),
  StaticText: defineFields({ ...staticBlockSchema.entries }),
  Menu: { ...defineFields({ items: v.array(menuItemSchema) }), slugs: ['top', 'mobile', 'bottom'] },
  Terms: {
    ...defineFields({
      terms: v.array(v.strictObject({ ...tagSchema.entries, key: text, name: text })),
    }),
    slugs: ['tags', 'platforms', ...taxonomyKeys],
  },
  Contacts: {
    ...defineFields({
      contacts: v.array(contactEntrySchema),
    }),
    slugs: ['contacts'],
  },
  Cohorts: { ...defineFields({ cohorts: cohortListSchema }), slugs: ['cohorts'] },
  Redirects: { ...defineFields({ redirects: redirectListSchema }), slugs: ['redirects'] },
};

/** Returns the type of a document that is not a record. */
export function toSiteType(name: unknown): SiteType | undefined {
  return siteTypes.find((type) => type === name);
}
