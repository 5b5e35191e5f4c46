import { taxonomyKeys } from '../resources/taxonomies.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import type { CallName } from '../contract/registry.ts';
import type * as entryPoint from '../index.ts';
import type { OpenApiSchema } from './types.ts';

// Descriptions for the OpenAPI document. They are not in the definitions because browsers load those.
// A call or a field without a description fails a test.

/** Groups of calls, in the order of the documentation page. */
export const tagDescriptions = {
  Session:
    'Single sign-on ends with a one-time code. Exchange it for the tokens of a session. Any later response may carry a newer token in its `jwt` header. The user can list the sign-ins on all devices and end them.',
  Alerts:
    'Short announcements in five categories. There is no GET for a single alert: to open one, mark it as read.',
  'Policy updates':
    'Announcements of changes to policies, forms, or rules. They are marked as read and counted like alerts.',
  Products: 'Products, their availability by state, and product news.',
  Guides: 'Underwriting guidelines, rate bulletins, and rate and rule manuals.',
  'Binding checks':
    'Whether the user can bind, by the rules in effect. These calls are an extension; `GET /api/v1/capabilities` says whether the host has it.',
  Revisions:
    'Versions of dated records: alerts, policy updates, and guides. A list, search, or guide with `as_of` returns records as of that date. These calls are an extension; `GET /api/v1/capabilities` says whether the host has it.',
  Training: 'E-learnings, webinars, and job aids, with the options of their filters.',
  'News and articles': 'Articles, promotions, and news for producers.',
  Marketing: 'Social posts and videos that agencies share with their customers.',
  Collateral:
    'Marketing collateral with the agency’s name: templates, the cart, and orders. The cart is an order in the status `draft`.',
  Favorites: 'The user’s favorite pages, in the user’s own order.',
  Attachments: 'Files to download.',
  'Home and shell': 'Search, menus, static texts, simple pages, and redirects.',
} as const;

type ParameterDescription = { description: string; schema?: OpenApiSchema };

type CallDescription = {
  tag: keyof typeof tagDescriptions;
  /** What the call does, in one line. */
  summary: string;
  /** Anything else that callers must know, in full sentences. */
  notes?: string;
  /** Description of the path parameter. @default an id or a slug */
  id?: ParameterDescription;
  /** Error statuses that don't follow from the definition. */
  extraStatuses?: readonly (404 | 409)[];
  /** True if a repeated request with the same `Idempotency-Key` returns the first result. */
  idempotent?: true;
  /** Function that sends the call. @default the call's own `fetch` */
  function?: keyof typeof entryPoint;
};

const perUserCount = 'Every user has a separate count.';
const neverPaged = 'The list is never paged.';
const revisionId = { description: 'Id of the revision.' };
const revisionNumber = 'Number of the revision, starting at 1.';

/** Descriptions of calls, except for those that `describeCall` derives. */
const callDescriptions: Readonly<Partial<Record<CallName, CallDescription>>> = {
  'alerts.count': {
    tag: 'Alerts',
    summary: 'Counts unread alerts',
    notes: perUserCount,
  },
  'alerts.countByCategory': {
    tag: 'Alerts',
    summary: 'Counts unread alerts in one category',
  },
  'alerts.list': {
    tag: 'Alerts',
    summary: 'Lists alerts, newest first',
    notes: 'The items include their contents.',
  },
  'alerts.markAsRead': {
    tag: 'Alerts',
    summary: 'Marks an alert as read and returns it',
    notes:
      'The request has no body. Repeating the call has no effect. While an admin acts as an agent, the flag doesn’t change; see `read` in the response.',
  },
  'alerts.markAsUnread': {
    tag: 'Alerts',
    summary: 'Marks an alert as unread and returns it',
    notes:
      'The request has no body. Repeating the call has no effect. The call is optional: without it, the portal can’t undo “Mark all as read.” While an admin acts as an agent, the flag doesn’t change.',
  },
  'attachments.download': {
    tag: 'Attachments',
    summary: 'Returns the download URL of a file',
    notes:
      'The URL works for a short time. Open it only if it is on the portal’s own origin or on a host that is allowed for downloads. A response may take up to 30 seconds.',
    id: { description: 'Id of the attachment.' },
  },
  'authToken.exchange': {
    tag: 'Session',
    summary: 'Exchanges a one-time code for the tokens of a session',
    notes:
      'The only call without a token. The code comes from single sign-on, works once, and expires after 60 seconds. Using a code twice ends its sign-in. A code that was issued for a `code_challenge` requires the matching `code_verifier`; a code that was issued without one must be sent without a verifier. A regular session has only `jwt`. An admin’s session also has `admin_jwt`, and an admin who acts as an agent has all three tokens. Any status but 200 means that the code can’t be used. Like every POST, the call carries an `Idempotency-Key`, but the key doesn’t make a code work twice.',
    function: 'exchangeCode',
  },
  'authToken.refresh': {
    tag: 'Session',
    summary: 'Refreshes the token',
    notes:
      'The request has no body. The new token is in the `jwt` header of a 200; without that header, the current token stays valid. Any other status ends the session. Like every POST, the call carries an `Idempotency-Key`, but the host may ignore it: a repeat may return a newer token.',
    function: 'refreshToken',
  },
  'authToken.revoke': {
    tag: 'Session',
    summary: 'Ends the sign-in that the token belongs to',
    notes:
      'The request has no body. It ends every token of the sign-in, including an impersonating admin’s own token. Clients send it on sign-out and ignore every failure, including the 404 of a host without this call.',
    extraStatuses: [404],
    function: 'revokeSession',
  },
  'bindCheck.check': {
    tag: 'Binding checks',
    summary: 'Answers whether the user can bind a product in a place at a time',
    notes:
      'The answer is `unknown` if it depends on a county that isn’t given, if there is no data, or if the state isn’t one of the user’s.',
    extraStatuses: [404],
  },
  'bindCheck.map': {
    tag: 'Binding checks',
    summary: 'Answers whether the user can bind a product, for each of the user’s states',
    extraStatuses: [404],
  },
  'capabilities.list': {
    tag: 'Home and shell',
    summary: 'Lists the extensions that the host has',
    notes: `Ignore names that you don’t know. A 404 means that the host has none. ${neverPaged}`,
    extraStatuses: [404],
  },
  'brief.list': {
    tag: 'Home and shell',
    summary: 'Lists what is new or changed for the user, most urgent first',
    notes: `${neverPaged} A 404 means that the host doesn’t offer this call.`,
    extraStatuses: [404],
  },
  'cartItems.create': {
    tag: 'Collateral',
    summary: 'Adds a collateral item to the cart',
    notes:
      'Send only fields that aren’t `locked`. The host fills in the others from the token and selects the disclosure by state. The template must allow the state, and the agency must be licensed there. The first item creates a draft order; the `jwt` header of the response carries its id.',
    idempotent: true,
    function: 'createCartItem',
  },
  'cartItems.delete': {
    tag: 'Collateral',
    summary: 'Removes an item from the cart',
    id: { description: 'Id of the cart item.' },
    function: 'deleteCartItem',
  },
  'cartItems.list': {
    tag: 'Collateral',
    summary: 'Lists the items in the cart',
    notes: neverPaged,
  },
  'coBrandedVideos.list': {
    tag: 'Marketing',
    summary: 'Lists co-branded videos, newest first',
  },
  'cohorts.list': {
    tag: 'Products',
    summary: 'Lists the groups of states that move to the newer platform, with their dates',
    notes: neverPaged,
  },
  'collateralRequests.detail': {
    tag: 'Collateral',
    summary: 'Returns one order',
    id: { description: 'Id of the order.' },
  },
  'collateralRequests.list': {
    tag: 'Collateral',
    summary: 'Lists the user’s orders, newest first',
    notes: 'The list includes the draft, which is the cart.',
  },
  'collateralRequests.submit': {
    tag: 'Collateral',
    summary: 'Submits a draft as an order',
    notes:
      'Accepts only the user’s own draft. The `jwt` header of the response no longer carries a draft id. Keys in `errors` are dotted, such as `delivery.postal_code`.',
    id: { description: 'Id of the draft.' },
    idempotent: true,
    extraStatuses: [409],
    function: 'submitCollateralRequest',
  },
  'collateralTemplates.detail': {
    tag: 'Collateral',
    summary: 'Returns one collateral template',
  },
  'collateralTemplates.list': {
    tag: 'Collateral',
    summary: 'Lists collateral templates, newest first',
  },
  'favoritePages.create': {
    tag: 'Favorites',
    summary: 'Adds a favorite',
    notes: 'If the path is already a favorite, the call returns that favorite.',
    idempotent: true,
    function: 'createFavoritePage',
  },
  'favoritePages.delete': {
    tag: 'Favorites',
    summary: 'Removes a favorite',
    id: { description: 'Id of the favorite.' },
    function: 'deleteFavoritePage',
  },
  'favoritePages.list': {
    tag: 'Favorites',
    summary: 'Lists the user’s favorites in order',
    notes: neverPaged,
  },
  'favoritePages.move': {
    tag: 'Favorites',
    summary: 'Moves a favorite to another position',
    notes:
      'The host limits the position to the length of the list. Fetch the list again afterward to get its new order.',
    id: { description: 'Id of the favorite.' },
    extraStatuses: [409],
    function: 'moveFavoritePage',
  },
  'featuredContent.list': {
    tag: 'Home and shell',
    summary: 'Lists the records that the home page features',
    notes: `The records have different types and are in display order. ${neverPaged}`,
  },
  'fieldManagementNews.detail': {
    tag: 'News and articles',
    summary: 'Returns one item of field management news',
  },
  'fieldManagementNews.list': {
    tag: 'News and articles',
    summary: 'Lists field management news, newest first',
    notes: 'The `record_type` is spelled `FieldManagamentNews`.',
  },
  'guides.byState': {
    tag: 'Guides',
    summary: 'Lists all guides by state',
    notes: `A guide for several states appears under each of them. ${neverPaged}`,
  },
  'guides.detail': {
    tag: 'Guides',
    summary: 'Returns one guide',
  },
  'guides.list': {
    tag: 'Guides',
    summary: 'Lists guides, newest first',
  },
  'jobAids.detail': {
    tag: 'Training',
    summary: 'Returns one job aid',
  },
  'jobAids.list': {
    tag: 'Training',
    summary: 'Lists job aids, newest first',
  },
  'menus.all': {
    tag: 'Home and shell',
    summary: 'Returns the menus',
    notes: 'If the mobile menu is empty, use the top menu.',
  },
  'platforms.list': {
    tag: 'Training',
    summary: 'Lists the platforms that trainings can be filtered by',
    notes: neverPaged,
  },
  'policyUpdates.count': {
    tag: 'Policy updates',
    summary: 'Counts unread policy updates',
    notes: perUserCount,
  },
  'policyUpdates.list': {
    tag: 'Policy updates',
    summary: 'Lists policy updates, newest first',
    notes: 'The items include their contents.',
  },
  'policyUpdates.markAsRead': {
    tag: 'Policy updates',
    summary: 'Marks a policy update as read and returns it',
    notes: 'The request has no body. The call works like the one for alerts.',
  },
  'policyUpdates.markAsUnread': {
    tag: 'Policy updates',
    summary: 'Marks a policy update as unread and returns it',
    notes: 'The request has no body. The call works like the one for alerts.',
  },
  'productUpdates.detail': {
    tag: 'Products',
    summary: 'Returns one product update',
  },
  'productUpdates.list': {
    tag: 'Products',
    summary: 'Lists product updates, newest first',
  },
  'products.all': {
    tag: 'Products',
    summary: 'Lists all products',
    notes: neverPaged,
  },
  'products.detail': {
    tag: 'Products',
    summary: 'Returns one product',
  },
  'products.list': {
    tag: 'Products',
    summary: 'Lists products by page',
  },
  'redirectRecords.check': {
    tag: 'Home and shell',
    summary: 'Looks up where an old path has moved',
    notes:
      'Null means that there is no redirect. Follow only one redirect, and only to a path of the portal or an https URL.',
  },
  'revisions.acknowledge': {
    tag: 'Revisions',
    summary: 'Acknowledges a revision for the user and returns it',
    notes:
      'The request has no body. Repeating the call has no effect. Only for a revision with `acknowledgement_required`. Refused with 403 while an admin acts as an agent.',
    id: revisionId,
    idempotent: true,
    function: 'acknowledgeRevision',
  },
  'revisions.acknowledgements': {
    tag: 'Revisions',
    summary: 'Lists which users have acknowledged a revision, and which haven’t',
    notes: `For admins only. The list has the users who have signed in and can see the record. ${neverPaged}`,
    id: revisionId,
  },
  'revisions.detail': {
    tag: 'Revisions',
    summary: 'Returns one revision, with the record’s content at that time',
    id: revisionId,
  },
  'revisions.list': {
    tag: 'Revisions',
    summary: 'Lists the revisions of a record, newest first',
    notes: `The list has only revisions that the user can see. ${neverPaged}`,
    extraStatuses: [404],
  },
  'revisions.markAsRead': {
    tag: 'Revisions',
    summary: 'Marks a revision as read and returns it',
    notes:
      'The request has no body. Alerts and policy updates don’t need it: marking them as read marks their newest revision.',
    id: revisionId,
    function: 'markRevisionAsRead',
  },
  'revisions.markAsUnread': {
    tag: 'Revisions',
    summary: 'Marks a revision of a guide as unread and returns it',
    notes:
      'The request has no body. The time of the first reading stays the same. Alerts and policy updates have their own calls.',
    id: revisionId,
    function: 'markRevisionAsUnread',
  },
  'revisions.proof': {
    tag: 'Revisions',
    summary: 'Returns a proof of what the user was shown and acknowledged',
    id: revisionId,
  },
  'salesPromotions.list': {
    tag: 'News and articles',
    summary: 'Lists sales promotions',
    notes: neverPaged,
  },
  'search.list': {
    tag: 'Home and shell',
    summary: 'Searches all content',
    notes:
      'The best matches come first. `counts` has the number of matches for each record type, regardless of `types[]`. If the query is a question, `passage` quotes the answer, or is missing or null if none was found. Only page 1 of a search without `types[]` and `as_of` has it. `is_partial` is true if no record has all words of the query, so that the results have only some of them.',
  },
  'sessions.end': {
    tag: 'Session',
    summary: 'Ends one of the user’s sign-ins',
    notes: 'A 404 means that the sign-in has already ended or belongs to another user.',
    id: { description: 'Id of the sign-in.' },
    function: 'endSession',
  },
  'sessions.endAll': {
    tag: 'Session',
    summary: 'Ends all of the user’s sign-ins, including the current one',
    notes: 'Their tokens stop working. A 404 means that the host doesn’t offer this call.',
    extraStatuses: [404],
    function: 'endAllSessions',
  },
  'sessions.list': {
    tag: 'Session',
    summary: 'Lists the user’s sign-ins, most recently used first',
    notes:
      'The list is never paged. While an admin acts as an agent, the list has the admin’s own sign-ins. A 404 means that the host doesn’t offer this call.',
    extraStatuses: [404],
  },
  'simplePages.detail': {
    tag: 'Home and shell',
    summary: 'Returns one simple page',
    id: { description: 'Slug of the page, such as `contact-us`.' },
  },
  'socialPosts.list': {
    tag: 'Marketing',
    summary: 'Lists social posts, newest first',
  },
  'states.list': {
    tag: 'Home and shell',
    summary: 'Lists the user’s states',
    notes: `The list is empty for a user without states. ${neverPaged}`,
  },
  'statics.all': {
    tag: 'Home and shell',
    summary: 'Returns blocks of static text by key',
  },
  'tags.list': {
    tag: 'Training',
    summary: 'Lists tags',
    notes: `Includes every tag that a record has. Trainings can be filtered by the tags in the groups \`systems\` and \`types\`. ${neverPaged}`,
  },
  'taxonomies.categories': {
    tag: 'Home and shell',
    summary: 'Lists the categories of a group',
    notes: neverPaged,
    id: {
      description: 'Key of the group.',
      schema: { type: 'string', enum: [...taxonomyKeys] },
    },
  },
  'trainings.detail': {
    tag: 'Training',
    summary: 'Returns one training, webinar, or job aid',
    notes: 'The response contains exactly one of `training`, `webinar`, and `job_aid`.',
  },
  'trainings.list': {
    tag: 'Training',
    summary: 'Lists e-learnings, newest first',
  },
  'webinars.detail': {
    tag: 'Training',
    summary: 'Returns one webinar',
  },
  'webinars.list': {
    tag: 'Training',
    summary: 'Lists webinars',
    notes: 'With a `startDate`, the soonest webinar comes first; without one, the latest.',
  },
};

/**
 * Returns the description of a call. For the list and the detail of a record type, it is derived
 * from the names of the type.
 *
 * @throws Error for any other call without a description
 */
export function describeCall(name: CallName): CallDescription {
  const ownDescription = callDescriptions[name];
  if (ownDescription) return ownDescription;
  const [resource, call] = name.split('.');
  const recordType = recordTypeNames.find((type) => recordTypes[type].resource === resource);
  if (!recordType || (call !== 'list' && call !== 'detail'))
    throw new Error(`${name} has no description.`);
  const { singular, plural } = recordTypes[recordType];
  const summary =
    call === 'list'
      ? `Lists ${plural.toLowerCase()}, newest first`
      : `Returns one ${singular.toLowerCase()}`;
  return { tag: 'News and articles', summary };
}

/** Returns the description of the field `name`. `owner` is the schema or field that contains it. */
export const describeField = (owner: string, name: string): string | undefined =>
  fieldDescriptions[`${owner}.${name}`] ?? fieldDescriptions[name];

/** Descriptions of fields, by field name or by `Owner.field`, where the owner is a schema or a field. */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  'BindCheck.action': 'Action that was checked.',
  answer: 'Whether the user can bind, according to the rules in effect.',
  'BindCheck.at': 'Date and time that the answer is for.',
  'BindCheck.availability': 'Availability of the product in the state.',
  checked_at: 'Date and time of the check.',
  'BindCheck.county': 'Five-digit FIPS code of the county, if the request has one.',
  'BindCheck.history': 'Answers in the 30 days before `at`, newest first.',
  partly:
    'True if the answer differs by county. `answer` is then for the counties without a restriction.',
  'BindCheck.product': 'Slug of the product.',
  reason: 'Why the answer is unknown.',
  rules: 'Restrictions in effect, most serious first.',
  'BindCheck.until':
    'When the answer changes. If it is missing, the answer applies until further notice.',
  'StateBinding.until':
    'When the answer changes. If it is missing, the answer applies until further notice.',
  acknowledged_at: 'When the user acknowledged the revision.',
  acknowledgement_required: 'Whether the user must acknowledge the revision.',
  actions: 'Actions that the restriction covers. Empty means all.',
  admin_jwt: 'The admin’s own token, in sessions of admins.',
  agent_code: 'Agent code.',
  agent_jwt: 'The agent’s token, while an admin acts as an agent.',
  agents: 'Agent codes that the record is meant for. Sent to admins only.',
  allowed_states: 'Two-letter codes of the states where the item may be used.',
  alt: 'Alternative text of the image.',
  area: 'Platform of the product: `classic` or `agent360`.',
  at: 'Date and time of the change.',
  attachment_id: 'Id of the attachment to download.',
  attachments: 'Files to download.',
  audience:
    'Who the record is for. Any value but `public` means agents and staff, not their clients.',
  attention: 'Name or department that receives the delivery.',
  availability: 'Availability by state.',
  bottom: 'Footer menu.',
  captions_url: 'URL of the captions, in WebVTT format.',
  cart_item: 'The cart item.',
  category: 'Category. For an alert, its key is one of the five values of the `category` filter.',
  binding:
    'For an alert that is a binding notice: whether binding is `closed`, `conditional`, or `open` for its states and products, or for parts of them.',
  ce_credits: 'Continuing-education credits by state.',
  change_note: 'What changed, in one sentence.',
  channel: 'Sales channel that the record is meant for.',
  children: 'Entries of the submenu.',
  city: 'City.',
  'body.code': 'One-time code from single sign-on.',
  'body.code_verifier':
    'Secret whose SHA-256, as base64url, was the `code_challenge` of the sign-in.',
  code: 'Two-letter code, such as `OH`.',
  collateral_request: 'The order.',
  collateral_template_id: 'Id of the template.',
  company: 'Agency or company.',
  contact: 'Contact for questions.',
  content: 'HTML. Sanitize it before you show it.',
  content_type: 'Media type, such as `application/pdf`.',
  contents: 'Parts of the body. Lists may leave them out.',
  counties: 'Counties that the restriction covers. Empty means all.',
  limited_counties:
    'Counties where the restriction only limits binding, while it stops binding in `counties`.',
  'BindCheckRule.revision': 'Revision that the rule is quoted from.',
  'BindCheckRule.counties': 'Counties of the state that the rule covers. Missing if it covers all.',
  created_at: 'Date and time of creation.',
  delivery: 'Delivery address.',
  description: 'Purpose of the form.',
  disclosures: 'Required small print by two-letter state code.',
  download_attachment_id: 'Id of the attachment with the video file.',
  download_url: 'Temporary URL of the file.',
  'Training.duration': 'Duration in minutes.',
  duration: 'Duration in seconds.',
  effective_from: 'First day on which the record applies.',
  effective_on: 'First day of this status.',
  effective_until: 'Last day on which the record applies.',
  email: 'Email address.',
  ends_at: 'End date and time.',
  ends_on: 'Last day.',
  errors: 'Messages by field. Keys of nested fields are dotted.',
  excerpt: 'One or two sentences of plain text.',
  expires_on: 'Last day on which the item can be used or ordered.',
  external_url: 'URL outside the portal.',
  favorite_page: 'The favorite.',
  current: 'Whether the list was requested with this sign-in.',
  device: 'Browser and operating system, such as `Chrome on Windows`.',
  'CollateralTemplate.fields': 'Fields that are filled in on the item.',
  fields: 'Printed text of each field, by field key.',
  file: 'Text of the proof file. Save it without changing a byte.',
  fips: 'Five-digit FIPS code.',
  forms: 'Forms to download.',
  from: 'Start date and time.',
  group: 'Group of the tag.',
  guides: 'Guides of the state, newest first.',
  height: 'Height in pixels.',
  highlight:
    'Plain text: the part of the record with the most matches, or its start if only the title or a table matches. Each match is enclosed in `[[` and `]]`. Cells of tables are left out.',
  'Passage.anchor': 'Id of the heading on the record’s page.',
  'Passage.heading': 'Heading of the section that the passage is quoted from.',
  'Passage.highlight':
    'Plain text, word for word, with a line for each paragraph or list item. Each match is enclosed in `[[` and `]]`.',
  'Passage.record': 'Record that the passage is quoted from.',
  history: 'Status changes, oldest first.',
  hours: 'Number of credit hours.',
  id: 'Opaque id: a string or a number.',
  image: 'Image of the record.',
  is_featured: 'Whether the home page features the record.',
  is_monthly: 'Whether the job aid is one of this month’s.',
  is_new: 'Whether the product is new.',
  is_prelaunch: 'Whether the job aid prepares producers for the newer platform.',
  items: 'Items of the order.',
  jwt: 'Token to send with every call.',
  'TemplateField.key': 'Name of the field’s slot in `template_svg`.',
  key: 'Key, as filters use it.',
  label: 'Text of the label.',
  last_used_at: 'Date and time of the last call.',
  launch_url: 'URL that starts the e-learning.',
  locked: 'Whether only the host fills in the field.',
  max_length: 'Maximum number of characters.',
  message: 'Plain text to show to the user as is.',
  minutes: 'Minutes to read the record.',
  mobile: 'Menu for small screens. If it is empty, use the top menu.',
  modal: 'Dialog to show to the user.',
  'AttachmentRef.name': 'File name.',
  'contact.name': 'Role or team.',
  name: 'Display name.',
  'RevisionProof.name': 'File name, without its extension, of the proof file and its PDF.',
  networks: 'Social networks that the post suits.',
  new_business: 'Periods in which the revision is in effect for new business, sorted.',
  new_business_on: 'First day on which the record applies to new business.',
  'history.note': 'Note about the change.',
  note: 'Limits on the product’s availability in the state, or plans to change it.',
  notes: 'Delivery instructions.',
  'CollateralRequest.number': 'Order number, for phone calls and email.',
  'RecordRevision.number': revisionNumber,
  'Revision.number': revisionNumber,
  'RevisionDetail.number': revisionNumber,
  'PreviousRead.number': revisionNumber,
  number: 'Printed number, such as `RB-2026-014`.',
  path: 'Path in the portal, starting with a slash.',
  pdf: 'PDF that describes the proof, as base64.',
  phone: 'Phone number.',
  platforms: 'Related platforms.',
  position: 'Position in the list, starting at 1.',
  postal_code: 'ZIP or ZIP+4 code.',
  poster: 'Image to show before the video plays.',
  presenter: 'Role of the presenter; never a person’s name.',
  preview: 'Preview image.',
  previous_read:
    'The newest revision that the user has read, except this one. It can be newer than this one.',
  price_cents: 'Price of one unit, in US cents.',
  'RevisionScope.products': 'Products that the restriction covers. Empty means all.',
  products: 'Related products.',
  published_at: 'Date and time of publication.',
  quantities: 'Quantities that can be ordered.',
  quantity: 'Number of units.',
  read: 'Whether the user has read the record.',
  read_at: 'When the user first read the revision.',
  'BriefItem.reason': 'Why the record is in the brief.',
  record: 'Record that the revision belongs to.',
  readTime: 'Reading time in minutes.',
  record_type: 'Record type, such as `Alert`. It decides where links to the record lead.',
  recording: 'Recording of a past webinar.',
  registration_url: 'URL of the registration page.',
  related: 'Other announcements about the same event.',
  renewal: 'Periods in which the revision is in effect for renewals, sorted.',
  renewal_on: 'First day on which the record applies to renewals.',
  restriction:
    'For a revision, or a rule of a binding check: whether it stops binding (`stopped`), limits it (`limited`), or neither (`none`) in its scope.',
  revision: 'Revision that this record’s content and dates come from.',
  rule: 'The sentences that state the rule with every condition, quoted from the contents. Each item of a list is a line.',
  required: 'Whether the field must be filled in.',
  scope: 'What the restriction covers.',
  size: 'Size in bytes.',
  slug: 'Name in URLs.',
  source: 'Source of the field’s value. `free` means that the user enters it.',
  sources: 'Video files, the preferred one first.',
  started_at: 'Date and time of the sign-in.',
  starts_at: 'Start date and time.',
  starts_on: 'First day.',
  state: 'Two-letter state code.',
  'RevisionScope.states': 'States that the restriction covers. Empty means all.',
  'Cohort.states': 'Two-letter codes of the states in the group.',
  states: 'States that the record applies to. Empty or missing means all states.',
  'CollateralRequest.status': 'Status of the order. Hosts may send other values than these.',
  'collateral_request.status': 'New status of the order.',
  'history.status': 'New status.',
  status: 'Availability of the product in the state.',
  street: 'First line of the street address.',
  street2: 'Second line of the street address.',
  submitted_at: 'Date and time of submission.',
  summary: 'One or two sentences.',
  superseded_by: 'Slug of the guide that replaces this one.',
  systems: 'Related systems.',
  tags: 'Tags of the record.',
  template_svg: 'SVG with named text slots.',
  text: 'Plain text.',
  title: 'Plain text, never HTML.',
  to: 'New location: a path of the portal or an https URL.',
  top: 'Main menu.',
  topics: 'Topics on the page.',
  total_cents: 'Total price, in US cents.',
  job_aid: 'The record, if it is a job aid.',
  training: 'The record, if it is an e-learning.',
  user: 'User.',
  uuid: 'Stable id of the user.',
  webinar: 'The record, if it is a webinar.',
  types: 'Kinds of training.',
  until: 'End date and time, which is not included. If it is missing, there is no end.',
  updated_at: 'Date and time of the last change.',
  url: 'URL of the file.',
  width: 'Width in pixels.',
};
