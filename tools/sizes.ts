import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { runStep, type StepResult } from './step.ts';

/** Bytes by name, brotli where the name says nothing else: { "portal: entry JavaScript": 98000 }. */
export type Sizes = Record<string, number>;

/**
 * What is over its budget, has none, or is budgeted and gone.
 *
 * @example budgetFaults({ entry: 100 }, { entry: 110 }) // ['entry: 110 bytes, 10 over its budget of 100. …']
 */
export function budgetFaults(budgets: Sizes, measured: Sizes): string[] {
  const over = Object.entries(measured).flatMap(([name, bytes]) => {
    const budget = budgets[name];
    if (budget === undefined) {
      return [`${name}: ${bytes} bytes and no budget. Add one to tools/size-budgets.json.`];
    }
    return bytes > budget
      ? [
          `${name}: ${bytes} bytes, ${bytes - budget} over its budget of ${budget}. ` +
            'Load what is not needed at once lazily, or raise the budget in tools/size-budgets.json with the reason in the commit.',
        ]
      : [];
  });
  const gone = Object.keys(budgets)
    .filter((name) => !(name in measured))
    .map(
      (name) =>
        `${name}: it has a budget and was not found. Take it out of tools/size-budgets.json.`,
    );
  return [...over, ...gone];
}

const root = join(import.meta.dirname, '..');

/** Brotli at its best quality, as the portal's files are served. */
export function brotliSize(content: Uint8Array | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** gzip at its best quality, which readers of a package's page compare by. */
export function gzipSize(content: Uint8Array | string): number {
  return gzipSync(content, { level: 9 }).length;
}

function totalSize<T>(files: readonly T[], sizeOf: (content: T) => number): number {
  return files.reduce((sum, content) => sum + sizeOf(content), 0);
}

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/**
 * The files that stand on a page: the chunks named, everything they import at once, and their styles.
 *
 * @param keys keys of Vite's build manifest, such as "index.html".
 */
export function filesOf(
  manifest: Manifest,
  keys: readonly string[],
): { js: string[]; css: string[] } {
  const seen = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  const js = [...seen]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'));
  return { js, css: [...css] };
}

function portalSizes(): Sizes {
  const dist = join(root, 'apps/portal/dist');
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile))
    throw new Error('The portal is not built. Run "pnpm build:portal" first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const list = Object.keys(manifest).filter((key) =>
    key.endsWith('features/alerts/alerts-screen.tsx'),
  );
  if (list.length !== 1)
    throw new Error(`Which chunk is the alerts list? Found: ${list.join(', ') || 'none'}.`);
  const sum = (files: readonly string[]) =>
    totalSize(files, (file) => brotliSize(readFileSync(join(dist, file))));
  const atOnce = filesOf(manifest, entries);
  const firstList = filesOf(manifest, [...entries, ...list]);
  return {
    'portal: entry JavaScript': sum(atOnce.js),
    'portal: JavaScript to the first list': sum(firstList.js),
    'portal: styles to the first list': sum(firstList.css),
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
          browser?: { import: { default: string } };
          import?: { default: string };
          default?: string;
        }
    >;
  };
}

/** A package's folder, and what its package.json says. */
function readPackage(folder: string): {
  dir: string;
  name: string;
  peers: string[];
  doors: PackageJson['publishConfig']['exports'];
} {
  const dir = join(root, 'packages', folder);
  const { name, peerDependencies, publishConfig } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as PackageJson;
  return { dir, name, peers: Object.keys(peerDependencies ?? {}), doors: publishConfig.exports };
}

/** Each door as a consumer's bundler would take it: minified, dependencies in, peers out. */
async function packageSizes(folder: string): Promise<Sizes> {
  const { dir, name, peers, doors } = readPackage(folder);
  const sizes: Sizes = {};
  for (const [door, target] of Object.entries(doors)) {
    if (typeof target === 'string') continue;
    const path = name + door.slice(1);
    if (target.default?.endsWith('.css')) {
      sizes[path] = brotliSize(readFileSync(join(dir, target.default)));
    }
    const platforms = {
      [path]: target.import?.default,
      [`${path} (browser)`]: target.browser?.import.default,
    };
    for (const [platform, file] of Object.entries(platforms)) {
      if (!file) continue;
      const { files } = await bundle(`export * from '${file}';`, dir, peers);
      sizes[platform] = totalSize(files, brotliSize);
    }
  }
  return sizes;
}

/**
 * Bundles a few lines as a consumer's bundler would.
 *
 * @param source a module; relative imports are those of a file in `dir`.
 * @returns the scripts that come of it, minified, their styles, and the peers that they still import.
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
        // Of a library Vite leaves the white space in, for the bundler that comes next.
        output: { minify: true },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const parts = output.flatMap((each) => each.output);
  const chunks = parts.filter((each) => each.type === 'chunk');
  const sheets = parts.filter((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return {
    files: chunks.map(({ code }) => code),
    styles: sheets.map((sheet) => (sheet.type === 'asset' ? sheet.source.toString() : '')),
    imports: chunks.flatMap(({ imports }) => imports.filter((id) => !own.has(id))),
  };
}

const RENDERER = 'content-renderer: browser door, gzip';
const TEXT_ALONE = 'content-renderer: toText alone, gzip';

/**
 * What the renderer promises its readers: the browser door's size in gzip, React aside, and that
 * whoever takes only `toText` from it gets no React.
 */
async function rendererSizes(): Promise<{ sizes: Sizes; problems: string[] }> {
  const { dir, peers, doors } = readPackage('content-renderer');
  const door = doors['.'];
  const file = typeof door === 'object' ? door.browser?.import.default : undefined;
  if (!file) throw new Error('The renderer has no door for browsers.');
  const all = await bundle(`export * from '${file}';`, dir, peers);
  const text = await bundle(`export { toText } from '${file}';`, dir, peers);
  return {
    sizes: {
      [RENDERER]: totalSize(all.files, gzipSize),
      [TEXT_ALONE]: totalSize(text.files, gzipSize),
    },
    problems: text.imports.map(
      (peer) => `${TEXT_ALONE}: it brings ${peer} along. Keep what needs it in another chunk.`,
    ),
  };
}

/** What the client promises: how much in gzip an app loads that asks for one list, and a script that starts it early. */
async function clientSizes(): Promise<Sizes> {
  const { dir, peers, doors } = readPackage('api');
  const door = doors['.'];
  const file = typeof door === 'object' ? door.import?.default : undefined;
  if (!file) throw new Error('The API client has no door to import.');
  const size = async (names: string) => {
    const { files } = await bundle(`export { ${names} } from '${file}';`, dir, peers);
    return totalSize(files, gzipSize);
  };
  return {
    'api: one list with a plain bundler, gzip': await size('createApiClient, fetchAlerts'),
    'api: a first call started early, gzip': await size('alertsCall, canonicalListPath'),
  };
}

async function check(): Promise<StepResult> {
  const budgets = JSON.parse(
    readFileSync(join(import.meta.dirname, 'size-budgets.json'), 'utf8'),
  ) as Sizes;
  const measured: Sizes = portalSizes();
  for (const folder of ['ui', 'content-renderer', 'api']) {
    Object.assign(measured, await packageSizes(folder));
  }
  const renderer = await rendererSizes();
  Object.assign(measured, renderer.sizes, await clientSizes());
  for (const [name, bytes] of Object.entries(measured)) {
    console.log(`${name.padEnd(48)} ${String(bytes).padStart(8)} of ${budgets[name] ?? '-'} bytes`);
  }
  return {
    summary: `${Object.keys(measured).length} sizes`,
    problems: [...budgetFaults(budgets, measured), ...renderer.problems],
  };
}

await runStep(import.meta, check);
