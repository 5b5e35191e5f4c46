import { afterEach, expect, it, vi } from 'vitest';
import { createIdempotencyKey, withIdempotencyKey } from './idempotency-key.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('creates UUIDs, even without `crypto.randomUUID`, as on pages without TLS', () => {
  expect(createIdempotencyKey()).toMatch(UUID);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, createIdempotencyKey);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(new Set(keys).size).toBe(50);
});

it('keeps the key of a submission until it succeeds, then uses a new key', async () => {
  const submission = {};
  const sentKeys: string[] = [];
  const fail = (key: string) => {
    sentKeys.push(key);
    return Promise.reject(new Error('no network'));
  };
  const succeed = (key: string) => Promise.resolve(sentKeys.push(key));
  await expect(withIdempotencyKey(submission, fail)).rejects.toThrow('no network');
  await expect(withIdempotencyKey(submission, fail)).rejects.toThrow('no network');
  await withIdempotencyKey(submission, succeed);
  await withIdempotencyKey(submission, succeed);
  await withIdempotencyKey({}, succeed);
  expect(sentKeys[1]).toBe(sentKeys[0]);
  expect(sentKeys[2]).toBe(sentKeys[0]);
  expect(new Set(sentKeys).size).toBe(3);
});

it('uses the caller’s key if there is one', async () => {
  const submission = { idempotencyKey: 'of-the-caller' };
  expect(await withIdempotencyKey(submission, (key) => Promise.resolve(key))).toBe('of-the-caller');
});
