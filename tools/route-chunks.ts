import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkReport } from '../apps/portal/build/chunk-report.ts';
import { markdownTable, withTable } from './marked-table.ts';
import { brotliSize } from './sizes.ts';
import { runStep, type StepResult } from './step.ts';

/** What a route loads beside what every page does: bytes in brotli of scripts and sheets, and how many scripts. */
export interface RouteLoad {
  js: number;
  css: number;
  /** Requests for scripts, `shared` not counted: most pages have loaded it. */
  scripts: number;
}
export type RouteLoads = Readonly<Record<string, RouteLoad>>;

/** No screen waits for more scripts than these, its own among them. */
const MOST_SCRIPTS = 9;

const isShared = (file: string) => /\/shared-[\w-]+\.js$/.test(file);

/** @param sizeOf bytes of a file of the build. */
export function routeLoads(
  routes: ChunkReport['routes'],
  sizeOf: (file: string) => number,
): RouteLoads {
  const total = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + sizeOf(file), 0);
  return Object.fromEntries(
    Object.entries(routes).map(([id, { files }]) => {
      const scripts = files.filter((file) => file.endsWith('.js'));
      const sheets = files.filter((file) => file.endsWith('.css'));
      return [
        id,
        {
          js: total(scripts),
          css: total(sheets),
          scripts: scripts.filter((file) => !isShared(file)).length,
        },
      ];
    }),
  );
}

/** What is over its budget, has none, or is budgeted and gone; and what asks for too many scripts. */
export function loadFaults(budgets: RouteLoads, measured: RouteLoads): string[] {
  const update = `Run "${command}" and say in the commit what the bytes buy.`;
  const over = Object.entries(measured).flatMap(([id, load]) => {
    const budget = budgets[id];
    const many =
      load.scripts > MOST_SCRIPTS
        ? [
            `${id}: ${load.scripts} scripts, more than ${MOST_SCRIPTS}. Put what comes in crumbs into a kind of apps/portal/build/chunk-groups.ts.`,
          ]
        : [];
    if (!budget) return [...many, `${id}: no budget. ${update}`];
    const fat = (['js', 'css'] as const)
      .filter((part) => load[part] > budget[part])
      .map(
        (part) =>
          `${id}: ${load[part]} bytes of ${part}, ${load[part] - budget[part]} over its budget of ${budget[part]}. ${update}`,
      );
    return [...many, ...fat];
  });
  const gone = Object.keys(budgets)
    .filter((id) => !(id in measured))
    .map((id) => `${id}: it has a budget and is no route. ${update}`);
  return [...over, ...gone];
}

const featureOf = (module: string) => /\/features\/([^/]+)\//.exec(module)?.[1];

/**
 * Code of one area that only others load: whoever reads guides would pay for products, and readers of products for a
 * request more.
 */
export function strayModules({ routes, modules }: ChunkReport): string[] {
  return Object.entries(modules).flatMap(([chunk, ids]) => {
    const loaders = new Set(
      Object.values(routes).flatMap(({ feature, files }) => (files.includes(chunk) ? feature : [])),
    );
    // The entry, and what is loaded on demand, belong to no route.
    if (loaders.size === 0) return [];
    return ids
      .filter((id) => {
        const feature = featureOf(id);
        return feature !== undefined && !loaders.has(feature);
      })
      .map(
        (id) =>
          `${chunk}: it holds ${id}, but only ${[...loaders].toSorted().join(', ')} load it. Mend apps/portal/build/chunk-groups.ts.`,
      );
  });
}

/** Libraries that are in the build in two versions, or from two places. */
export function doubledLibraries(modules: ChunkReport['modules']): string[] {
  const places = new Map<string, Set<string>>();
  for (const id of Object.values(modules).flat()) {
    const [, place, name] =
      /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id) ?? [];
    if (!place || !name) continue;
    places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  return [...places]
    .filter(([, { size }]) => size > 1)
    .map(
      ([name, found]) =>
        `${name} is in the build ${found.size} times: ${[...found].join(', ')}. Bring its users to one version.`,
    );
}

/** The budget of what was measured: 5 % more, so that a word of copy does not break it. */
export function budgetsFor(measured: RouteLoads): RouteLoads {
  const room = (bytes: number) => Math.ceil(bytes * 1.05);
  return Object.fromEntries(
    Object.entries(measured).map(([id, { js, css, scripts }]) => [
      id,
      { js: room(js), css: room(css), scripts },
    ]),
  );
}

/** A row for each route: kilobytes at most. */
export function loadTable(budgets: RouteLoads): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return markdownTable(
    ['Route', 'JavaScript', 'Styles', 'Scripts'],
    Object.entries(budgets).map(([id, { js, css, scripts }]) => [
      id,
      kilobytes(js),
      kilobytes(css),
      String(scripts),
    ]),
  );
}

const command = 'node tools/route-chunks.ts --update';
const dist = join(import.meta.dirname, '../apps/portal/dist');
const budgetFile = join(import.meta.dirname, 'route-budgets.json');
const page = join(import.meta.dirname, '../docs/contributing/loading.md');

function check(): StepResult {
  const reportFile = join(dist, '.vite/chunks.json');
  if (!existsSync(reportFile))
    throw new Error('The portal is not built. Run "pnpm build:portal" first.');
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as ChunkReport;
  const sizes = new Map<string, number>();
  const measured = routeLoads(report.routes, (file) => {
    const size = sizes.get(file) ?? brotliSize(readFileSync(join(dist, file)));
    sizes.set(file, size);
    return size;
  });
  if (process.argv.includes('--update')) {
    const budgets = budgetsFor(measured);
    writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), loadTable(budgets), command));
  }
  const budgets = existsSync(budgetFile)
    ? (JSON.parse(readFileSync(budgetFile, 'utf8')) as RouteLoads)
    : {};
  const text = readFileSync(page, 'utf8');
  const isStale = text !== withTable(text, loadTable(budgets), command);
  return {
    summary: `${Object.keys(measured).length} routes, ${Object.keys(report.modules).length} chunks`,
    problems: [
      ...loadFaults(budgets, measured),
      ...strayModules(report),
      ...doubledLibraries(report.modules),
      ...(isStale
        ? ['docs/contributing/loading.md shows other sizes than tools/route-budgets.json.']
        : []),
    ],
  };
}

await runStep(import.meta, check);
