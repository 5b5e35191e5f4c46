import { expect, it } from 'vitest';
import { withinLimits } from './within-limits.ts';

it('needs nothing that Node 20 and the browsers of 2023 lack', async () => {
  const request = {
    name: 'GET /api/v1/alerts',
    url: 'https://api.example.com/api/v1/alerts',
    method: 'GET',
    body: undefined,
    idempotencyKey: undefined,
    token: null,
    timeout: 10_000,
    signal: undefined,
  } as const;
  const answer = { status: 200, text: '{}', header: () => null };
  const { withResolvers } = Promise;
  Reflect.deleteProperty(Promise, 'withResolvers');
  try {
    expect(await withinLimits(async () => answer, request)).toBe(answer);
  } finally {
    Promise.withResolvers = withResolvers;
  }
});
