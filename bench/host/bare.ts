import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { listAnnouncements } from '../../apps/reference-api/src/db/announcements.ts';
import { findMatches, readFound } from '../../apps/reference-api/src/db/search.ts';
import type { Database } from '../../apps/reference-api/src/db/tables.ts';
import { viewerOf } from '../../apps/reference-api/src/policies/viewer.ts';
import { commonWords, lists, VIEWER, twoWords } from './calls.ts';

// What the framework and the driver cost by themselves: the statements of the reference host, taken down
// once from its own code, answered by nothing but Hono and pg. It knows no session, checks nothing and
// sets no header.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const taken: CompiledQuery[] = [];
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void taken.push(query),
});
const user = await db
  .selectFrom('people')
  .selectAll()
  .where('id', '=', VIEWER)
  .executeTakeFirstOrThrow();
const viewer = viewerOf({ user, actor: null });

async function statementsOf(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  taken.length = 0;
  await work();
  return taken.splice(0);
}
async function each<Call>(calls: readonly Call[], work: (call: Call) => Promise<unknown>) {
  const statements: CompiledQuery[][] = [];
  for (const call of calls) statements.push(await statementsOf(() => work(call)));
  return statements;
}
const search = async (query: string) => {
  const { matches, words } = await findMatches(db, viewer, query, new Date());
  if (matches.length === 0) throw new Error(`"${query}" finds nothing: choose other words.`);
  const keys = matches.slice(0, 20).map(({ key }) => key);
  await readFound(db, viewer, keys, words);
};
const listed = await each(lists, (filters) => listAnnouncements(db, viewer, 'Alert', filters));
const rare = await each(twoWords, search);
const common = await each(commonWords, search);
const states = await statementsOf(() =>
  db.selectFrom('states').select(['code', 'name']).orderBy('name').execute(),
);

const run = async ({ sql, parameters }: CompiledQuery): Promise<unknown[]> =>
  (await pool.query<object>(sql, [...parameters])).rows;
/** One after the other, where the second waits for what the first has found. */
async function inTurn(statements: readonly CompiledQuery[]) {
  const results: unknown[][] = [];
  for (const statement of statements) results.push(await run(statement));
  return results;
}

const app = new Hono();
app.get('/constant', (c) => c.json({ message: 'The same for everybody.' }));
app.get('/states', async (c) => c.json(await inTurn(states)));
app.get('/list/:n', async (c) =>
  c.json(await Promise.all((listed[Number(c.req.param('n'))] ?? []).map(run))),
);
app.get('/two/:n', async (c) => c.json(await inTurn(rare[Number(c.req.param('n'))] ?? [])));
app.get('/common/:n', async (c) => c.json(await inTurn(common[Number(c.req.param('n'))] ?? [])));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env['PORT']) });
