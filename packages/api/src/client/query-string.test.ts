import { describe, expect, expectTypeOf, it } from 'vitest';
import { alerts } from '../resources/alerts.ts';
import { pathWithQuery } from './query-string.ts';
import type { QueryOf } from './query-values.ts';

describe('pathWithQuery', () => {
  it('uses the key order of the call', () => {
    expect(pathWithQuery(alerts.list, { page: 2, unread: true, category: 'job_aids' })).toBe(
      '/api/v1/alerts?category=job_aids&unread=true&page=2',
    );
  });

  it('writes lists with brackets and encodes only values', () => {
    expect(pathWithQuery(alerts.list, { states: ['OH', 'MI'], search: 'wind & hail' })).toBe(
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
    expect(pathWithQuery(alerts.list, query)).toBe('/api/v1/alerts');
  });

  it('accepts lists only for keys with brackets', () => {
    type AlertsQuery = Required<QueryOf<typeof alerts.list>>;
    expectTypeOf<string[]>().toExtend<AlertsQuery['states']>();
    expectTypeOf<string[]>().not.toExtend<AlertsQuery['category']>();
    expectTypeOf<string>().not.toExtend<AlertsQuery['states']>();
  });

  it('leaves out unknown keys', () => {
    const query = { category: 'job_aids', sort: 'title' };
    expect(pathWithQuery(alerts.list, query)).toBe('/api/v1/alerts?category=job_aids');
  });
});
