import type * as v from 'valibot';
import { isObject } from '../client/quick-check.ts';
import { describeShape } from './describe-shape.ts';

/** An invalid value that a schema replaced with its fallback. */
export type InvalidValue = {
  readonly field: string;
  readonly found: string;
  readonly expected: string;
};

/** The parts of a schema that this module reads. */
type SchemaParts = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
  readonly pipe?: readonly v.GenericSchema[];
  readonly fallback?: unknown;
};

/** Parses JSON in a string. Returns other values, and strings that aren't JSON, unchanged. */
function parseJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** Returns the name of the type that a schema accepts. A pipe with an object schema accepts JSON in a string. */
function describeSchema({ type, wrapped, options, pipe }: SchemaParts): string {
  if (pipe?.some((step) => 'entries' in step)) return 'string with JSON';
  if (wrapped) return describeSchema(wrapped);
  if (options) return options.map(describeSchema).join(' or ');
  return type.replace('loose_', '');
}

/** Returns the object schema inside a nullable schema or a pipe, if there is one. */
function findObjectSchema(schema: SchemaParts): SchemaParts | undefined {
  if (schema.wrapped) return findObjectSchema(schema.wrapped);
  return [schema, ...(schema.pipe ?? [])].find((step: SchemaParts) => step.entries);
}

/**
 * Finds the invalid values that `v.fallback` replaced. Missing and null values don't count as invalid.
 *
 * @param value what the host sent
 * @param output the parsed value
 * @param path path of the value; '' for the whole value
 */
export function findInvalidValues(
  schema: SchemaParts,
  value: unknown,
  output: unknown,
  path = '',
): InvalidValue[] {
  const entries = findObjectSchema(schema)?.entries;
  const sentObject = parseJson(value);
  if (!entries || !isObject(sentObject) || !isObject(output)) return [];
  return Object.entries(entries).flatMap(([key, entry]: [string, SchemaParts]) => {
    const [sentValue, outputValue] = [sentObject[key], output[key]];
    if (sentValue === undefined || sentValue === null) return [];
    const field = path === '' ? key : `${path}.${key}`;
    const isFallback = JSON.stringify(outputValue) === JSON.stringify(entry.fallback);
    if (
      'fallback' in entry &&
      isFallback &&
      JSON.stringify(sentValue) !== JSON.stringify(outputValue)
    )
      return [{ field, found: describeShape(sentValue), expected: describeSchema(entry) }];
    return findInvalidValues(entry, sentValue, outputValue, field);
  });
}
