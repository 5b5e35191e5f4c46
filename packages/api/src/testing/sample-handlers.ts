import { HttpResponse, type DefaultBodyType, type HttpHandler, type JsonBodyType } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import { bodyText, containsWords, positionIn } from '../contract/contains-words.ts';
import { passesFilter, type DayOf, type FilterableRecord } from '../contract/query-kinds.ts';
import { keyOf, resources } from '../contract/registry.ts';
import { coBrandedVideos } from '../resources/co-branded-videos.ts';
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
import { FIXED_NOW } from './clock.ts';
import { handlers } from './handlers.ts';
import type { Persona, SampleLibrary } from './library.ts';
import { allContent } from './sample/content.ts';
import { responseTo, handle, onePage, pagingHeaders } from './outcomes.ts';
import { createCalendar } from './sample/dates.ts';
import { hasAreaAccess, viewerOf, sampleLibrary, viewOf } from './sample/index.ts';
import { sampleSessions } from './sample/sessions.ts';
import { simplePageAreas } from './sample/simple-pages.ts';
import { workHandlers } from './sample-work.ts';
import { samplePersona } from './tokens.ts';

/** Whose view of which library is served. */
export type SampleHandlersOptions = {
  /** Whose view of the library is served. @default the first persona */
  persona?: Persona;
  /** @default the sample library */
  library?: SampleLibrary;
  /** @default 20 */
  perPage?: number;
  /** Milliseconds since 1970, at which what has expired is no longer served. @default FIXED_NOW */
  now?: number;
};

const nameOf = ({ record_type, id }: ContentRecord) => `${record_type} ${id}`;

/**
 * The first match in the body, marked, with the words around it; the body's beginning where only
 * the title matches.
 */
function highlight(record: ContentRecord, words: string): string {
  const text = bodyText(record);
  const at = positionIn(text, words);
  const around = 60;
  if (at < 0) return cutAfter(text, 2 * around);
  const before = text.slice(0, at);
  const end = at + words.length;
  // Cut between words: the end of one that began earlier goes.
  const start =
    before.length > around ? `… ${before.slice(-around).replace(/^\S*\s/, '')}` : before;
  return `${start}[[${text.slice(at, end)}]]${cutAfter(text.slice(end), around)}`;
}

const cutAfter = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s\S*$/, '')} …` : text;

const queryIn = (request: Request) => new URL(request.url).searchParams;

/** The records that pass all filters of a call's query. */
function filtered<Item extends FilterableRecord>(
  { kinds }: Endpoint<unknown>,
  items: readonly Item[],
  query: URLSearchParams,
  dayOf: DayOf,
): Item[] {
  const filters = Object.entries(kinds);
  return items.filter((item) =>
    filters.every(([key, kind]) => passesFilter(kind, query.getAll(key), item, dayOf)),
  );
}

/** A list that is filtered by when its records start is in that order: soonest first from a day on. */
function inOrder<Item extends FilterableRecord>(
  { kinds }: Endpoint<unknown>,
  items: Item[],
  query: URLSearchParams,
): Item[] {
  const startKey = Object.keys(kinds).find((key) => kinds[key] === 'startsFrom');
  if (startKey === undefined) return items;
  const latestFirst = items.toSorted((one, other) =>
    (other.starts_at ?? '').localeCompare(one.starts_at ?? ''),
  );
  return query.has(startKey) ? latestFirst.toReversed() : latestFirst;
}

function paged<Item>(items: Item[], query: URLSearchParams, perPage: number) {
  const page = Number(query.get('page')) || 1;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: pagingHeaders({ total: items.length, page, perPage }),
  };
}

const refuse = (status: number) => HttpResponse.json({}, { status });

/** Lets a call pass when the area is open; else it is refused, whatever stands behind it. */
const gate = (open: boolean, ...closed: Pick<Endpoint<unknown>, 'method' | 'path'>[]) =>
  closed.map((endpoint) => handle(endpoint, () => (open ? undefined : refuse(403))));

/** Handlers for a whole list, whatever the query. */
const wholeList = (list: Endpoint<unknown>, items: JsonBodyType[]) =>
  responseTo(list, { [keyOf(list)]: items }, { headers: pagingHeaders(onePage(items)) });

/** Whether a record has this id or slug. */
const isNamed =
  (name: string | readonly string[] | undefined) =>
  ({ id, slug }: ContentRecord) =>
    String(id) === name || slug === name;

/**
 * Handlers that serve the sample library as a host would: filters, paging, search and counts work,
 * and what is marked as read stays read until the handlers are made anew.
 *
 * @example
 * const server = setupServer(...sampleHandlers());
 * @example
 * // The first handler that matches answers, so what is special stands first.
 * msw.use(handlers.alerts.list.failed(503), ...sampleHandlers());
 */
export function sampleHandlers(options: SampleHandlersOptions = {}): HttpHandler[] {
  const { library = sampleLibrary, perPage = 20 } = options;
  const persona = options.persona ?? samplePersona(undefined, library);
  const viewer = viewerOf(persona, library.personas);
  const calendar = createCalendar(new Date(options.now ?? FIXED_NOW));
  const dayOf = (instant: string) => calendar.day(calendar.offsetOf(instant));
  const everything = viewOf(library, persona);
  const view = {
    ...library,
    ...everything,
    // What has expired is never offered.
    socialPosts: everything.socialPosts.filter(
      ({ expires_on }) => !expires_on || expires_on >= calendar.day(0),
    ),
    states: library.states.filter(({ code }) => viewer.states.includes(code)),
  };

  let signIns = sampleSessions(calendar.now.getTime());

  const readNow = new Set<string>();
  const asTheyStand = (items: readonly ContentRecord[]): ContentRecord[] =>
    items.map((item) =>
      // Only alerts and policy updates can be read.
      typeof item.read === 'boolean'
        ? { ...item, read: item.read || readNow.has(nameOf(item)) }
        : item,
    );
  const envelope = (endpoint: Endpoint<unknown>, value: DefaultBodyType, headers = {}) =>
    HttpResponse.json({ [keyOf(endpoint)]: value }, { headers });

  /** Serves the calls of a resource whose records the library holds, by the name of each call. */
  const serve = (name: string, endpoint: Endpoint<unknown>, stored: readonly ContentRecord[]) =>
    handle(endpoint, ({ request, params }) => {
      const query = queryIn(request);
      const items = asTheyStand(stored);
      const found = items.find(isNamed(params['id']));
      switch (name) {
        case 'list': {
          const fitting = inOrder(endpoint, filtered(endpoint, items, query, dayOf), query);
          if (!endpoint.keys.includes('page')) {
            return envelope(endpoint, fitting, pagingHeaders(onePage(fitting)));
          }
          const page = paged(fitting, query, perPage);
          return envelope(endpoint, page.items, page.headers);
        }
        case 'detail':
          return found ? envelope(endpoint, found) : refuse(404);
        case 'markAsRead':
          if (!found) return refuse(404);
          // Reading on an agent's behalf leaves the agent's mark alone.
          if (persona.impersonates !== undefined) return envelope(endpoint, found);
          readNow.add(nameOf(found));
          return envelope(endpoint, { ...found, read: true });
        case 'count':
        case 'countByCategory': {
          const unread = items.filter(({ read }) => !read);
          return envelope(endpoint, filtered(endpoint, unread, query, dayOf).length);
        }
        default:
          return undefined;
      }
    });

  /** Serves every resource that the library has records or a document of. */
  const plain = Object.entries(resources).flatMap(([resource, calls]) =>
    Object.entries<Endpoint<unknown>>(calls).flatMap(([name, endpoint]) => {
      const stored: unknown = Reflect.get(view, resource);
      if (stored === undefined) return [];
      if (Array.isArray(stored)) return serve(name, endpoint, stored);
      return handle(endpoint, () => HttpResponse.json({ [keyOf(endpoint)]: stored }));
    }),
  );

  const special = [
    wholeList(products.all, view.products),
    handle(products.detail, ({ params }) => {
      const isWanted = isNamed(params['id']);
      const closed = library.products.find((each) => isWanted(each) && each.area === 'agent360');
      return closed && !view.products.some(isWanted) ? refuse(403) : undefined;
    }),
    wholeList(
      guides.byState,
      viewer.states.toSorted().map((code) => ({
        state: code,
        guides: view.guides.filter((guide) => passesFilter('state', [code], guide, dayOf)),
      })),
    ),
    handle(taxonomies.categories, ({ params }) => {
      const group = taxonomyKeys.find((key) => key === params['id']);
      return group ? envelope(taxonomies.categories, library.categories[group]) : refuse(404);
    }),
    handle(trainings.detail, ({ params }) => {
      const isWanted = isNamed(params['id']);
      const training = view.trainings.find(isWanted);
      if (training) return HttpResponse.json({ training });
      const webinar = view.webinars.find(isWanted);
      if (webinar) return HttpResponse.json({ webinar });
      const job_aid = view.jobAids.find(isWanted);
      return job_aid ? HttpResponse.json({ job_aid }) : refuse(404);
    }),
    ...gate(hasAreaAccess(viewer, 'agent360'), cohorts.list),
    ...gate(hasAreaAccess(viewer, 'social'), socialPosts.list, coBrandedVideos.list),
    handle(search.list, ({ request }) => {
      const query = queryIn(request);
      const words = query.get('query') ?? '';
      const types = query.getAll('types[]');
      const records = asTheyStand(allContent(view));
      const found = records
        .filter((record) => words !== '' && containsWords(record, words))
        .toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
      const counts: Record<string, number> = {};
      for (const { record_type } of found) counts[record_type] = (counts[record_type] ?? 0) + 1;
      const chosen = found.filter(
        ({ record_type }) => types.length === 0 || types.includes(record_type),
      );
      const page = paged(chosen, query, perPage);
      const results = page.items.map((each) => ({ ...each, highlight: highlight(each, words) }));
      return HttpResponse.json({ search_results: results, counts }, { headers: page.headers });
    }),
    handle(simplePages.detail, ({ params }) => {
      const area = simplePageAreas[String(params['id'])];
      return area && !hasAreaAccess(viewer, area) ? refuse(403) : undefined;
    }),
    handle(redirectRecords.check, ({ request }) => {
      const path = queryIn(request).get('path');
      const found = library.redirectRecords.find((record) => record.path === path) ?? null;
      return envelope(redirectRecords.check, found);
    }),
    ...workHandlers({
      library,
      persona,
      templates: view.collateralTemplates,
      attachments: [
        ...allContent(view).flatMap(({ attachments }) => attachments ?? []),
        ...library.simplePages.flatMap(({ forms }) =>
          (forms ?? []).map(({ attachment_id, name }) => ({ id: attachment_id, name })),
        ),
      ],
      today: calendar.day(0),
      now: () => calendar.now,
      perPage,
    }),
    handlers.authToken.refresh.empty(),
    handlers.authToken.revoke.complete(),
    handle(sessions.list, () => HttpResponse.json({ sessions: signIns })),
    handle(sessions.end, ({ params }) => {
      const others = signIns.filter(({ id }) => id !== params['id']);
      if (others.length === signIns.length) return refuse(404);
      signIns = others;
      return new HttpResponse(null, { status: 204 });
    }),
    handle(sessions.endAll, () => {
      signIns = [];
      return new HttpResponse(null, { status: 204 });
    }),
  ];

  // The first handler that responds wins.
  return [...special, ...plain];
}
