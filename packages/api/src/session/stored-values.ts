import * as v from 'valibot';
import type { Activity, ActivityPrefix, ActivityStep } from '../activity/activity.ts';
import { instantSchema } from '../resources/content/schema.ts';
import type { SafeStorage } from './safe-storage.ts';
import { bindingActions } from '../resources/revisions/vocabulary.ts';
import { favoritePageSchema, type FavoritePage } from '../resources/favorite-pages/schema.ts';

/** Values that the browser stores besides the tokens. */
export type StoredValueTypes = {
  /** Favorites that the header shows before the host responds. */
  headerFavorites: FavoritePage[];
  /** When the user last opened the alerts: an ISO 8601 date and time with a zone. */
  lastAlertChecked: string;
  /** The user's last binding check, without its time. */
  lastBindCheck: LastBindCheck;
};

/** What the user checked last: a place, a product, and an action. */
const lastBindCheckSchema = v.object({
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  county: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  product: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/))),
  action: v.picklist(bindingActions),
});
type LastBindCheck = v.InferOutput<typeof lastBindCheckSchema>;

type Key = keyof StoredValueTypes;

/** Stored values of the current user. Another user’s values count as missing. */
export type StoredValues = {
  /** Returns the user's value; null if it is missing, invalid, or another user's. */
  get: <K extends Key>(key: K) => StoredValueTypes[K] | null;
  /** Does nothing if no one is signed in. */
  set: <K extends Key>(key: K, value: StoredValueTypes[K]) => void;
  reset: (key: Key) => void;
};

const schemas: { [K in Key]: v.GenericSchema<unknown, StoredValueTypes[K]> } = {
  headerFavorites: v.array(favoritePageSchema),
  lastAlertChecked: instantSchema,
  lastBindCheck: lastBindCheckSchema,
};

const prefixes: Record<Key, ActivityPrefix> = {
  headerFavorites: 'HEADER_FAVORITES',
  lastAlertChecked: 'LAST_ALERT_CHECKED',
  lastBindCheck: 'LAST_BIND_CHECK',
};

export const storedKeys: readonly Key[] = ['headerFavorites', 'lastAlertChecked', 'lastBindCheck'];

const userScopedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uuid: v.string(), value: v.unknown() }),
);

/** Values stored as `{uuid, value}`, readable only by the user with that uuid. */
export type UserScopedValues = ReturnType<typeof createUserScopedValues>;

/**
 * Creates functions to read and write values that belong to one user.
 *
 * @param uuid returns the current user's uuid; null if no one is signed in
 */
export function createUserScopedValues(storage: SafeStorage, uuid: () => string | null) {
  return {
    /** Returns null if the value is missing, invalid, or another user's. */
    read<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
      const result = v.safeParse(userScopedSchema, storage.get(key));
      if (!result.success || result.output.uuid !== uuid()) return null;
      const value = v.safeParse(schema, result.output.value);
      return value.success ? value.output : null;
    },
    /** Writes nothing and returns false without an owner. */
    write(key: string, value: unknown, owner = uuid()): boolean {
      if (owner === null) return false;
      storage.set(key, JSON.stringify({ uuid: owner, value }));
      return true;
    },
    remove: storage.remove,
  };
}

/** Creates `Session.values`. Each access emits an activity event. */
export function createStoredValues(options: {
  userScopedValues: UserScopedValues;
  now: () => number;
  activity: Activity | undefined;
}): StoredValues {
  const { userScopedValues, now, activity } = options;
  const emit = (key: Key, step: ActivityStep) =>
    activity?.emit({ type: `${prefixes[key]}_${step}`, at: now() });

  return {
    get(key) {
      emit(key, 'GET');
      return userScopedValues.read(key, schemas[key]);
    },
    set(key, value) {
      if (userScopedValues.write(key, value)) emit(key, 'SET');
    },
    reset(key) {
      userScopedValues.remove(key);
      emit(key, 'RESET');
    },
  };
}
