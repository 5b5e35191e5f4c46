import { createOpenApiDocument, type OpenApiDocument } from '@producer-portal/api/openapi';
import packageJson from '@producer-portal/api/package.json' with { type: 'json' };
import { sampleAnswers } from '@producer-portal/api/testing';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { docsPage } from './page.ts';
import { docsStyles } from './styles.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** The contract that this host keeps, with its own address as the server. */
export function contractDocument(): OpenApiDocument {
  return createOpenApiDocument({
    version: packageJson.version,
    servers: [{ url: '/', description: 'This host' }],
    examples: sampleAnswers(),
  });
}

/** The contract for machines and for people; anybody may read it. */
export function docsRoutes(): Hono<AppEnv> {
  // Made when somebody first asks: most hosts are never asked.
  let made: { document: OpenApiDocument; page: string } | undefined;
  async function make() {
    const document = contractDocument();
    return (made ??= { document, page: String(await docsPage(document)) });
  }

  return new Hono<AppEnv>()
    .get('/api/v1/openapi.json', async (c) => c.json((await make()).document))
    .get('/api/docs', async (c) => {
      c.header('Content-Security-Policy', POLICY);
      return c.html((await make()).page);
    })
    .get('/api/docs/docs.css', (c) =>
      c.body(docsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
}
