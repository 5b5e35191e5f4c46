import * as v from 'valibot';
import { describeExpected, describeShape } from '../diagnostics/describe-shape.ts';
import { isObject, isSchema, getQuickCheck, type SchemaInternals } from './quick-check.ts';

/** The result for a value that has no usable part. */
export const invalidValue: unique symbol = Symbol('invalid value');

/** An invalid value of a response. */
export type Issue = {
  /** What the parser dropped because of the invalid value. */
  code: 'dropped-field' | 'dropped-item';
  /** Path of the value. */
  field: string;
  /** Type and shape of the value, never the value itself. */
  found: string;
  expected: string;
};

const joinPath = (path: string, key: string | number) =>
  path === '' ? `${key}` : `${path}.${key}`;

/**
 * Parses a response and drops invalid values. The schemas are strict because hosts must follow the
 * contract, but a client should show what it can: an invalid optional field is left out, an invalid
 * item or entry is removed from its list or record, and only an invalid field that is required or
 * `strictOptional` invalidates its object.
 *
 * @param path path of the value; '' for the whole body
 * @param issues receives the invalid values. If the result is `invalidValue`, the last one is the reason
 * @returns the valid part of the value, or `invalidValue`
 */
export function parseLenient(
  schema: v.GenericSchema & SchemaInternals,
  value: unknown,
  path: string,
  issues: Issue[],
): unknown {
  if (getQuickCheck(schema)(value)) return value;
  const { type, entries, item, wrapped, options, getter } = schema;
  // A pipe adds its own checks, so only the whole schema can parse the value.
  const kind = schema.pipe ? 'pipe' : type;

  if (kind === 'nullish' && wrapped && value !== undefined && value !== null) {
    const valid = parseLenient(wrapped, value, path, issues);
    return valid === invalidValue ? undefined : valid;
  }
  if (kind === 'lazy' && getter) return parseLenient(getter(value), value, path, issues);
  if ((kind === 'object' || kind === 'record') && isObject(value)) {
    const valid: Record<string, unknown> = {};
    for (const key of Object.keys(entries ?? value)) {
      const entry = entries ? entries[key] : schema.value;
      // Assigning `__proto__` would change the object's prototype.
      if (!isSchema(entry) || key === '__proto__') continue;
      const part = parseLenient(entry, value[key], joinPath(path, key), issues);
      if (part === invalidValue && entries) return invalidValue;
      if (part !== invalidValue && part !== undefined) valid[key] = part;
    }
    return valid;
  }
  if (kind === 'array' && item && Array.isArray(value)) {
    return value.flatMap((entry, index) => {
      const valid = parseLenient(item, entry, joinPath(path, index), issues);
      if (valid !== invalidValue) return [valid];
      const reason = issues.at(-1);
      if (reason) reason.code = 'dropped-item';
      return [];
    });
  }
  if (kind === 'union' && options?.every(isSchema)) {
    for (const option of options) {
      const optionIssues: Issue[] = [];
      const valid = parseLenient(option, value, path, optionIssues);
      if (valid === invalidValue) continue;
      issues.push(...optionIssues);
      return valid;
    }
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [{ expected, type: failed }] = parsed.issues;
  issues.push({
    code: 'dropped-field',
    field: path === '' ? 'body' : path,
    found: describeShape(value),
    expected: describeExpected(expected, failed),
  });
  return invalidValue;
}
