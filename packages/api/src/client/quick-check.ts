import type * as v from 'valibot';

/** True means that the value is valid. False means that the schema must still check it. */
type QuickCheck = (value: unknown) => boolean;

/** The parts of a valibot schema. The type of the schema determines which parts exist. */
export type SchemaInternals = {
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

const alwaysFalse: QuickCheck = () => false;
const checks = new WeakMap<object, QuickCheck>();

/** True for a value that can have fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** True for a valibot schema. */
export const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && value['kind'] === 'schema';

const scalars: readonly string[] = ['string', 'number', 'boolean'];

/** The `typeof` result that is enough to make a value valid; '' if the schema checks more. */
function getSufficientType({ type, wrapped, pipe }: v.GenericSchema & SchemaInternals): string {
  if (type === 'nullish' && wrapped) return getSufficientType(wrapped);
  return scalars.includes(type) && !pipe ? type : '';
}

function createCheck(schema: v.GenericSchema & SchemaInternals): QuickCheck {
  const { type, entries, item, wrapped, options, getter, pipe } = schema;
  if (pipe) {
    const [first, ...rest] = pipe;
    const patterns = rest.map(({ requirement }) => requirement);
    if (!isSchema(first) || !patterns.every((pattern) => pattern instanceof RegExp))
      return alwaysFalse;
    return patterns.reduce<QuickCheck>(
      (passes, pattern) => (value) =>
        typeof value === 'string' && passes(value) && pattern.test(value),
      getQuickCheck(first),
    );
  }
  if (scalars.includes(type)) return (value) => typeof value === type;
  if (type === 'unknown') return () => true;
  if (type === 'object' && entries) {
    const fields = new Map<
      string,
      { sufficientType: string; passes: QuickCheck; isRequired: boolean }
    >();
    for (const [key, entry] of Object.entries(entries)) {
      const passes = getQuickCheck(entry);
      fields.set(key, {
        sufficientType: getSufficientType(entry),
        passes,
        isRequired: !passes(undefined),
      });
    }
    const requiredCount = [...fields.values()].filter(({ isRequired }) => isRequired).length;
    return (value) => {
      if (!isObject(value)) return false;
      let foundCount = 0;
      // Looping over the present keys is twice as fast as looking up every possible field.
      for (const key in value) {
        const field = fields.get(key);
        if (!field) continue;
        const part = value[key];
        if (typeof part !== field.sufficientType && !field.passes(part)) return false;
        if (field.isRequired) foundCount += 1;
      }
      return foundCount === requiredCount;
    };
  }
  if (type === 'array' && item) {
    const passes = getQuickCheck(item);
    return (value) => Array.isArray(value) && value.every(passes);
  }
  if (wrapped && schema.default === undefined) {
    const passes = getQuickCheck(wrapped);
    if (type === 'optional') return (value) => value === undefined || passes(value);
    if (type === 'nullable') return (value) => value === null || passes(value);
    if (type === 'nullish') return (value) => value == null || passes(value);
  }
  if (type === 'union' && options?.every(isSchema)) {
    const optionChecks = options.map(getQuickCheck);
    return (value) => optionChecks.some((passes) => passes(value));
  }
  if (type === 'picklist' && options) return (value) => options.includes(value);
  if (type === 'lazy' && getter) return (value) => getQuickCheck(getter(value))(value);
  return alwaysFalse;
}

/**
 * Creates a fast check for the common case of a valid value. It copies nothing and reports no issues.
 * If it returns false, parse the value with the schema.
 */
export function getQuickCheck(schema: v.GenericSchema): QuickCheck {
  let check = checks.get(schema);
  if (!check) {
    check = createCheck(schema);
    checks.set(schema, check);
  }
  return check;
}
