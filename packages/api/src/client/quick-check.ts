import type * as v from 'valibot';

/** True only when the value fits as it is; false says nothing. */
type QuickCheck = (value: unknown) => boolean;

/** What a schema says of itself; which of these it has depends on its type. */
type Parts = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => v.GenericSchema;
  readonly pipe?: readonly { readonly kind: string; readonly requirement?: unknown }[];
};

const never: QuickCheck = () => false;
const made = new WeakMap<object, QuickCheck>();

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema';

function make(schema: v.GenericSchema & Parts): QuickCheck {
  const { type, entries, item, wrapped, options, getter, pipe } = schema;
  if (pipe) {
    const [first, ...rest] = pipe;
    const patterns = rest.map(({ requirement }) => requirement);
    if (!isSchema(first) || !patterns.every((pattern) => pattern instanceof RegExp)) return never;
    const fits = quickCheck(first);
    return (value) =>
      typeof value === 'string' && fits(value) && patterns.every((pattern) => pattern.test(value));
  }
  if (type === 'string' || type === 'number' || type === 'boolean') {
    return (value) => typeof value === type;
  }
  if (type === 'object' && entries) {
    const checks = Object.entries(entries).map(([key, entry]) => [key, quickCheck(entry)] as const);
    return (value) => isObject(value) && checks.every(([key, fits]) => fits(value[key]));
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
