import type { Rolldown } from 'vite';

/** The chunks of the build. */
export const getChunks = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The entry chunk and its static imports, which every page loads. */
export function getEntryChunks(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  return entry?.type === 'chunk' ? withImports(entry, bundle) : [];
}

/** The stylesheets of a chunk's own modules. */
export function getStylesheets(chunk: Rolldown.OutputBundle[string] | undefined): string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/** A chunk and all of its static imports. */
export function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  visited = new Set<string>(),
): string[] {
  if (visited.has(chunk.fileName)) return [];
  visited.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(imported, bundle, visited);
  }
  return [...visited];
}

/** The chunk that sends requests. Pages whose first requests the boot script sends need it a little later. */
export function getTransport(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const transport = getChunks(bundle).find((chunk) =>
    chunk.moduleIds.some((module) => module.endsWith('/axios-transport.ts')),
  );
  if (!transport) throw new Error('No chunk contains the transport of the API client.');
  return transport;
}
