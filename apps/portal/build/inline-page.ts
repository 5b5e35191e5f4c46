import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The hashes that a server adds to its content security policy to allow the page's inline scripts and styles. */
export interface InlineHashes {
  'script-src': string[];
  'style-src': string[];
}

/** Returns index.html of the build. */
export function findIndexHtml(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html.');
  return page;
}

/** Wraps code in a `<script>` element. */
export function inlineScript(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error('The inline script contains </script or <!--.');
  return `<script>${code.trim()}</script>`;
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/**
 * Puts the page's stylesheet into index.html, so that the first paint needs one response, and writes `csp.json` with the
 * hashes of the inline scripts and styles. The link to the stylesheet's file stays in the page, but is disabled. If a server's
 * policy lacks the hashes, the portal enables the link (`src/app/entry-styles.ts`). Without the link, Vite's import code would
 * load the stylesheet again.
 *
 * @throws Error if the page doesn't have exactly one stylesheet.
 */
export function inlinePage(): Plugin {
  return {
    name: 'portal:inline-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = findIndexHtml(bundle);
        const html = String(page.source);
        const [link, ...others] = [...html.matchAll(STYLESHEET)];
        const [element = '', file = ''] = link ?? [];
        const stylesheet = bundle[file];
        if (others.length > 0 || stylesheet?.type !== 'asset')
          throw new Error('index.html must have exactly one stylesheet of the build.');
        const css = String(stylesheet.source).trim();
        if (/<\/style/i.test(css)) throw new Error('The stylesheet contains </style.');
        const disabledLink = element.replace('<link', '<link disabled');
        page.source = html.replace(element, () => `<style>${css}</style>${disabledLink}`);
        const hashes = hashInline(page.source);
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify(hashes) });
      },
    },
  };
}

const hashAll = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/** The hashes of the page's inline scripts and styles. Scripts with a type, such as JSON, don't run. */
function hashInline(html: string): InlineHashes {
  return {
    'script-src': hashAll(html, /<script>([\s\S]*?)<\/script>/g),
    'style-src': hashAll(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
  };
}
