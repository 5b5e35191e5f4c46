import { describe, expect, it } from 'vitest';
import { toPage } from './page.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name] ?? null;

const unexpectedIssue = (issue: string) => expect.unreachable(issue);

describe('toPage', () => {
  it('reads the paging headers', () => {
    const header = headers({ Total: '41', Page: '3', 'Per-Page': '20' });
    expect(toPage(['a'], 1, header, unexpectedIssue)).toEqual({
      items: ['a'],
      total: 41,
      page: 3,
      perPage: 20,
    });
  });

  it('returns an empty page with the true total for a page past the end', () => {
    const header = headers({ Total: '41', Page: '9', 'Per-Page': '20' });
    expect(toPage([], 0, header, unexpectedIssue)).toEqual({
      items: [],
      total: 41,
      page: 9,
      perPage: 20,
    });
  });

  it.each([
    ['no headers', {}],
    ['a missing header', { Total: '41', Page: '3' }],
    ['a garbled total', { Total: 'many', Page: '1', 'Per-Page': '20' }],
    ['a page before the first', { Total: '41', Page: '0', 'Per-Page': '20' }],
    ['a page size of zero', { Total: '41', Page: '1', 'Per-Page': '0' }],
    ['a negative total', { Total: '-1', Page: '1', 'Per-Page': '20' }],
    ['a fractional total', { Total: '4.5', Page: '1', 'Per-Page': '20' }],
  ])('with %s, treats the list as one page', (_name, values) => {
    const page = toPage(['a', 'b'], 3, headers(values), unexpectedIssue);
    expect(page).toEqual({ items: ['a', 'b'], total: 3, page: 1, perPage: 3 });
  });

  it.each([0, 2])('ignores and reports a total of %i for three items', (total) => {
    const issues: string[] = [];
    const header = headers({ Total: String(total), Page: '1', 'Per-Page': '20' });
    const page = toPage(['a', 'b'], 3, header, (issue) => issues.push(issue));
    expect(page).toEqual({ items: ['a', 'b'], total: 3, page: 1, perPage: 3 });
    expect(issues).toEqual(['Total: expected at least the number of items in the list']);
  });
});
