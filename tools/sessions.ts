import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { runStep } from './step.ts';

// "node tools/sessions.ts --count 100000 --seed 7" runs random sequences of events ("schedules") with five tabs and one host: calls,
// token rotation, refreshes, sign-in, sign-out, revocation, impersonation, expiry, idle time, closed tabs, and
// storage errors. Each core stops at its first schedule that breaks a session rule. The report has the seed and
// the shortest part of the schedule that still fails.
await runStep(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '0' },
    },
  });
  const seed = Number(values.seed);
  const count = Number(values.count);
  const share = Math.ceil(count / availableParallelism());
  const starts = Array.from({ length: Math.ceil(count / share) }, (_, index) => index * share);
  const violations = await Promise.all(
    starts.map((start) =>
      findViolationInWorker({ seed: seed + start, count: Math.min(share, count - start) }),
    ),
  );
  return {
    summary: `${count} schedules from seed ${seed}`,
    problems: violations.filter((violation) => violation !== null),
  };
});

/** Runs schedules in a worker thread. Returns a description of the first violation, or null. */
function findViolationInWorker(range: { seed: number; count: number }): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const worker = new Worker(new URL('sessions-worker.ts', import.meta.url), { workerData: range });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
