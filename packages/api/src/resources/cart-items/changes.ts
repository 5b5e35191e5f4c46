import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { createMutation } from '../../client/query-options.ts';
import { isQueued } from '../../errors/server-down.ts';
import { notifyOrdersChanged } from '../collateral-requests/orders-changed.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { createPendingChanges, type Change } from '../pending-changes.ts';
import {
  createIdempotencyKey,
  isQueuedId,
  toQueuedId,
  withIdempotencyKey,
  type Submission,
} from '../idempotency-key.ts';
import { cartItems, type CartItem, type CartItemInput } from './resource.ts';

/**
 * Adds a collateral item to the cart. The first item creates a draft order, whose id is the claim
 * `current_collateral_request_id` of the new token in the response.
 *
 * @throws Rejected if the item can't be ordered; the keys of `fields` are `quantity`, `state`,
 * `collateral_template_id`, and `fields.<key>`
 * @throws NotAuthorized if the user has no ordering permission
 */
export function createCartItem(
  api: ApiClient,
  { collateral_template_id, quantity, state, fields }: CartItemInput,
  { signal, idempotencyKey = createIdempotencyKey() }: SubmitOptions = {},
): Promise<CartItem> {
  const body = { cart_item: { collateral_template_id, quantity, state, fields } };
  return call(api, cartItems.create, { body, idempotencyKey, signal });
}

/** An item to remove from the cart. */
export type DeleteCartItem = {
  id: Id;
  /**
   * The id of the new item that replaces this one, as `createCartItemMutation` returned it. If the new item
   * is queued and the host later refuses it, this item stays in the cart.
   */
  replacedBy?: Id | undefined;
};

/**
 * Removes an item from the cart.
 *
 * @throws NotFound if the item no longer exists or belongs to another user
 */
export function deleteCartItem(
  api: ApiClient,
  id: Id,
  { replacedBy, signal }: FetchOptions & Pick<DeleteCartItem, 'replacedBy'> = {},
): Promise<void> {
  return call(api, cartItems.delete, { id, replacedBy, signal });
}

const mutationKey = ['cartItems'];
const queryKey = cartItems.list.cacheKey;

const pendingChanges = /* @__PURE__ */ createPendingChanges<CartItem>(queryKey);

const add =
  (item: CartItem): Change<CartItem> =>
  (items) =>
    items.some(({ id }) => id === item.id) ? items : [...items, item];

const remove =
  (id: Id): Change<CartItem> =>
  (items) =>
    items.filter((item) => String(item.id) !== String(id));

/** A change to the cart that is sent later. */
export type QueuedCartChange =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'remove'; readonly id: Id };

/** Shows a change in the cached cart, without a call. Showing it twice has the same effect. */
export function showCartChange(client: QueryClient, change: QueuedCartChange): void {
  const apply = change.kind === 'add' ? add(change.item) : remove(change.id);
  client.setQueryData<readonly CartItem[]>(
    queryKey,
    (items) => items && apply(items),
    // A change is not a response, so it must not change the time at which the cart becomes stale.
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
  );
}

/** Common options of cart mutations. After the last pending change, the cart and all orders are refetched. */
function createMutationOptions(api: ApiClient, action: string) {
  return {
    networkMode: 'always',
    mutationKey: [...mutationKey, action],
    onSettled: (
      _response: unknown,
      _error: Error | null,
      _variables: unknown,
      _result: unknown,
      { client }: MutationFunctionContext,
    ) => {
      if (client.isMutating({ mutationKey }) === 1) notifyOrdersChanged(client, api);
    },
  } as const;
}

/**
 * Adds a collateral item to the cart. The item appears with the response, not before it, because the
 * host fills in its fields. If the call is sent later, the result has a temporary id (`isQueuedId`), and the application
 * shows the item with `showCartChange`.
 *
 * The variables object identifies the submission: a retry with the same object runs once, but a
 * second click with a new object is a second submission. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, error, isPending } = useMutation(createCartItemMutation(api));
 * mutate({ collateral_template_id: template.id, quantity: 250, state: 'OH', fields: {} });
 */
export function createCartItemMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'create'),
    mutationFn: (variables: CartItemInput & Submission) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        createCartItem(api, variables, { idempotencyKey }).catch((error: unknown): CartItem => {
          if (!isQueued(error)) throw error;
          return { ...variables, id: toQueuedId(idempotencyKey) };
        }),
      ),
    onSuccess: async (item, _variables, _result, { client }) => {
      if (isQueuedId(item.id)) return;
      pendingChanges.confirm(client, await pendingChanges.begin(client, add(item)));
    },
  });
}

/**
 * Removes an item from the cart. The item disappears immediately and comes back if the call fails. An
 * item that no longer exists counts as removed.
 *
 * @example
 * mutate({ id: item.id });
 */
export function deleteCartItemMutation(api: ApiClient) {
  return createMutation({
    ...createMutationOptions(api, 'delete'),
    mutationFn: ({ id, replacedBy }: DeleteCartItem) =>
      deleteCartItem(api, id, { replacedBy }).catch((error: unknown) => {
        if (!isQueued(error)) ignoreNotFound(error);
      }),
    onMutate: ({ id }: DeleteCartItem, { client }) => pendingChanges.begin(client, remove(id)),
    onSuccess: (_response, _item, change, { client }) => pendingChanges.confirm(client, change),
    onError: (_error: Error, _item, change, { client }) => {
      if (change) pendingChanges.revert(client, change);
    },
  });
}
