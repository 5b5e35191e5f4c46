import type * as v from 'valibot';

/** True only when the value fits as it is; false says nothing. */
type QuickCheck = (value: unknown) => boolean;

/** What a schema says of itself; which of these it has depends on its type. */
export type Parts = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: unknown;
  readonly wrapped?: v.GenericSchema;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => v.GenericSchema;
  readonly pipe?: readonly { readonly kind: string; readonly requirement?: unknown }[];
};

const never: QuickCheck = () => false;
const made = new WeakMap<object, QuickCheck>();

/** True for what may have fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for what a schema is made of, and can itself be read by. */
export const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema';

const scalars: readonly string[] = ['string', 'number', 'boolean'];

/** The `typeof` of which every value fits; '' where there is more to look at. */
function kindOf({ type, wrapped, pipe }: v.GenericSchema & Parts): string {
  if (type === 'nullish' && wrapped) return kindOf(wrapped);
  return scalars.includes(type) && !pipe ? type : '';
}

function make(schema: v.GenericSchema & Parts): QuickCheck {
  const { type, entries, item, wrapped, options, getter, pipe } = schema;
  if (pipe) {
    const [first, ...rest] = pipe;
    const patterns = rest.map(({ requirement }) => requirement);
    if (!isSchema(first) || !patterns.every((pattern) => pattern instanceof RegExp)) return never;
    return patterns.reduce<QuickCheck>(
      (fits, pattern) => (value) => typeof value === 'string' && fits(value) && pattern.test(value),
      quickCheck(first),
    );
  }
  if (scalars.includes(type)) return (value) => typeof value === type;
  if (type === 'unknown') return () => true;
  if (type === 'object' && entries) {
    const fields = new Map<string, { kind: string; fits: QuickCheck; isNeeded: boolean }>();
    for (const [key, entry] of Object.entries(entries)) {
      const fits = quickCheck(entry);
      fields.set(key, { kind: kindOf(entry), fits, isNeeded: !fits(undefined) });
    }
    const needed = [...fields.values()].filter(({ isNeeded }) => isNeeded).length;
    return (value) => {
      if (!isObject(value)) return false;
      let found = 0;
      // What is there is looked at, which is half as dear as asking for each field that could be.
      for (const key in value) {
        const field = fields.get(key);
        if (!field) continue;
        const part = value[key];
        if (typeof part !== field.kind && !field.fits(part)) return false;
        if (field.isNeeded) found += 1;
      }
      return found === needed;
    };
  }
  if (type === 'array' && item) {
    const fits = quickCheck(item);
    return (value) => Array.isArray(value) && value.every(fits);
  }
  if (wrapped && schema.default === undefined) {
    const fits = quickCheck(wrapped);
    if (type === 'optional') return (value) => value === undefined || fits(value);
    if (type === 'nullable') return (value) => value === null || fits(value);
    if (type === 'nullish') return (value) => value == null || fits(value);
  }
  if (type === 'union' && options?.every(isSchema)) {
    const checks = options.map(quickCheck);
    return (value) => checks.some((fits) => fits(value));
  }
  if (type === 'picklist' && options) return (value) => options.includes(value);
  if (type === 'lazy' && getter) return (value) => quickCheck(getter(value))(value);
  return never;
}

/**
 * A check of the usual, right answer that costs a part of a full one: it copies nothing and says
 * nothing of what is wrong. What it does not let pass, or does not know, is for the schema itself.
 */
export function quickCheck(schema: v.GenericSchema): QuickCheck {
  let check = made.get(schema);
  if (!check) {
    check = make(schema);
    made.set(schema, check);
  }
  return check;
}
