import { describe, expect, it } from 'vitest';
import { createTakeEarlyResponse } from './early-calls.ts';

const url = 'https://portal.example/api/v1/alerts';
const response = Promise.resolve(new Response('early'));

describe('createTakeEarlyResponse', () => {
  it('returns each response once', () => {
    const take = createTakeEarlyResponse([{ url, token: 't1', response }]);
    expect(take(url, 't1')).toBe(response);
    expect(take(url, 't1')).toBeUndefined();
  });

  it('matches only the same URL and token', () => {
    const take = createTakeEarlyResponse([{ url, token: 't1', response }]);
    expect(take(url, 't2')).toBeUndefined();
    expect(take(url, null)).toBeUndefined();
    expect(take(`${url}?page=2`, 't1')).toBeUndefined();
    expect(take(url, 't1')).toBe(response);
  });

  it('matches parameters in any encoding and order', () => {
    const requestedUrl = `${url}?category=job_aids&states[]=MI&states[]=OH&search=wind%20%26%20hail`;
    const take = createTakeEarlyResponse([{ url: requestedUrl, token: 't1', response }]);
    expect(take(`${url}?states%5B%5D=OH`, 't1')).toBeUndefined();
    const same = `${url}?search=wind+%26+hail&states%5B%5D=MI&states%5B%5D=OH&category=job_aids`;
    expect(take(same, 't1')).toBe(response);
  });
});
