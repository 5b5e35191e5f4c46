import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/registry.ts';
import type { InvalidResponse } from '../errors/invalid-response.ts';
import { staticsSchema } from '../resources/statics.ts';
import { exampleOf } from './example-of.ts';
import { isObject, isSchema, type Parts } from './quick-check.ts';
import { readPage } from './read.ts';
import { invalidValue, parseLenient } from './parse-lenient.ts';

type Schema = v.GenericSchema & Parts;
type Path = readonly (string | number)[];
/** A place in a record, and what goes when a value there does not fit: null where it is the record. */
type Field = { path: Path; schema: Schema; anchor: Path | null };

/** Each record and value that is answered under a key, once, by that key. */
const schemas = new Map<Schema, string>();
for (const endpoint of Object.values(calls)) {
  const { schema, key } = endpoint.response;
  if (schema && key !== null) schemas.set(schema, key);
}
const rows = [...schemas].map(([schema, key]) => [key, schema] as const);

/** A value with everything in it that may be, every list and record with two entries. */
function fullExampleOf(schema: Schema, depth = 0): unknown {
  const { type, entries, item, wrapped, getter, value } = schema;
  if (type === 'nullish' && wrapped) return fullExampleOf(wrapped, depth);
  if (type === 'object' && entries) {
    const fields = Object.entries(entries).map(([key, entry]) => [
      key,
      fullExampleOf(entry, depth),
    ]);
    return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
  }
  if (type === 'array' && item) return [0, 1].map(() => fullExampleOf(item, depth));
  if (type === 'record' && isSchema(value)) {
    return Object.fromEntries(['a', 'b'].map((key) => [key, fullExampleOf(value, depth)]));
  }
  if (type === 'lazy' && getter) {
    const inner: Schema = getter(undefined);
    return depth > 1 ? exampleOf(inner) : fullExampleOf(inner, depth + 1);
  }
  return exampleOf(schema);
}

function fieldsOf(schema: Schema, path: Path, anchor: Path | null, depth = 0): Field[] {
  const { type, entries, item, wrapped, getter, value } = schema;
  if (type === 'nullish' && wrapped) return fieldsOf(wrapped, path, path, depth);
  const itself = { path, schema, anchor };
  if (type === 'object' && entries) {
    const inner = Object.entries(entries);
    return [
      itself,
      ...inner.flatMap(([key, each]) => fieldsOf(each, [...path, key], anchor, depth)),
    ];
  }
  if (type === 'array' && item) {
    return [itself, ...fieldsOf(item, [...path, 0], [...path, 0], depth)];
  }
  if (type === 'record' && isSchema(value)) {
    return [itself, ...fieldsOf(value, [...path, 'a'], [...path, 'a'], depth)];
  }
  if (type === 'lazy' && getter && depth === 0) return fieldsOf(getter(undefined), path, anchor, 1);
  return [itself];
}

const nest = (depth: number): unknown => (depth === 0 ? 'hostile' : { other: [nest(depth - 1)] });
const hostiles: readonly unknown[] = [
  null,
  -3.5,
  'hostile',
  true,
  { other: 'hostile' },
  [{ other: 'hostile' }, null],
  nest(200),
];

/** The value with another, or with nothing, at a place in it. */
function put(value: unknown, [key, ...rest]: Path, part?: { value: unknown }): unknown {
  if (key === undefined) return part?.value;
  const inner = isObject(value) ? value[key] : undefined;
  const next = rest.length > 0 ? { value: put(inner, rest, part) } : part;
  if (Array.isArray(value) && typeof key === 'number') {
    return next ? value.toSpliced(key, 1, next.value) : value.toSpliced(key, 1);
  }
  const { [String(key)]: _gone, ...others } = Object(value) as Record<string, unknown>;
  return next ? { ...others, [String(key)]: next.value } : others;
}

/** A list and a record of anything are emptied, where all that is in them is bad. */
function emptied({ type }: Schema, hostile: unknown): { value: unknown } | undefined {
  if (type === 'array' && Array.isArray(hostile)) return { value: [] };
  return type === 'record' && isObject(hostile) ? { value: {} } : undefined;
}

function readList(schema: Schema, items: unknown[]) {
  const reported: InvalidResponse[] = [];
  const page = readPage(
    {
      status: 200,
      body: { items },
      header: () => null,
      call: 'GET /x',
      requestId: null,
      leftOut: (_count, error) => reported.push(error),
    },
    'items',
    schema,
  );
  return { items: page.items, issues: reported.flatMap(({ issues }) => issues) };
}

it('is asked of every record of the contract', () => {
  expect(rows.length).toBeGreaterThanOrEqual(28);
  expect(rows.map(([key]) => key)).toEqual(expect.arrayContaining(['alert', 'menus', 'statics']));
});

describe.each(rows)('%s', (_name, schema) => {
  const full = fullExampleOf(schema);
  const fields = fieldsOf(schema, [], null);

  it('is read as it is when all is well', () => {
    expect(readList(schema, [full])).toEqual({ items: [full], issues: [] });
  });

  it('loses no more than it must to a bad value, wherever it stands', () => {
    for (const { path, schema: expected, anchor } of fields) {
      for (const hostile of hostiles) {
        // Of what may be missing, null is an answer.
        const mayBeNull = hostile === null && anchor?.join('.') === path.join('.');
        // Any object is a block of standing text, as it needs nothing in it.
        if (expected === staticsSchema && isObject(hostile)) continue;
        if (v.is(expected, hostile) || (mayBeNull && typeof path.at(-1) === 'string')) continue;
        const broken = put(full, path, { value: hostile });
        const kept = emptied(expected, hostile);
        const left = kept ? [put(full, path, kept)] : anchor ? [put(full, anchor)] : [];
        const { items, issues } = readList(schema, [full, broken, full]);
        const place = ['items', 1, ...path].join('.');
        expect(items, `${place}: ${typeof hostile}`).toEqual([full, ...left, full]);
        expect(issues.length, `${place}: ${typeof hostile}`).toBeGreaterThan(0);
        expect(issues.filter((issue) => !issue.startsWith(place))).toEqual([]);
        expect(issues.filter((issue) => /3\.5|hostile/.test(issue))).toEqual([]);
      }
    }
  });

  it('is never read as anything else, however it is garbled', () => {
    const paths = fields.map(({ path }) => path);
    const change = fc.tuple(fc.constantFrom(...paths), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const garbled = changes.reduce(
          (value, [path, part]) => put(value, path, { value: part }),
          full,
        );
        const issues: string[] = [];
        const kept = parseLenient(schema, garbled, '', (issue) => issues.push(issue));
        expect(kept === invalidValue || v.is(schema, kept)).toBe(true);
        expect(issues.length > 0).toBe(!v.is(schema, garbled));
      }),
      { numRuns: 50 },
    );
  });
});
