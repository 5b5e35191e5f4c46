import { argv } from 'node:process';

// "pnpm bench" runs every benchmark, "pnpm bench content" one. They print ratios, and no test asserts
// a time (decision 0008).
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  page: () => import('./page-load.ts'),
  api: () => import('./api/run.ts'),
  content: () => import('./content/run.ts'),
  host: () => import('./host/run.ts'),
  abuse: () => import('./abuse/run.ts'),
};

const asked = argv[2];
const wanted = Object.keys(benches).filter((name) => asked === undefined || name === asked);
if (wanted.length === 0) {
  throw new Error(
    `No benchmark is called "${asked}". There are: ${Object.keys(benches).join(', ')}.`,
  );
}
for (const name of wanted) await benches[name]?.();
