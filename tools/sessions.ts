import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { runStep } from './step.ts';

// "node tools/sessions.ts --count 100000 --seed 7" runs random schedules with five tabs and one host: calls,
// token rotation, refreshes, sign-in, sign-out, revocation, impersonation, expiry, idle time, closed tabs and
// storage errors. Each core stops at its first schedule that breaks a session rule. The report has the seed and
// the shortest failing part.
await runStep(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '0' },
    },
  });
  const seed = Number(values.seed);
  const count = Number(values.count);
  const share = Math.ceil(count / availableParallelism());
  const starts = Array.from({ length: Math.ceil(count / share) }, (_, index) => index * share);
  const faults = await Promise.all(
    starts.map((start) => findFault({ seed: seed + start, count: Math.min(share, count - start) })),
  );
  return {
    summary: `${count} schedules from seed ${seed}`,
    problems: faults.filter((fault) => fault !== null),
  };
});

/** Runs schedules in a worker thread. */
function findFault(range: { seed: number; count: number }): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const worker = new Worker(new URL('sessions-worker.ts', import.meta.url), { workerData: range });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
