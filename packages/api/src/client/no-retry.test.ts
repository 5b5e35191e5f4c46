import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import { isServerDown } from '../errors/server-down.ts';
import { calls } from '../contract/registry.ts';
import * as entryPoint from '../index.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { alerts } from '../resources/alerts.ts';

let api: ApiClient;
/** As an application has it that has said nothing. */
let client: QueryClient;
const send = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn({ jwt: sampleToken({ uuid: 'anna', exp: FIXED_NOW / 1000 + 900 }) });
  api = createApiClient({ host: 'https://api.example.com', session, fetchAdapter: send });
  client = new QueryClient();
});
afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  client.clear();
});

describe('in a cache without defaults of its own', () => {
  it.each([
    ['a list', () => new QueryObserver(client, alerts.list.query(api))],
    ['a detail', () => new QueryObserver(client, alerts.markAsRead.query(api, 'a-slug', client))],
  ])('%s that has failed is asked again by its reader alone', async (_name, open) => {
    const observer = open();
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    expect(send).toHaveBeenCalledTimes(1);
    await observer.refetch();
    expect(send).toHaveBeenCalledTimes(2);
    stop();
  });

  it('a list and a mark fail without a network, instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    const observer = new QueryObserver(client, alerts.list.query(api));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(isServerDown(observer.getCurrentResult().error)).toBe(true));
    const mark = new MutationObserver(client, alerts.markAsRead.mutation(api)).mutate(1);
    await expect(mark).rejects.toSatisfy(isServerDown);
    stop();
  });

  const made = (make: unknown, ...input: unknown[]): unknown =>
    typeof make === 'function' ? Reflect.apply(make, undefined, [api, ...input]) : undefined;
  const named = (part: string) => [
    ...Object.entries(calls).map(([name, call]) => [name, Reflect.get(call, part)] as const),
    ...Object.entries(entryPoint).filter(
      ([name]) => name !== 'pathWithQuery' && name.toLowerCase().endsWith(part),
    ),
  ];
  const queries = named('query').filter(([, make]) => typeof make === 'function');
  const mutations = named('mutation').filter(([, make]) => typeof make === 'function');

  it.each(queries)('%s says so itself', (_name, make) => {
    expect(made(make, 'safety_tips', client)).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
  });

  it.each(mutations)('%s does not wait for a network', (_name, make) => {
    expect(made(make)).toMatchObject({ networkMode: 'always' });
  });
});
