import { parseArgs } from 'node:util';
import { findFault } from '../packages/api/src/testing/session-model/search.ts';
import { runStep } from './step.ts';

// "node tools/sessions.ts --count 100000 --seed 7" plays random schedules with five tabs and one host: calls,
// token rotation, refreshes, sign-in, sign-out, revocation, impersonation, expiry, idle time, closed tabs and
// storage errors. It fails on the first schedule that breaks a session rule, and prints its seed and the
// shortest failing part.
await runStep(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '0' },
    },
  });
  const seed = Number(values.seed);
  const count = Number(values.count);
  const fault = await findFault({ seed, count });
  return {
    summary: `${count} schedules from seed ${seed}`,
    problems: fault === null ? [] : [fault],
  };
});
