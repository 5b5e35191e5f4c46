import { describe, expect, it } from 'vitest';
import { defineListParams } from './list-params.ts';

const keys = ['category', 'states[]', 'products[]', 'unread', 'search', 'page'] as const;
// The filters are in a different order than the keys, and `products` is left out.
const params = defineListParams(keys, {
  search: 'one',
  unread: 'flag',
  states: 'many',
  category: 'one',
});
const parse = (search: string) => params.parse(new URLSearchParams(search));

describe('defineListParams', () => {
  it('parses a URL and writes the same URL', () => {
    const search =
      '?category=job_aids&states[]=TX&states[]=OK&unread=true&search=roof%20age&page=3';
    expect(params.toSearch(parse(search))).toBe(search);
  });

  it('writes the keys in their listed order', () => {
    expect(params.toSearch(parse('page=2&search=a&states[]=TX&category=c'))).toBe(
      '?category=c&states[]=TX&search=a&page=2',
    );
  });

  it('leaves out page 1, empty values, and “all” options', () => {
    const values = parse('?category=all-options&states[]=&search=&page=1');
    expect(params.toSearch(values)).toBe('');
    expect(params.toQuery(values)).toEqual({});
  });

  it('encodes values as qs does', () => {
    expect(params.toSearch(params.replace(params.emptyValues, 'search', `a&b (c)'s*!`))).toBe(
      '?search=a%26b%20%28c%29%27s%2A%21',
    );
  });

  it('removes a value that is toggled twice', () => {
    const once = params.toggle(params.emptyValues, 'states', 'TX');
    expect(once.states).toEqual(['TX']);
    expect(params.toggle(once, 'states', 'TX').states).toEqual([]);
    const category = params.toggle(params.emptyValues, 'category', 'job_aids');
    expect(params.toggle(category, 'category', 'system_and_technical').category).toBe(
      'system_and_technical',
    );
    expect(params.toggle(category, 'category', 'job_aids').category).toBe('');
    const unread = params.toggle(params.emptyValues, 'unread', 'true');
    expect(unread.unread).toBe(true);
    expect(params.toggle(unread, 'unread', 'true').unread).toBe(false);
  });

  it('returns to page 1 on a filter change and keeps the filters on a page change', () => {
    const third = parse('?states[]=TX&page=3');
    expect(params.toggle(third, 'states', 'OK').page).toBe(1);
    expect(params.replace(third, 'search', 'hail').page).toBe(1);
    expect(params.toSearch(params.withPage(third, 4))).toBe('?states[]=TX&page=4');
  });

  it('lists applied filters, one entry per value', () => {
    expect(params.getApplied(parse('?category=c&states[]=TX&states[]=OK&page=2'))).toEqual([
      { key: 'category', value: 'c' },
      { key: 'states', value: 'TX' },
      { key: 'states', value: 'OK' },
    ]);
  });

  it('rejects filters that are not among the query parameters or have the wrong kind', () => {
    // @ts-expect-error -- The call has no key of this name.
    defineListParams(keys, { state: 'one' });
    // @ts-expect-error -- A key in brackets takes many values.
    defineListParams(keys, { states: 'one' });
    // @ts-expect-error -- A key without brackets takes one value.
    defineListParams(keys, { category: 'many' });
    // @ts-expect-error -- `page` is not a filter.
    defineListParams(keys, { page: 'one' });
    expect(params.isFilter('page')).toBe(false);
  });

  it('parses the API query from a URL', () => {
    const search = new URLSearchParams('states[]=TX&unread=true&search=&page=2&sort=title');
    expect(params.queryFrom(search)).toEqual({ states: ['TX'], unread: true, page: 2 });
  });

  it('returns selected values as text', () => {
    const values = parse('states[]=TX&states[]=OK&unread=true');
    expect(params.getSelected(values, 'states')).toEqual(['TX', 'OK']);
    expect(params.getSelected(values, 'unread')).toEqual(['true']);
    expect(params.getSelected(values, 'search')).toEqual([]);
  });

  it.each(['page=0', 'page=-1', 'page=2.5', 'page=NaN', 'page=1e99', 'page=', 'page[]=4'])(
    'reads %s as page 1',
    (search) => expect(parse(search).page).toBe(1),
  );

  it('parses hostile queries without errors', () => {
    const values = parse(
      `__proto__[x]=1&constructor=2&states[__proto__]=TX&states[]=%ED%A0%80&search=${'<'.repeat(100_000)}`,
    );
    expect(values.search.length).toBeLessThanOrEqual(200);
    expect(Object.keys(values)).toEqual(['category', 'states', 'unread', 'search', 'page']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(parse(`search=${encodeURIComponent('a')}\ud800`).search).toBe('a\ufffd');
  });

  it('keeps at most 60 distinct values per key', () => {
    const many = Array.from({ length: 100 }, (_, index) => `states[]=S${index % 80}`).join('&');
    expect(parse(many).states).toHaveLength(60);
  });

  it('writes the page number at its position in the order of the keys', () => {
    const trainings = defineListParams(['product[]', 'page', 'startDate', 'endDate'], {
      product: 'many',
      startDate: 'day',
      endDate: 'day',
    });
    const search = '?product[]=boat&page=2&startDate=2026-03-08&endDate=2026-11-01';
    const values = trainings.parse(new URLSearchParams(search));
    expect(trainings.toSearch(values)).toBe(search);
    expect(trainings.toSearch(trainings.replace(values, 'startDate', ''))).toBe(
      '?product[]=boat&endDate=2026-11-01',
    );
  });

  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', ''],
    ['2026-3-8', ''],
    ['2026-03-08T00:00:00Z', ''],
    ['today', ''],
    ['<b>2026-03-08</b>', '2026-03-08'],
  ])('reads the day %s as %j', (text, day) => {
    const days = defineListParams(['startDate', 'page'], { startDate: 'day' });
    expect(days.parse(new URLSearchParams({ startDate: text })).startDate).toBe(day);
  });

  describe('a date and its purpose (new business or renewals)', () => {
    const dated = defineListParams(['state', 'page', 'as_of', 'for'], {
      state: 'one',
      as_of: 'moment',
      for: 'purpose',
    });
    const rewrite = (search: string) => dated.toSearch(dated.parse(new URLSearchParams(search)));

    it.each([
      'state=OH&page=2&as_of=2026-03-08&for=renewal',
      'as_of=2026-03-08',
      'as_of=2026-03-08T14%3A30%3A00Z&for=renewal',
    ])('keeps %s', (search) => expect(rewrite(search)).toBe(`?${search}`));

    it.each([
      'as_of=2026-02-29',
      'as_of=2026-03-08T25:00:00Z',
      'as_of=2026-03-08T14:30:00',
      'as_of=yesterday',
      'as_of=0000-01-01',
      'for=renewal',
      'as_of=x&for=renewal',
    ])('drops %s', (search) => expect(rewrite(search)).toBe(''));

    it('drops an unknown purpose, and the default one', () => {
      expect(rewrite('as_of=2026-03-08&for=new_business')).toBe('?as_of=2026-03-08');
      expect(rewrite('as_of=2026-03-08&for=all')).toBe('?as_of=2026-03-08');
    });

    it('drops the purpose when the date is removed', () => {
      const values = dated.parse(new URLSearchParams('state=OH&as_of=2026-03-08&for=renewal'));
      expect(dated.toSearch(dated.toggle(values, 'as_of', '2026-03-08'))).toBe('?state=OH');
    });
  });

  it('converts old names only in platforms and products', () => {
    const learning = defineListParams(['product[]', 'types[]', 'platforms[]'], {
      product: 'many',
      types: 'many',
      platforms: 'many',
    });
    const values = learning.parse(
      new URLSearchParams('product[]=met360-home&types[]=met360&platforms[]=met360'),
    );
    expect(learning.toSearch(values)).toBe(
      '?product[]=agent360-home&types[]=met360&platforms[]=agent360',
    );
  });
});
