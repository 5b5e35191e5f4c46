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
import { describeCall, fieldDescriptions, tagDescriptions } from './descriptions.ts';

const document = createOpenApiDocument({ version: '1.2.3', examples: sampleResponses() });

it('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('the document is the same each time it is created', () => {
  const secondDocument = createOpenApiDocument({ version: '1.2.3', examples: sampleResponses() });
  expect(JSON.stringify(secondDocument)).toBe(JSON.stringify(document));
});

it('the document has an operation for every call in the contract', () => {
  const documentedOperations = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = callNames.map((name) => endpoints[name]);
  expect(documentedOperations.toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`).toSorted(),
  );
});

it('the document has no dangling references and no unused components', () => {
  const json = JSON.stringify(document);
  const references = new Set(json.match(/#\/components\/\w+\/[\w-]+/g));
  const components = Object.entries(document.components)
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`));
  expect([...references].toSorted()).toEqual(components.toSorted());
});

/** Every inline object schema in the document, with its path. */
function findObjectSchemas(value: unknown, path: string): [path: string, shape: OpenApiSchema][] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.entries(value)
    .filter(([key]) => key !== 'example')
    .flatMap(([key, part]) => findObjectSchemas(part, `${path}/${key}`));
  return 'properties' in value ? [[path, value as OpenApiSchema], ...nested] : nested;
}

it('the document gives every record schema a name', () => {
  const inlineSchemas = findObjectSchemas(document.paths, '').filter(
    ([, { properties = {} }]) => 'id' in properties,
  );
  expect(inlineSchemas.map(([path]) => path)).toEqual([]);
});

it('the document describes every field', () => {
  const envelopes = new Set(
    callNames.flatMap((name) => [
      endpoints[name].response.key,
      ...Object.keys(endpoints[name].response.extraFields ?? {}),
    ]),
  );
  const fieldsWithoutDescription = findObjectSchemas(document, '').flatMap(
    ([path, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([field, { description }]) => description === undefined && !envelopes.has(field))
        .map(([field]) => `${path}: ${field}`),
  );
  expect(fieldsWithoutDescription).toEqual([]);
});

it('the document has a maximum length for each free-text field of a delivery', () => {
  const { DeliveryInput } = document.components.schemas;
  const limits = Object.entries(DeliveryInput?.properties ?? {}).map(
    ([field, { maxLength }]) => [field, maxLength] as const,
  );
  const lineLength = 120;
  expect(Object.fromEntries(limits)).toEqual({
    attention: lineLength,
    company: lineLength,
    street: lineLength,
    street2: lineLength,
    city: lineLength,
    state: undefined,
    postal_code: lineLength,
    phone: lineLength,
    email: lineLength,
    notes: 1000,
  });
});

it('the document contains every description', () => {
  const json = JSON.stringify(document);
  const descriptions = [
    ...Object.values(fieldDescriptions),
    ...Object.values(queryKinds).map(({ description }) => description),
    ...Object.values(tagDescriptions),
  ];
  expect(descriptions.filter((text) => !json.includes(JSON.stringify(text)))).toEqual([]);
  const tags = new Set(callNames.map((name) => describeCall(name).tag));
  expect([...tags].toSorted()).toEqual(Object.keys(tagDescriptions).toSorted());
});

it.each(callNames)('the client’s function for %s sends the documented request', async (name) => {
  const sentRequests: string[] = [];
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  const api = createApiClient({
    host: 'https://api.example.com',
    session,
    now: () => FIXED_NOW,
    fetchAdapter: async (input, init) => {
      const { method, url } = new Request(input, init);
      sentRequests.push(`${method} ${new URL(url).pathname}`);
      return Response.error();
    },
  });
  const functionName: unknown = describeCall(name).function;
  const send: unknown =
    typeof functionName === 'string'
      ? Reflect.get(entryPoint, functionName)
      : Reflect.get(endpoints[name], 'fetch');
  if (typeof send !== 'function') throw new Error(`${name} has no function`);
  // A call takes an id, filters, or a body, and ignores the arguments that it doesn't use.
  const input = endpoints[name].path.includes(':id') ? 'a-record' : {};
  await Promise.resolve(Reflect.apply(send, null, [api, input, {}])).catch(() => undefined);
  const { method, path } = endpoints[name];
  expect(sentRequests).toEqual([`${method} ${path.replace(':id', 'a-record')}`]);
});

it('every call has mock handlers for four outcomes', () => {
  const mockedCalls = Object.entries(handlers).flatMap(([resource, group]) =>
    Object.entries(group).map(([call, outcomes]) => {
      expect(Object.keys(outcomes).toSorted()).toEqual(['complete', 'empty', 'failed', 'pending']);
      const { method, path } = outcomes.pending().info;
      return [`${resource}.${call}`, `${String(method)} ${String(path).slice(1)}`];
    }),
  );
  expect(Object.fromEntries(mockedCalls)).toEqual(
    Object.fromEntries(
      callNames.map((name) => [name, `${endpoints[name].method} ${endpoints[name].path}`]),
    ),
  );
});
