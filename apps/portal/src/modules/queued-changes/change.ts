import { favoritePageInputSchema, queuedFavoriteId } from '@producer-portal/api';
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

/** Why the host refused a change. */
const refusalSchema = v.picklist(['removed', 'forbidden', 'rejected']);
export type Refusal = v.InferOutput<typeof refusalSchema>;

const conflictSchema = v.object({
  type: v.literal('conflict'),
  key: idSchema,
  change: changeSchema,
  refusal: refusalSchema,
});
/** A change that the host refused. It is kept until the user has seen why. */
export type Conflict = v.InferOutput<typeof conflictSchema>;

/** The host's id of a favorite that waited to be added. The user may have changed the favorite under its temporary id. */
const createdSchema = v.object({ type: v.literal('created'), key: idSchema, id: idSchema });

/** Everything that the queue stores. */
export const storedSchema = v.variant('type', [waitingSchema, conflictSchema, createdSchema]);
export type Stored = v.InferOutput<typeof storedSchema>;

const isFavorite = ({ kind }: Change) => kind !== 'mark';

/** Whether two changes are about the same thing, so that their order matters. */
export function isSameTarget(a: Change, b: Change): boolean {
  if (a.kind !== 'mark' || b.kind !== 'mark') return isFavorite(a) && isFavorite(b);
  return a.resource === b.resource && a.id === b.id;
}

/** The changes to store and to remove for a new change. */
interface Merge {
  /** Whether the new change waits too. */
  readonly add: boolean;
  readonly wasSent: boolean;
  readonly remove: readonly Waiting[];
}

/**
 * Decides how a new change affects the waiting changes. Opposite changes cancel each other out, unless the host may have
 * received the first one.
 */
export function merge(
  waiting: readonly Waiting[],
  { change, wasSent }: Pick<Waiting, 'change' | 'wasSent'>,
): Merge {
  const others = waiting.filter((each) => isSameTarget(each.change, change));
  if (change.kind === 'mark') {
    const [last] = others;
    if (last?.change.kind !== 'mark') return { add: true, wasSent, remove: [] };
    if (last.change.read === change.read) return { add: false, wasSent, remove: [] };
    // It is unknown which mark the host has, so the last mark must be sent.
    return { add: last.wasSent, wasSent: true, remove: [last] };
  }
  if (change.kind === 'remove-favorite') {
    const unsent = others.filter((each) => !each.wasSent);
    const added = unsent.find(({ key }) => queuedFavoriteId(key) === change.id);
    const moves = unsent.filter(
      (each) => each.change.kind === 'move-favorite' && each.change.id === change.id,
    );
    const isRepeated = others.some(
      (each) => each.change.kind === 'remove-favorite' && each.change.id === change.id,
    );
    return { add: !added && !isRepeated, wasSent, remove: added ? [added, ...moves] : moves };
  }
  const last = others.at(-1);
  const isMovedAgain =
    change.kind === 'move-favorite' &&
    last?.change.kind === 'move-favorite' &&
    last.change.id === change.id &&
    !last.wasSent;
  return { add: true, wasSent, remove: isMovedAgain ? [last] : [] };
}
