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
import { type PersonaOrder, type Persona, type SampleLibrary, getPersonaData } from './library.ts';
import { handle, toPagingHeaders } from './outcomes.ts';
import { sumPrices } from './sample/orders.ts';

type UserDataOptions = {
  library: SampleLibrary;
  persona: Persona;
  templates: readonly CollateralTemplate[];
  attachments: readonly AttachmentRef[];
  /** Day in Eastern Time, `YYYY-MM-DD`. */
  today: string;
  now: () => Date;
  perPage: number;
};

/** First id for new records. The ids in the library are lower. */
const FIRST_NEW_ID = 90_001;

const respondWithError = (status: number, body: object = {}) => HttpResponse.json(body, { status });

/** Parses the request body, or returns an error response. */
async function parseBody<const Schema extends v.GenericSchema>(
  request: StrictRequest<DefaultBodyType>,
  { body: schema }: { readonly body: Schema },
): Promise<{ body: v.InferOutput<Schema> } | { errorResponse: HttpResponse<DefaultBodyType> }> {
  const result = v.safeParse(schema, await request.json().catch(() => undefined));
  if (result.success) return { body: result.output };
  const errors = result.issues.map((issue) => [
    (v.getDotPath(issue) ?? 'body').replace(/^[^.]*\./, ''),
    [issue.message],
  ]);
  return { errorResponse: respondWithError(422, { errors: Object.fromEntries(errors) }) };
}

/** Creates handlers for favorites, the cart, and orders. Changes last as long as the handlers. */
export function createUserDataHandlers(options: UserDataOptions): HttpHandler[] {
  const { library, persona, templates, attachments, today, now, perPage } = options;
  const { claims } = library.personas.find(({ id }) => id === persona.impersonates) ?? persona;
  const { agency } = v.parse(claimsSchema, { ...claims, exp: 0 });
  const userData = getPersonaData(library, persona);
  let favorites = userData.favoritePages;
  let orders = userData.collateralRequests;
  let nextId = FIRST_NEW_ID;

  const canOrder =
    claims.access_level === 'admin' ||
    ['coop.view', 'collateral.order'].every((permission) =>
      claims.permissions.includes(permission),
    );
  const forbiddenHandlers = [
    cartItems.list,
    cartItems.create,
    cartItems.delete,
    collateralRequests.list,
    collateralRequests.detail,
    collateralRequests.submit,
  ].map((endpoint) => handle(endpoint, () => respondWithError(403)));

  const hasId =
    (name: string | readonly string[] | undefined) =>
    ({ id }: { id: string | number }) =>
      String(id) === name;
  const renumber = (pages: typeof favorites) =>
    pages.map((page, index) => ({ ...page, position: index + 1 }));
  const findDraft = () => orders.find(({ status }) => status === 'draft');

  function saveOrder(changedOrder: PersonaOrder): PersonaOrder {
    const items = changedOrder.items ?? [];
    const order = {
      ...changedOrder,
      total_cents: sumPrices(items),
      updated_at: now().toISOString(),
    };
    orders = orders.some(({ id }) => id === order.id)
      ? orders.map((other) => (other.id === order.id ? order : other))
      : [order, ...orders];
    return order;
  }

  function createDraft(): PersonaOrder {
    const time = now().toISOString();
    const id = nextId++;
    const history = [{ status: 'draft', at: time } as const];
    return { id, number: `CO-${id}`, status: 'draft', created_at: time, items: [], history };
  }

  return [
    handle(favoritePages.list, () => HttpResponse.json({ favorite_pages: favorites })),
    handle(favoritePages.create, async ({ request }) => {
      const result = await parseBody(request, favoritePages.create);
      if ('errorResponse' in result) return result.errorResponse;
      const { path, title } = result.body.favorite_page;
      const existingPage = favorites.find((page) => page.path === path);
      if (existingPage) return HttpResponse.json({ favorite_page: existingPage }, { status: 201 });
      const favorite_page = { id: nextId++, position: favorites.length + 1, title, path };
      favorites = [...favorites, favorite_page];
      return HttpResponse.json({ favorite_page }, { status: 201 });
    }),
    handle(favoritePages.delete, ({ params }) => {
      const isTarget = hasId(params['id']);
      if (!favorites.some(isTarget)) return respondWithError(404);
      favorites = renumber(favorites.filter((page) => !isTarget(page)));
      return new HttpResponse(null, { status: 204 });
    }),
    handle(favoritePages.move, async ({ params, request }) => {
      const result = await parseBody(request, favoritePages.move);
      if ('errorResponse' in result) return result.errorResponse;
      const page = favorites.find(hasId(params['id']));
      if (!page) return respondWithError(404);
      const index = Math.max(1, result.body.position) - 1;
      favorites = renumber(favorites.filter((other) => other !== page).toSpliced(index, 0, page));
      return HttpResponse.json({ favorite_page: favorites.find(({ id }) => id === page.id)! });
    }),
    handle(attachmentsResource.download, ({ params }) => {
      const file = attachments.find(hasId(params['id']));
      if (!file) return respondWithError(404);
      const name = file.name ?? String(file.id);
      const download_url = `/downloads/sample/${encodeURIComponent(name)}`;
      return HttpResponse.json({ attachment: { name, download_url } });
    }),
    ...(canOrder ? [] : forbiddenHandlers),
    handle(cartItems.list, () => HttpResponse.json({ cart_items: findDraft()?.items ?? [] })),
    handle(cartItems.create, async ({ request }) => {
      const result = await parseBody(request, cartItems.create);
      if ('errorResponse' in result) return result.errorResponse;
      const input = result.body.cart_item;
      const template = templates.find(hasId(String(input.collateral_template_id)));
      if (!template)
        return respondWithError(422, {
          errors: { collateral_template_id: ['This item is no longer available.'] },
        });
      const { errors, item } = prepareCartItem(input, template, { agency, today });
      if (errors) return respondWithError(422, { errors });
      const order = findDraft() ?? createDraft();
      const cart_item = { id: nextId++, ...item };
      saveOrder({ ...order, items: [...(order.items ?? []), cart_item] });
      return HttpResponse.json({ cart_item }, { status: 201 });
    }),
    handle(cartItems.delete, ({ params }) => {
      const order = findDraft();
      const isTarget = hasId(params['id']);
      if (!order?.items?.some(isTarget)) return respondWithError(404);
      saveOrder({ ...order, items: order.items.filter((item) => !isTarget(item)) });
      return new HttpResponse(null, { status: 204 });
    }),
    handle(collateralRequests.list, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const selectedStatus = query.get('status');
      const page = Number(query.get('page')) || 1;
      const matches = orders.filter(
        ({ status }) => selectedStatus === null || status === selectedStatus,
      );
      return HttpResponse.json(
        { collateral_requests: matches.slice((page - 1) * perPage, page * perPage) },
        { headers: toPagingHeaders({ total: matches.length, page, perPage }) },
      );
    }),
    handle(collateralRequests.detail, ({ params }) => {
      const collateral_request = orders.find(hasId(params['id']));
      return collateral_request ? HttpResponse.json({ collateral_request }) : respondWithError(404);
    }),
    handle(collateralRequests.submit, async ({ params, request }) => {
      const order = orders.find(hasId(params['id']));
      if (!order) return respondWithError(404);
      const result = await parseBody(request, collateralRequests.submit);
      if ('errorResponse' in result) return result.errorResponse;
      if (order.status !== 'draft')
        return respondWithError(422, {
          errors: {
            status: ['This order was already submitted. Check its status in Your orders.'],
          },
        });
      if (!order.items?.length)
        return respondWithError(422, {
          errors: { items: ['Your cart is empty. Add an item first.'] },
        });
      const time = now().toISOString();
      const collateral_request = saveOrder({
        ...order,
        status: 'submitted',
        submitted_at: time,
        delivery: result.body.collateral_request.delivery,
        history: [...(order.history ?? []), { status: 'submitted', at: time }],
      });
      return HttpResponse.json({ collateral_request });
    }),
  ];
}
