import { checkBinding } from '../binding/check-binding.ts';
import type { Page } from '../client/page.ts';
import { callNames, calls, type CallName, type Resources } from '../contract/registry.ts';
import { FIXED_NOW } from './clock.ts';
import type { SampleLibrary } from './library.ts';
import { sampleLibrary } from './sample/index.ts';
import { sampleProof } from './sample/proof.ts';
import { withRecord } from './sample/revisions.ts';
import { sampleSessions } from './sample/sessions.ts';
import { sampleTokens } from './tokens.ts';

type ResultOf<Name extends CallName> = Name extends `${infer Resource}.${infer Call}`
  ? Resource extends keyof Resources
    ? Call extends keyof Resources[Resource]
      ? Resources[Resource][Call] extends { response: { read: (response: never) => infer Result } }
        ? Result
        : never
      : never
    : never
  : never;

/** For a list, the type of one item; for any other call, the type of the response. */
type ResponseOf<Name extends CallName> =
  ResultOf<Name> extends Page<infer Item> ? Item : ResultOf<Name>;

/** Example response and request body of a call. The response of a list is one item. */
type SampleResponse<Body = unknown> = { readonly response: Body; readonly body?: unknown };

/** Returns the record with the most fields. If there are several, returns the shortest of them. */
function pickMostComplete<Item extends object>(items: readonly Item[]): Item {
  const countFields = (item: Item) =>
    Object.values(item).filter((value) => value !== null && value !== undefined).length;
  const [first] = items.toSorted(
    (a, b) =>
      countFields(b) - countFields(a) || JSON.stringify(a).length - JSON.stringify(b).length,
  );
  if (!first) throw new Error('The sample library has no such record');
  return first;
}

/**
 * Returns an example response and request body for every call, for the OpenAPI document and for tests
 * of all calls.
 *
 * @param library source of the records. @default the sample library
 * @example
 * createOpenApiDocument({ version: '1.0.0', examples: sampleResponses() });
 */
export function sampleResponses(
  library: SampleLibrary = sampleLibrary,
): Readonly<Record<CallName, SampleResponse>> {
  const specialResponses = createSpecialResponses(library);
  const createSampleResponse = (name: CallName): SampleResponse =>
    specialResponses[name] ?? deriveResponse(name, library);
  return toRecordByName(callNames.map((name) => [name, createSampleResponse(name)]));
}

function toRecordByName(
  entries: [CallName, SampleResponse][],
): Readonly<Record<CallName, SampleResponse>>;
function toRecordByName(entries: [string, SampleResponse][]): object {
  return Object.fromEntries(entries);
}

/** Derives the response from the records of the resource. */
function deriveResponse(
  name: CallName,
  library: Readonly<Record<string, unknown>>,
): SampleResponse {
  const { kind } = calls[name].response;
  const records = library[name.replace(/\..*/, '')];
  if (kind === 'nothing') return { response: undefined };
  if (records === undefined)
    throw new Error(`${name} needs records in the library or an entry in createSpecialResponses.`);
  return { response: Array.isArray(records) ? pickMostComplete<object>(records) : records };
}

/** Creates the responses that can't be derived from the library, and the request bodies. */
function createSpecialResponses(library: SampleLibrary): {
  readonly [Name in CallName]?: SampleResponse<ResponseOf<Name>>;
} {
  const alert = pickMostComplete(library.alerts);
  const policyUpdate = pickMostComplete(library.policyUpdates);
  const { revision: recordRevision, document } = pickMostComplete(library.revisions);
  const { title, contents, excerpt } = document;
  const revision = withRecord(recordRevision, document);
  const bindingCheck = checkBinding(
    { state: 'OH', county: '39043', product: 'boat', action: 'bind', at: FIXED_NOW },
    {
      states: ['OH'],
      availability: library.products.find(({ slug }) => slug === 'boat')?.availability ?? [],
      revisions: library.revisions.map((each) => withRecord(each.revision, each.document)),
    },
    FIXED_NOW,
  );
  const acknowledged_at = '2026-03-02T19:05:00.000Z';
  const favorite = pickMostComplete(library.favoritePages);
  const order = pickMostComplete(library.personaData[library.personas[0]!.id]!.collateralRequests);
  const cartItem = pickMostComplete(order.items ?? []);
  const delivery = {
    attention: 'Front desk',
    company: 'Harbor & Pine Insurance',
    street: '14 Canal Street',
    city: 'Columbus',
    state: 'OH',
    postal_code: '43215',
    phone: '614-555-0134',
    email: 'office@example.com',
  };
  const { quantity, collateral_template_id } = cartItem;
  const orderedTemplate = library.collateralTemplates.find(
    ({ id }) => id === collateral_template_id,
  );
  const freeFields = (orderedTemplate?.fields ?? []).filter(({ source }) => source === 'free');
  const fields = Object.fromEntries(
    freeFields.map(({ key }) => [key, cartItem.fields?.[key] ?? '']),
  );

  return {
    'alerts.count': { response: 7 },
    'alerts.countByCategory': { response: 2 },
    'alerts.markAsRead': { response: { ...alert, read: true } },
    'alerts.markAsUnread': { response: { ...alert, read: false } },
    'attachments.download': {
      response: { name: 'Total loss guide.pdf', download_url: '/files/total-loss-guide.pdf' },
    },
    'authToken.exchange': {
      response: sampleTokens(undefined),
      body: { code: 'b7Zr3xQ9', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' },
    },
    'authToken.refresh': { response: undefined },
    'bindCheck.check': { response: bindingCheck },
    'bindCheck.map': {
      response: [{ state: 'OH', answer: 'limited', until: bindingCheck.until, partly: true }],
    },
    'capabilities.list': { response: 'revisions' },
    'brief.list': {
      response: {
        record: { ...alert, revision: recordRevision },
        reason: 'acknowledge',
        minutes: 2,
      },
    },
    'cartItems.create': {
      response: cartItem,
      body: { cart_item: { collateral_template_id, quantity, state: cartItem.state, fields } },
    },
    'cartItems.list': { response: cartItem },
    'collateralRequests.detail': { response: order },
    'collateralRequests.list': { response: order },
    'collateralRequests.submit': {
      response: { ...order, status: 'submitted', delivery },
      body: { collateral_request: { status: 'submitted', delivery } },
    },
    'favoritePages.create': {
      response: favorite,
      body: { favorite_page: { title: favorite.title, path: favorite.path } },
    },
    'favoritePages.move': { response: { ...favorite, position: 2 }, body: { position: 2 } },
    'guides.byState': { response: { state: 'OH', guides: [pickMostComplete(library.guides)] } },
    'policyUpdates.count': { response: 3 },
    'policyUpdates.markAsRead': { response: { ...policyUpdate, read: true } },
    'policyUpdates.markAsUnread': { response: { ...policyUpdate, read: false } },
    'revisions.acknowledge': {
      response: { ...revision, read_at: acknowledged_at, acknowledged_at },
    },
    'revisions.acknowledgements': {
      response: {
        user: { uuid: 'u-041187', name: 'Independent producer', agent_code: '041187' },
        read_at: acknowledged_at,
        acknowledged_at,
      },
    },
    'revisions.detail': { response: { ...revision, title, contents, excerpt } },
    'revisions.list': { response: revision },
    'revisions.markAsRead': { response: revision },
    'revisions.markAsUnread': { response: revision },
    'revisions.proof': { response: sampleProof },
    'search.list': { response: { ...alert, highlight: `[[${alert.title}]]` } },
    'sessions.list': { response: pickMostComplete(sampleSessions()) },
    'taxonomies.categories': { response: pickMostComplete(library.categories.safety_tips) },
    'trainings.detail': { response: { training: pickMostComplete(library.trainings) } },
  };
}
