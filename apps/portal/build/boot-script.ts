import { createHash } from 'node:crypto';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/routes.manifest.ts';
import type { RouteDef } from '../src/routes.manifest.ts';
import type { BootTable } from '../src/boot/boot-plan.ts';
import { screenImports } from './screen-imports.ts';

const MARK = '<!--boot-->';

/**
 * Builds the boot script once the bundle is known, with the names of each route's chunks and sheets written into it, and names it in
 * index.html. Fails the build when a route of the manifest has no chunk.
 */
export function bootScript(): Plugin {
  /** Route id → the module of its screen. */
  const screens = new Map<string, string>();
  return {
    name: 'portal:boot-script',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/features\/[^/]+\/routes\.tsx?$/ },
      async handler(code, id) {
        for (const [route, source] of screenImports(this.parse(code))) {
          const module = await this.resolve(source, id);
          if (!module)
            throw new Error(`${id}: the screen of "${route}" (${source}) cannot be found.`);
          screens.set(route, module.id);
        }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || !String(page.source).includes(MARK)) {
          throw new Error(`index.html has no ${MARK} to put the boot script in.`);
        }
        const code = await buildBoot(bootTable(screens, bundle));
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        const fileName = `assets/boot-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: code });
        page.source = String(page.source).replace(MARK, `<script src="/${fileName}"></script>`);
      },
    },
  };
}

function bootTable(screens: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle): BootTable {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const known = new Set(entryChunks(bundle));
  const transport = chunks.find((chunk) =>
    chunk.moduleIds.some((module) => module.endsWith('/axios-transport.ts')),
  );
  if (!transport) throw new Error('The API client has no chunk that holds its transport.');

  const files: string[] = [];
  const numberOf = (name: string) => {
    const at = files.indexOf(`/${name}`);
    return at < 0 ? files.push(`/${name}`) - 1 : at;
  };
  const table = Object.entries<RouteDef>(routes)
    .map(([id, route]) => {
      const module = screens.get(id);
      const chunk = chunks.find((one) => module !== undefined && one.moduleIds.includes(module));
      if (!chunk)
        throw new Error(
          `The route "${id}" of routes.manifest.ts has no screen in any feature's routes.`,
        );
      const own = withImports(chunk, bundle).filter((name) => !known.has(name));
      return {
        path: route.path,
        isPublic: route.public === true,
        // Where nothing is asked early, the screen asks by itself, and at once.
        files: [
          ...own,
          ...(route.early ? [] : [transport.fileName]),
          ...own.flatMap((name) => sheetsOf(bundle[name])),
        ].map(numberOf),
        early: route.early ?? [],
      };
    })
    .toSorted((a, b) => generality(a.path) - generality(b.path));
  return { files, routes: table };
}

/** The entry and what it imports at once: what every page loads. */
function entryChunks(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  return entry?.type === 'chunk' ? withImports(entry, bundle) : [];
}

/** The sheets that a chunk's own modules have become. */
function sheetsOf(chunk: Rolldown.OutputBundle[string] | undefined): string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/** Fixed addresses first, then those with a parameter, the catch-all last: as the router ranks them. */
const generality = (path: string) => (path.includes('*') ? 2 : path.includes(':') ? 1 : 0);

/** A chunk and everything that it imports at once. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(imported, bundle, seen);
  }
  return [...seen];
}

async function buildBoot(table: BootTable): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { BOOT_TABLE: JSON.stringify(table) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The boot script was not built.');
  return output.output[0].code;
}
