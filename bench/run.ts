import { argv } from 'node:process';

// "pnpm bench" runs every benchmark, "pnpm bench content" one, "--smoke" each in one short round. They
// print ratios, and no test asserts a time (docs/decisions/0008-benchmarks-print-ratios.md).
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  page: () => import('./page-load.ts'),
  api: () => import('./api/run.ts'),
  content: () => import('./content/run.ts'),
  host: () => import('./host/run.ts'),
  abuse: () => import('./abuse/run.ts'),
};

const named = argv.slice(2).filter((argument) => argument !== '--smoke');
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  throw new Error(
    `No benchmark is called "${unknown.join('", "')}". There are: ${Object.keys(benches).join(', ')}.`,
  );
}
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const started = performance.now();
  await benches[name]?.();
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
