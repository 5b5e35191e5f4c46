import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as entryPoint from '../index.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import { queryKinds } from './query-kinds.ts';
import { callNames, calls, resources } from './registry.ts';

const folder = join(import.meta.dirname, '../resources');
const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(
        /export const (\w+) = defineResource\('(\w+)'/g,
      ),
      ([, exportName, name]) => ({ exportName, name }),
    ),
  );

it('the registry contains every defined resource', () => {
  expect(new Set(Object.keys(resources))).toEqual(
    new Set(definitions.map(({ exportName }) => exportName)),
  );
});

it('the main entry point exports every resource of the registry', () => {
  expect(entryPoint).toMatchObject(resources);
});

it.each(definitions)(
  'the resource exported as $exportName has that name',
  ({ exportName, name }) => {
    expect(name).toBe(exportName);
  },
);

describe.each(callNames)('%s', (callName) => {
  const call = calls[callName];

  it('has the same name as its key in the registry', () => {
    expect(call.name).toBe(callName);
  });

  it('has brackets at the end of every key that takes several values, and of no other key', () => {
    for (const [key, kind] of Object.entries(call.kinds)) {
      const acceptsList = queryKinds[kind].format === 'texts';
      expect([key, key.endsWith('[]')]).toEqual([key, acceptsList]);
    }
  });
});

describe('docs/contract.md', () => {
  const contract = readFileSync(join(import.meta.dirname, '../../../../docs/contract.md'), 'utf8');
  const callsSection = contract.slice(contract.indexOf('\n## Calls\n'));
  /** Replaces each path parameter with `:id`, because the contract gives the parameters different names. */
  const withId = (text: string) => text.replaceAll(/\{\w+\}/g, ':id');
  // A documented call looks like this: `GET /api/v1/alerts` [`category`, `page`]. The
  // pattern skips the calls of `/api/admin`, which the client doesn't send.
  const documentedCalls = [
    ...callsSection.matchAll(
      /`((?:GET|POST|PATCH|DELETE) \/api\/(?!admin\/)[^`?]*)`(?: \[((?:`[^`]+`(?:, )?)+)\])?/g,
    ),
  ].map(([, call = '', keys = '']) => {
    const names = [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key);
    return [withId(call), ...names].join(' ');
  });
  const definedCalls = callNames.map((name) => {
    const { method, path, keys } = calls[name];
    return [`${method} ${path}`, ...keys].join(' ');
  });

  it.each(definedCalls)('describes %s', (call) => {
    expect(documentedCalls).toContain(call);
  });

  it('describes only defined calls', () => {
    expect(documentedCalls.filter((call) => !definedCalls.includes(call))).toEqual([]);
  });

  it.each(callNames)('documents the response key of %s', (name) => {
    const { key } = calls[name].response;
    expect(callsSection).toContain(key === null ? '' : `{${key}`);
  });
});

it('the registry contains the resources that record types refer to', () => {
  const names = recordTypeNames.flatMap((type) => recordTypes[type].resource ?? []);
  expect(names.filter((name) => !Object.hasOwn(resources, name))).toEqual([]);
});

it('only the lists that tags link to have the key `tags[]`', () => {
  const typesWithKey = recordTypeNames.filter((type) => {
    const { resource } = recordTypes[type];
    return calls[`${resource}.list` as 'alerts.list']?.keys.includes('tags[]');
  });
  const typesWithPath = recordTypeNames.filter((type) => recordTypes[type].tagListPath !== null);
  expect(typesWithPath).toEqual(typesWithKey);
  expect(typesWithPath).toContain('Alert');
});
