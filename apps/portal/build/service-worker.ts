import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { WorkerBuild } from './worker-build.ts';
import {
  getChunks,
  getEntryFiles,
  getTransport,
  withImports,
  withStylesheets,
} from './chunk-files.ts';
import type { ChunkReport } from './chunk-report.ts';
import { findEntryLoader } from './entry-loader.ts';
import { findIndexHtml } from './inline-page.ts';
import { buildScript } from './script.ts';

/** The features that users need outside the office. The files of other features are stored when users open them. */
const OFFLINE_FEATURES = [
  'home',
  'alerts',
  'policy-updates',
  'brief',
  'guides',
  'bind',
  'search',
  'status-pages',
];

/** Modules that any page can load on demand. */
const ON_DEMAND_MODULES =
  /\/src\/(?:modules\/(?:shell|search-dialog|error-dialog|new-version|queued-changes|saved)|features\/status-pages|components\/search-box)\/[^/]+\.tsx?$/;

/**
 * Emits `sw.js`, the service worker with the list of files to store, and `unregister-sw.js`, which removes the worker. Put
 * this plugin after the plugins that change index.html.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'portal:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = describeBuild(bundle);
        const files = {
          'sw.js': await buildScript('service-worker/worker.ts', {
            WORKER_BUILD: JSON.stringify(worker),
          }),
          'unregister-sw.js': await buildScript('service-worker/unregister.ts', {}),
        };
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function describeBuild(bundle: Rolldown.OutputBundle): WorkerBuild {
  const routes = Object.values(readReport(bundle).routes);
  const entryFiles = getEntryFiles(bundle);
  const [entry] = entryFiles;
  if (entry === undefined || !String(findIndexHtml(bundle).source).includes(entry))
    throw new Error('index.html doesn’t load the entry.');
  // A chunk that only re-exports modules of another chunk has no `moduleIds`, but a `facadeModuleId`.
  const onDemandChunks = getChunks(bundle).filter(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => ON_DEMAND_MODULES.test(id)),
  );
  const onDemand = [getTransport(bundle), ...onDemandChunks].flatMap((chunk) =>
    withImports(chunk, bundle),
  );
  const offlineFiles = [
    ...withStylesheets(onDemand, bundle).filter((name) => !entryFiles.includes(name)),
    ...routes
      .filter(({ feature }) => OFFLINE_FEATURES.includes(feature))
      .flatMap(({ files }) => files),
  ];
  return {
    id: hashBuild(bundle),
    entry: `/${entry}`,
    shell: [...entryFiles, findEntryLoader(bundle)].map((name) => `/${name}`),
    offlineFiles: [...new Set(offlineFiles)].map((name) => `/${name}`),
    pages: pathPattern(routes.map(({ path }) => path)),
  };
}

function readReport(bundle: Rolldown.OutputBundle): ChunkReport {
  const report = bundle['.vite/chunks.json'];
  if (report?.type !== 'asset')
    throw new Error(
      'The boot script’s plugin must run first, because it writes .vite/chunks.json.',
    );
  return JSON.parse(String(report.source)) as ChunkReport;
}

/** Changes with index.html and with the name of any file. The names of the files in `assets` contain a hash of their content. */
function hashBuild(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256').update(String(findIndexHtml(bundle).source));
  for (const name of Object.keys(bundle).toSorted()) hash.update(`\n${name}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * A regular expression of the paths of routes. It leaves out the catch-all route, because an unknown path can belong to the
 * host.
 *
 * @example pathPattern(['/', '/alerts/:id', '/*']) // '^/(?:|alerts/[^/]+)/?$'
 */
export function pathPattern(paths: readonly string[]): string {
  const patterns = paths
    .filter((path) => !path.endsWith('*'))
    .map((path) => path.slice(1).replaceAll(/:[^/]+/g, '[^/]+'));
  return `^/(?:${patterns.join('|')})/?$`;
}
