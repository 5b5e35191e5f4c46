import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { isNotFound } from '../errors/not-found.ts';
import { createFactories } from '../testing/factories.ts';
import { handlers } from '../testing/handlers.ts';
import { setUpTestClient } from '../testing/set-up-test-client.ts';
import { endAllSessions, endSession, endSessionMutation, sessions } from './sessions.ts';

const test = setUpTestClient();
const make = createFactories();
const [currentSession, otherSession] = [make.userSession({ current: true }), make.userSession()];
const catchError = (call: Promise<unknown>) => call.catch((error: unknown) => error);

it('lists sign-ins in the host’s order', async () => {
  test.server.use(handlers.sessions.list.complete([currentSession, otherSession]));
  expect(await sessions.list.fetch(test.api)).toEqual([currentSession, otherSession]);
});

it('throws NotFound if the host doesn’t offer this call', async () => {
  test.server.use(handlers.sessions.list.failed(404));
  expect(isNotFound(await catchError(sessions.list.fetch(test.api)))).toBe(true);
});

it('drops and reports an invalid sign-in', async () => {
  test.respondWith({ sessions: [currentSession, { ...otherSession, last_used_at: 'secret-day' }] });
  expect(await sessions.list.fetch(test.api)).toEqual([currentSession]);
  expect(test.reportedDiagnostics).toHaveLength(1);
});

it('sends no request for a malformed id', async () => {
  const kinds = await test.getErrorKindsForBadIds([endSession]);
  expect(new Set(kinds)).toEqual(new Set(['NotFound']));
});

it('ends a sign-in, removes it from the list, and notifies other tabs', async () => {
  const notify = vi.spyOn(test.api.session, 'notify');
  test.server.use(
    handlers.sessions.list.complete([currentSession, otherSession]),
    handlers.sessions.end.complete(),
  );
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  await new MutationObserver(test.client, endSessionMutation(test.api)).mutate(otherSession.id);
  expect(test.client.getQueryData(query.queryKey)).toEqual([currentSession]);
  expect(notify).toHaveBeenCalledWith({ type: 'changed', resource: 'sessions' });
});

it('removes a sign-in that has already ended from the list', async () => {
  test.server.use(
    handlers.sessions.list.complete([currentSession, otherSession]),
    handlers.sessions.end.empty(),
  );
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  await new MutationObserver(test.client, endSessionMutation(test.api)).mutate(otherSession.id);
  expect(test.client.getQueryData(query.queryKey)).toEqual([currentSession]);
});

it('keeps the sign-in in the list if the call fails', async () => {
  test.server.use(
    handlers.sessions.list.complete([currentSession, otherSession]),
    handlers.sessions.end.failed(503),
  );
  const query = sessions.list.query(test.api);
  await test.client.fetchQuery(query);
  const result = new MutationObserver(test.client, endSessionMutation(test.api)).mutate(
    otherSession.id,
  );
  expect(await catchError(result)).toMatchObject({ status: 503 });
  expect(test.client.getQueryData(query.queryKey)).toEqual([currentSession, otherSession]);
});

it('ends all sign-ins without clearing the session', async () => {
  test.server.use(handlers.sessions.endAll.complete());
  await endAllSessions(test.api);
  expect(test.api.session.snapshot().kind).toBe('regular');
});
