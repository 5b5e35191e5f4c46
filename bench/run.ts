import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { forEachParallel } from '../tools/parallel.ts';
import { waitForExitCode } from '../tools/processes.ts';
import { isSmoke } from './settings.ts';

// "pnpm bench" runs every benchmark, "pnpm bench content" runs one of them, and "--smoke" runs one short round of
// each. Benchmarks print ratios, and no test asserts a time (docs/decisions/0008-benchmarks-print-ratios.md). Each
// benchmark runs in a separate process, because a build in one of them changes NODE_ENV.
const files: Readonly<Record<string, string>> = {
  page: 'page/run.ts',
  api: 'api/run.ts',
  content: 'content/run.ts',
  host: 'host/run.ts',
  'as-of': 'as-of/run.ts',
  abuse: 'abuse/run.ts',
  users: 'users/run.ts',
  import: 'import/run.ts',
};

// "pnpm bench trace" explains one page load instead of measuring it, so it is not part of "pnpm bench".
const [command, ...traceArguments] = argv.slice(2);
if (command === 'trace') {
  const file = join(import.meta.dirname, 'page/trace.ts');
  process.exit(
    await waitForExitCode(spawn(execPath, [file, ...traceArguments], { stdio: 'inherit' })),
  );
}

const options = argv.slice(2).filter((argument) => argument === '--smoke');
const selectedNames = argv.slice(2).filter((argument) => argument !== '--smoke');
const unknown = selectedNames.filter((name) => !Object.hasOwn(files, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no benchmark "${unknown.join('", "')}". The benchmarks are: ${Object.keys(files).join(', ')}.`,
  );
}
// Measurements need the whole machine; smoke runs measure nothing, so they share it.
const limit = isSmoke ? Math.max(2, availableParallelism()) : 1;
const names = selectedNames.length > 0 ? selectedNames : Object.keys(files);
await forEachParallel(names, limit, async (name) => {
  const startTime = performance.now();
  const file = join(import.meta.dirname, files[name] ?? '');
  const code = await waitForExitCode(spawn(execPath, [file, ...options], { stdio: 'inherit' }));
  console.log(`\n${name}: ${((performance.now() - startTime) / 1000).toFixed(0)} s\n`);
  if (code === 0) return;
  process.exitCode = 1;
  console.error(`The benchmark "${name}" failed.`);
});
