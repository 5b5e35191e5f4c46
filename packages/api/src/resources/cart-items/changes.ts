import type { MutationFunctionContext } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { createMutation } from '../../client/query-options.ts';
import { notifyOrdersChanged } from '../collateral-requests/orders-changed.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { createPendingChanges } from '../pending-changes.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import { cartItems, type CartItem, type CartItemInput } from './resource.ts';

/**
 * Adds a collateral item to the cart. The first item creates a draft order; the response's new token
 * has its id in `current_collateral_request_id`.
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

/**
 * Removes an item from the cart.
 *
 * @throws NotFound if the item no longer exists or belongs to another user
 */
export function deleteCartItem(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, cartItems.delete, { id, signal });
}

const mutationKey = ['cartItems'];

const pendingChanges = /* @__PURE__ */ createPendingChanges<CartItem>(['cartItems', 'list']);

/** Common options of cart mutations. After the last pending change, the cart and the draft are refetched. */
function mutationOptions(api: ApiClient, action: string) {
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
 * host fills in its fields.
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
    ...mutationOptions(api, 'create'),
    mutationFn: (variables: CartItemInput & Submission) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        createCartItem(api, variables, { idempotencyKey }),
      ),
    onSuccess: async (item, _variables, _result, { client }) => {
      const change = (items: readonly CartItem[]) =>
        items.some(({ id }) => id === item.id) ? items : [...items, item];
      pendingChanges.confirm(client, await pendingChanges.begin(client, change));
    },
  });
}

/**
 * Removes an item from the cart. The item disappears immediately and comes back if the call fails. An
 * item that no longer exists counts as removed.
 */
export function deleteCartItemMutation(api: ApiClient) {
  return createMutation({
    ...mutationOptions(api, 'delete'),
    mutationFn: (id: Id) => deleteCartItem(api, id).catch(ignoreNotFound),
    onMutate: (id: Id, { client }) =>
      pendingChanges.begin(client, (items) =>
        items.filter((item) => String(item.id) !== String(id)),
      ),
    onSuccess: (_response, _id, change, { client }) => pendingChanges.confirm(client, change),
    onError: (_error: Error, _id, change, { client }) => {
      if (change) pendingChanges.revert(client, change);
    },
  });
}
