import {
  cartItemInputSchema,
  cartItemSchema,
  favoritePageInputSchema,
  isQueuedId,
  toQueuedId,
} from '@producer-portal/api';
import * as v from 'valibot';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/));
const titleSchema = v.nullable(v.string());

/** A change that can wait, because nothing depends on the host's response. */
const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('mark'),
    resource: v.picklist(['alerts', 'policyUpdates', 'revisions']),
    id: idSchema,
    read: v.boolean(),
    title: titleSchema,
  }),
  v.object({ kind: v.literal('add-favorite'), ...favoritePageInputSchema.entries }),
  v.object({ kind: v.literal('remove-favorite'), id: idSchema }),
  v.object({
    kind: v.literal('move-favorite'),
    id: idSchema,
    /** One-based. */
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
    title: titleSchema,
  }),
  v.object({
    kind: v.literal('add-cart-item'),
    input: cartItemInputSchema,
    /** What the cart shows until the host returns the item. */
    item: v.omit(cartItemSchema, ['id']),
  }),
  v.object({
    kind: v.literal('remove-cart-item'),
    id: idSchema,
    title: titleSchema,
    /** The temporary id of the replacement. If the host refuses the replacement, this item stays in the cart. */
    replacedBy: v.nullable(idSchema),
  }),
]);
export type Change = v.InferOutput<typeof changeSchema>;

const waitingSchema = v.object({
  type: v.literal('waiting'),
  /** The idempotency key of the change, which is also its id. */
  key: idSchema,
  /** Changes are sent in this order. */
  order: v.number(),
  /** Whether the host may have received this change, or the opposite mark that it replaces. */
  wasSent: v.boolean(),
  change: changeSchema,
});
/** A change that waits to be sent. */
export type Waiting = v.InferOutput<typeof waitingSchema>;

/** The kind of refusal, which determines the portal's message. */
const refusalSchema = v.picklist(['removed', 'forbidden', 'rejected']);
export type Refusal = v.InferOutput<typeof refusalSchema>;

const conflictSchema = v.object({
  type: v.literal('conflict'),
  key: idSchema,
  change: changeSchema,
  refusal: refusalSchema,
  /** Why the host refused the change, in its own words; null if it gave no reason. */
  reason: v.nullable(v.string()),
});
/** A change that the host refused. It is kept until the user has seen why. */
export type Conflict = v.InferOutput<typeof conflictSchema>;

/** The host's id of an added favorite or cart item. Waiting changes may still have the temporary id. */
const createdSchema = v.object({ type: v.literal('created'), key: idSchema, id: idSchema });

/** A change that isn't sent, because the user has undone it. Another tab may still show it. */
const undoneSchema = v.object({ type: v.literal('undone'), key: idSchema });

/** Everything that the queue stores. */
export const storedSchema = v.variant('type', [
  waitingSchema,
  conflictSchema,
  createdSchema,
  undoneSchema,
]);
export type Stored = v.InferOutput<typeof storedSchema>;

/** What a change affects: the mark of one record, the favorites, or the cart. Changes in the same area are sent in order. */
const getArea = (change: Change): string => {
  if (change.kind === 'mark') return `${change.resource} ${change.id}`;
  return isCartChange(change) ? 'cart' : 'favorites';
};

export const isCartChange = ({ kind }: Change): boolean =>
  kind === 'add-cart-item' || kind === 'remove-cart-item';

/** Whether two changes affect the same area, so that their order matters. */
export const isInSameArea = (a: Change, b: Change): boolean => getArea(a) === getArea(b);

/** The temporary id of a record that has to be added before the change can be sent; null if there is none. */
export function getAwaitedId(change: Change): string | null {
  if (change.kind === 'mark' || change.kind === 'add-favorite' || change.kind === 'add-cart-item')
    return null;
  if (isQueuedId(change.id)) return change.id;
  return change.kind === 'remove-cart-item' ? change.replacedBy : null;
}

/** How a new change affects the stored changes. */
interface Merge {
  /** Whether to store the new change. */
  readonly add: boolean;
  readonly wasSent: boolean;
  readonly remove: readonly Waiting[];
  /** New versions of waiting changes. They are sent after all others. */
  readonly replace?: readonly Waiting[];
}

/**
 * Decides how a new change affects the waiting changes. Opposite changes cancel each other out, unless the host may have
 * received the first one.
 */
export function merge(
  waiting: readonly Waiting[],
  { change, wasSent }: Pick<Waiting, 'change' | 'wasSent'>,
): Merge {
  const others = waiting.filter((each) => isInSameArea(each.change, change));
  const last = others.at(-1);
  switch (change.kind) {
    case 'mark':
      if (last?.change.kind !== 'mark') return { add: true, wasSent, remove: [] };
      if (last.change.read === change.read) return { add: false, wasSent, remove: [] };
      // It is unknown which mark the host has, so the last mark must be sent.
      return { add: last.wasSent, wasSent: true, remove: [last] };
    case 'remove-favorite':
    case 'remove-cart-item': {
      const unsent = others.filter((each) => !each.wasSent);
      const added = unsent.find(({ key }) => toQueuedId(key) === change.id);
      const moves = unsent.filter(
        (each) => each.change.kind === 'move-favorite' && each.change.id === change.id,
      );
      const isRepeated = others.some(
        (each) => each.change.kind === change.kind && each.change.id === change.id,
      );
      return {
        add: !added && !isRepeated,
        wasSent,
        remove: added ? [added, ...moves] : moves,
        replace:
          added && change.kind === 'remove-cart-item' ? waitForReplacement(unsent, change) : [],
      };
    }
    case 'move-favorite': {
      const isMovedAgain =
        last?.change.kind === 'move-favorite' && last.change.id === change.id && !last.wasSent;
      return { add: true, wasSent, remove: isMovedAgain ? [last] : [] };
    }
    default:
      return { add: true, wasSent, remove: [] };
  }
}

/**
 * Makes the removals that wait for a removed item wait for its replacement instead.
 *
 * @returns new versions of these removals
 */
function waitForReplacement(
  waiting: readonly Waiting[],
  { id, replacedBy }: Extract<Change, { kind: 'remove-cart-item' }>,
): Waiting[] {
  return waiting.flatMap((each) =>
    each.change.kind === 'remove-cart-item' && each.change.replacedBy === id
      ? [{ ...each, change: { ...each.change, replacedBy } }]
      : [],
  );
}
