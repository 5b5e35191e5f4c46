import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../client/api-client.ts';
import { createSession } from '../session/create-session.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { handlers } from '../testing/handlers.ts';
import { sampleHandlers } from '../testing/sample-handlers.ts';
import { sampleTokens } from '../testing/tokens.ts';
import { attachments } from './attachments.ts';

const server = setupServer();
let api: ApiClient;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  api = createApiClient({ host: 'https://api.example.com', session });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('finds the file of a form, and throws NotFound for an unknown id', async () => {
  server.use(...sampleHandlers());
  expect(await attachments.download.fetch(api, 'form-mailing-list')).toMatchObject({
    name: 'Mailing list change.pdf',
    download_url: expect.stringMatching(/^\/downloads\//),
  });
  await expect(attachments.download.fetch(api, 'none')).rejects.toMatchObject({ kind: 'NotFound' });
});

it.each([
  [401, 'SessionEnded'],
  [403, 'NotAuthorized'],
  [404, 'NotFound'],
  [422, 'Rejected'],
  [500, 'ServerDown'],
  ['network', 'ServerDown'],
] as const)('for the failure %s, throws %s', async (failure, kind) => {
  server.use(handlers.attachments.download.failed(failure));
  await expect(attachments.download.fetch(api, '139-1')).rejects.toMatchObject({ kind });
});

it.each(['', '../states', 'a b', 'x'.repeat(129)])(
  'sends no request for the malformed id %j',
  async (id) => {
    await expect(attachments.download.fetch(api, id)).rejects.toMatchObject({ kind: 'NotFound' });
  },
);

it('sends one request while the screen is open, and another after it reopens', async () => {
  server.use(...sampleHandlers());
  const send = vi.spyOn(api, 'send');
  const client = new QueryClient();
  const openScreen = async () => {
    const observer = new QueryObserver(
      client,
      attachments.download.query(api, 'form-mailing-list'),
    );
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    return unsubscribe;
  };
  const [unsubscribeOne, unsubscribeOther] = [await openScreen(), await openScreen()];
  expect(send).toHaveBeenCalledTimes(1);
  unsubscribeOne();
  unsubscribeOther();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  (await openScreen())();
  expect(send).toHaveBeenCalledTimes(2);
});
