import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Endpoint } from '../client/endpoint.ts';
import type { Page } from '../client/page.ts';
import { coBrandedVideosEndpoint } from '../resources/co-branded-videos/endpoints.ts';
import { cohortsEndpoint } from '../resources/cohorts/endpoints.ts';
import {
  collateralTemplateEndpoint,
  collateralTemplatesEndpoint,
} from '../resources/collateral-templates/endpoints.ts';
import type { ContentRecord, Term } from '../resources/content/schema.ts';
import {
  fieldManagementNewsDetailEndpoint,
  fieldManagementNewsEndpoint,
} from '../resources/field-management-news/endpoints.ts';
import {
  guideEndpoint,
  guidesByStateEndpoint,
  guidesEndpoint,
} from '../resources/guides/endpoints.ts';
import { jobAidEndpoint, jobAidsEndpoint } from '../resources/job-aids/endpoints.ts';
import {
  productUpdateEndpoint,
  productUpdatesEndpoint,
} from '../resources/product-updates/endpoints.ts';
import {
  allProductsEndpoint,
  productEndpoint,
  productsEndpoint,
} from '../resources/products/endpoints.ts';
import {
  salesArticleEndpoint,
  salesArticlesEndpoint,
} from '../resources/sales-articles/endpoints.ts';
import {
  endAllSessionsEndpoint,
  endSessionEndpoint,
  sessionsEndpoint,
} from '../resources/sessions/endpoints.ts';
import { socialPostsEndpoint } from '../resources/social-posts/endpoints.ts';
import { categoriesEndpoint } from '../resources/taxonomies/endpoints.ts';
import { taxonomyKeys } from '../resources/taxonomies/schema.ts';
import { trainingEndpoint, trainingsEndpoint } from '../resources/trainings/endpoints.ts';
import { webinarEndpoint, webinarsEndpoint } from '../resources/webinars/endpoints.ts';
import type { Webinar } from '../resources/webinars/schema.ts';
import { FIXED_NOW } from './clock.ts';
import { handlers } from './handlers.ts';
import { allContent, type Persona, type SampleLibrary } from './library.ts';
import { answerTo, handle, keyOf, onePage, pagingHeaders } from './outcomes.ts';
import { createCalendar } from './sample/dates.ts';
import { opens, readerOf, sampleLibrary, viewOf } from './sample/index.ts';
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

/** The named characters that the library's bodies are written with. */
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&hellip;': '…',
  '&ldquo;': '“',
  '&lt;': '<',
  '&middot;': '·',
  '&minus;': '−',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&quot;': '"',
  '&rdquo;': '”',
  '&rsquo;': '’',
  '&times;': '×',
};

/** The words of a body as a person reads them, its blocks and cells told apart. */
const bodyOf = ({ contents }: ContentRecord) =>
  (contents ?? [])
    .map(({ content }) => content)
    .join('\n')
    .replaceAll(/<\/?(?:a|b|code|em|i|span|strong|u)\b[^>]*>/g, '')
    .replaceAll(/(?:\s*<[^>]*>\s*)+/g, ' · ')
    .replaceAll(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([.!?:]) ·(?= )/g, '$1')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');

const nameOf = ({ record_type, id }: ContentRecord) => `${record_type} ${id}`;

const positionIn = (text: string, words: string) => text.toLowerCase().indexOf(words.toLowerCase());

/** A title is plain text: what stands between < and > in it is found like any other word. */
const matches = (record: ContentRecord, words: string) =>
  [record.title, bodyOf(record)].some((text) => positionIn(text, words) >= 0);

/**
 * The first match in the body, marked, with the words around it; the body's beginning where only
 * the title matches.
 */
function highlight(record: ContentRecord, words: string): string {
  const text = bodyOf(record);
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

function filter<Item extends ContentRecord>(items: Item[], query: URLSearchParams): Item[] {
  const category = query.get('category');
  const states = [...query.getAll('states[]'), ...query.getAll('state')];
  const products = [...query.getAll('products[]'), ...query.getAll('product[]')];
  const words = query.get('search');
  return items.filter(
    (item) =>
      (category === null || item.category?.key === category) &&
      (states.length === 0 ||
        !item.states?.length ||
        item.states.some(({ code }) => states.includes(code))) &&
      (products.length === 0 ||
        item.products?.some(({ slug }) => products.includes(slug ?? '')) === true) &&
      (query.get('unread') !== 'true' || item.read !== true) &&
      (words === null || matches(item, words)),
  );
}

/** Whether a record has one of the terms that the query names, where it names any. */
function hasTerm(
  query: URLSearchParams,
  key: 'platforms' | 'systems' | 'types',
  terms: readonly Term[] | null | undefined,
): boolean {
  const wanted = query.getAll(`${key}[]`);
  return wanted.length === 0 || terms?.some((term) => wanted.includes(term.key)) === true;
}

/** Whether a day, `YYYY-MM-DD`, lies between those of the query, both inclusive. */
const isBetween = (query: URLSearchParams, day: string) =>
  day >= (query.get('startDate') ?? '') && day <= (query.get('endDate') ?? '9999');

/** Whether a record has a flag, where the query asks for it. */
const hasFlag = (query: URLSearchParams, key: string, flag: boolean | null | undefined) =>
  query.get(key) !== 'true' || flag === true;

function paged<Item>(items: Item[], query: URLSearchParams, perPage: number) {
  const page = Number(query.get('page')) || 1;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: pagingHeaders({ total: items.length, page, perPage }),
  };
}

/**
 * Serves a list of content that is only read.
 *
 * @param fits whether a record fits the filters that are its list's own
 * @param arrange puts what fits into the list's order. @default as the items stand
 */
function listed<Item extends ContentRecord>(
  list: Endpoint<Page<Item>>,
  items: Item[],
  perPage: number,
  fits: (item: Item, query: URLSearchParams) => boolean = () => true,
  arrange: (items: Item[], query: URLSearchParams) => Item[] = (fitting) => fitting,
): HttpHandler {
  return handle(list, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const fitting = filter(items, query).filter((item) => fits(item, query));
    const page = paged(arrange(fitting, query), query, perPage);
    return HttpResponse.json({ [keyOf(list)]: page.items }, { headers: page.headers });
  });
}

/** Serves the records of a list one by one. */
function single<Item extends ContentRecord>(detail: Endpoint<Item>, items: Item[]): HttpHandler {
  return handle(detail, ({ params }) => {
    const found = items.find(isNamed(params['id']));
    return found
      ? HttpResponse.json({ [keyOf(detail)]: found })
      : HttpResponse.json({}, { status: 404 });
  });
}

/** Serves such a list, and its records one by one. */
function listAndDetail<Item extends ContentRecord>(
  list: Endpoint<Page<Item>>,
  detail: Endpoint<Item>,
  items: Item[],
  perPage: number,
  fits?: (item: Item, query: URLSearchParams) => boolean,
): HttpHandler[] {
  return [listed(list, items, perPage, fits), single(detail, items)];
}

/** The webinars in the order of their list: soonest first from a day on, else latest first. */
function inOrder(webinars: readonly Webinar[], query: URLSearchParams): Webinar[] {
  const latestFirst = webinars.toSorted((one, other) =>
    (other.starts_at ?? '').localeCompare(one.starts_at ?? ''),
  );
  return query.has('startDate') ? latestFirst.toReversed() : latestFirst;
}

/** Lets a call pass when the area is open; else it is refused, whatever stands behind it. */
const gate = (open: boolean, ...closed: Pick<Endpoint<unknown>, 'method' | 'path'>[]) =>
  closed.map((endpoint) =>
    handle(endpoint, () => (open ? undefined : HttpResponse.json({}, { status: 403 }))),
  );

/** Handlers for a whole list, whatever the query. */
const wholeList = <Item extends JsonBodyType>(list: Endpoint<Page<Item>>, items: Item[]) =>
  answerTo(list, { [keyOf(list)]: items }, { headers: pagingHeaders(onePage(items)) });

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
  const reader = readerOf(persona, library.personas);
  const calendar = createCalendar(new Date(options.now ?? FIXED_NOW));
  const dayOf = (instant: string | null | undefined) =>
    instant ? calendar.day(calendar.offsetOf(instant)) : '';
  const everything = viewOf(library, persona);
  const view = {
    ...everything,
    // What has expired is never offered.
    socialPosts: everything.socialPosts.filter(
      ({ expires_on }) => !expires_on || expires_on >= calendar.day(0),
    ),
  };

  let sessions = sampleSessions(calendar.now.getTime());

  const readNow = new Set<string>();
  const asTheyStand = <Item extends ContentRecord>(items: Item[]) =>
    items.map((item) =>
      // Only a notice can be read.
      typeof item.read === 'boolean'
        ? { ...item, read: item.read || readNow.has(nameOf(item)) }
        : item,
    );
  const unreadOf = (items: ContentRecord[]) => asTheyStand(items).filter(({ read }) => !read);

  function notices(plural: string, singular: string, items: ContentRecord[]) {
    return [
      http.get(`*/api/v1/${plural}`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const page = paged(filter(asTheyStand(items), query), query, perPage);
        return HttpResponse.json({ [plural]: page.items }, { headers: page.headers });
      }),
      http.patch(`*/api/v1/${plural}/:name/mark_as_read`, ({ params }) => {
        const found = asTheyStand(items).find(isNamed(params['name']));
        if (!found) return HttpResponse.json({}, { status: 404 });
        // Reading on an agent's behalf leaves the agent's mark alone.
        if (persona.impersonates !== undefined) return HttpResponse.json({ [singular]: found });
        readNow.add(nameOf(found));
        return HttpResponse.json({ [singular]: { ...found, read: true } });
      }),
    ];
  }

  return [
    http.get('*/api/v1/alert/unchecked_count', () =>
      HttpResponse.json({ alerts_count: unreadOf(view.alerts).length }),
    ),
    http.get('*/api/v1/alert/unchecked_by_category_count', ({ request }) => {
      const found = filter(unreadOf(view.alerts), new URL(request.url).searchParams);
      return HttpResponse.json({ alerts_by_category_count: found.length });
    }),
    http.get('*/api/v1/policy_updates/unchecked_count', () =>
      HttpResponse.json({ policy_updates_count: unreadOf(view.policyUpdates).length }),
    ),
    ...notices('alerts', 'alert', view.alerts),
    ...notices('policy_updates', 'policy_update', view.policyUpdates),
    wholeList(allProductsEndpoint, view.products),
    handle(productEndpoint, ({ params }) => {
      const isWanted = isNamed(params['id']);
      const closed = library.products.find((each) => isWanted(each) && each.area === 'agent360');
      return closed && !view.products.some(isWanted)
        ? HttpResponse.json({}, { status: 403 })
        : undefined;
    }),
    ...listAndDetail(
      productsEndpoint,
      productEndpoint,
      view.products,
      perPage,
      ({ area, is_new }, query) =>
        (query.get('area') ?? area) === area && hasFlag(query, 'is_new', is_new),
    ),
    ...listAndDetail(
      productUpdatesEndpoint,
      productUpdateEndpoint,
      view.productUpdates,
      perPage,
      ({ is_featured }, query) => hasFlag(query, 'is_featured', is_featured),
    ),
    wholeList(
      guidesByStateEndpoint,
      reader.states.toSorted().map((code) => ({
        state: code,
        guides: filter(view.guides, new URLSearchParams({ state: code })),
      })),
    ),
    ...listAndDetail(guidesEndpoint, guideEndpoint, view.guides, perPage),
    handle(categoriesEndpoint, ({ params }) => {
      const group = taxonomyKeys.find((key) => key === params['id']);
      return group
        ? HttpResponse.json({ categories: library.categories[group] })
        : HttpResponse.json({}, { status: 404 });
    }),
    ...listAndDetail(
      jobAidsEndpoint,
      jobAidEndpoint,
      view.jobAids,
      perPage,
      ({ is_monthly, is_prelaunch }, query) =>
        hasFlag(query, 'monthly', is_monthly) && hasFlag(query, 'prelaunch', is_prelaunch),
    ),
    listed(
      trainingsEndpoint,
      view.trainings,
      perPage,
      ({ systems, types, platforms, published_at }, query) =>
        hasTerm(query, 'systems', systems) &&
        hasTerm(query, 'types', types) &&
        hasTerm(query, 'platforms', platforms) &&
        isBetween(query, dayOf(published_at)),
    ),
    handle(trainingEndpoint, ({ params }) => {
      const isWanted = isNamed(params['id']);
      const training = view.trainings.find(isWanted);
      if (training) return HttpResponse.json({ training });
      const webinar = view.webinars.find(isWanted);
      if (webinar) return HttpResponse.json({ webinar });
      const job_aid = view.jobAids.find(isWanted);
      return job_aid ? HttpResponse.json({ job_aid }) : HttpResponse.json({}, { status: 404 });
    }),
    listed(
      webinarsEndpoint,
      view.webinars,
      perPage,
      ({ types, platforms, starts_at }, query) =>
        hasTerm(query, 'types', types) &&
        hasTerm(query, 'platforms', platforms) &&
        isBetween(query, dayOf(starts_at)),
      inOrder,
    ),
    single(webinarEndpoint, view.webinars),
    handlers.platforms.list.complete(library.platforms),
    handlers.tags.list.complete(library.tags),
    ...listAndDetail(
      fieldManagementNewsEndpoint,
      fieldManagementNewsDetailEndpoint,
      view.fieldManagementNews,
      perPage,
    ),
    ...listAndDetail(salesArticlesEndpoint, salesArticleEndpoint, view.salesArticles, perPage),
    handlers.salesPromotions.list.complete(view.salesPromotions),
    ...gate(opens(reader, 'agent360'), cohortsEndpoint),
    handlers.cohorts.list.complete(library.cohorts),
    ...gate(opens(reader, 'social'), socialPostsEndpoint, coBrandedVideosEndpoint),
    listed(socialPostsEndpoint, view.socialPosts, perPage),
    listed(coBrandedVideosEndpoint, view.coBrandedVideos, perPage),
    http.get('*/api/v1/featured_content', () =>
      HttpResponse.json({ featured_content: asTheyStand(view.featuredContent) }),
    ),
    http.get('*/api/v1/search', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const words = query.get('query') ?? '';
      const types = query.getAll('types[]');
      const records = asTheyStand<ContentRecord>(allContent(view));
      const found = records
        .filter((record) => words !== '' && matches(record, words))
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
    http.get('*/api/v1/simple_pages/:slug', ({ params }) => {
      const area = simplePageAreas[String(params['slug'])];
      if (area && !opens(reader, area)) return HttpResponse.json({}, { status: 403 });
      const page = library.simplePages.find(({ slug }) => slug === params['slug']);
      return page
        ? HttpResponse.json({ simple_page: page })
        : HttpResponse.json({}, { status: 404 });
    }),
    http.get('*/api/v1/redirect_records/check', ({ request }) => {
      const path = new URL(request.url).searchParams.get('path');
      const found = library.redirectRecords.find((record) => record.path === path) ?? null;
      return HttpResponse.json({ redirect_record: found });
    }),
    handlers.states.list.complete(
      library.states.filter(({ code }) => reader.states.includes(code)),
    ),
    handlers.statics.all.complete(library.statics),
    handlers.menus.all.complete(library.menus),
    ...listAndDetail(
      collateralTemplatesEndpoint,
      collateralTemplateEndpoint,
      view.collateralTemplates,
      perPage,
    ),
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
    handle(sessionsEndpoint, () => HttpResponse.json({ sessions })),
    handle(endSessionEndpoint, ({ params }) => {
      const others = sessions.filter(({ id }) => id !== params['id']);
      if (others.length === sessions.length) return HttpResponse.json({}, { status: 404 });
      sessions = others;
      return new HttpResponse(null, { status: 204 });
    }),
    handle(endAllSessionsEndpoint, () => {
      sessions = [];
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
