import type { MutationFunctionContext } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { call } from '../../client/endpoint.ts';
import { mutationOf } from '../../client/query-options.ts';
import { notifyOrdersChanged } from '../collateral-requests/orders-changed.ts';
import type { Id } from '../content/schema.ts';
import type { FetchOptions, SubmitOptions } from '../fetch-options.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { createPendingChanges } from '../pending-changes.ts';
import { createIdempotencyKey, withIdempotencyKey, type Submission } from '../idempotency-key.ts';
import { cartItems, type CartItem, type CartItemInput } from './resource.ts';

/**
 * Puts a piece of collateral into the cart. The first one opens a draft request: the token that
 * comes with the answer names it as `current_collateral_request_id`.
 *
 * @throws Rejected when it cannot be ordered so; `fields` names each reason: `quantity`, `state`,
 * `collateral_template_id`, `fields.<key>`
 * @throws NotAuthorized for whoever may not order
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
 * Takes a piece out of the cart.
 *
 * @throws NotFound when it is not there any more, or is another's
 */
export function deleteCartItem(
  api: ApiClient,
  id: Id,
  { signal }: FetchOptions = {},
): Promise<void> {
  return call(api, cartItems.delete, { id, signal });
}

const mutationKey = ['cartItems'];

const pending = /* @__PURE__ */ createPendingChanges<CartItem>(['cartItems', 'list']);

/** After the last change under way the host's cart is asked for, and the draft that holds it. */
function changing(api: ApiClient, what: string) {
  return {
    networkMode: 'always',
    mutationKey: [...mutationKey, what],
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
 * Puts a piece of collateral into the cart. The host checks it and fills its fields, so nothing
 * shows before its answer; that shows at once.
 *
 * The press is the object of variables: a retry with the same one is done once, and a second click
 * that makes an object of its own is a second press. Disable the button while `isPending`.
 *
 * @example
 * const { mutate, error, isPending } = useMutation(createCartItemMutation(api));
 * mutate({ collateral_template_id: template.id, quantity: 250, state: 'OH', fields: {} });
 */
export function createCartItemMutation(api: ApiClient) {
  return mutationOf({
    ...changing(api, 'create'),
    mutationFn: (variables: CartItemInput & Submission) =>
      withIdempotencyKey(variables, (idempotencyKey) =>
        createCartItem(api, variables, { idempotencyKey }),
      ),
    onSuccess: async (item, _variables, _result, { client }) => {
      const change = (items: readonly CartItem[]) =>
        items.some(({ id }) => id === item.id) ? items : [...items, item];
      pending.confirm(client, await pending.begin(client, change));
    },
  });
}

/**
 * Takes a piece out of the cart. It goes at once, and comes back to its place when that fails; one
 * that is not there any more counts as taken out.
 */
export function deleteCartItemMutation(api: ApiClient) {
  return mutationOf({
    ...changing(api, 'delete'),
    mutationFn: (id: Id) => deleteCartItem(api, id).catch(ignoreNotFound),
    onMutate: (id: Id, { client }) =>
      pending.begin(client, (items) => items.filter((item) => String(item.id) !== String(id))),
    onSuccess: (_response, _id, change, { client }) => pending.confirm(client, change),
    onError: (_error: Error, _id, change, { client }) => {
      if (change) pending.takeBack(client, change);
    },
  });
}
