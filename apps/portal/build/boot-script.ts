import { basename, dirname, join } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { RecordedRoute } from '../src/app/boot-routes.ts';
import type { BootTable } from '../src/boot/boot-plan.ts';
import { WEB_FONTS } from '../src/lib/web-fonts.ts';
import {
  getChunks,
  getEntryFiles,
  getTransport,
  withImports,
  withStylesheets,
} from './chunk-files.ts';
import { getModulesByChunk } from './chunk-report.ts';
import type { ChunkReport } from './chunk-report.ts';
import { withPortalModule } from './portal-module.ts';
import { inlineScript, findIndexHtml } from './inline-page.ts';
import { buildScript } from './script.ts';
import { findScreenImports } from './screen-imports.ts';

const PLACEHOLDER = '<!--boot-->';
const root = join(import.meta.dirname, '../../..');

/** A route's screen module, and the feature whose `routes.ts` imports it. */
interface ScreenModule {
  module: string;
  feature: string;
}

/**
 * Builds the boot script after the bundle, writes each route's chunks, stylesheets, and early requests into it, and puts
 * it into index.html. Also writes `.vite/chunks.json`, which lists the files that each route loads, for
 * `tools/route-chunks.ts`.
 *
 * @param config returns the Vite configuration (plugins, aliases, class names) that loads the portal's modules. Their early
 *   requests are recorded.
 * @throws Error when a route in the manifest has no chunk.
 */
export function bootScript(config: () => InlineConfig): Plugin {
  const screens = new Map<string, ScreenModule>();
  return {
    name: 'portal:boot-script',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/features\/[^/]+\/routes\.tsx?$/ },
      async handler(code, id) {
        for (const [route, source] of findScreenImports(this.parse(code))) {
          const module = await this.resolve(source, id);
          if (!module)
            throw new Error(`${id}: the screen for "${route}" (${source}) was not found.`);
          screens.set(route, { module: module.id, feature: basename(dirname(id)) });
        }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = findIndexHtml(bundle);
        if (!String(page.source).includes(PLACEHOLDER))
          throw new Error(`index.html has no ${PLACEHOLDER}, which the boot script replaces.`);
        const routes = await withPortalModule(
          config(),
          '/src/app/boot-routes.ts',
          ({ recordBootRoutes }) => recordBootRoutes(),
        );
        const routeFiles = collectRouteFiles(routes, screens, bundle);
        const code = await buildBoot(createBootTable(routes, routeFiles, bundle));
        const report: ChunkReport = {
          entry: getEntryFiles(bundle),
          routes: routeFiles,
          modules: getModulesByChunk(bundle, root),
        };
        this.emitFile({
          type: 'asset',
          fileName: '.vite/chunks.json',
          source: JSON.stringify(report, null, 2),
        });
        page.source = String(page.source).replace(PLACEHOLDER, () => inlineScript(code));
      },
    },
  };
}

/** The files that each route needs in addition to those that every page loads: chunks first, then their stylesheets. */
function collectRouteFiles(
  routes: readonly RecordedRoute[],
  screens: ReadonlyMap<string, ScreenModule>,
  bundle: Rolldown.OutputBundle,
): ChunkReport['routes'] {
  const chunks = getChunks(bundle);
  const entryFiles = new Set(getEntryFiles(bundle));
  return Object.fromEntries(
    routes.map(({ id, path }) => {
      const screen = screens.get(id);
      const chunk = chunks.find((one) => screen && one.moduleIds.includes(screen.module));
      if (!screen || !chunk)
        throw new Error(
          `No chunk contains the screen for route "${id}". Load it with import('…') in the feature's routes.ts.`,
        );
      const files = withStylesheets(withImports(chunk, bundle), bundle).filter(
        (name) => !entryFiles.has(name),
      );
      return [id, { path, feature: screen.feature, files }];
    }),
  );
}

function createBootTable(
  routes: readonly RecordedRoute[],
  routeFiles: ChunkReport['routes'],
  bundle: Rolldown.OutputBundle,
): BootTable {
  const transport = getTransport(bundle);

  const all = Object.values(routeFiles).flatMap(({ files }) => files);
  const files = [...new Set([transport.fileName, ...all])];
  return {
    entry: getEntryFiles(bundle)
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/${name}`),
    files: files.map((name) => `/${name}`),
    catalogs: getCatalogs(bundle),
    answerReader: getAnswerReader(bundle),
    fonts: getFonts(bundle),
    routes: routes.map(({ id, ...route }) => ({
      ...route,
      files: [
        ...(routeFiles[id]?.files ?? []),
        // A route without early requests sends its first request itself, so it needs the transport right away.
        ...(route.earlyRequests.length > 0 ? [] : [transport.fileName]),
      ].map((name) => files.indexOf(name)),
    })),
  };
}

/** The chunks of the code that reads saved answers. */
function getAnswerReader(bundle: Rolldown.OutputBundle): BootTable['answerReader'] {
  const entryFiles = new Set(getEntryFiles(bundle));
  const chunk = getChunks(bundle).find(({ moduleIds }) =>
    moduleIds.some((module) => module.endsWith('/modules/saved/answer-reader.ts')),
  );
  if (!chunk) throw new Error('No chunk contains src/modules/saved/answer-reader.ts.');
  return withImports(chunk, bundle)
    .filter((name) => !entryFiles.has(name))
    .map((name) => `/${name}`);
}

/** The files of the upright fonts, which every page uses (src/lib/web-fonts.ts). */
function getFonts(bundle: Rolldown.OutputBundle): BootTable['fonts'] {
  const files = Object.keys(bundle).filter((name) => /-wght-normal-[^/]+\.woff2$/.test(name));
  if (files.length !== WEB_FONTS.length)
    throw new Error(`The build has ${files.length} files of upright fonts: ${files.join(', ')}.`);
  return files.map((name) => `/${name}`);
}

/** The chunks of each language's catalog (`src/lib/catalogs`). */
function getCatalogs(bundle: Rolldown.OutputBundle): BootTable['catalogs'] {
  const entryFiles = new Set(getEntryFiles(bundle));
  return Object.fromEntries(
    getChunks(bundle).flatMap((chunk) => {
      const locale = /\/src\/lib\/catalogs\/([\w-]+)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
      const chunks = withImports(chunk, bundle).filter((name) => !entryFiles.has(name));
      return locale === undefined ? [] : [[locale, chunks.map((name) => `/${name}`)]];
    }),
  );
}

const buildBoot = (table: BootTable) =>
  buildScript('src/boot/boot.ts', { BOOT_TABLE: JSON.stringify(table) });
