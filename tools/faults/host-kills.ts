import type { HostProcess } from './host-process.ts';
import { PEOPLE, User } from './user.ts';
import {
  few,
  openHost,
  temporaryFolder,
  until,
  type Base,
  type Finding,
  type Stage,
} from './stage.ts';
import { startWriting } from './writes.ts';

const KILLS = 5;

/** A host on PostgreSQL is killed in the middle of writes. */
export function hostKills({ hosts: [host], random }: Stage): Promise<Finding> {
  return killAmongWrites(host, 20, random);
}

/** A host on the embedded database is killed in the middle of writes. */
export async function embeddedHostKills({ cleanup, random }: Base): Promise<Finding> {
  const host = await openHost(cleanup, { DATA_DIR: temporaryFolder(cleanup), DATABASE_URL: '' });
  const finding = await killAmongWrites(host, 5, random);
  await host.end('SIGTERM');
  return finding;
}

/** Every acknowledged write is there after the restart, and none is doubled by sending it again. */
async function killAmongWrites(
  host: HostProcess,
  writers: number,
  random: () => number,
): Promise<Finding> {
  const problems: string[] = [];
  let acknowledged = 0;
  const people = await Promise.all(
    Array.from({ length: writers }, (_, number) =>
      User.signIn(host.origin, PEOPLE[number % PEOPLE.length] ?? ''),
    ),
  );
  for (let round = 1; round <= KILLS; round += 1) {
    const writing = await startWriting(people, `kill-${round}`);
    const enough = writers * (0.5 + 3 * random());
    await until(async () => writing.acknowledged >= enough);
    await host.end('SIGKILL');
    await writing.stop();
    if (!(await host.start())) {
      problems.push(`round ${round}: the host does not start after a kill:\n${host.log}`);
      break;
    }
    const lost = await writing.findLost();
    const wrong = await writing.resend();
    problems.push(
      ...few(lost).map((line) => `round ${round}: acknowledged, and after the kill ${line}`),
      ...few(wrong).map((line) => `round ${round}: after sending again ${line}`),
    );
    acknowledged += writing.acknowledged;
    await writing.clear();
  }
  if (acknowledged === 0) problems.push('No write was acknowledged before a kill.');
  return { figures: `${KILLS} kills, ${acknowledged} acknowledged writes`, problems };
}
