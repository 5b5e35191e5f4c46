import type { Plugin } from 'vite';

/**
 * Bundles icons without the random keys of their lines: half a kilobyte that no compression takes away. React asks for a key
 * only in development, and an icon's lines never change places.
 */
export function leanIcons(): Plugin {
  return {
    name: 'portal:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      // Every line stays where it is, so source maps hold.
      handler: (code) => ({ code: code.replace(/,(\s*)key: "\w+"/g, '$1'), map: null }),
    },
  };
}
