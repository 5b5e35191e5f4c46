import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { listAnnouncements } from '../../apps/reference-api/src/db/announcements.ts';
import { findMatches, readSearchHits } from '../../apps/reference-api/src/db/search.ts';
import { readSynonyms } from '../../apps/reference-api/src/db/synonyms.ts';
import type { Database } from '../../apps/reference-api/src/db/tables.ts';
import { toEasternDay } from '../../apps/reference-api/src/lib/eastern-time.ts';
import { toViewer } from '../../apps/reference-api/src/policies/viewer.ts';
import { commonWords, lists, VIEWER, twoWords } from './calls.ts';

// Shows the cost of the framework and the database driver alone. This Hono server runs the SQL statements of the
// reference host, which it records once from the host's code. It has no sessions, checks, or headers.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const recordedQueries: CompiledQuery[] = [];
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void recordedQueries.push(query),
});
const user = await db
  .selectFrom('people')
  .selectAll()
  .where('id', '=', VIEWER)
  .executeTakeFirstOrThrow();
const viewer = toViewer({ user, actor: null });

async function recordStatements(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  recordedQueries.length = 0;
  await work();
  return recordedQueries.splice(0);
}
async function recordEach<Call>(calls: readonly Call[], work: (call: Call) => Promise<unknown>) {
  const statements: CompiledQuery[][] = [];
  for (const call of calls) statements.push(await recordStatements(() => work(call)));
  return statements;
}
const runSearch = async (query: string) => {
  const { matches, words } = await findMatches(db, viewer, query, new Date());
  if (matches.length === 0) throw new Error(`"${query}" has no matches: choose other words.`);
  const keys = matches.slice(0, 20).map(({ key }) => key);
  await readSearchHits(db, viewer, keys, words);
};
const listStatements = await recordEach(lists, (filters) =>
  listAnnouncements(db, viewer, 'Alert', filters, toEasternDay(Date.now())),
);
// The host reads the synonyms once a minute, so they aren't part of a search.
await readSynonyms(db);
const twoWordStatements = await recordEach(twoWords, runSearch);
const commonWordStatements = await recordEach(commonWords, runSearch);
const states = await recordStatements(() =>
  db.selectFrom('states').select(['code', 'name']).orderBy('name').execute(),
);

const run = async ({ sql, parameters }: CompiledQuery): Promise<unknown[]> =>
  (await pool.query<object>(sql, [...parameters])).rows;
/** Runs statements in sequence, because each one can need the results of the previous one. */
async function runInSequence(statements: readonly CompiledQuery[]) {
  const results: unknown[][] = [];
  for (const statement of statements) results.push(await run(statement));
  return results;
}

const app = new Hono();
app.get('/constant', (c) => c.json({ message: 'The same for everyone.' }));
app.get('/states', async (c) => c.json(await runInSequence(states)));
app.get('/list/:n', async (c) =>
  c.json(await Promise.all((listStatements[Number(c.req.param('n'))] ?? []).map(run))),
);
app.get('/two/:n', async (c) =>
  c.json(await runInSequence(twoWordStatements[Number(c.req.param('n'))] ?? [])),
);
app.get('/common/:n', async (c) =>
  c.json(await runInSequence(commonWordStatements[Number(c.req.param('n'))] ?? [])),
);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
