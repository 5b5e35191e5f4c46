import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { ChunkReport } from '../apps/portal/build/chunk-report.ts';
import { runStep, type StepResult } from './step.ts';

/** Bytes after brotli compression, by name: { "portal: entry script": 98000 }. */
export type Sizes = Record<string, number>;

/**
 * Finds sizes over their budget, and budgets without a size.
 *
 * @param budgets kilobytes by name.
 * @param measured bytes by name; names without a budget are ignored.
 * @example findBudgetProblems({ entry: 1 }, { entry: 1100 }) // ['entry: 1.1 kB, over its budget of 1 kB. …']
 */
export function findBudgetProblems(
  budgets: Readonly<Record<string, number>>,
  measured: Sizes,
): string[] {
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const bytes = measured[name];
    if (bytes === undefined) {
      return [`${name}: it has a budget but was not found. Fix tools/size-budgets.json.`];
    }
    return bytes > budget * 1000
      ? [
          `${name}: ${formatKilobytes(bytes)} kB, over its budget of ${budget} kB. "pnpm sizes" shows what grew: lazy-load what is not ` +
            'needed immediately, or raise the budget in tools/size-budgets.json and explain the reason in the commit.',
        ]
      : [];
  });
}

/** @example formatKilobytes(1260) // '1.3' */
export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const root = join(import.meta.dirname, '..');

/** Returns the size after brotli compression at the best quality, as the portal's files are served. */
export function getBrotliSize(content: Uint8Array | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const getTotalSize = (files: readonly string[]) =>
  files.reduce((sum, content) => sum + getBrotliSize(content), 0);

const portal = join(root, 'apps/portal/dist');

/**
 * Reads the report of the portal's build.
 *
 * @throws Error if the portal is not built.
 */
export function readBuild(): ChunkReport {
  const file = join(portal, '.vite/chunks.json');
  if (!existsSync(file)) throw new Error('The portal is not built. Run "pnpm build:portal" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as ChunkReport;
}

/** The total size of files of the portal's build. */
export const getPortalBytes = (files: readonly string[]): number =>
  getTotalSize(files.map((file) => readFileSync(join(portal, file), 'utf8')));

function measurePortal(): Sizes {
  const { entry, routes } = readBuild();
  const list = routes['alerts.list'];
  if (!list) throw new Error('The build has no route "alerts.list".');
  const measureType = (files: readonly string[], type: string) =>
    getPortalBytes(files.filter((file) => file.endsWith(type)));
  const firstList = [...entry, ...list.files];
  return {
    'portal: entry script': measureType(entry, '.js'),
    'portal: JavaScript to the first list': measureType(firstList, '.js'),
    'portal: styles to the first list': measureType(firstList, '.css'),
  };
}

interface PackageJson {
  name: string;
  peerDependencies?: Record<string, string>;
  publishConfig: {
    exports: Record<
      string,
      | string
      | {
          import?: { default: string };
          default?: string;
        }
    >;
  };
}

/** Reads a package's folder and package.json. */
function readPackage(folder: string): {
  dir: string;
  name: string;
  peers: string[];
  entryPoints: PackageJson['publishConfig']['exports'];
} {
  const dir = join(root, 'packages', folder);
  const { name, peerDependencies, publishConfig } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as PackageJson;
  return {
    dir,
    name,
    peers: Object.keys(peerDependencies ?? {}),
    entryPoints: publishConfig.exports,
  };
}

/** Measures each entry point as a consumer bundles it for a browser: minified, with dependencies and without peer dependencies. */
async function measurePackage(folder: string): Promise<Sizes> {
  const { dir, name, peers, entryPoints } = readPackage(folder);
  const sizes: Sizes = {};
  for (const [subpath, target] of Object.entries(entryPoints)) {
    if (typeof target === 'string') continue;
    const path = name + subpath.slice(1);
    if (target.default?.endsWith('.css') && !target.default.includes('*')) {
      sizes[path] = getBrotliSize(readFileSync(join(dir, target.default)));
    }
    const file = target.import?.default;
    if (!file || file.includes('*')) continue;
    const { files } = await bundle(`export * from '${file}';`, dir, peers);
    sizes[path] = getTotalSize(files);
  }
  return sizes;
}

/**
 * Bundles a few lines as a consumer's bundler would.
 *
 * @param source a module; relative imports resolve from `dir`.
 * @returns the minified scripts, their styles, and the peers that they import.
 */
export async function bundle(
  source: string,
  dir: string,
  peers: readonly string[],
): Promise<{ files: string[]; styles: string[]; imports: string[] }> {
  const entry = join(dir, 'entry.js');
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: dir,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id) => peers.some((peer) => id === peer || id.startsWith(`${peer}/`)),
        // In library mode, Vite keeps white space for the next bundler.
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const parts = output.flatMap((each) => each.output);
  const chunks = parts.filter((each) => each.type === 'chunk');
  const stylesheets = parts.filter(
    (each) => each.type === 'asset' && each.fileName.endsWith('.css'),
  );
  const bundleFiles = new Set(chunks.map(({ fileName }) => fileName));
  return {
    files: chunks.map(({ code }) => code),
    styles: stylesheets.map((each) => (each.type === 'asset' ? each.source.toString() : '')),
    imports: chunks.flatMap(({ imports }) => imports.filter((id) => !bundleFiles.has(id))),
  };
}

/** Measures the API client in an app that fetches one list. */
async function measureClient(): Promise<Sizes> {
  const { dir, peers } = readPackage('api');
  const source = `export { createApiClient, guides } from './dist/index.js';`;
  return { 'api: one list': getTotalSize((await bundle(source, dir, peers)).files) };
}

/** Measures the portal's first view, every entry point of the packages, and the API client with one list. */
export async function measureSizes(): Promise<Sizes> {
  const sizes = measurePortal();
  for (const folder of ['ui', 'content-renderer', 'api']) {
    Object.assign(sizes, await measurePackage(folder));
  }
  return Object.assign(sizes, await measureClient());
}

async function check(): Promise<StepResult> {
  const budgets = JSON.parse(
    readFileSync(join(import.meta.dirname, 'size-budgets.json'), 'utf8'),
  ) as Record<string, number>;
  const measured = await measureSizes();
  for (const [name, budget] of Object.entries(budgets)) {
    console.log(
      `${name.padEnd(48)} ${formatKilobytes(measured[name] ?? 0).padStart(6)} of ${budget} kB`,
    );
  }
  return {
    summary: `${Object.keys(budgets).length} budgets`,
    problems: findBudgetProblems(budgets, measured),
  };
}

await runStep(import.meta, check);
