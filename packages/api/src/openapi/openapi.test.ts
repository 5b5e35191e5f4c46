import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as entryPoint from '../index.ts';
import { createApiClient } from '../client/api-client.ts';
import { queryKinds } from '../contract/query-kinds.ts';
import { callNames, calls as endpoints } from '../contract/registry.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { handlers } from '../testing/handlers.ts';
import { sampleResponses } from '../testing/sample-responses.ts';
import { sampleTokens } from '../testing/tokens.ts';
import { createOpenApiDocument } from './create-document.ts';
import type { OpenApiSchema } from './types.ts';
import { fieldWords, tagTexts, wordsOf } from './descriptions.ts';

const document = createOpenApiDocument({ version: '1.2.3', examples: sampleResponses() });

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('is the same each time', () => {
  const again = createOpenApiDocument({ version: '1.2.3', examples: sampleResponses() });
  expect(JSON.stringify(again)).toBe(JSON.stringify(document));
});

it('tells every call of the contract', () => {
  const notified = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = callNames.map((name) => endpoints[name]);
  expect(notified.toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`).toSorted(),
  );
});

it('points at nothing that is not there, and holds nothing that nothing points at', () => {
  const written = JSON.stringify(document);
  const pointers = new Set(written.match(/#\/components\/\w+\/[\w-]+/g));
  const there = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`));
  expect([...pointers].toSorted()).toEqual(there.toSorted());
});

/** Every shape that is written out in the document, with its place. */
function shapesIn(value: unknown, place: string): [place: string, shape: OpenApiSchema][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .filter(([key]) => key !== 'example')
    .flatMap(([key, each]) => shapesIn(each, `${place}/${key}`));
  return 'properties' in value ? [[place, value as OpenApiSchema], ...inside] : inside;
}

it('names every record', () => {
  const inline = shapesIn(document.paths, '').filter(
    ([, { properties = {} }]) => 'id' in properties,
  );
  expect(inline.map(([place]) => place)).toEqual([]);
});

it('says of every field what it means', () => {
  const envelopes = new Set(
    callNames.flatMap((name) => [
      endpoints[name].response.key,
      ...Object.keys(endpoints[name].response.extras ?? {}),
    ]),
  );
  const silent = shapesIn(document, '').flatMap(([place, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([field, { description }]) => description === undefined && !envelopes.has(field))
      .map(([field]) => `${place}: ${field}`),
  );
  expect(silent).toEqual([]);
});

it('says how long each text of a delivery may be', () => {
  const { DeliveryInput } = document.components.schemas;
  const limits = Object.entries(DeliveryInput?.properties ?? {}).map(
    ([field, { maxLength }]) => [field, maxLength] as const,
  );
  const line = 120;
  expect(Object.fromEntries(limits)).toEqual({
    attention: line,
    company: line,
    street: line,
    street2: line,
    city: line,
    state: undefined,
    postal_code: line,
    phone: line,
    email: line,
    notes: 1000,
  });
});

it('uses all its words', () => {
  const written = JSON.stringify(document);
  const words = [
    ...Object.values(fieldWords),
    ...Object.values(queryKinds).map(({ description }) => description),
    ...Object.values(tagTexts),
  ];
  expect(words.filter((text) => !written.includes(JSON.stringify(text)))).toEqual([]);
  const tags = new Set(callNames.map((name) => wordsOf(name).tag));
  expect([...tags].toSorted()).toEqual(Object.keys(tagTexts).toSorted());
});

it.each(callNames)('%s: is what its function sends', async (name) => {
  const sent: string[] = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  const api = createApiClient({
    host: 'https://api.example.com',
    session,
    now: () => FIXED_NOW,
    fetchAdapter: async (input, init) => {
      const { method, url } = new Request(input, init);
      sent.push(`${method} ${new URL(url).pathname}`);
      return Response.error();
    },
  });
  const given: unknown = wordsOf(name).function;
  const send: unknown =
    typeof given === 'string'
      ? Reflect.get(entryPoint, given)
      : Reflect.get(endpoints[name], 'fetch');
  if (typeof send !== 'function') throw new Error(`${name} has no function`);
  // An id, filters or a body: what a call has no use for, it does not look at.
  const input = Object.keys(endpoints[name].kinds).length > 0 ? {} : 'a-record';
  await Promise.resolve(Reflect.apply(send, null, [api, input, {}])).catch(() => undefined);
  const { method, path } = endpoints[name];
  expect(sent).toEqual([`${method} ${path.replace(':id', 'a-record')}`]);
});

it('has handlers in four outcomes for every call', () => {
  const handled = Object.entries(handlers).flatMap(([resource, group]) =>
    Object.entries(group).map(([call, outcomes]) => {
      expect(Object.keys(outcomes).toSorted()).toEqual(['complete', 'empty', 'failed', 'pending']);
      const { method, path } = outcomes.pending().info;
      return [`${resource}.${call}`, `${String(method)} ${String(path).slice(1)}`];
    }),
  );
  expect(Object.fromEntries(handled)).toEqual(
    Object.fromEntries(
      callNames.map((name) => [name, `${endpoints[name].method} ${endpoints[name].path}`]),
    ),
  );
});
