import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import type { ApiClient } from '../../client/api-client.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { askedOnce } from '../asked-once.ts';
import { tellOrdersChanged } from '../collateral-requests/orders-changed.ts';
import type { Id } from '../content/schema.ts';
import { createPendingChanges } from '../pending-changes.ts';
import { underPressKey, type Press } from '../press-key.ts';
import { createCartItem, deleteCartItem, fetchCartItems } from './fetchers.ts';
import type { CartItem, CartItemInput } from './schema.ts';

const queryKey = ['cart-items'];

const pending = /* @__PURE__ */ createPendingChanges<CartItem>(queryKey);

/** After the last change under way the host's cart is asked for, and the draft that holds it. */
function changing(api: ApiClient, what: string) {
  return {
    networkMode: 'always',
    mutationKey: [...queryKey, what],
    onSettled: (
      _answer: unknown,
      _error: Error | null,
      _variables: unknown,
      _result: unknown,
      { client }: MutationFunctionContext,
    ) => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) tellOrdersChanged(client, api);
    },
  } as const;
}

/** What is in the reader's cart. */
export function cartItemsQuery(api: ApiClient) {
  return queryOptions({
    ...askedOnce,
    queryKey,
    queryFn: ({ signal }) => fetchCartItems(api, { signal }),
  });
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
  return mutationOptions({
    ...changing(api, 'create'),
    mutationFn: (variables: CartItemInput & Press) =>
      underPressKey(variables, (idempotencyKey) =>
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
  return mutationOptions({
    ...changing(api, 'delete'),
    mutationFn: (id: Id) => deleteCartItem(api, id).catch(ignoreNotFound),
    onMutate: (id: Id, { client }) =>
      pending.begin(client, (items) => items.filter((item) => String(item.id) !== String(id))),
    onSuccess: (_answer, _id, change, { client }) => pending.confirm(client, change),
    onError: (_error: Error, _id, change, { client }) => {
      if (change) pending.takeBack(client, change);
    },
  });
}
