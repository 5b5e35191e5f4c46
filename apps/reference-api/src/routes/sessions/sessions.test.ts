import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  databaseKinds,
  json,
  readTokens,
  useTestHost,
  type Client,
} from '../../testing/test-host.ts';
import { issueCode } from '../../session/sign-in-codes.ts';

const path = '/api/v1/sessions';
const statesPath = '/api/v1/states';

const listSchema = v.object({
  sessions: v.array(
    v.strictObject({
      id: v.string(),
      current: v.boolean(),
      device: v.string(),
      started_at: v.pipe(v.string(), v.isoTimestamp()),
      last_used_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

describe.each(databaseKinds)('sessions on %s', (kind) => {
  const host = useTestHost(kind);
  const listSessions = async (client: Client) => (await client.read(path, listSchema)).sessions;

  async function signInWith(userAgent: string, personaId = 'manager'): Promise<Client> {
    const code = await issueCode(host.db, personaId, host.now());
    const init = json('POST', { code });
    const headers = new Headers(init.headers);
    headers.set('User-Agent', userAgent);
    const response = await host.app().request('/api/v1/auth_token/exchange', { ...init, headers });
    return createClient(() => host.app(), readTokens(await response.json()).jwt);
  }

  it('lists the user’s sign-ins by device, most recently used first', async () => {
    const otherClient = await host.signIn('independent-csr');
    const phoneClient = await signInWith(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    );
    host.advanceClock(120);
    const desktopClient = await signInWith(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    );
    const listedSessions = await listSessions(desktopClient);
    expect(listedSessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iOS', false],
    ]);
    expect(listedSessions[1]?.started_at).toBe(new Date(host.now() - 120_000).toISOString());
    const phoneSession = (await listSessions(phoneClient)).find(({ current }) => current);
    expect(phoneSession?.device).toBe('Safari on iOS');
    expect(await listSessions(otherClient)).toHaveLength(1);
    // Ends the manager's sign-ins, so that no other test sees them.
    await desktopClient.send(path, { method: 'DELETE' });
  });

  it('ends one of the user’s sign-ins, but never a sign-in of another user', async () => {
    const stranger = await host.signIn('independent-csr');
    const [currentClient, otherClient] = [
      await host.signIn('manager'),
      await host.signIn('manager'),
    ];
    const id = (await listSessions(otherClient)).find(({ current }) => current)?.id;
    expect((await stranger.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await otherClient.send(statesPath)).status).toBe(200);
    expect((await currentClient.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await otherClient.send(statesPath)).status).toBe(401);
    expect((await currentClient.send(statesPath)).status).toBe(200);
    expect((await currentClient.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('ends all sign-ins, including the current one', async () => {
    const [currentClient, otherClient] = [
      await host.signIn('manager'),
      await host.signIn('manager'),
    ];
    expect((await currentClient.send(path, { method: 'DELETE' })).status).toBe(204);
    expect((await currentClient.send(statesPath)).status).toBe(401);
    expect((await otherClient.send(statesPath)).status).toBe(401);
  });

  it('lists and ends only the admin’s own sign-in during impersonation', async () => {
    const agent = await host.signIn('independent-producer');
    const admin = await host.signIn('admin-as-producer');
    expect(await listSessions(admin)).toHaveLength(1);
    expect((await admin.send(path, { method: 'DELETE' })).status).toBe(204);
    expect((await admin.send(statesPath)).status).toBe(401);
    expect((await agent.send(statesPath)).status).toBe(200);
  });

  it('leaves out expired sign-ins', async () => {
    await host.signIn('short-token');
    host.advanceClock(16 * 60);
    expect(await listSessions(await host.signIn('short-token'))).toHaveLength(1);
  });
});
