import type { Rolldown } from 'vite';

/** The chunks of the build. */
export const getChunks = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The files that every page loads: chunks first, the entry before its imports, then their stylesheets. */
export function getEntryFiles(bundle: Rolldown.OutputBundle): string[] {
  // No chunk has `isEntry`, because Vite removes the entry. index.html loads the chunk that contains the entry's code.
  const chunk = getChunks(bundle).find(({ moduleIds }) =>
    moduleIds.some((module) => module.endsWith('/portal/src/main.tsx')),
  );
  if (!chunk) throw new Error('No chunk contains src/main.tsx.');
  return withStylesheets(withImports(chunk, bundle), bundle);
}

/** Returns chunks, followed by the stylesheets of the modules in these chunks. */
export const withStylesheets = (
  chunks: readonly string[],
  bundle: Rolldown.OutputBundle,
): string[] => [
  ...chunks,
  ...chunks.flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  }),
];

/** Returns a chunk and all of its static imports. */
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

/** The chunk that sends requests. It isn't needed at once if the boot script sends the page's first requests. */
export function getTransport(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const transport = getChunks(bundle).find((chunk) =>
    chunk.moduleIds.some((module) => module.endsWith('/axios-transport.ts')),
  );
  if (!transport) throw new Error('No chunk contains the transport of the API client.');
  return transport;
}
