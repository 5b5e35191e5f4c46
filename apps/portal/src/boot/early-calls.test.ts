import { describe, expect, it } from 'vitest';
import { takeEarlyCalls } from './early-calls.ts';

const url = 'https://portal.example/api/v1/alerts';
const ask = (token: string, address = url, init: RequestInit = {}) =>
  new Request(address, { headers: { Authorization: `Bearer ${token}` }, ...init });

function setUp(response: Promise<Response> = Promise.resolve(new Response('early'))) {
  const fetchWith = takeEarlyCalls([{ url, token: 't1', response }], () =>
    Promise.resolve(new Response('network')),
  );
  return async (request: Request) => (await fetchWith(request)).text();
}

describe('answers that were asked for early', () => {
  it('are taken once', async () => {
    const text = setUp();
    expect(await text(ask('t1'))).toBe('early');
    expect(await text(ask('t1'))).toBe('network');
  });

  it('belong to the very same address, token and method', async () => {
    const text = setUp();
    expect(await text(ask('t2'))).toBe('network');
    expect(await text(ask('t1', `${url}?page=2`))).toBe('network');
    expect(
      await text(ask('t1', url, { method: 'PATCH', headers: { Authorization: 'Bearer t1' } })),
    ).toBe('network');
    expect(await text(new Request(url))).toBe('network');
    expect(await text(ask('t1'))).toBe('early');
  });

  it('leave the body of every other request to the network', async () => {
    const fetchWith = takeEarlyCalls(
      [],
      async (input) => new Response(await (input as Request).text()),
    );
    const request = new Request(url, { method: 'POST', body: 'sent' });
    expect(await (await fetchWith(request)).text()).toBe('sent');
  });

  it('fail as they failed', async () => {
    const failed = Promise.reject(new TypeError('network'));
    failed.catch(() => {});
    await expect(setUp(failed)(ask('t1'))).rejects.toThrow('network');
  });

  it('are given up when the caller gives up', async () => {
    const controller = new AbortController();
    const waiting = setUp(new Promise(() => {}))(ask('t1', url, { signal: controller.signal }));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
