import * as v from 'valibot';
import type { Activity, ActivityPrefix, ActivityStep } from '../activity/activity.ts';
import { instantSchema } from '../resources/content/schema.ts';
import type { SafeStorage } from './safe-storage.ts';
import { favoritePageSchema, type FavoritePage } from '../resources/favorite-pages/schema.ts';

/** What is kept in the browser beside the tokens. */
export type StoredValueTypes = {
  /** What the header paints before the host has answered. */
  headerFavorites: FavoritePage[];
  /** The moment (ISO 8601 with its zone) at which the list of alerts was last opened. */
  lastAlertChecked: string;
};

type Key = keyof StoredValueTypes;

/** What is kept under its owner: another person’s values count as absent. */
export type StoredValues = {
  /** The value of the person signed in; null when there is none, or it is another's or garbled. */
  get: <K extends Key>(key: K) => StoredValueTypes[K] | null;
  /** Does nothing when nobody is signed in. */
  set: <K extends Key>(key: K, value: StoredValueTypes[K]) => void;
  reset: (key: Key) => void;
};

const schemas: { [K in Key]: v.GenericSchema<unknown, StoredValueTypes[K]> } = {
  headerFavorites: v.array(favoritePageSchema),
  lastAlertChecked: instantSchema,
};

const prefixes: Record<Key, ActivityPrefix> = {
  headerFavorites: 'HEADER_FAVORITES',
  lastAlertChecked: 'LAST_ALERT_CHECKED',
};

export const storedKeys: readonly Key[] = ['headerFavorites', 'lastAlertChecked'];

const ownedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ uuid: v.string(), value: v.unknown() }),
);

/** Values stored as `{uuid, value}`: only the person with that uuid reads them. */
export type OwnedValues = ReturnType<typeof createOwnedValues>;

/**
 * Reads and writes values that belong to one person.
 *
 * @param uuid the person who is signed in; null when nobody is
 */
export function createOwnedValues(storage: SafeStorage, uuid: () => string | null) {
  return {
    /** Null when there is no value, or when it is garbled or another person's. */
    read<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
      const owned = v.safeParse(ownedSchema, storage.get(key));
      if (!owned.success || owned.output.uuid !== uuid()) return null;
      const value = v.safeParse(schema, owned.output.value);
      return value.success ? value.output : null;
    },
    /** Returns false, and writes nothing, without an owner. */
    write(key: string, value: unknown, owner = uuid()): boolean {
      if (owner === null) return false;
      storage.set(key, JSON.stringify({ uuid: owner, value }));
      return true;
    },
    remove: storage.remove,
  };
}

/** The values of `Session.values`; each use shows in the activity stream. */
export function createStoredValues(options: {
  owned: OwnedValues;
  now: () => number;
  activity: Activity | undefined;
}): StoredValues {
  const { owned, now, activity } = options;
  const emit = (key: Key, step: ActivityStep) =>
    activity?.emit({ type: `${prefixes[key]}_${step}`, at: now() });

  return {
    get(key) {
      emit(key, 'GET');
      return owned.read(key, schemas[key]);
    },
    set(key, value) {
      if (owned.write(key, value)) emit(key, 'SET');
    },
    reset(key) {
      owned.remove(key);
      emit(key, 'RESET');
    },
  };
}
