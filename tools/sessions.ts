import { parseArgs } from 'node:util';
import { findFault } from '../packages/api/src/testing/session-model/search.ts';
import { runStep } from './step.ts';

// "node tools/sessions.ts --count 100000 --seed 7" plays schedules over five tabs and one host: calls,
// rotated tokens, refreshes, sign-in, sign-out, revocation, impersonation, expiry, idle hours, closed
// tabs and failing storage. It fails on the first that breaks a law of the session, with its seed and
// the shortest part of it that still does.
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
