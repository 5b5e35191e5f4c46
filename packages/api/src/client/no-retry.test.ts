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
/** A client without default options. */
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

describe('with a query client without default options', () => {
  it.each([
    ['list', () => new QueryObserver(client, alerts.list.query(api))],
    ['detail', () => new QueryObserver(client, alerts.markAsRead.query(api, 'a-slug', client))],
  ])(
    'a failed %s query is sent again only if the caller refetches it',
    async (_name, openQuery) => {
      const observer = openQuery();
      const stop = observer.subscribe(() => undefined);
      await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      expect(observer.getCurrentResult().fetchStatus).toBe('idle');
      expect(send).toHaveBeenCalledTimes(1);
      await observer.refetch();
      expect(send).toHaveBeenCalledTimes(2);
      stop();
    },
  );

  it('lists and mark-as-read calls fail offline instead of waiting', async () => {
    onlineManager.setOnline(false);
    const observer = new QueryObserver(client, alerts.list.query(api));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(isServerDown(observer.getCurrentResult().error)).toBe(true));
    const mark = new MutationObserver(client, alerts.markAsRead.mutation(api)).mutate(1);
    await expect(mark).rejects.toSatisfy(isServerDown);
    stop();
  });

  const createOptions = (make: unknown, ...input: unknown[]): unknown =>
    typeof make === 'function' ? Reflect.apply(make, undefined, [api, ...input]) : undefined;
  const getAllOptions = (kind: string) => [
    ...Object.entries(calls).map(([name, call]) => [name, Reflect.get(call, kind)] as const),
    ...Object.entries(entryPoint).filter(
      ([name]) => name !== 'pathWithQuery' && name.toLowerCase().endsWith(kind),
    ),
  ];
  const queries = getAllOptions('query').filter(([, make]) => typeof make === 'function');
  const mutations = getAllOptions('mutation').filter(([, make]) => typeof make === 'function');

  it.each(queries)('%s turns retries off', (_name, make) => {
    expect(createOptions(make, 'safety_tips', client)).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
  });

  it.each(mutations)('%s does not wait for a connection', (_name, make) => {
    expect(createOptions(make)).toMatchObject({ networkMode: 'always' });
  });
});
