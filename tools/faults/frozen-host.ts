import { setTimeout as sleep } from 'node:timers/promises';
import { isSuccess, describeUnexpectedReply, User } from './user.ts';
import {
  truncateLines,
  formatMs,
  query,
  waitUntil,
  type RunResult,
  type TestBed,
} from './test-bed.ts';
import { toFavoriteAddition } from './writes.ts';

const MAX_MS_UNTIL_SERVED = 2000;
const WRITERS = 10;

/** Freezes a host while it holds a user's lock. The other host must still serve that user. */
export async function testFrozenHost({ hosts, databaseUrl }: TestBed): Promise<RunResult> {
  const [frozen, other] = hosts;
  const user = await User.signIn(frozen.origin, 'manager');
  const userAtOther = user.at(other.origin);
  const problems: string[] = [];
  const stopController = new AbortController();

  const write = (writer: User, name: string) => {
    const { path, body } = toFavoriteAddition(name);
    return writer.call(path, { method: 'POST', body, idempotencyKey: crypto.randomUUID() });
  };
  const writers = Array.from({ length: WRITERS }, async (_, number) => {
    while (!stopController.signal.aborted) {
      const problem = describeUnexpectedReply(await write(user, `frozen-${number}`));
      if (problem !== null) problems.push(`at the frozen host: ${problem}`);
    }
  });

  let msUntilServed = Number.NaN;
  try {
    const msUntilFrozen = await waitUntil(async () => {
      frozen.signal('SIGSTOP');
      if (await holdsLock(databaseUrl)) return true;
      frozen.signal('SIGCONT');
      return false;
    });
    if (Number.isNaN(msUntilFrozen))
      problems.push('The host was never frozen in the middle of a write.');
    msUntilServed = await waitUntil(
      async () => isSuccess(await write(userAtOther, 'frozen-other')),
      15_000,
    );
    if (!(msUntilServed <= MAX_MS_UNTIL_SERVED)) {
      problems.push(`The other host served the user's write after: ${formatMs(msUntilServed)}.`);
    }
  } finally {
    stopController.abort();
    frozen.signal('SIGCONT');
    await Promise.all(writers);
  }
  for (const writer of [user, userAtOther]) {
    const msUntilAccepted = await waitUntil(
      async () => isSuccess(await write(writer, 'frozen-after')),
      5000,
    );
    if (Number.isNaN(msUntilAccepted))
      problems.push(`${writer.origin} accepts no writes after SIGCONT.`);
  }
  return {
    measurements: `served by the other host after: ${formatMs(msUntilServed)}`,
    problems: truncateLines(problems),
  };
}

/** True if an idle transaction holds a user's lock. */
async function holdsLock(databaseUrl: string): Promise<boolean> {
  const statement = `
    select from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.granted and a.state = 'idle in transaction'`;
  // PostgreSQL still executes the statements that the host sent before the freeze.
  await sleep(100);
  return (await query(databaseUrl, statement)).length > 0;
}
