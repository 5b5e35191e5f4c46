/**
 * Checks whether the package registry can audit dependencies. Some mirrors can't, and "pnpm audit" fails with them as it does
 * for a vulnerable dependency. Exits with code 1 if the registry has no audit endpoint or doesn't respond.
 */
import { runAndGetOutput } from './processes.ts';

const registry = (
  await runAndGetOutput('pnpm', ['config', 'get', 'registry'], { cwd: '.' })
).trim();
const endpoint = new URL('-/npm/v1/security/advisories/bulk', registry);
const status = await fetch(endpoint, {
  method: 'POST',
  body: '{}',
  headers: { 'Content-Type': 'application/json' },
  signal: AbortSignal.timeout(20_000),
}).then(
  (response) => response.status,
  (error: unknown) => String(error),
);
if (status !== 200) {
  console.error(`${endpoint.href} can’t audit dependencies: ${status}`);
  process.exitCode = 1;
}
