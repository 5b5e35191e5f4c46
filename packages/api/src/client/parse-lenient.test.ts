import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/registry.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { staticsSchema } from '../resources/statics.ts';
import { createExample } from './create-example.ts';
import { isObject, isSchema, type SchemaInternals } from './quick-check.ts';
import { readPage } from './read.ts';
import { invalidValue, parseLenient, type Issue } from './parse-lenient.ts';

type Schema = v.GenericSchema & SchemaInternals;
type Path = readonly (string | number)[];
/** A field, and what lenient parsing removes if its value is invalid: the value at `removedPath`, or the whole record if null. */
type Field = { path: Path; schema: Schema; removedPath: Path | null };

/** The key of each schema that responses use. */
const schemas = new Map<Schema, string>();
for (const endpoint of Object.values(calls)) {
  const { schema, key } = endpoint.response;
  if (schema && key !== null) schemas.set(schema, key);
}
const rows = [...schemas].map(([schema, key]) => [key, schema] as const);

/** A value with every optional field, and two entries in each list and record. */
function createFullExample(schema: Schema, depth = 0): unknown {
  const { type, entries, item, wrapped, getter, value } = schema;
  if (type === 'nullish' && wrapped) return createFullExample(wrapped, depth);
  if (type === 'object' && entries) {
    const fields = Object.entries(entries).map(([key, entry]) => [
      key,
      createFullExample(entry, depth),
    ]);
    return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
  }
  if (type === 'array' && item) return [0, 1].map(() => createFullExample(item, depth));
  if (type === 'record' && isSchema(value)) {
    return Object.fromEntries(['a', 'b'].map((key) => [key, createFullExample(value, depth)]));
  }
  if (type === 'lazy' && getter) {
    const innerSchema: Schema = getter(undefined);
    return depth > 1 ? createExample(innerSchema) : createFullExample(innerSchema, depth + 1);
  }
  return createExample(schema);
}

function listFields(schema: Schema, path: Path, removedPath: Path | null, depth = 0): Field[] {
  const { type, entries, item, wrapped, getter, value } = schema;
  if (type === 'nullish' && wrapped) return listFields(wrapped, path, path, depth);
  const field = { path, schema, removedPath };
  if (type === 'object' && entries) {
    const fieldSchemas = Object.entries(entries);
    return [
      field,
      ...fieldSchemas.flatMap(([key, entry]) =>
        listFields(entry, [...path, key], removedPath, depth),
      ),
    ];
  }
  if (type === 'array' && item) {
    return [field, ...listFields(item, [...path, 0], [...path, 0], depth)];
  }
  if (type === 'record' && isSchema(value)) {
    return [field, ...listFields(value, [...path, 'a'], [...path, 'a'], depth)];
  }
  if (type === 'lazy' && getter && depth === 0)
    return listFields(getter(undefined), path, removedPath, 1);
  return [field];
}

const nestValue = (depth: number): unknown =>
  depth === 0 ? 'hostile' : { other: [nestValue(depth - 1)] };
const invalidSamples: readonly unknown[] = [
  null,
  -3.5,
  'hostile',
  true,
  { other: 'hostile' },
  [{ other: 'hostile' }, null],
  nestValue(200),
];

/** Replaces or removes the part of a value at a path. */
function replaceAt(value: unknown, [key, ...rest]: Path, part?: { value: unknown }): unknown {
  if (key === undefined) return part?.value;
  const child = isObject(value) ? value[key] : undefined;
  const newChild = rest.length > 0 ? { value: replaceAt(child, rest, part) } : part;
  if (Array.isArray(value) && typeof key === 'number') {
    return newChild ? value.toSpliced(key, 1, newChild.value) : value.toSpliced(key, 1);
  }
  const { [String(key)]: _removed, ...others } = Object(value) as Record<string, unknown>;
  return newChild ? { ...others, [String(key)]: newChild.value } : others;
}

/** Lists and records become empty if all of their entries are invalid. */
function getEmptyCollection(
  { type }: Schema,
  invalidSample: unknown,
): { value: unknown } | undefined {
  if (type === 'array' && Array.isArray(invalidSample)) return { value: [] };
  return type === 'record' && isObject(invalidSample) ? { value: {} } : undefined;
}

function readList(schema: Schema, items: unknown[]) {
  const issues: Diagnostic[] = [];
  const page = readPage(
    {
      status: 200,
      body: { items },
      header: () => null,
      call: 'GET /x',
      requestId: null,
      name: 'GET /x',
      isPaged: false,
      report: (diagnostic) => issues.push(diagnostic),
    },
    'items',
    schema,
  );
  return { items: page.items, issues };
}

it('covers every record in the contract', () => {
  expect(rows.length).toBeGreaterThanOrEqual(28);
  expect(rows.map(([key]) => key)).toEqual(expect.arrayContaining(['alert', 'menus', 'statics']));
});

describe.each(rows)('%s', (_name, schema) => {
  const fullExample = createFullExample(schema);
  const fields = listFields(schema, [], null);

  it('returns a valid record unchanged', () => {
    expect(readList(schema, [fullExample])).toEqual({ items: [fullExample], issues: [] });
  });

  it('drops as little as possible for an invalid value in any field', () => {
    for (const { path, schema: expected, removedPath } of fields) {
      for (const invalidSample of invalidSamples) {
        // Null is valid for an optional field.
        const mayBeNull = invalidSample === null && removedPath?.join('.') === path.join('.');
        // Any object is a valid static block because all of its fields are optional.
        if (expected === staticsSchema && isObject(invalidSample)) continue;
        if (v.is(expected, invalidSample) || (mayBeNull && typeof path.at(-1) === 'string'))
          continue;
        const brokenExample = replaceAt(fullExample, path, { value: invalidSample });
        const emptyValue = getEmptyCollection(expected, invalidSample);
        const remainingItems = emptyValue
          ? [replaceAt(fullExample, path, emptyValue)]
          : removedPath
            ? [replaceAt(fullExample, removedPath)]
            : [];
        const { items, issues } = readList(schema, [fullExample, brokenExample, fullExample]);
        const place = ['items', 1, ...path].join('.');
        expect(items, `${place}: ${typeof invalidSample}`).toEqual([
          fullExample,
          ...remainingItems,
          fullExample,
        ]);
        expect(issues.length, `${place}: ${typeof invalidSample}`).toBeGreaterThan(0);
        expect(issues.filter(({ field }) => !field.startsWith(place))).toEqual([]);
        expect(issues.filter((issue) => /3\.5|hostile/.test(JSON.stringify(issue)))).toEqual([]);
      }
    }
  });

  it('returns a valid record or nothing for random invalid input', () => {
    const paths = fields.map(({ path }) => path);
    const change = fc.tuple(fc.constantFrom(...paths), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changedValue = changes.reduce(
          (value, [path, part]) => replaceAt(value, path, { value: part }),
          fullExample,
        );
        const issues: Issue[] = [];
        const result = parseLenient(schema, changedValue, '', issues);
        expect(result === invalidValue || v.is(schema, result)).toBe(true);
        expect(issues.length > 0).toBe(!v.is(schema, changedValue));
      }),
      { numRuns: 50 },
    );
  });
});
