import type { Plugin } from 'vite';

/** Large chunks in which most functions run when a list or a detail page first appears. */
const CHUNKS: readonly string[] = ['index', 'shared', 'article'];

/**
 * Puts a hint at the top of some chunks: the browser compiles all their functions while it loads them, in another thread.
 * Otherwise, the main thread compiles each function when it is first called. Chromium compiles only scripts of 30 kB and more in
 * another thread, so smaller chunks get no hint. Browsers that don't know the hint ignore it.
 */
export function compileHints(): Plugin {
  return {
    name: 'portal:compile-hints',
    apply: 'build',
    generateBundle: {
      // Run after Vite, which adds a line at the top.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of CHUNKS) {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) throw new Error(`The build has no chunk "${name}".`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
