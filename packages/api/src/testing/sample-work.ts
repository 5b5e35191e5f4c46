import { HttpResponse, type DefaultBodyType, type HttpHandler, type StrictRequest } from 'msw';
import * as v from 'valibot';
import { attachments as attachmentsResource } from '../resources/attachments.ts';
import { cartItems } from '../resources/cart-items/resource.ts';
import { prepareCartItem } from '../resources/cart-items/prepare-cart-item.ts';
import { collateralRequests } from '../resources/collateral-requests/resource.ts';
import type { CollateralTemplate } from '../resources/collateral-templates.ts';
import type { AttachmentRef } from '../resources/content/schema.ts';
import { favoritePages } from '../resources/favorite-pages/resource.ts';
import { claimsSchema } from '../session/claims-schema.ts';
import { type OwnOrder, type Persona, type SampleLibrary, workOf } from './library.ts';
import { handle, pagingHeaders } from './outcomes.ts';
import { totalOf } from './sample/orders.ts';

type WorkOptions = {
  library: SampleLibrary;
  persona: Persona;
  templates: readonly CollateralTemplate[];
  attachments: readonly AttachmentRef[];
  /** In New York, `YYYY-MM-DD`. */
  today: string;
  now: () => Date;
  perPage: number;
};

/** An id that no record of the library has. */
const FIRST_NEW_ID = 90_001;

const refuse = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** The body of a call, or its refusal. */
async function read<const Schema extends v.GenericSchema>(
  request: StrictRequest<DefaultBodyType>,
  { body: schema }: { readonly body: Schema },
): Promise<{ requested: v.InferOutput<Schema> } | { refusal: HttpResponse<DefaultBodyType> }> {
  const parsed = v.safeParse(schema, await request.json().catch(() => undefined));
  if (parsed.success) return { requested: parsed.output };
  const errors = parsed.issues.map((issue) => [
    (v.getDotPath(issue) ?? 'body').replace(/^[^.]*\./, ''),
    [issue.message],
  ]);
  return { refusal: refuse(422, { errors: Object.fromEntries(errors) }) };
}

/** Handlers of what a person makes here; what is made stays made until the handlers are made anew. */
export function workHandlers(options: WorkOptions): HttpHandler[] {
  const { library, persona, templates, attachments, today, now, perPage } = options;
  const { claims } = library.personas.find(({ id }) => id === persona.impersonates) ?? persona;
  const { agency } = v.parse(claimsSchema, { ...claims, exp: 0 });
  const own = workOf(library, persona);
  let favorites = own.favoritePages;
  let orders = own.collateralRequests;
  let nextId = FIRST_NEW_ID;

  const mayOrder =
    claims.access_level === 'admin' ||
    ['coop.view', 'collateral.order'].every((each) => claims.permissions.includes(each));
  const closed = [
    cartItems.list,
    cartItems.create,
    cartItems.delete,
    collateralRequests.list,
    collateralRequests.detail,
    collateralRequests.submit,
  ].map((endpoint) => handle(endpoint, () => refuse(403)));

  const isNamed =
    (name: string | readonly string[] | undefined) =>
    ({ id }: { id: string | number }) =>
      String(id) === name;
  const inOrder = (pages: typeof favorites) =>
    pages.map((page, index) => ({ ...page, position: index + 1 }));
  const draft = () => orders.find(({ status }) => status === 'draft');

  function changeOrder(changed: OwnOrder): OwnOrder {
    const items = changed.items ?? [];
    const order = { ...changed, total_cents: totalOf(items), updated_at: now().toISOString() };
    orders = orders.some(({ id }) => id === order.id)
      ? orders.map((each) => (each.id === order.id ? order : each))
      : [order, ...orders];
    return order;
  }

  function openDraft(): OwnOrder {
    const at = now().toISOString();
    const id = nextId++;
    const history = [{ status: 'draft', at } as const];
    return { id, number: `CO-${id}`, status: 'draft', created_at: at, items: [], history };
  }

  return [
    handle(favoritePages.list, () => HttpResponse.json({ favorite_pages: favorites })),
    handle(favoritePages.create, async ({ request }) => {
      const body = await read(request, favoritePages.create);
      if ('refusal' in body) return body.refusal;
      const { path, title } = body.requested.favorite_page;
      const first = favorites.find((page) => page.path === path);
      if (first) return HttpResponse.json({ favorite_page: first }, { status: 201 });
      const favorite_page = { id: nextId++, position: favorites.length + 1, title, path };
      favorites = [...favorites, favorite_page];
      return HttpResponse.json({ favorite_page }, { status: 201 });
    }),
    handle(favoritePages.delete, ({ params }) => {
      const isGone = isNamed(params['id']);
      if (!favorites.some(isGone)) return refuse(404);
      favorites = inOrder(favorites.filter((page) => !isGone(page)));
      return new HttpResponse(null, { status: 204 });
    }),
    handle(favoritePages.move, async ({ params, request }) => {
      const body = await read(request, favoritePages.move);
      if ('refusal' in body) return body.refusal;
      const page = favorites.find(isNamed(params['id']));
      if (!page) return refuse(404);
      const index = Math.max(1, body.requested.position) - 1;
      favorites = inOrder(favorites.filter((each) => each !== page).toSpliced(index, 0, page));
      return HttpResponse.json({ favorite_page: favorites.find(({ id }) => id === page.id)! });
    }),
    handle(attachmentsResource.download, ({ params }) => {
      const file = attachments.find(isNamed(params['id']));
      if (!file) return refuse(404);
      const name = file.name ?? String(file.id);
      const download_url = `/downloads/sample/${encodeURIComponent(name)}`;
      return HttpResponse.json({ attachment: { name, download_url } });
    }),
    ...(mayOrder ? [] : closed),
    handle(cartItems.list, () => HttpResponse.json({ cart_items: draft()?.items ?? [] })),
    handle(cartItems.create, async ({ request }) => {
      const body = await read(request, cartItems.create);
      if ('refusal' in body) return body.refusal;
      const wanted = body.requested.cart_item;
      const template = templates.find(isNamed(String(wanted.collateral_template_id)));
      if (!template) return refuse(422, { errors: { collateral_template_id: ['No such piece.'] } });
      const { errors, item } = prepareCartItem(wanted, template, { agency, today });
      if (errors) return refuse(422, { errors });
      const order = draft() ?? openDraft();
      const cart_item = { id: nextId++, ...item };
      changeOrder({ ...order, items: [...(order.items ?? []), cart_item] });
      return HttpResponse.json({ cart_item }, { status: 201 });
    }),
    handle(cartItems.delete, ({ params }) => {
      const order = draft();
      const isGone = isNamed(params['id']);
      if (!order?.items?.some(isGone)) return refuse(404);
      changeOrder({ ...order, items: order.items.filter((item) => !isGone(item)) });
      return new HttpResponse(null, { status: 204 });
    }),
    handle(collateralRequests.list, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const wanted = query.get('status');
      const page = Number(query.get('page')) || 1;
      const found = orders.filter(({ status }) => wanted === null || status === wanted);
      return HttpResponse.json(
        { collateral_requests: found.slice((page - 1) * perPage, page * perPage) },
        { headers: pagingHeaders({ total: found.length, page, perPage }) },
      );
    }),
    handle(collateralRequests.detail, ({ params }) => {
      const collateral_request = orders.find(isNamed(params['id']));
      return collateral_request ? HttpResponse.json({ collateral_request }) : refuse(404);
    }),
    handle(collateralRequests.submit, async ({ params, request }) => {
      const order = orders.find(isNamed(params['id']));
      if (!order) return refuse(404);
      const body = await read(request, collateralRequests.submit);
      if ('refusal' in body) return body.refusal;
      if (order.status !== 'draft') return refuse(422, { errors: { status: ['No draft.'] } });
      if (!order.items?.length) return refuse(422, { errors: { items: ['Nothing is in it.'] } });
      const at = now().toISOString();
      const collateral_request = changeOrder({
        ...order,
        status: 'submitted',
        submitted_at: at,
        delivery: body.requested.collateral_request.delivery,
        history: [...(order.history ?? []), { status: 'submitted', at }],
      });
      return HttpResponse.json({ collateral_request });
    }),
  ];
}
