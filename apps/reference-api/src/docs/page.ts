import { html } from 'hono/html';
import type { OpenApiDocument } from '@producer-portal/api/openapi';

/**
 * Creates the API documentation page. Redoc renders it in the browser from this host's OpenAPI
 * document, and sends no telemetry.
 */
export function createDocsPage({ info }: Pick<OpenApiDocument, 'info'>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title} ${info.version}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/api/docs/docs.css" />
      </head>
      <body>
        <redoc
          spec-url="/api/v1/openapi.json"
          schema-definitions-tag-name="Schemas"
          disable-telemetry="true"
        ></redoc>
        <noscript>
          <h1>${info.title} ${info.version}</h1>
          <p>
            This page needs JavaScript. The same content is in the
            <a href="/api/v1/openapi.json">OpenAPI document</a>.
          </p>
        </noscript>
        <script type="module" src="/api/docs/redoc.js"></script>
      </body>
    </html>`;
}

/**
 * Overrides for Redoc's styles: text contrast of at least 4.5 to 1, and a title that fits on a phone.
 * Redoc adds its color mode as a class to the root element.
 */
export const docsStyles = `body {
  margin: 0;
}

:root[class] {
  --h1-font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem);
  --h1-line-height: 1.25;
  --input-content-placeholder-color: var(--text-color-secondary);
}

:root.light {
  --color-blue-6: #1a65d6;
  --color-blue-7: #1d56b0;
  --color-green-7: #0b7a3f;
}

:root.light .tag-get {
  --tag-color: #0b7a3f;
}

:root.light .tag-patch {
  --tag-color: #8a5a00;
}
`;

/**
 * The page's content security policy: everything comes from this host. Redoc adds its styles
 * through the CSSOM to empty style elements, so the hash of an empty string replaces
 * 'unsafe-inline'. Redoc's icon font is a data URL.
 */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
