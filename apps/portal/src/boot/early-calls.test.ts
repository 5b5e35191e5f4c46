import { describe, expect, it } from 'vitest';
import { takeEarlyCalls } from './early-calls.ts';

const url = 'https://portal.example/api/v1/alerts';
const response = Promise.resolve(new Response('early'));

describe('answers that were asked for early', () => {
  it('are taken once', () => {
    const take = takeEarlyCalls([{ url, token: 't1', response }]);
    expect(take(url, 't1')).toBe(response);
    expect(take(url, 't1')).toBeUndefined();
  });

  it('belong to the very same address and token', () => {
    const take = takeEarlyCalls([{ url, token: 't1', response }]);
    expect(take(url, 't2')).toBeUndefined();
    expect(take(url, null)).toBeUndefined();
    expect(take(`${url}?page=2`, 't1')).toBeUndefined();
    expect(take(url, 't1')).toBe(response);
  });
});
