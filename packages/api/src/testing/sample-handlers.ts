import { HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import { getBodyText, containsPhrase, indexOfPhrase } from '../contract/contains-phrase.ts';
import { passesFilter, type ToEasternDay, type FilterableRecord } from '../contract/query-kinds.ts';
import { rankBrief } from '../contract/rank-brief.ts';
import { getResponseKey, resources } from '../contract/registry.ts';
import { coBrandedVideos } from '../resources/co-branded-videos.ts';
import { brief } from '../resources/brief.ts';
import { capabilities } from '../resources/capabilities.ts';
import { cohorts } from '../resources/cohorts.ts';
import type { ContentRecord } from '../resources/content/schema.ts';
import { guides } from '../resources/guides.ts';
import { products } from '../resources/products.ts';
import { redirectRecords } from '../resources/redirect-records.ts';
import { search } from '../resources/search.ts';
import { sessions } from '../resources/sessions.ts';
import { simplePages } from '../resources/simple-pages.ts';
import { socialPosts } from '../resources/social-posts.ts';
import { taxonomies, taxonomyKeys } from '../resources/taxonomies.ts';
import { trainings } from '../resources/trainings.ts';
import { createBindCheckHandlers } from './bind-check-handlers.ts';
import { FIXED_NOW } from './clock.ts';
import { handlers } from './handlers.ts';
import type { Persona, SampleLibrary } from './library.ts';
import { getAllContent } from './sample/content.ts';
import { createResponseHandler, handle, createSinglePaging, toPagingHeaders } from './outcomes.ts';
import { createCalendar } from './sample/dates.ts';
import {
  hasAreaAccess,
  toViewer,
  sampleLibrary,
  getPersonaView,
  isVisibleTo,
} from './sample/index.ts';
import { getDatedRecords, getRevisions, withRecord } from './sample/revisions.ts';
import { sampleSessions } from './sample/sessions.ts';
import { simplePageAreas } from './sample/simple-pages.ts';
import { createRevisionHandlers, readAsOf } from './revision-handlers.ts';
import { createUserDataHandlers } from './user-data-handlers.ts';
import { samplePersona } from './tokens.ts';

/** Options of `sampleHandlers`. */
export type SampleHandlersOptions = {
  /** The user whose records are served. @default the first persona */
  persona?: Persona;
  /** Records to serve. @default the sample library */
  library?: SampleLibrary;
  /** Records per page. @default 20 */
  perPage?: number;
  /** Current time in milliseconds since 1970. Expired posts are not served. @default FIXED_NOW */
  now?: number;
};

const toRecordKey = ({ record_type, id }: ContentRecord) => `${record_type} ${id}`;

const removeTables = ({ contents, ...record }: ContentRecord): ContentRecord => ({
  ...record,
  contents: contents?.map(({ content }) => ({
    content: content.replaceAll(/<table\b[\s\S]*?<\/table>/gi, ''),
  })),
});

/**
 * Returns the first match in the body with the text around it, or the start of the body if only the
 * title or a table matches.
 */
function createHighlight(record: ContentRecord, phrase: string): string {
  const text = getBodyText(removeTables(record));
  const position = indexOfPhrase(text, phrase);
  const contextLength = 60;
  if (position < 0) return truncateAtWord(text, 2 * contextLength);
  const textBefore = text.slice(0, position);
  const end = position + phrase.length;
  // Drop the partial word at the start.
  const start =
    textBefore.length > contextLength
      ? `… ${textBefore.slice(-contextLength).replace(/^\S*\s/, '')}`
      : textBefore;
  return `${start}[[${text.slice(position, end)}]]${truncateAtWord(text.slice(end), contextLength)}`;
}

const truncateAtWord = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s\S*$/, '')} …` : text;

const getSearchParams = (request: Request) => new URL(request.url).searchParams;

/** Returns the records that pass all filters of a query. */
function applyFilters<Item extends FilterableRecord>(
  { kinds }: Endpoint<unknown>,
  items: readonly Item[],
  query: URLSearchParams,
  { toEasternDay, today }: { readonly toEasternDay: ToEasternDay; readonly today: string },
): Item[] {
  const filters = Object.entries(kinds);
  return items.filter((item) =>
    filters.every(([key, kind]) =>
      passesFilter(kind, query.getAll(key), item, toEasternDay, today),
    ),
  );
}

/** Sorts a list that has a start date filter: soonest first if the query has a start date, else latest first. */
function sortByStart<Item extends FilterableRecord>(
  { kinds }: Endpoint<unknown>,
  items: Item[],
  query: URLSearchParams,
): Item[] {
  const startKey = Object.keys(kinds).find((key) => kinds[key] === 'startsFrom');
  if (startKey === undefined) return items;
  const latestFirst = items.toSorted((a, b) =>
    (b.starts_at ?? '').localeCompare(a.starts_at ?? ''),
  );
  return query.has(startKey) ? latestFirst.toReversed() : latestFirst;
}

function paginate<Item>(items: Item[], query: URLSearchParams, perPage: number) {
  const page = Number(query.get('page')) || 1;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: toPagingHeaders({ total: items.length, page, perPage }),
  };
}

const respondWithError = (status: number) => HttpResponse.json({}, { status });

/** Creates handlers that respond with 403 to calls of an area that the viewer can't open. */
const restrict = (isOpen: boolean, ...endpoints: Pick<Endpoint<unknown>, 'method' | 'path'>[]) =>
  endpoints.map((endpoint) => handle(endpoint, () => (isOpen ? undefined : respondWithError(403))));

/** Creates a handler that serves a complete list. It ignores the query. */
const serveAll = (list: Endpoint<unknown>, items: JsonBodyType[]) =>
  createResponseHandler(
    list,
    { [getResponseKey(list)]: items },
    { headers: toPagingHeaders(createSinglePaging(items)) },
  );

/** Matches a record by id or slug. */
const hasIdOrSlug =
  (name: string | readonly string[] | undefined) =>
  ({ id, slug }: ContentRecord) =>
    String(id) === name || slug === name;

/**
 * Creates MSW handlers that serve the sample library like a host. Filters, paging, search, and counts
 * work, and changes such as read marks last as long as the handlers.
 *
 * @example
 * const server = setupServer(...sampleHandlers());
 * @example
 * // The first matching handler wins, so put special ones first.
 * msw.use(handlers.alerts.list.failed(503), ...sampleHandlers());
 */
export function sampleHandlers(options: SampleHandlersOptions = {}): HttpHandler[] {
  const { library = sampleLibrary, perPage = 20 } = options;
  const persona = options.persona ?? samplePersona(undefined, library);
  const viewer = toViewer(persona, library.personas);
  const calendar = createCalendar(new Date(options.now ?? FIXED_NOW));
  const toEasternDay = (instant: string) => calendar.day(calendar.toDayOffset(instant));
  const today = calendar.day(0);
  const dayOptions = { toEasternDay, today };
  const visibleRecords = getPersonaView(library, persona);
  const view = {
    ...library,
    ...visibleRecords,
    // Expired posts are never listed.
    socialPosts: visibleRecords.socialPosts.filter(
      ({ expires_on }) => !expires_on || expires_on >= today,
    ),
    states: library.states.filter(({ code }) => viewer.states.includes(code)),
  };

  let signIns = sampleSessions(calendar.now.getTime());

  /** Read flags that the user changed. */
  const readFlags = new Map<string, boolean>();
  const withReadFlags = (items: readonly ContentRecord[]): ContentRecord[] =>
    items.map((item) =>
      // Only alerts and policy updates have a read flag.
      typeof item.read === 'boolean'
        ? { ...item, read: readFlags.get(toRecordKey(item)) ?? item.read }
        : item,
    );
  const canMarkAsRead = persona.impersonates === undefined;
  const visibleRevisions = library.revisions.filter(({ document }) =>
    isVisibleTo(document, viewer),
  );
  const revisions = createRevisionHandlers({
    revisions: visibleRevisions,
    records: getDatedRecords(visibleRecords),
    canMarkAsRead,
    findUsers:
      viewer.access_level === 'admin'
        ? (record) =>
            library.personas
              .filter((each) => each.impersonates === undefined && !each.admin)
              .filter((each) => isVisibleTo(record, toViewer(each, library.personas)))
              .map(({ name, claims: { uuid, agent_code } }) => ({ uuid, name, agent_code }))
        : null,
    now: () => calendar.now,
  });
  const respondInEnvelope = (endpoint: Endpoint<unknown>, value: DefaultBodyType, headers = {}) =>
    HttpResponse.json({ [getResponseKey(endpoint)]: value }, { headers });

  /** Creates a handler for a call of a resource that has records in the library. */
  const serve = (name: string, endpoint: Endpoint<unknown>, records: readonly ContentRecord[]) =>
    handle(endpoint, ({ request, params }) => {
      const query = getSearchParams(request);
      const asOf = readAsOf(query);
      if (asOf === 'invalid') return respondWithError(422);
      const items = revisions.withRevisions(withReadFlags(records), asOf);
      const record = items.find(hasIdOrSlug(params['id']));
      switch (name) {
        case 'list': {
          const matchingItems = sortByStart(
            endpoint,
            applyFilters(endpoint, items, query, dayOptions),
            query,
          );
          if (!endpoint.keys.includes('page')) {
            return respondInEnvelope(
              endpoint,
              matchingItems,
              toPagingHeaders(createSinglePaging(matchingItems)),
            );
          }
          const page = paginate(matchingItems, query, perPage);
          return respondInEnvelope(endpoint, page.items, page.headers);
        }
        case 'detail':
          return record ? respondInEnvelope(endpoint, record) : respondWithError(404);
        case 'markAsRead':
        case 'markAsUnread': {
          if (!record) return respondWithError(404);
          // During impersonation, the agent's read flag doesn't change.
          if (!canMarkAsRead) return respondInEnvelope(endpoint, record);
          const read = name === 'markAsRead';
          readFlags.set(toRecordKey(record), read);
          if (read) revisions.markNewestAsRead(record);
          const [markedRecord] = revisions.withRevisions([{ ...record, read }], undefined);
          return respondInEnvelope(endpoint, markedRecord);
        }
        case 'count':
        case 'countByCategory': {
          const unreadItems = items.filter((item) =>
            passesFilter('unread', ['true'], item, toEasternDay, today),
          );
          return respondInEnvelope(
            endpoint,
            applyFilters(endpoint, unreadItems, query, dayOptions).length,
          );
        }
        default:
          return undefined;
      }
    });

  /** Handlers for every resource with data in the library. */
  const defaultHandlers = Object.entries(resources).flatMap(([resource, calls]) =>
    Object.entries<Endpoint<unknown>>(calls).flatMap(([name, endpoint]) => {
      const data: unknown = Reflect.get(view, resource);
      if (data === undefined) return [];
      if (Array.isArray(data)) return serve(name, endpoint, data);
      return handle(endpoint, () => HttpResponse.json({ [getResponseKey(endpoint)]: data }));
    }),
  );

  const specialHandlers = [
    serveAll(products.all, view.products),
    handle(products.detail, ({ params }) => {
      const isRequested = hasIdOrSlug(params['id']);
      const isAgent360 = library.products.some(
        (product) => isRequested(product) && product.area === 'agent360',
      );
      return isAgent360 && !view.products.some(isRequested) ? respondWithError(403) : undefined;
    }),
    serveAll(
      guides.byState,
      viewer.states.toSorted().map((code) => ({
        state: code,
        guides: view.guides.filter((guide) =>
          passesFilter('state', [code], guide, toEasternDay, today),
        ),
      })),
    ),
    handle(taxonomies.categories, ({ params }) => {
      const group = taxonomyKeys.find((key) => key === params['id']);
      return group
        ? respondInEnvelope(taxonomies.categories, library.categories[group])
        : respondWithError(404);
    }),
    handle(trainings.detail, ({ params }) => {
      const isRequested = hasIdOrSlug(params['id']);
      const training = view.trainings.find(isRequested);
      if (training) return HttpResponse.json({ training });
      const webinar = view.webinars.find(isRequested);
      if (webinar) return HttpResponse.json({ webinar });
      const job_aid = view.jobAids.find(isRequested);
      return job_aid ? HttpResponse.json({ job_aid }) : respondWithError(404);
    }),
    ...restrict(hasAreaAccess(viewer, 'agent360'), cohorts.list),
    ...restrict(hasAreaAccess(viewer, 'social'), socialPosts.list, coBrandedVideos.list),
    handle(search.list, ({ request }) => {
      const query = getSearchParams(request);
      const phrase = query.get('query') ?? '';
      const types = query.getAll('types[]');
      const asOf = readAsOf(query);
      if (asOf === 'invalid') return respondWithError(422);
      const records = revisions.withRevisions(withReadFlags(getAllContent(view)), asOf);
      const matches = records
        .filter((record) => phrase !== '' && containsPhrase(record, phrase))
        .toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
      const counts: Record<string, number> = {};
      for (const { record_type } of matches) counts[record_type] = (counts[record_type] ?? 0) + 1;
      const matchesOfSelectedTypes = matches.filter(
        ({ record_type }) => types.length === 0 || types.includes(record_type),
      );
      const page = paginate(matchesOfSelectedTypes, query, perPage);
      const results = page.items.map((item) => ({
        ...item,
        highlight: createHighlight(item, phrase),
      }));
      return HttpResponse.json({ search_results: results, counts }, { headers: page.headers });
    }),
    handle(simplePages.detail, ({ params }) => {
      const area = simplePageAreas[String(params['id'])];
      return area && !hasAreaAccess(viewer, area) ? respondWithError(403) : undefined;
    }),
    handle(redirectRecords.check, ({ request }) => {
      const path = getSearchParams(request).get('path');
      const redirectRecord = library.redirectRecords.find((record) => record.path === path) ?? null;
      return respondInEnvelope(redirectRecords.check, redirectRecord);
    }),
    ...createUserDataHandlers({
      library,
      persona,
      templates: view.collateralTemplates,
      attachments: [
        ...getAllContent(view).flatMap(({ attachments }) => attachments ?? []),
        ...library.simplePages.flatMap(({ forms }) =>
          (forms ?? []).map(({ attachment_id, name }) => ({ id: attachment_id, name })),
        ),
      ],
      today,
      now: () => calendar.now,
      perPage,
    }),
    ...revisions.handlers,
    ...createBindCheckHandlers({
      products: view.products,
      revisions: getDatedRecords(visibleRecords).flatMap((record) =>
        getRevisions(visibleRevisions, record).map(({ revision }) => withRecord(revision, record)),
      ),
      states: viewer.states,
      now: () => calendar.now,
    }),
    serveAll(capabilities.list, [
      'revisions',
      'as_of',
      'bind_check',
      'brief',
      'acknowledgements',
      'passages',
      'client_cards',
    ]),
    handle(brief.list, () => {
      const records = withReadFlags(getDatedRecords(visibleRecords));
      const items = rankBrief(revisions.toBriefRecords(records, today), calendar.now.getTime());
      return respondInEnvelope(brief.list, items, toPagingHeaders(createSinglePaging(items)));
    }),
    handlers.authToken.refresh.empty(),
    handlers.authToken.revoke.complete(),
    handle(sessions.list, () => HttpResponse.json({ sessions: signIns })),
    handle(sessions.end, ({ params }) => {
      const others = signIns.filter(({ id }) => id !== params['id']);
      if (others.length === signIns.length) return respondWithError(404);
      signIns = others;
      return new HttpResponse(null, { status: 204 });
    }),
    handle(sessions.endAll, () => {
      signIns = [];
      return new HttpResponse(null, { status: 204 });
    }),
  ];

  // The first handler that returns a response wins.
  return [...specialHandlers, ...defaultHandlers];
}
