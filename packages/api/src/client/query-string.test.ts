import { describe, expect, expectTypeOf, it } from 'vitest';
import { alertsCall } from '../resources/alerts/calls.ts';
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
