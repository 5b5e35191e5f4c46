import { describe, expect, it } from 'vitest';
import { removeExpired } from '../db/remove-expired.ts';
import { createClient, databaseKinds, json, useTestHost } from '../testing/test-host.ts';
import { addToAuditLog } from './audit-log.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds)('the audit log on %s', (kind) => {
  const host = useTestHost(kind);

  /** Returns the entries that `work` adds. */
  async function collectEntries(work: () => Promise<unknown>) {
    const { last } = await host.db
      .selectFrom('audit_log')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    await work();
    return host.db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', last ?? 0)
      .orderBy('id')
      .execute();
  }

  it('records who signed in and out', async () => {
    const entries = await collectEntries(async () => {
      const client = await host.signIn('manager');
      await client.send('/api/v1/states');
      await client.send('/api/v1/auth_token/revoke', { method: 'POST' });
    });
    expect(entries).toMatchObject([
      { event: 'sign_in', person_id: 'manager', agent_id: null },
      { event: 'sign_out', person_id: 'manager', agent_id: null },
    ]);
    expect(entries[0]?.sign_in).toBe(entries[1]?.sign_in);
    expect(entries[1]?.request_id).toMatch(/^[\w-]{36}$/);
  });

  it('records an admin’s changes during impersonation', async () => {
    const entries = await collectEntries(async () => {
      const client = await host.signIn('admin-as-producer');
      await client.send('/api/v1/favorite_pages');
      const favorite_page = { title: 'Storms', path: '/alerts' };
      const created = await client.send('/api/v1/favorite_pages', json('POST', { favorite_page }));
      expect(created.status).toBe(201);
      await client.send('/api/v1/favorite_pages', json('POST', {}));
    });
    expect(entries).toMatchObject([
      { event: 'sign_in' },
      { event: 'impersonation_started' },
      {
        event: 'admin_action',
        agent_id: expect.stringMatching(/producer/),
        details: { method: 'POST', route: '/api/v1/favorite_pages' },
      },
    ]);
    expect(new Set(entries.map(({ person_id }) => person_id)).size).toBe(1);
  });

  it('records whose token was used again', async () => {
    const entries = await collectEntries(async () => {
      const client = await host.signIn('manager');
      const copiedClient = createClient(() => host.app(), client.jwt);
      for (let call = 0; call < 3; call += 1) {
        host.advanceClock(61);
        await client.send('/api/v1/states');
      }
      expect((await copiedClient.send('/api/v1/states')).status).toBe(401);
    });
    expect(entries).toMatchObject([
      { event: 'sign_in', person_id: 'manager', agent_id: null },
      { event: 'token_reused', person_id: 'manager', agent_id: null },
    ]);
    expect(entries[1]?.sign_in).toBe(entries[0]?.sign_in);
  });

  it('records the admin and the agent of an impersonation that the host ended', async () => {
    const admin = host.db.updateTable('people').where('id', '=', 'admin-as-producer');
    const entries = await collectEntries(async () => {
      const client = await host.signIn('admin-as-producer');
      await admin.set({ is_admin: false }).execute();
      expect((await client.send('/api/v1/states')).status).toBe(401);
      await admin.set({ is_admin: true }).execute();
    });
    const impersonation = { person_id: 'admin-as-producer', agent_id: 'independent-producer' };
    expect(entries).toMatchObject([
      { event: 'sign_in', person_id: 'admin-as-producer', agent_id: null },
      { event: 'impersonation_started', ...impersonation },
      { event: 'impersonation_ended_by_host', ...impersonation },
    ]);
  });

  it('records no refused calls, so that attackers can’t fill the log', async () => {
    const entries = await collectEntries(async () => {
      await host.app().request('/api/v1/states', { headers: { Authorization: 'Bearer x.y.z' } });
      await host.app().request('/api/v1/auth_token/exchange', json('POST', { code: 'guess' }));
    });
    expect(entries).toEqual([]);
  });

  it('rejects changes and deletions of entries', async () => {
    await addToAuditLog(host.db, { event: 'key_rotated' });
    for (const statement of [
      host.db.updateTable('audit_log').set({ event: 'sign_out' }),
      host.db.deleteFrom('audit_log'),
    ]) {
      await expect(statement.execute()).rejects.toThrow(/only be added to/);
    }
  });

  it('keeps entries for the configured time', async () => {
    const entry = { event: 'key_rotated', at: new Date(Date.now() - 100 * DAY_MS) };
    await host.db.insertInto('audit_log').values(entry).execute();
    const count = async () => {
      const { entries } = await host.db
        .selectFrom('audit_log')
        .select(({ fn }) => fn.countAll<string>().as('entries'))
        .executeTakeFirstOrThrow();
      return Number(entries);
    };
    const initialCount = await count();
    const database = { jobsDb: host.db };
    // True, because this host removed the expired rows of all tables.
    expect(await removeExpired(database, new Date(), 101)).toBe(true);
    expect(await count()).toBe(initialCount);
    await removeExpired(database, new Date(), 99);
    expect(await count()).toBe(initialCount - 1);
  });
});
