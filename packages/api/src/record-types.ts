/** A family of record types. The tags of a family share a color and an icon. */
export type RecordFamily =
  | 'alert'
  | 'policy'
  | 'product'
  | 'guide'
  | 'jobaid'
  | 'training'
  | 'marketing'
  | 'field';

/** Where the portal shows the records of a type. */
export type RecordPage =
  | {
      readonly kind: 'detail';
      /** Base path; the slug is appended. */
      readonly path: string;
      /** Values of the record's `area` that extend the base path, such as `/products/agent360`. */
      readonly areas?: readonly string[];
      /** Base path of the read-only page for users who can't open `path`. */
      readonly readOnlyPath?: string;
    }
  /** The records have no detail page. `path` is the list that shows them. */
  | { readonly kind: 'list'; readonly path: string }
  /** The records are outside the portal, at their `external_url`. */
  | { readonly kind: 'external' };

/** Everything that differs by record type. All fields are required, so no type can omit one. */
export interface RecordTypeInfo {
  /** Other spellings of the key that a host may send. */
  readonly aliases: readonly string[];
  /** The resource whose calls return the records of this type; `null` if only mixed lists return them. */
  readonly resource: string | null;
  /** Name on a tag, in sentence case. */
  readonly singular: string;
  /** Name in the search filter, in sentence case. */
  readonly plural: string;
  /** Family, for the style of the tag; `null` for a type without a tag or a search filter. */
  readonly family: RecordFamily | null;
  /** The record's page (docs/product.md#record-links). */
  readonly page: RecordPage;
  /** Page to open from lists of mixed types, without a slug; `null` if `page` applies there too. */
  readonly mixedPath: string | null;
  /** Other base paths under which the portal opens the record by its slug. */
  readonly alternatePaths: readonly string[];
  /** The list that the tags of a record link to, filtered by `tags[]`; `null` without such a list. */
  readonly tagListPath: string | null;
  /** Folder on the admin site; `null` leads to its root (docs/product.md#admin-edit-links). */
  readonly adminPath: string | null;
  /** Whether users can mark the record as read. */
  readonly hasReadState: boolean;
}

const trainingPath = '/training-and-job-aids';
const guidesPath = '/guides-and-rate-bulletins';
const salesPath = '/sales-and-marketing';
const collateralPath = '/marketing-collateral';
const coopItemsPath = '/marketing-collateral/co-op-marketing-center/collaterals';

const definitions = {
  Alert: {
    aliases: [],
    resource: 'alerts',
    singular: 'Alert',
    plural: 'Alerts',
    family: 'alert',
    page: { kind: 'detail', path: '/alerts' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: '/alerts',
    adminPath: 'alerts',
    hasReadState: true,
  },
  PolicyUpdate: {
    aliases: [],
    resource: 'policyUpdates',
    singular: 'Policy update',
    plural: 'Policy updates',
    family: 'policy',
    page: { kind: 'detail', path: '/policy-updates' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: '/policy-updates',
    adminPath: 'policy_updates',
    hasReadState: true,
  },
  ProductUpdate: {
    aliases: [],
    resource: 'productUpdates',
    singular: 'Product update',
    plural: 'Product updates',
    family: 'product',
    page: { kind: 'detail', path: '/products/product-news-and-updates' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: '/products/product-news-and-updates/search',
    adminPath: 'product_updates',
    hasReadState: false,
  },
  Product: {
    aliases: [],
    resource: 'products',
    singular: 'Product',
    plural: 'Products',
    family: 'product',
    page: { kind: 'detail', path: '/products', areas: ['classic', 'agent360'] },
    mixedPath: null,
    alternatePaths: ['/products/product-availability-map'],
    tagListPath: null,
    adminPath: null,
    hasReadState: false,
  },
  UnderwritingGuideline: {
    aliases: [],
    resource: 'guides',
    singular: 'Underwriting guideline',
    plural: 'Underwriting guidelines',
    family: 'guide',
    page: { kind: 'detail', path: guidesPath },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: guidesPath,
    adminPath: 'underwriting_guidelines',
    hasReadState: false,
  },
  RateBulletin: {
    aliases: [],
    resource: 'guides',
    singular: 'Rate bulletin',
    plural: 'Rate bulletins',
    family: 'guide',
    page: { kind: 'detail', path: guidesPath },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: guidesPath,
    adminPath: 'rate_bulletins',
    hasReadState: false,
  },
  RateAndRuleManual: {
    aliases: [],
    resource: 'guides',
    singular: 'Rate and rule manual',
    plural: 'Rate and rule manuals',
    family: 'guide',
    page: { kind: 'detail', path: guidesPath },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: guidesPath,
    adminPath: 'rate_bulletins',
    hasReadState: false,
  },
  JobAid: {
    aliases: [],
    resource: 'jobAids',
    singular: 'Job aid',
    plural: 'Job aids',
    family: 'jobaid',
    page: { kind: 'detail', path: '/training-and-job-aids/job-aids' },
    mixedPath: null,
    alternatePaths: [trainingPath],
    tagListPath: '/training-and-job-aids/job-aids/search',
    adminPath: 'job_aids',
    hasReadState: false,
  },
  Training: {
    aliases: [],
    resource: 'trainings',
    singular: 'E-learning',
    plural: 'E-learnings',
    family: 'training',
    page: { kind: 'detail', path: '/training-and-job-aids/elearnings' },
    mixedPath: null,
    alternatePaths: [trainingPath],
    tagListPath: '/training-and-job-aids/elearnings/search',
    adminPath: 'trainings',
    hasReadState: false,
  },
  Webinar: {
    aliases: [],
    resource: 'webinars',
    singular: 'Webinar',
    plural: 'Webinars',
    family: 'training',
    page: { kind: 'detail', path: '/training-and-job-aids/webinars' },
    mixedPath: null,
    alternatePaths: [trainingPath],
    tagListPath: '/training-and-job-aids/webinars/search',
    adminPath: 'webinars',
    hasReadState: false,
  },
  Article: {
    aliases: [],
    resource: 'salesArticles',
    singular: 'Sales article',
    plural: 'Sales articles',
    family: 'marketing',
    page: { kind: 'detail', path: salesPath },
    mixedPath: collateralPath,
    alternatePaths: [],
    tagListPath: salesPath,
    adminPath: null,
    hasReadState: false,
  },
  SalesPromotion: {
    aliases: [],
    resource: 'salesPromotions',
    singular: 'Promotion',
    plural: 'Promotions',
    family: 'marketing',
    page: { kind: 'list', path: salesPath },
    mixedPath: null,
    alternatePaths: [salesPath],
    tagListPath: null,
    adminPath: null,
    hasReadState: false,
  },
  Collateral: {
    aliases: [],
    resource: 'collateralTemplates',
    singular: 'Collateral',
    plural: 'Collateral',
    family: 'marketing',
    page: { kind: 'detail', path: salesPath },
    mixedPath: collateralPath,
    alternatePaths: [coopItemsPath],
    tagListPath: null,
    adminPath: 'collateral_templates',
    hasReadState: false,
  },
  CollateralTemplate: {
    aliases: [],
    resource: 'collateralTemplates',
    singular: 'Collateral item',
    plural: 'Collateral items',
    family: 'marketing',
    page: { kind: 'detail', path: coopItemsPath, readOnlyPath: salesPath },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: null,
    adminPath: 'collateral_templates',
    hasReadState: false,
  },
  SocialPost: {
    aliases: [],
    resource: 'socialPosts',
    singular: 'Social post',
    plural: 'Social posts',
    family: 'marketing',
    page: { kind: 'list', path: '/ready-to-use-social-media-posts' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: null,
    adminPath: null,
    hasReadState: false,
  },
  Video: {
    aliases: [],
    resource: 'coBrandedVideos',
    singular: 'Video',
    plural: 'Videos',
    family: 'marketing',
    page: { kind: 'list', path: '/co-branded-videos' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: null,
    adminPath: null,
    hasReadState: false,
  },
  // The API misspells this type (docs/contract.md#field-management-news).
  FieldManagamentNews: {
    aliases: ['FieldManagementNews'],
    resource: 'fieldManagementNews',
    singular: 'Field management news',
    plural: 'Field management news',
    family: 'field',
    page: { kind: 'detail', path: '/field-management/field-management-news' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: '/field-management/field-management-news',
    adminPath: null,
    hasReadState: false,
  },
  // A simple page is found by its path. Lists never contain it (docs/product.md#unknown-paths).
  SimplePage: {
    aliases: [],
    resource: null,
    singular: 'Page',
    plural: 'Pages',
    family: null,
    page: { kind: 'detail', path: '' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: null,
    adminPath: null,
    hasReadState: false,
  },
  HomeLink: {
    aliases: [],
    resource: null,
    singular: 'Link',
    plural: 'Links',
    family: null,
    page: { kind: 'external' },
    mixedPath: null,
    alternatePaths: [],
    tagListPath: null,
    adminPath: 'home_links',
    hasReadState: false,
  },
} as const satisfies Record<string, RecordTypeInfo>;

/** A known record type, in the host's spelling. */
export type RecordType = keyof typeof definitions;

/** A record type that users can mark as read. */
export type ReadableRecordType = {
  [Type in RecordType]: (typeof definitions)[Type]['hasReadState'] extends true ? Type : never;
}[RecordType];

/** The record types and everything that differs by type: names, family, pages, admin folder. */
export const recordTypes: Readonly<Record<RecordType, RecordTypeInfo>> = definitions;

/** The keys of `recordTypes`, in display order. */
export const recordTypeNames: readonly RecordType[] =
  /* @__PURE__ */ Object.keys(definitions).filter(isRecordType);

function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(definitions, name);
}

/**
 * Finds the record type for a `record_type` from the host.
 *
 * @returns `undefined` for an unknown type; hosts may add types at any time
 * @example toRecordType('FieldManagementNews') // 'FieldManagamentNews'
 */
export function toRecordType(name: string): RecordType | undefined {
  if (isRecordType(name)) return name;
  return recordTypeNames.find((type) => recordTypes[type].aliases.includes(name));
}

/**
 * Returns the names, pages, and other properties of a record's type.
 *
 * @returns `undefined` for an unknown type
 */
export function getRecordTypeInfo({
  record_type: name,
}: {
  readonly record_type: string;
}): RecordTypeInfo | undefined {
  const type = toRecordType(name);
  return type && recordTypes[type];
}

/** Returns every spelling of a record type that a host may send, the standard spelling first. */
export const getRecordTypeAliases = (type: RecordType): readonly string[] => [
  type,
  ...recordTypes[type].aliases,
];

/** Returns every base path under which the portal opens a record of a type by its slug. */
export function getRecordBasePaths(type: RecordType): readonly string[] {
  const { page, alternatePaths } = recordTypes[type];
  if (page.kind !== 'detail') return alternatePaths;
  const areas = page.areas?.map((area) => `${page.path}/${area}`) ?? [];
  return [
    page.path,
    ...areas,
    ...(page.readOnlyPath ? [page.readOnlyPath] : []),
    ...alternatePaths,
  ];
}
