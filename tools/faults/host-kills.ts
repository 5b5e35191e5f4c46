import type { HostProcess } from './host-process.ts';
import { USERS, User } from './user.ts';
import {
  truncateLines,
  openHost,
  createTemporaryFolder,
  waitUntil,
  type RunContext,
  type RunResult,
  type TestBed,
} from './test-bed.ts';
import { startWriting } from './writes.ts';

const KILLS = 5;

/** Kills a host on PostgreSQL during writes. */
export function testHostKills({ hosts: [host], random }: TestBed): Promise<RunResult> {
  return killDuringWrites(host, 20, random);
}

/** Kills a host on the embedded database during writes. */
export async function testEmbeddedHostKills({ cleanup, random }: RunContext): Promise<RunResult> {
  const host = await openHost(cleanup, {
    DATA_DIR: createTemporaryFolder(cleanup),
    DATABASE_URL: '',
  });
  const result = await killDuringWrites(host, 5, random);
  await host.end('SIGTERM');
  return result;
}

/** Checks that every acknowledged write survives a kill, and that sending it again adds no duplicate. */
async function killDuringWrites(
  host: HostProcess,
  writers: number,
  random: () => number,
): Promise<RunResult> {
  const problems: string[] = [];
  let acknowledged = 0;
  const users = await Promise.all(
    Array.from({ length: writers }, (_, number) =>
      User.signIn(host.origin, USERS[number % USERS.length] ?? ''),
    ),
  );
  for (let round = 1; round <= KILLS; round += 1) {
    const concurrentWrites = await startWriting(users, `kill-${round}`);
    // Kill at a random point: after 0.5 to 3.5 writes per user.
    const writesBeforeKill = writers * (0.5 + 3 * random());
    await waitUntil(async () => concurrentWrites.acknowledged >= writesBeforeKill);
    await host.end('SIGKILL');
    await concurrentWrites.stop();
    if (!(await host.start())) {
      problems.push(`round ${round}: the host does not start after a kill:\n${host.log}`);
      break;
    }
    const writeProblems = await concurrentWrites.findProblems();
    const resendProblems = await concurrentWrites.resend();
    problems.push(
      ...truncateLines(writeProblems).map(
        (line) => `round ${round}: after the kill, an acknowledged write is wrong: ${line}`,
      ),
      ...truncateLines(resendProblems).map((line) => `round ${round}: after resending: ${line}`),
    );
    acknowledged += concurrentWrites.acknowledged;
    await concurrentWrites.clear();
  }
  if (acknowledged === 0) problems.push('No write was acknowledged before a kill.');
  return { measurements: `${KILLS} kills, ${acknowledged} acknowledged writes`, problems };
}
