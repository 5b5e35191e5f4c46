import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** What the build leaves in `.vite/chunks.json` for the check of what each route loads. */
export interface ChunkReport {
  /** The entry and its static imports. */
  entry: string[];
  /** Route id → its feature, and the chunks and sheets that it needs beside those of every page. */
  routes: Record<string, { feature: string; files: string[] }>;
  /** Chunk → the modules in it, by their paths from the workspace's root. */
  modules: Record<string, string[]>;
}

/** The modules of each chunk that have left code in it. */
export function modulesByChunk(
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
