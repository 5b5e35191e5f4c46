import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../contract/registry.ts';
import { alertSchema } from '../resources/alerts.ts';
import { createFactories } from '../testing/factories.ts';
import { createExample } from './create-example.ts';
import { getQuickCheck } from './quick-check.ts';

const schemas = Object.entries(calls).flatMap(([name, endpoint]) =>
  endpoint.response.schema ? [[name, endpoint.response.schema] as const] : [],
);

it('quick checks accept typical records', () => {
  const make = createFactories();
  expect([make.alert(), make.alert()].every(getQuickCheck(alertSchema))).toBe(true);
});

describe.each(schemas)('%s', (_name, schema) => {
  it('has a quick check that never accepts a value that the schema rejects', () => {
    const arbitraryValue = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('OH', '2026-03-02', 'x', 1, null, []),
    );
    const fieldNames = v.is(v.object({ entries: v.record(v.string(), v.any()) }), schema)
      ? Object.keys(schema.entries)
      : ['a'];
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), arbitraryValue, (key, value) => {
        const validSample = createExample(schema);
        const passingValues = [{ ...Object(validSample), [key]: value }, value, validSample].filter(
          getQuickCheck(schema),
        );
        expect(passingValues.every((item) => v.is(schema, item))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

it('a quick check applies every check of a string schema', () => {
  const january = v.pipe(v.pipe(v.string(), v.isoDate()), v.regex(/-01-/));
  expect(getQuickCheck(january)('2026-01-31')).toBe(true);
  expect(getQuickCheck(january)('2026-03-31')).toBe(false);
  expect(getQuickCheck(january)('x-01-x')).toBe(false);
});

it.each([
  ['a transformed value', v.pipe(v.string(), v.trim())],
  ['a default', v.object({ a: v.optional(v.string(), 'x') })],
  [
    'a custom check',
    v.object({
      a: v.pipe(
        v.string(),
        v.check((text) => text !== 'x'),
      ),
    }),
  ],
])('a quick check lets the schema decide about %s', (_name, schema) => {
  expect(getQuickCheck(schema)({ a: 'x' })).toBe(false);
  expect(getQuickCheck(schema)('x')).toBe(false);
});
