import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { redeemCode, issueCode } from '../session/sign-in-codes.ts';
import { createSessions } from '../session/sessions.ts';
import { databaseKinds, useTestHost } from '../testing/test-host.ts';
import { endSignInsOfProviderSession } from './provider-sessions.ts';

describe.each(databaseKinds)('a sign-out at the identity provider, on %s', (kind) => {
  const host = useTestHost(kind);

  /** Signs in a user of the provider. `work` runs before the sign-in is committed. */
  async function signIn(subject: string, work = async () => {}) {
    const { db, keys } = host;
    const now = () => host.now();
    const sessions = createSessions({ db, keys, now, idleMinutes: 15, sessionHours: 8 });
    const providerSession = {
      issuer: 'https://idp.example.com',
      subject,
      session: 'session-1',
      browserHash: 'hash',
    };
    const code = await issueCode(db, 'manager', now(), null, providerSession);
    await redeemCode(db, { code, verifier: undefined }, now(), async (tx, row) => {
      const started = await sessions.start(tx, row, 'a browser');
      await work();
      return started;
    });
  }

  const signOut = async (subject: string) =>
    endSignInsOfProviderSession(
      host.db,
      { issuer: 'https://idp.example.com', id: `logout of ${subject}`, subject, session: null },
      host.now(),
    );

  const countSignIns = async (subject: string) =>
    (
      await host.db
        .selectFrom('sign_ins')
        .select('id')
        .where(sql`provider_session->>'subject'`, '=', subject)
        .execute()
    ).length;

  it('can be repeated after the database has failed', async () => {
    await signIn('user-1');
    await sql`alter table sign_ins rename to sign_ins_away`.execute(host.db);
    await expect(signOut('user-1')).rejects.toThrow('does not exist');
    await sql`alter table sign_ins_away rename to sign_ins`.execute(host.db);
    expect(await countSignIns('user-1')).toBe(1);
    expect(await signOut('user-1')).toMatchObject([{ person_id: 'manager' }]);
    expect(await countSignIns('user-1')).toBe(0);
    await expect(signOut('user-1')).rejects.toThrow('replayed');
  });

  // The embedded database has only one connection, so nothing is in progress when the sign-out starts.
  it.skipIf(kind !== 'PostgreSQL')('ends a sign-in that is in progress', async () => {
    let signedOut: ReturnType<typeof signOut> | undefined;
    await signIn('user-2', async () => {
      signedOut = signOut('user-2');
      const countWaiting = async () =>
        (
          await sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(host.db)
        ).rows.length;
      await expect.poll(countWaiting).toBe(1);
    });
    expect(await signedOut).toMatchObject([{ person_id: 'manager' }]);
    expect(await countSignIns('user-2')).toBe(0);
  });
});
