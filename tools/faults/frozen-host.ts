import { setTimeout as sleep } from 'node:timers/promises';
import { isSuccess, offense, User } from './user.ts';
import { few, inMilliseconds, query, until, type Finding, type Stage } from './stage.ts';
import { favorite } from './writes.ts';

const SERVED_MS = 2000;
const WRITERS = 10;

/** A host stands still while it holds a person's lock: the other one serves that person all the same. */
export async function frozenHost({ hosts, databaseUrl }: Stage): Promise<Finding> {
  const [frozen, other] = hosts;
  const user = await User.signIn(frozen.origin, 'manager');
  const elsewhere = user.at(other.origin);
  const problems: string[] = [];
  const over = new AbortController();

  const write = (by: User, name: string) => {
    const { path, body } = favorite(name);
    return by.call(path, { method: 'POST', body, idempotencyKey: crypto.randomUUID() });
  };
  const writing = Array.from({ length: WRITERS }, async (_, number) => {
    while (!over.signal.aborted) {
      const fault = offense(await write(user, `frozen-${number}`));
      if (fault !== null) problems.push(`at the frozen host: ${fault}`);
    }
  });

  let served = Number.NaN;
  try {
    const caught = await until(async () => {
      frozen.signal('SIGSTOP');
      if (await holdsLock(databaseUrl)) return true;
      frozen.signal('SIGCONT');
      return false;
    });
    if (Number.isNaN(caught)) problems.push('The host was never caught in the middle of a write.');
    served = await until(async () => isSuccess(await write(elsewhere, 'frozen-other')), 15_000);
    if (!(served <= SERVED_MS)) {
      problems.push(`The other host served the person's write after: ${inMilliseconds(served)}.`);
    }
  } finally {
    over.abort();
    frozen.signal('SIGCONT');
    await Promise.all(writing);
  }
  for (const by of [user, elsewhere]) {
    const works = await until(async () => isSuccess(await write(by, 'frozen-after')), 5000);
    if (Number.isNaN(works)) problems.push(`${by.origin} takes no write after SIGCONT.`);
  }
  return { figures: `served elsewhere after: ${inMilliseconds(served)}`, problems: few(problems) };
}

/** Whether a transaction that nobody goes on with holds a person's lock. */
async function holdsLock(databaseUrl: string): Promise<boolean> {
  const statement = `
    select from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and a.state = 'idle in transaction'`;
  // What was sent before the host stopped is still worked on for a moment.
  await sleep(100);
  return (await query(databaseUrl, statement)).length > 0;
}
