import { expect, it, vi } from 'vitest';
import { withAbortAndTimeout } from './with-abort-and-timeout.ts';

it('works without Promise.withResolvers, as in Node 20 and browsers from 2023', async () => {
  const request = {
    name: 'GET /api/v1/alerts',
    url: 'https://api.example.com/api/v1/alerts',
    query: {},
    method: 'GET',
    body: undefined,
    idempotencyKey: undefined,
    token: null,
    keepalive: false,
    timeout: 10_000,
    signal: undefined,
  } as const;
  const response = { status: 200, text: '{}', header: () => null };
  const withResolversSpy = vi.spyOn(Promise, 'withResolvers').mockImplementation(() => {
    throw new TypeError('Promise.withResolvers is not a function');
  });
  expect(await withAbortAndTimeout(async () => response, request)).toBe(response);
  withResolversSpy.mockRestore();
});
