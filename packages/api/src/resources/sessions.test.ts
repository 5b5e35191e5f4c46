import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { isNotFound } from '../errors/not-found.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { useTestClient } from '../testing/use-test-client.ts';
import { endAllSessions, endSession, endSessionMutation, sessions } from './sessions.ts';

const test = useTestClient();
const make = createFactories();
const [here, there] = [make.userSession({ current: true }), make.userSession()];
const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

it('lists the sign-ins in the order of the host', async () => {
  test.server.use(handlers.sessions.list.complete([here, there]));
  expect(await sessions.list.fetch(test.api)).toEqual([here, there]);
});

it('tells apart a host that lists none', async () => {
  test.server.use(handlers.sessions.list.failed(404));
  expect(isNotFound(await failure(sessions.list.fetch(test.api)))).toBe(true);
});

it('leaves out a sign-in that cannot be shown, and reports it', async () => {
  test.respondWith({ sessions: [here, { ...there, last_used_at: 'secret-day' }] });
  expect(await sessions.list.fetch(test.api)).toEqual([here]);
  expect(test.reported).toHaveLength(1);
});

it('asks for no sign-in whose id could be none', async () => {
  const kinds = await test.failuresOfBadIds([endSession]);
  expect(new Set(kinds)).toEqual(new Set(['NotFound']));
});

it('ends one, which leaves the list here and is told to the other tabs', async () => {
  const notify = vi.spyOn(test.api.session, 'notify');
  test.server.use(handlers.sessions.list.complete([here, there]), handlers.sessions.end.complete());
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  await new MutationObserver(test.client, endSessionMutation(test.api)).mutate(there.id);
  expect(test.client.getQueryData(query.queryKey)).toEqual([here]);
  expect(notify).toHaveBeenCalledWith({ type: 'changed', resource: 'sessions' });
});

it('takes one that has ended already for ended', async () => {
  test.server.use(handlers.sessions.list.complete([here, there]), handlers.sessions.end.empty());
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  await new MutationObserver(test.client, endSessionMutation(test.api)).mutate(there.id);
  expect(test.client.getQueryData(query.queryKey)).toEqual([here]);
});

it('keeps one in the list that could not be ended', async () => {
  test.server.use(
    handlers.sessions.list.complete([here, there]),
    handlers.sessions.end.failed(503),
  );
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  const ended = new MutationObserver(test.client, endSessionMutation(test.api)).mutate(there.id);
  expect(await failure(ended)).toMatchObject({ status: 503 });
  expect(test.client.getQueryData(query.queryKey)).toEqual([here, there]);
});

it('ends all, and leaves it to its caller to clear the session', async () => {
  test.server.use(handlers.sessions.endAll.complete());
  await endAllSessions(test.api);
  expect(test.api.session.snapshot().kind).toBe('regular');
});
