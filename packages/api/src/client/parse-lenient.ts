import * as v from 'valibot';
import { isObject, isSchema, quickCheck, type SchemaInternals } from './quick-check.ts';

/** Returned for a value that can't be used, not even in part. */
export const invalidValue: unique symbol = Symbol('invalid value');

/** Called for each invalid value with its path and the expected type, but never the value itself. */
export type OnInvalidValue = (issue: string) => void;

const joinPath = (path: string, key: string | number) =>
  path === '' ? `${key}` : `${path}.${key}`;

/**
 * Parses a response and drops invalid values. The schemas are strict because hosts must follow the
 * contract, but a client should show what it can: an invalid optional field is left out, an invalid
 * item or entry is removed from its list or record, and only an invalid required field invalidates
 * its object.
 *
 * @param path path of the value; '' for the whole body
 * @returns the valid part of the value, or `invalidValue`
 */
export function parseLenient(
  schema: v.GenericSchema & SchemaInternals,
  value: unknown,
  path: string,
  onInvalid: OnInvalidValue,
): unknown {
  if (quickCheck(schema)(value)) return value;
  const { type, entries, item, wrapped, options, getter } = schema;
  // A pipe adds its own checks, so only the whole schema can parse the value.
  const kind = schema.pipe ? 'pipe' : type;

  if (kind === 'nullish' && wrapped && value !== undefined && value !== null) {
    const valid = parseLenient(wrapped, value, path, onInvalid);
    return valid === invalidValue ? undefined : valid;
  }
  if (kind === 'lazy' && getter) return parseLenient(getter(value), value, path, onInvalid);
  if ((kind === 'object' || kind === 'record') && isObject(value)) {
    const valid: Record<string, unknown> = {};
    for (const key of Object.keys(entries ?? value)) {
      const entry = entries ? entries[key] : schema.value;
      // Assigning `__proto__` would change the object's prototype.
      if (!isSchema(entry) || key === '__proto__') continue;
      const part = parseLenient(entry, value[key], joinPath(path, key), onInvalid);
      if (part === invalidValue && entries) return invalidValue;
      if (part !== invalidValue && part !== undefined) valid[key] = part;
    }
    return valid;
  }
  if (kind === 'array' && item && Array.isArray(value)) {
    return value
      .map((entry, index) => parseLenient(item, entry, joinPath(path, index), onInvalid))
      .filter((entry) => entry !== invalidValue);
  }
  if (kind === 'union' && options?.every(isSchema)) {
    for (const option of options) {
      const issues: string[] = [];
      const valid = parseLenient(option, value, path, (issue) => issues.push(issue));
      if (valid === invalidValue) continue;
      issues.forEach(onInvalid);
      return valid;
    }
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [{ expected, type: failed }] = parsed.issues;
  onInvalid(`${path === '' ? 'body' : path}: expected ${expected ?? failed}`);
  return invalidValue;
}
