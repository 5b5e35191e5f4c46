import type { Plugin } from 'vite';

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;

/**
 * Bundles React Router in its own production build, without the components that the portal does not use. Its package.json
 * leads every bundler to the development build, which warns. And that a component is made by a call, and named for
 * developers' tools by a statement, would keep it (forms, server-rendered links, scrolling) where nobody imports it.
 */
export function leanRouter(): Plugin {
  return {
    name: 'portal:lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.replace('/dist/development/', '/dist/production/') ?? null;
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      // Every line stays where it is, so source maps hold.
      return { code: code.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2'), map: null };
    },
  };
}
