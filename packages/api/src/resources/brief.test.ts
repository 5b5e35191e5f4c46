import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { brief, markBriefRecordMutation } from './brief.ts';

const now = () => FIXED_NOW;
const revision = { id: 'Guide-7-1', number: 1, published_at: '2026-03-02T19:05:00.000Z' };
const record = { id: 7, record_type: 'Guide', title: 'Roof age', read: false, revision };
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it.each([
  ['shows a guide as read', {}, true],
  ['leaves a guide unread during impersonation', { act: { sub: 'admin' } }, false],
])('a mark %s', async (_name, claims, read) => {
  const session = createSession({ storage: null, now });
  const seconds = FIXED_NOW / 1000;
  session.signIn({
    jwt: sampleToken({ uuid: 'anna', iat: seconds, exp: seconds + 900, ...claims }),
  });
  const api = createApiClient({ host: 'https://api.example.com', session, now });
  const client = new QueryClient();
  const { queryKey } = brief.list.query(api);
  client.setQueryData(queryKey, [{ record, reason: 'new', minutes: 2 }]);
  server.use(
    http.patch('*/api/v1/revisions/Guide-7-1/mark_as_read', () =>
      HttpResponse.json({
        revision: { ...revision, record: { id: 7, record_type: 'Guide', title: 'Roof age' } },
      }),
    ),
  );
  await new MutationObserver(client, markBriefRecordMutation(api)).mutate({ record, read: true });
  expect(client.getQueryData(queryKey)?.[0]?.record.read).toBe(read);
});
