import type { Acknowledgement, RevisionDetail } from '@producer-portal/api';
import { sql, type Kysely } from 'kysely';
import type { ProofSubject } from '../proof/proof-file.ts';
import { visibleTo } from '../policies/content.ts';
import { toViewer, type Viewer } from '../policies/viewer.ts';
import { markRevisionAsRead } from './revisions.ts';
import type { Database } from './tables.ts';

/**
 * Sets the read flag of a revision's record, if it is the newest revision. Alerts and policy updates have
 * the same flag.
 */
export async function setReadFlag(
  db: Kysely<Database>,
  uuid: string,
  revisionId: string,
  mark: { read: boolean; at: Date },
): Promise<void> {
  const newest = await db
    .selectFrom('revisions as v')
    .select('v.key')
    .where('v.id', '=', revisionId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('revisions as n')
            .select('n.id')
            .whereRef('n.key', '=', 'v.key')
            .whereRef('n.number', '>', 'v.number'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!newest) return;
  if (mark.read) {
    await db
      .insertInto('content_reads')
      .values({ uuid, content_key: newest.key, read_at: mark.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('content_reads')
    .where('uuid', '=', uuid)
    .where('content_key', '=', newest.key)
    .execute();
}

/**
 * Stores that a user has acknowledged a revision, and marks the revision as read. A repeated acknowledgement doesn't change
 * the stored time.
 */
export async function acknowledgeRevision(
  db: Kysely<Database>,
  uuid: string,
  revisionId: string,
  at: Date,
): Promise<void> {
  await markRevisionAsRead(db, uuid, revisionId, at);
  await setReadFlag(db, uuid, revisionId, { read: true, at });
  await db
    .insertInto('revision_acknowledgements')
    .values({ uuid, revision_id: revisionId, acknowledged_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many users one statement checks. */
const BATCH_SIZE = 100;

/**
 * Lists the users who can see a revision's record, sorted by name, with the times when they read and acknowledged the
 * revision. The host knows only users who have signed in. Admins are left out.
 */
export async function listAcknowledgements(
  db: Kysely<Database>,
  revisionId: string,
): Promise<Acknowledgement[]> {
  const people = await db
    .selectFrom('people')
    .selectAll()
    .where('is_admin', '=', false)
    .where('impersonates', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const users = [...new Map(people.map((user) => [user.claims.uuid, user])).values()];
  const visibleUuids = new Set<string>();
  for (let start = 0; start < users.length; start += BATCH_SIZE) {
    // Only `visibleTo` defines who can see a record, so the statement has one part for each user.
    const parts = users.slice(start, start + BATCH_SIZE).map(
      (user) => sql`(
        select ${user.claims.uuid} as uuid from content_records c
        where c.key = (select v.key from revisions v where v.id = ${revisionId})
          and ${visibleTo(toViewer({ user, actor: null }))}
      )`,
    );
    const { rows } = await sql<{ uuid: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
    for (const { uuid } of rows) visibleUuids.add(uuid);
  }
  const [reads, acknowledged] = await Promise.all([
    db
      .selectFrom('revision_reads')
      .select(['uuid', 'read_at as at'])
      .where('revision_id', '=', revisionId)
      .execute(),
    db
      .selectFrom('revision_acknowledgements')
      .select(['uuid', 'acknowledged_at as at'])
      .where('revision_id', '=', revisionId)
      .execute(),
  ]);
  const toTimes = (rows: { uuid: string; at: Date }[]) =>
    new Map(rows.map(({ uuid, at }) => [uuid, at.toISOString()]));
  const [readTimes, acknowledgementTimes] = [toTimes(reads), toTimes(acknowledged)];
  return users
    .filter(({ claims }) => visibleUuids.has(claims.uuid))
    .map(({ name, claims: { uuid, agent_code } }) => {
      const [read_at, acknowledged_at] = [readTimes.get(uuid), acknowledgementTimes.get(uuid)];
      return {
        user: { uuid, name, agent_code },
        ...(read_at !== undefined && { read_at }),
        ...(acknowledged_at !== undefined && { acknowledged_at }),
      };
    });
}

/** Returns the facts about a revision and the viewer that a proof contains. */
export function toProofSubject(
  revision: RevisionDetail,
  viewer: Pick<Viewer, 'uuid' | 'agentCode'>,
  name: string,
): ProofSubject {
  const { read_at, acknowledged_at, previous_read: _previous, ...published } = revision;
  return {
    // Documents from the database are JSON.
    revision: JSON.parse(JSON.stringify(published)) as ProofSubject['revision'],
    user: { uuid: viewer.uuid, name, agent_code: viewer.agentCode },
    shownAt: read_at ?? null,
    acknowledgedAt: acknowledged_at ?? null,
  };
}
