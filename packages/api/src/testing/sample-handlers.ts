import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Alert } from '../resources/alerts/schema.ts';
import type { ContentRecord } from '../resources/content/schema.ts';
import type { PolicyUpdate } from '../resources/policy-updates/schema.ts';
import { handlers, pagingHeaders } from './handlers.ts';
import type { Persona, SampleLibrary } from './library.ts';
import { sampleLibrary } from './sample/index.ts';
import { samplePersona } from './tokens.ts';

export type SampleHandlersOptions = {
  /** Whose view of the library is served. @default the first persona */
  persona?: Persona;
  /** @default the sample library */
  library?: SampleLibrary;
  /** @default 20 */
  perPage?: number;
};

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

const textOf = (record: ContentRecord) =>
  [
    record.title,
    record.excerpt ?? '',
    ...(record.contents ?? []).map((p) => plain(p.content)),
  ].join(' ');

const matches = (record: ContentRecord, words: string) =>
  textOf(record).toLowerCase().includes(words.toLowerCase());

/** The first match with a few words around it. */
function highlight(record: ContentRecord, words: string): string {
  const text = textOf(record).replaceAll(/\s+/g, ' ');
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const end = at + words.length;
  return `${text.slice(Math.max(0, at - 60), at)}[[${text.slice(at, end)}]]${text.slice(end, end + 60)}`;
}

const isFor = (record: ContentRecord, codes: readonly string[]) =>
  !record.states?.length || record.states.some(({ code }) => codes.includes(code));

function filter<Item extends ContentRecord>(items: Item[], query: URLSearchParams): Item[] {
  const category = query.get('category');
  const states = query.getAll('states[]');
  const products = query.getAll('products[]');
  const words = query.get('search');
  return items.filter(
    (item) =>
      (category === null || item.category?.key === category) &&
      (states.length === 0 || isFor(item, states)) &&
      (products.length === 0 ||
        item.products?.some(({ slug }) => products.includes(slug ?? '')) === true) &&
      (query.get('unread') !== 'true' || item.read !== true) &&
      (words === null || matches(item, words)),
  );
}

function paged<Item>(items: Item[], query: URLSearchParams, perPage: number) {
  const page = Number(query.get('page')) || 1;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: pagingHeaders({ total: items.length, page, perPage }),
  };
}

/**
 * Handlers that serve the sample library as a host would: filters, paging, search and counts work,
 * and what is marked as read stays read until the handlers are made anew.
 *
 * @example
 * const server = setupServer(...sampleHandlers());
 * @example
 * beforeEach({ msw }) { msw.use(...sampleHandlers(), handlers.alerts.list.failed(503)); }
 */
export function sampleHandlers(options: SampleHandlersOptions = {}): HttpHandler[] {
  const { library = sampleLibrary, perPage = 20 } = options;
  const persona = options.persona ?? samplePersona(undefined, library);
  const reader =
    persona.impersonates === undefined ? persona : samplePersona(persona.impersonates, library);

  const readNow = new Set<string>();
  const keyOf = ({ record_type, id }: ContentRecord) => `${record_type} ${id}`;
  const asRead = <Item extends ContentRecord>(item: Item): Item => ({
    ...item,
    read: item.read === true || readNow.has(keyOf(item)),
  });
  const ownStates = library.states.filter(({ code }) => reader.states.includes(code));
  const visible = <Item extends ContentRecord>(items: Item[]) =>
    items.filter((item) => isFor(item, reader.states)).map(asRead);
  const unread = <Item extends ContentRecord>(items: Item[]) =>
    visible(items).filter((item) => !item.read);

  function notices(plural: string, singular: string, items: (Alert | PolicyUpdate)[]) {
    return [
      http.get(`*/api/v1/${plural}`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const page = paged(filter(visible(items), query), query, perPage);
        return HttpResponse.json({ [plural]: page.items }, { headers: page.headers });
      }),
      http.patch(`*/api/v1/${plural}/:name/mark_as_read`, ({ params }) => {
        const found = visible(items).find(
          ({ id, slug }) => String(id) === params['name'] || slug === params['name'],
        );
        if (!found) return HttpResponse.json({}, { status: 404 });
        if (persona.impersonates === undefined) readNow.add(keyOf(found));
        return HttpResponse.json({ [singular]: asRead(found) });
      }),
    ];
  }

  return [
    ...notices('alerts', 'alert', library.alerts),
    http.get('*/api/v1/alert/unchecked_count', () =>
      HttpResponse.json({ alerts_count: unread(library.alerts).length }),
    ),
    http.get('*/api/v1/alert/unchecked_by_category_count', ({ request }) => {
      const found = filter(unread(library.alerts), new URL(request.url).searchParams);
      return HttpResponse.json({ alerts_by_category_count: found.length });
    }),
    http.get('*/api/v1/policy_updates/unchecked_count', () =>
      HttpResponse.json({ policy_updates_count: unread(library.policyUpdates).length }),
    ),
    ...notices('policy_updates', 'policy_update', library.policyUpdates),
    http.get('*/api/v1/featured_content', () =>
      HttpResponse.json({ featured_content: visible(library.featuredContent) }),
    ),
    http.get('*/api/v1/search', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const words = query.get('query') ?? '';
      const types = query.getAll('types[]');
      const found = visible<ContentRecord>([...library.alerts, ...library.policyUpdates])
        .filter((record) => words !== '' && matches(record, words))
        .toSorted((a, b) => (b.published_at ?? '').localeCompare(a.published_at ?? ''));
      const counts: Record<string, number> = {};
      for (const { record_type } of found) counts[record_type] = (counts[record_type] ?? 0) + 1;
      const chosen = found.filter(
        ({ record_type }) => types.length === 0 || types.includes(record_type),
      );
      const page = paged(chosen, query, perPage);
      const results = page.items.map((record) => ({
        ...record,
        highlight: highlight(record, words),
      }));
      return HttpResponse.json({ search_results: results, counts }, { headers: page.headers });
    }),
    http.get('*/api/v1/simple_pages/:slug', ({ params }) => {
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
    handlers.states.list.complete(ownStates),
    handlers.statics.all.complete(library.statics),
    handlers.menus.all.complete(library.menus),
    handlers.favoritePages.list.complete(library.favoritePages),
    handlers.authToken.refresh.empty(),
  ];
}
