import { describe, expect, it } from 'vitest';
import { toPage } from './page.ts';

const createHeaderGetter = (values: Record<string, string>) => (name: string) =>
  values[name] ?? null;

const createPagedResponse = (values: Record<string, string>) => ({
  header: createHeaderGetter(values),
  isPaged: true,
});
const failOnIssue = ({ field }: { field: string }) => expect.unreachable(field);

describe('toPage', () => {
  it('reads the paging headers', () => {
    const response = createPagedResponse({ Total: '41', Page: '3', 'Per-Page': '20' });
    expect(toPage(['a'], 1, response, failOnIssue)).toEqual({
      items: ['a'],
      total: 41,
      page: 3,
      perPage: 20,
    });
  });

  it('returns an empty page with the true total for a page past the end', () => {
    const response = createPagedResponse({ Total: '41', Page: '9', 'Per-Page': '20' });
    expect(toPage([], 0, response, failOnIssue)).toEqual({
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
  ])('treats the list as one page if it has %s', (_name, values) => {
    const page = toPage(['a', 'b'], 3, createPagedResponse(values), () => {});
    expect(page).toEqual({ items: ['a', 'b'], total: 3, page: 1, perPage: 3 });
  });

  it.each([0, 2])('ignores and reports a total of %i for three items', (total) => {
    const issues: unknown[] = [];
    const response = createPagedResponse({ Total: String(total), Page: '1', 'Per-Page': '20' });
    const page = toPage(['a', 'b'], 3, response, (issue) => issues.push(issue));
    expect(page).toEqual({ items: ['a', 'b'], total: 3, page: 1, perPage: 3 });
    expect(issues).toEqual([
      {
        code: 'invalid-header',
        field: 'Total',
        found: 'string (number)',
        expected: 'whole number of at least the number of items in the list',
      },
    ]);
  });

  it('reports missing headers only if the call is paged', () => {
    const fields: string[] = [];
    toPage(['a'], 1, createPagedResponse({ Page: '1' }), ({ code, field }) =>
      fields.push(`${code} ${field}`),
    );
    expect(fields).toEqual(['missing-header Total', 'missing-header Per-Page']);
    toPage(['a'], 1, { header: () => null, isPaged: false }, failOnIssue);
  });
});
