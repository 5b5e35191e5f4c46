import * as v from 'valibot';
import { isObject, isSchema, quickCheck, type Parts } from './quick-check.ts';

/** Stands for a value that does not fit and of which nothing can be kept. */
export const invalidValue: unique symbol = Symbol('invalid value');

/** Hears of each value that does not fit: where it stands and what was expected there, never what it is. */
export type OnInvalidValue = (issue: string) => void;

const under = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

/**
 * What can be kept of an answer. The schemas are the contract, and a host is held to them; a reader is
 * not so strict: a value that does not fit is left out where it may be missing (`optional`), an item
 * or an entry goes alone out of its list or record, and only what must be there takes down what it
 * stands in.
 *
 * @param path where the value stands; '' for a whole body
 */
export function parseLenient(
  schema: v.GenericSchema & Parts,
  value: unknown,
  path: string,
  onInvalid: OnInvalidValue,
): unknown {
  if (quickCheck(schema)(value)) return value;
  const { type, entries, item, wrapped, options, getter } = schema;
  // What is piped has more to say than its parts.
  const kind = schema.pipe ? 'pipe' : type;

  if (kind === 'nullish' && wrapped && value !== undefined && value !== null) {
    const kept = parseLenient(wrapped, value, path, onInvalid);
    return kept === invalidValue ? undefined : kept;
  }
  if (kind === 'lazy' && getter) return parseLenient(getter(value), value, path, onInvalid);
  if ((kind === 'object' || kind === 'record') && isObject(value)) {
    const kept: Record<string, unknown> = {};
    for (const key of Object.keys(entries ?? value)) {
      const entry = entries ? entries[key] : schema.value;
      // Set on an object, it would change what the object is made from.
      if (!isSchema(entry) || key === '__proto__') continue;
      const part = parseLenient(entry, value[key], under(path, key), onInvalid);
      if (part === invalidValue && entries) return invalidValue;
      if (part !== invalidValue && part !== undefined) kept[key] = part;
    }
    return kept;
  }
  if (kind === 'array' && item && Array.isArray(value)) {
    return value
      .map((each, index) => parseLenient(item, each, under(path, index), onInvalid))
      .filter((each) => each !== invalidValue);
  }
  if (kind === 'union' && options?.every(isSchema)) {
    for (const option of options) {
      const issues: string[] = [];
      const kept = parseLenient(option, value, path, (issue) => issues.push(issue));
      if (kept === invalidValue) continue;
      issues.forEach(onInvalid);
      return kept;
    }
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [{ expected, type: failed }] = parsed.issues;
  onInvalid(`${path === '' ? 'body' : path}: expected ${expected ?? failed}`);
  return invalidValue;
}
