import type { Alert, CollateralRequest, Product, SearchResult } from '@producer-portal/api';
import { decodeToken } from '@producer-portal/api/session';
import { describe, expect, it } from 'vitest';
import { readBindingNotices } from '../apps/portal/src/modules/binding/binding-notices.ts';
import { findAnswers } from '../apps/portal/src/modules/search-answers/find-answers.ts';
import { databaseKinds, useTestHost } from '../apps/reference-api/src/testing/test-host.ts';
import { goldenQueries, type GoldenQuery } from './search-queries.ts';

/** The fields of the responses that this file reads. */
interface Body {
  alerts?: Alert[];
  products?: Product[];
  collateral_requests?: CollateralRequest[];
  search_results?: SearchResult[];
}

// Users see the portal's quick answers first, and then the host's results. The content is the sample library of the test
// hosts.

const queries: readonly GoldenQuery[] = Object.values(goldenQueries).flat();
const DEFAULT_PERSONA = 'independent-producer';

/** Required share of queries with an expected result among the first ones. */
const goals = [
  { among: 1, share: 0.9 },
  { among: 3, share: 0.98 },
];

it('has at least 120 different queries', () => {
  const names = queries.map(([query, , persona]) => `${query} ${persona ?? ''}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(120);
});

describe.each(databaseKinds)('searches on %s', (kind) => {
  const host = useTestHost(kind);

  async function createSearch(persona: string) {
    const client = await host.signIn(persona);
    const viewer = { kind: 'regular', claims: decodeToken(client.jwt) } as const;
    const read = async (path: string) => (await (await client.send(path)).json()) as Body;
    const { products = [] } = await read('/api/v1/products/all');
    // Without permission to order, the response has no orders.
    const { collateral_requests: orders = [] } = await read('/api/v1/collateral_requests');
    const { alerts = [] } = await read('/api/v1/alerts?tags[]=binding_restrictions');
    const now = host.now();
    const binding = readBindingNotices({ items: alerts, total: alerts.length }, now);
    return async (query: string): Promise<string[]> => {
      const answers = findAnswers(query, {
        viewer,
        capabilities: [],
        products,
        orders,
        binding,
        now,
      });
      const { search_results: results = [] } = await read(
        `/api/v1/search?${new URLSearchParams({ query }).toString()}`,
      );
      return [...answers.map(({ href }) => href), ...results.map(({ slug }) => slug ?? '')];
    };
  }

  it('ranks enough expected results first', { timeout: 120_000 }, async () => {
    const searches = new Map<string, Awaited<ReturnType<typeof createSearch>>>();
    const results: { query: string; expected: readonly string[]; found: string[] }[] = [];
    for (const [query, expected, persona = DEFAULT_PERSONA] of queries) {
      const search = searches.get(persona) ?? (await createSearch(persona));
      searches.set(persona, search);
      results.push({
        query,
        expected: [expected].flat(),
        found: (await search(query)).slice(0, 3),
      });
    }
    for (const { among, share } of goals) {
      const misses = results.filter(
        ({ expected, found }) => !found.slice(0, among).some((each) => expected.includes(each)),
      );
      const table = misses
        .map(({ query, expected, found }) =>
          [query, expected.join(' or '), found.join(', ') || 'nothing'].join(' | '),
        )
        .join('\n');
      expect(
        1 - misses.length / results.length,
        `Not among the first ${among}:\nquery | expected | found\n${table}\n`,
      ).toBeGreaterThanOrEqual(share);
    }
  });
});
