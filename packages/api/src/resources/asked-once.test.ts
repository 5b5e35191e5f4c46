import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../client/api-client.ts';
import { isServerDown } from '../errors/server-down.ts';
import * as doors from '../queries.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { alertDetailQuery, alertsQuery, markAlertReadMutation } from './alerts/queries.ts';

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
    ['a list', () => new QueryObserver(client, alertsQuery(api))],
    ['a detail', () => new QueryObserver(client, alertDetailQuery(api, 'a-slug', client))],
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
    const observer = new QueryObserver(client, alertsQuery(api));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(isServerDown(observer.getCurrentResult().error)).toBe(true));
    const mark = new MutationObserver(client, markAlertReadMutation(api)).mutate(1);
    await expect(mark).rejects.toSatisfy(isServerDown);
    stop();
  });

  const options = Object.entries(doors).filter(([name]) => name.endsWith('Query'));

  it.each(options)('%s says so itself', (_name, make) => {
    const made: unknown = Reflect.apply(make, undefined, [api, 'safety_tips', client]);
    expect(made).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
  });

  const mutations = Object.entries(doors).filter(([name]) => name.endsWith('Mutation'));

  it.each(mutations)('%s does not wait for a network', (_name, make) => {
    const made: unknown = Reflect.apply(make, undefined, [api]);
    expect(made).toMatchObject({ networkMode: 'always' });
  });
});
