import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPrivatePostgres, isPostgresInstalled } from './postgres-server.ts';
import { runSteps } from './check/run-steps.ts';
import { selectSteps, type Suite } from './check/select-steps.ts';
import { steps } from './check/steps.ts';

// "npm test" runs the quick suite, "npm run test:full" runs the rest, and "npm run test:all" runs both. The
// steps are in check/steps.ts. All failures are reported at the end of the run.
process.chdir(join(import.meta.dirname, '..'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    suite: { type: 'string', default: 'quick' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const names = [...(values.only?.split(',').map((name) => name.trim()) ?? []), ...positionals];
const selection = selectSteps(steps, values.suite as Suite, names);
if ('error' in selection) {
  console.error(selection.error);
  process.exit(1);
}
if (values.list) {
  for (const { name, suite } of selection.steps) console.log(`${suite}  ${name}`);
  process.exit(0);
}

await using cleanup = new AsyncDisposableStack();
const env: Record<string, string> = {};
if (selection.steps.some(({ postgresql }) => postgresql !== undefined)) {
  const url = process.env['DATABASE_URL_TEST'];
  if (url !== undefined) env['DATABASE_URL_TEST'] = url;
  else if (isPostgresInstalled()) {
    const server = await startPrivatePostgres({
      cleanup,
      settings: { fsync: 'off', max_connections: '200' },
    });
    env['DATABASE_URL_TEST'] = server.getUrl('postgres');
  } else
    console.log(
      'PostgreSQL is not installed: steps that require it are skipped. Install it, or set DATABASE_URL_TEST.',
    );
}

const { passed, failed } = await runSteps(selection.steps, {
  cores: availableParallelism(),
  postgresql: env['DATABASE_URL_TEST'] ?? null,
  signal: createAbortSignal(),
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Returns an AbortSignal that aborts on SIGINT, SIGTERM, or SIGHUP. The run then ends its child processes. */
function createAbortSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort(name));
  }
  return controller.signal;
}
