import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** The content of `.vite/chunks.json`: the files that each route loads. `tools/route-chunks.ts` checks it. */
export interface ChunkReport {
  /** The files that every page loads. */
  entry: string[];
  /** Route id → its path, its feature, and the chunks and stylesheets that it needs in addition to `entry`. */
  routes: Record<string, { path: string; feature: string; files: string[] }>;
  /** Chunk → its modules, as paths from the workspace root. */
  modules: Record<string, string[]>;
}

/** The modules of each chunk that still have code after tree shaking. */
export function getModulesByChunk(
  bundle: Rolldown.OutputBundle,
  root: string,
): ChunkReport['modules'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, modules }) => [
      fileName,
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => relative(root, id)),
    ]),
  );
}
