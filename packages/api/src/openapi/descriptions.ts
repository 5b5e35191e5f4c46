import { taxonomyKeys } from '../resources/taxonomies.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import type { CallName } from '../contract/registry.ts';
import type * as entryPoint from '../index.ts';
import type { OpenApiSchema } from './types.ts';

// Words that a definition does not hold, as browsers load it: the document, its page and the README's
// table take them from here. A call or a field without words does not compile or fails a test.

/** The groups that calls are told in, in the order in which they stand on the page. */
export const tagTexts = {
  Session:
    'Single sign-on ends with a one-time code; the exchange turns it into tokens. Any later response may carry a newer token in its `jwt` header. The user can list the sign-ins on all devices and end them.',
  Alerts:
    'Short notices in five groups. There is no call for a single alert but the one that marks it as read: opening an alert sends it.',
  'Policy updates':
    'Notices to people who have customers with a certain policy. They are read and counted as alerts are.',
  Products: 'What is sold, where it is available, and the news about it.',
  Guides: 'Underwriting guidelines, rate bulletins, and rate and rule manuals.',
  Training: 'E-learnings, webinars and job aids, and what they are filtered by.',
  'News and articles': 'Articles, promotions, and news for producers.',
  Marketing: 'What an agency shares with its customers.',
  Collateral:
    'Printed matter with the agency’s name on it: templates, a cart, and orders. A cart is an order that is still a draft.',
  Favorites: 'The pages that a person keeps, in the person’s own order.',
  Attachments: 'Files to download.',
  'Home and shell':
    'What stands around the content: search, menus, standing text, pages, redirects.',
} as const;

type ParameterText = { description: string; schema?: OpenApiSchema };

type CallText = {
  tag: keyof typeof tagTexts;
  /** What the call does, in one line. */
  summary: string;
  /** What else a caller must know, in plain sentences. */
  notes?: string;
  /** What stands for `:id`. @default an id or a slug */
  id?: ParameterText;
  /** Statuses that do not follow from its form. */
  further?: readonly (404 | 409)[];
  /** Whether a repeat with the same `Idempotency-Key` is answered the first result. */
  idempotent?: true;
  /** The function that sends it. @default its `fetch` */
  function?: keyof typeof entryPoint;
};

const counted = 'Read by nobody but the person who asks: each person has their own count.';
const wholeList = 'The list is never paged.';

/** The words of calls, but for those that `wordsOf` derives. */
const callTexts: Readonly<Partial<Record<CallName, CallText>>> = {
  'alerts.count': {
    tag: 'Alerts',
    summary: 'Counts the unread alerts',
    notes: counted,
  },
  'alerts.countByCategory': {
    tag: 'Alerts',
    summary: 'Counts the unread alerts of one group',
  },
  'alerts.list': {
    tag: 'Alerts',
    summary: 'Lists alerts, newest first',
    notes: 'The items carry their contents.',
  },
  'alerts.markAsRead': {
    tag: 'Alerts',
    summary: 'Marks an alert as read and answers it',
    notes:
      'No body. It may be sent again: what is read stays read. For an admin who acts for an agent the mark stays as it is, and the answer’s `read` says so.',
  },
  'attachments.download': {
    tag: 'Attachments',
    summary: 'Says where a file can be downloaded',
    notes:
      'The address holds for a short while. Send the browser there only when it is of our own origin or of a host that is allowed for downloads. An answer may take up to 30 seconds.',
    id: { description: 'The id of the attachment.' },
  },
  'authToken.exchange': {
    tag: 'Session',
    summary: 'Exchanges a one-time code for the tokens of a session',
    notes:
      'The one call without a token. The code came back from single sign-on; it is good once and for 60 seconds. A code used twice ends the sign-in that came from it. A code that was issued for a `code_challenge` needs the matching `code_verifier`, and one that was issued without takes none. A regular session has `jwt` alone, an admin’s has `admin_jwt` too, and an admin who acts as an agent has all three. Any status but 200 means that the code is of no use. An `Idempotency-Key` comes with it as with every POST, and makes no code good twice.',
    function: 'exchangeCode',
  },
  'authToken.refresh': {
    tag: 'Session',
    summary: 'Asks for a newer token',
    notes:
      'No body. 200 is required; the new token stands in the `jwt` header, and without one the present token stays. Any other answer ends the session. An `Idempotency-Key` comes with it as with every POST, and need not be known: a repeat may be answered a later token.',
    function: 'refreshToken',
  },
  'authToken.revoke': {
    tag: 'Session',
    summary: 'Ends the sign-in that the token belongs to',
    notes:
      'No body. Every token of the sign-in ends, an impersonating admin’s own too. Clients send it when the user signs out and ignore every failure, a 404 of a host without the call among them.',
    further: [404],
    function: 'revokeSession',
  },
  'cartItems.create': {
    tag: 'Collateral',
    summary: 'Puts a piece of collateral into the cart',
    notes:
      'Only free and unlocked fields are sent; the host fills the others from the token and picks the disclosure by the state, which must be one that the template allows and the agency is licensed in. The first item opens a draft order: the `jwt` of the answer carries its id.',
    idempotent: true,
    function: 'createCartItem',
  },
  'cartItems.delete': {
    tag: 'Collateral',
    summary: 'Takes a piece out of the cart',
    id: { description: 'The id of the cart item.' },
    function: 'deleteCartItem',
  },
  'cartItems.list': {
    tag: 'Collateral',
    summary: 'Lists what is in the cart',
    notes: wholeList,
  },
  'coBrandedVideos.list': {
    tag: 'Marketing',
    summary: 'Lists videos that carry an agency’s brand too, newest first',
  },
  'cohorts.list': {
    tag: 'Products',
    summary: 'Lists which states come to the newer platform, and when',
    notes: wholeList,
  },
  'collateralRequests.detail': {
    tag: 'Collateral',
    summary: 'Answers one order',
    id: { description: 'The id of the order.' },
  },
  'collateralRequests.list': {
    tag: 'Collateral',
    summary: 'Lists the person’s orders, newest first',
    notes: 'The draft, which is the cart, is among them.',
  },
  'collateralRequests.submit': {
    tag: 'Collateral',
    summary: 'Submits a draft as an order',
    notes:
      'A draft of the person’s own only. The `jwt` of the answer no longer carries the id of a draft. What is wrong with the delivery is named with dots: `delivery.postal_code`.',
    id: { description: 'The id of the draft.' },
    idempotent: true,
    further: [409],
    function: 'submitCollateralRequest',
  },
  'collateralTemplates.detail': {
    tag: 'Collateral',
    summary: 'Answers one template of marketing collateral',
  },
  'collateralTemplates.list': {
    tag: 'Collateral',
    summary: 'Lists templates of marketing collateral, newest first',
  },
  'favoritePages.create': {
    tag: 'Favorites',
    summary: 'Keeps a page as a favorite',
    notes: 'Of a path that is kept already, the favorite that is there is the answer.',
    idempotent: true,
    function: 'createFavoritePage',
  },
  'favoritePages.delete': {
    tag: 'Favorites',
    summary: 'Removes a favorite',
    id: { description: 'The id of the favorite.' },
    function: 'deleteFavoritePage',
  },
  'favoritePages.list': {
    tag: 'Favorites',
    summary: 'Lists the person’s favorites in their order',
    notes: wholeList,
  },
  'favoritePages.move': {
    tag: 'Favorites',
    summary: 'Moves a favorite to another place',
    notes:
      'A position outside of the list is the nearest one in it. Ask for the list again: its order wins.',
    id: { description: 'The id of the favorite.' },
    further: [409],
    function: 'moveFavoritePage',
  },
  'featuredContent.list': {
    tag: 'Home and shell',
    summary: 'Lists the records that stand on the home page',
    notes: `Records of several types, in the order in which they are shown. ${wholeList}`,
  },
  'fieldManagementNews.detail': {
    tag: 'News and articles',
    summary: 'Returns one item of field management news',
  },
  'fieldManagementNews.list': {
    tag: 'News and articles',
    summary: 'Lists field management news, newest first',
    notes: 'Its `record_type` is spelt `FieldManagamentNews`.',
  },
  'guides.byState': {
    tag: 'Guides',
    summary: 'Lists all guides, state by state',
    notes: `A guide of several states stands under each. ${wholeList}`,
  },
  'guides.detail': {
    tag: 'Guides',
    summary: 'Answers one guide',
  },
  'guides.list': {
    tag: 'Guides',
    summary: 'Lists guides, newest first',
  },
  'jobAids.detail': {
    tag: 'Training',
    summary: 'Answers one job aid',
  },
  'jobAids.list': {
    tag: 'Training',
    summary: 'Lists job aids, newest first',
  },
  'menus.all': {
    tag: 'Home and shell',
    summary: 'Answers the menus',
    notes: 'An empty mobile menu stands for the top one.',
  },
  'platforms.list': {
    tag: 'Training',
    summary: 'Lists the platforms that trainings are about',
    notes: wholeList,
  },
  'policyUpdates.count': {
    tag: 'Policy updates',
    summary: 'Counts the unread policy updates',
    notes: counted,
  },
  'policyUpdates.list': {
    tag: 'Policy updates',
    summary: 'Lists policy updates, newest first',
    notes: 'The items carry their contents.',
  },
  'policyUpdates.markAsRead': {
    tag: 'Policy updates',
    summary: 'Marks a policy update as read and answers it',
    notes: 'No body; as with alerts.',
  },
  'productUpdates.detail': {
    tag: 'Products',
    summary: 'Answers one piece of product news',
  },
  'productUpdates.list': {
    tag: 'Products',
    summary: 'Lists product news, newest first',
  },
  'products.all': {
    tag: 'Products',
    summary: 'Lists all products at once',
    notes: wholeList,
  },
  'products.detail': {
    tag: 'Products',
    summary: 'Answers one product',
  },
  'products.list': {
    tag: 'Products',
    summary: 'Lists products',
  },
  'redirectRecords.check': {
    tag: 'Home and shell',
    summary: 'Says where an old address has moved to',
    notes:
      'Null: nowhere. Follow one hop only, and only to a path of the portal or an https address.',
  },
  'salesPromotions.list': {
    tag: 'News and articles',
    summary: 'Lists the promotions',
    notes: wholeList,
  },
  'search.list': {
    tag: 'Home and shell',
    summary: 'Searches all content',
    notes:
      'The best matches come first. `counts` says how many there are of each record type, whatever types are asked for.',
  },
  'sessions.end': {
    tag: 'Session',
    summary: 'Ends one of the user’s sign-ins',
    notes: '404: it has ended already, or is another user’s.',
    id: { description: 'The id of the sign-in.' },
    function: 'endSession',
  },
  'sessions.endAll': {
    tag: 'Session',
    summary: 'Ends all of the user’s sign-ins, this one included',
    notes: 'No token of any of them is accepted afterward. 404: the host does not offer it.',
    further: [404],
    function: 'endAllSessions',
  },
  'sessions.list': {
    tag: 'Session',
    summary: 'Lists the user’s sign-ins, most recently used first',
    notes:
      'The list is never paged. While an admin acts as an agent, it holds the admin’s own sign-ins. 404: the host does not list sign-ins.',
    further: [404],
  },
  'simplePages.detail': {
    tag: 'Home and shell',
    summary: 'Answers one page of standing text',
    id: { description: 'Its slug, such as `contact-us`.' },
  },
  'socialPosts.list': {
    tag: 'Marketing',
    summary: 'Lists posts that are ready to be shared, newest first',
  },
  'states.list': {
    tag: 'Home and shell',
    summary: 'Lists the person’s own states',
    notes: `Empty for somebody who has none yet. ${wholeList}`,
  },
  'statics.all': {
    tag: 'Home and shell',
    summary: 'Answers blocks of standing text by their key',
  },
  'tags.list': {
    tag: 'Training',
    summary: 'Lists the tags',
    notes: `Those of the groups \`systems\` and \`types\` are what trainings are filtered by. ${wholeList}`,
  },
  'taxonomies.categories': {
    tag: 'Home and shell',
    summary: 'Lists the categories of a group',
    notes: wholeList,
    id: {
      description: 'The key of the group.',
      schema: { type: 'string', enum: [...taxonomyKeys] },
    },
  },
  'trainings.detail': {
    tag: 'Training',
    summary: 'Answers one training, whichever of the three kinds it is',
    notes: 'Exactly one of `training`, `webinar` and `job_aid`.',
  },
  'trainings.list': {
    tag: 'Training',
    summary: 'Lists e-learnings, newest first',
  },
  'webinars.detail': {
    tag: 'Training',
    summary: 'Answers one webinar',
  },
  'webinars.list': {
    tag: 'Training',
    summary: 'Lists webinars',
    notes: 'With a `startDate` the soonest comes first, else the latest.',
  },
};

/**
 * The words of a call. Lists and details of a record type need none of their own: its names say what they return.
 *
 * @throws Error for any other call without words
 */
export function wordsOf(name: CallName): CallText {
  const own = callTexts[name];
  if (own) return own;
  const [resource, call] = name.split('.');
  const type = recordTypeNames.find((each) => recordTypes[each].resource === resource);
  if (!type || (call !== 'list' && call !== 'detail')) throw new Error(`${name} has no words.`);
  const { singular, plural } = recordTypes[type];
  const summary =
    call === 'list'
      ? `Lists ${plural.toLowerCase()}, newest first`
      : `Returns one ${singular.toLowerCase()}`;
  return { tag: 'News and articles', summary };
}

/** What the fields mean, by their name, or by that of the shape or field they stand in and theirs. */
export const fieldWords: Readonly<Record<string, string>> = {
  admin_jwt: 'The admin’s own token, in the sessions of admins.',
  agent_jwt: 'The agent’s token, when an admin acts for an agent.',
  agents: 'The agent codes that it is meant for; told to admins only.',
  allowed_states: 'The two-letter codes of the states that it may be ordered for.',
  alt: 'What the picture shows, for who cannot see it.',
  area: 'Which set of products it belongs to.',
  at: 'When.',
  attachment_id: 'The attachment to download.',
  attachments: 'Files to download.',
  attention: 'Whose attention it is for.',
  availability: 'How it stands in each state.',
  bottom: 'The menu at the foot of every page.',
  captions_url: 'The captions, as WebVTT.',
  cart_item: 'The piece.',
  category: 'Where it is filed; of an alert, the key is that of a group.',
  ce_credits: 'What it counts for in continuing education.',
  channel: 'The sales channel that it is meant for.',
  children: 'The entries below it.',
  city: 'The city.',
  'body.code': 'The one-time code that sign-in came back with.',
  'body.code_verifier':
    'The secret whose SHA-256, as base64url, was the `code_challenge` that sign-in began with.',
  code: 'Two letters, such as `OH`.',
  collateral_request: 'The order.',
  collateral_template_id: 'The template that it is printed from.',
  company: 'The agency or company.',
  contact: 'Whom to ask.',
  content: 'HTML; to be sanitized before it is shown.',
  content_type: 'The media type, such as `application/pdf`.',
  contents: 'The text, part by part. Lists may leave it out.',
  created_at: 'When it was begun.',
  delivery: 'Where it is sent to.',
  description: 'What the form is for.',
  disclosures: 'What the law asks to be printed, by the two-letter code of the state.',
  download_attachment_id: 'The attachment that is the video as a file.',
  download_url: 'Where the file is for a short while.',
  'Training.duration': 'Minutes.',
  duration: 'Seconds.',
  effective_from: 'The first day on which it holds.',
  effective_on: 'From when on it stands so.',
  effective_until: 'The last day on which it holds.',
  email: 'An e-mail address.',
  ends_at: 'When it ends.',
  ends_on: 'Its last day.',
  errors: 'What is wrong, by the name of the field; dotted for nested ones.',
  excerpt: 'A sentence or two in plain text.',
  expires_on: 'The last day on which it may be used.',
  external_url: 'An address outside of the portal.',
  favorite_page: 'The page.',
  current: 'Whether it is the sign-in that the list was requested with.',
  device: 'The browser and the system, such as `Chrome on Windows`.',
  'CollateralTemplate.fields': 'What is printed into the drawing.',
  fields: 'What is printed in each field, by its key.',
  forms: 'Forms to download.',
  group: 'What the tag says of a record.',
  guides: 'The state’s guides, newest first.',
  height: 'Pixels.',
  highlight: 'Plain text around the first match, which stands between `[[` and `]]`.',
  history: 'What has happened to it, oldest first.',
  hours: 'Credit hours.',
  id: 'A string or a number; never to be computed with.',
  image: 'The picture that goes with it.',
  is_featured: 'Stands on the home page.',
  is_monthly: 'One of this month’s.',
  is_new: 'New among the products.',
  is_prelaunch: 'For those who get ready to sell on the newer platform.',
  items: 'What is ordered.',
  jwt: 'The token that is sent with every call.',
  'TemplateField.key': 'The name of its slot in the drawing.',
  key: 'What filters name it by.',
  label: 'What the entry says.',
  last_used_at: 'When its last call came.',
  launch_url: 'Where the e-learning starts.',
  locked: 'Whether it stands as the host fills it.',
  max_length: 'Characters.',
  message: 'Plain text to show to the person as it is.',
  mobile: 'The menu of small screens; empty: the top one.',
  modal: 'A dialog to show to the person.',
  'AttachmentRef.name': 'The name of the file.',
  'contact.name': 'A role or a team.',
  name: 'What people call it.',
  networks: 'The networks that it fits.',
  new_business_on: 'From when it holds for new business.',
  'history.note': 'What was said about it.',
  note: 'What limits it, or what is to come.',
  notes: 'What else to know about the delivery.',
  'CollateralRequest.number': 'As people name it on the telephone.',
  number: 'As printed on it, such as `RB-2026-014`.',
  path: 'An address in the portal, from its first slash on.',
  phone: 'A telephone number.',
  platforms: 'The platforms that it is about.',
  position: 'Its place in the order, from 1 on.',
  postal_code: 'ZIP or ZIP+4.',
  poster: 'What stands in until the video plays.',
  presenter: 'Who holds it: a role, never a person.',
  preview: 'What it looks like.',
  price_cents: 'US cents for one unit.',
  products: 'The products that it is about.',
  published_at: 'When it was published.',
  quantities: 'How many can be ordered.',
  quantity: 'How many.',
  read: 'Whether the person has read it.',
  readTime: 'Minutes that reading takes.',
  record_type: 'What it is, such as `Alert`; it decides where links to it lead.',
  recording: 'The video of a webinar that is over.',
  registration_url: 'Where to register.',
  related: 'The other notices of the same event.',
  renewal_on: 'From when it holds for renewals.',
  required: 'Whether it must be filled.',
  size: 'Bytes.',
  slug: 'Its name in addresses.',
  source: 'What it is filled from; `free`: from the person who orders.',
  sources: 'The video’s files, the preferred one first.',
  started_at: 'When it signed in.',
  starts_at: 'When it begins.',
  starts_on: 'Its first day.',
  state: 'The two-letter code of the state.',
  'Cohort.states': 'The two-letter codes of its states.',
  states: 'The states that it is for; none: all of them.',
  'CollateralRequest.status': 'How far it has come. A host may know of more than these.',
  'collateral_request.status': 'What it is to be.',
  'history.status': 'The status from then on.',
  status: 'Whether it can be sold there.',
  street: 'The first line of the address.',
  street2: 'The second line of the address.',
  submitted_at: 'When it was submitted.',
  summary: 'A sentence or two.',
  superseded_by: 'The slug of the guide that took its place.',
  systems: 'The systems that it is about.',
  tags: 'What else it is about.',
  template_svg: 'A drawing (SVG) whose text elements with an id are the slots.',
  text: 'Plain text.',
  title: 'Plain text, never HTML.',
  to: 'Where it is now: a path of the portal or an https address.',
  top: 'The main menu.',
  topics: 'What the page offers, one by one.',
  total_cents: 'US cents for all of it.',
  job_aid: 'When it is a job aid.',
  training: 'When it is an e-learning.',
  webinar: 'When it is a webinar.',
  types: 'What kind of training it is.',
  updated_at: 'When it was last changed.',
  url: 'Where the file is.',
  width: 'Pixels.',
};
