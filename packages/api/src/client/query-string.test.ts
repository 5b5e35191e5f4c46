import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { alertsCall } from '../resources/alerts/calls.ts';
import { canonicalListPath } from './list-path.ts';
import { pathWithQuery } from './query-string.ts';
import type { QueryOf } from './query-values.ts';

describe('pathWithQuery', () => {
  it('keeps the listed order, whatever the order of the values', () => {
    expect(pathWithQuery(alertsCall, { page: 2, unread: true, category: 'job_aids' })).toBe(
      '/api/v1/alerts?category=job_aids&unread=true&page=2',
    );
  });

  it('writes many values in brackets and encodes values alone', () => {
    expect(pathWithQuery(alertsCall, { states: ['OH', 'MI'], search: 'wind & hail' })).toBe(
      '/api/v1/alerts?states[]=OH&states[]=MI&search=wind%20%26%20hail',
    );
  });

  it.each([
    ['nothing', {}],
    ['empty text', { search: '' }],
    ['no value', { category: null, unread: undefined }],
    ['an empty list', { states: [] }],
    ['a list of empty text', { states: [''] }],
    ['the first page', { page: 1 }],
    ['the first page as text', { page: '1' }],
  ])('leaves out %s', (_name, query) => {
    expect(pathWithQuery(alertsCall, query)).toBe('/api/v1/alerts');
  });

  it('takes many values for keys with brackets alone', () => {
    type AlertsQuery = Required<QueryOf<typeof alertsCall>>;
    expectTypeOf<string[]>().toExtend<AlertsQuery['states']>();
    expectTypeOf<string[]>().not.toExtend<AlertsQuery['category']>();
    expectTypeOf<string>().not.toExtend<AlertsQuery['states']>();
  });

  it('leaves out what the call does not know', () => {
    const query = { category: 'job_aids', sort: 'title' };
    expect(pathWithQuery(alertsCall, query)).toBe('/api/v1/alerts?category=job_aids');
  });
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const query = fc.record(
  {
    category: text,
    states: fc.array(text, { maxLength: 3 }),
    products: fc.array(text, { maxLength: 3 }),
    unread: fc.constant(true),
    search: text,
    page: fc.integer({ min: 1, max: 5000 }),
  },
  { requiredKeys: [] },
);

describe('canonicalListPath', () => {
  it('answers to the letter what the fetcher asks for', () => {
    fc.assert(
      fc.property(query, (values) => {
        const path = pathWithQuery(alertsCall, values);
        expect(canonicalListPath(alertsCall, path.slice(alertsCall.path.length))).toBe(path);
      }),
    );
  });

  it('answers nothing that the fetcher would not ask for', () => {
    const anySearch = fc
      .array(
        fc.tuple(
          fc.constantFrom('category', 'states[]', 'states', 'unread', 'search', 'page', 'other'),
          fc.oneof(
            text,
            fc.constantFrom('1', '2', '02', '%zz', '%2f', '%2F', 'a+b', "it's", 'é', ''),
          ),
        ),
        { maxLength: 4 },
      )
      .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
    fc.assert(
      fc.property(anySearch, (search) => {
        const path = canonicalListPath(alertsCall, search);
        if (path === null) return;
        const parsed = qs.parse(search, { ignoreQueryPrefix: true });
        expect(path).toBe(pathWithQuery(alertsCall, parsed));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['another order', '?page=2&category=job_aids'],
    ['the first page', '?page=1'],
    ['an empty value', '?search='],
    ['an unknown key', '?sort=title'],
    ['a single key twice', '?category=job_aids&category=job_aids'],
    ['another encoding', '?search=wind+hail'],
    ['a broken encoding', '?search=%E0%A4%A'],
    ['a second equals sign', '?search=a=b'],
    ['a lone question mark', '?'],
  ])('answers null for %s', (_name, search) => {
    expect(canonicalListPath(alertsCall, search)).toBeNull();
  });
});
