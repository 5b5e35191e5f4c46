import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { Problem } from '../http/problem.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { samlRoutes } from './saml/routes.ts';
import type { SingleSignOn, SsoOptions } from './sso-options.ts';

/** Routes of single sign-on with the configured protocol. */
export const ssoRoutes = (sso: SingleSignOn, options: SsoOptions): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .use('/sso/logout', async (c, next) => {
      // Otherwise, an image or a frame on another site could sign the user out.
      const destination = c.req.header('Sec-Fetch-Dest') ?? 'document';
      // A service worker can send `empty` when it forwards a page load.
      const isForwarded = destination === 'empty' && c.req.header('Sec-Fetch-Mode') === 'navigate';
      if (destination !== 'document' && !isForwarded) {
        throw new Problem(403, 'Open this address as a page to sign out.');
      }
      await next();
    })
    .route('/', sso.protocol === 'saml' ? samlRoutes(sso, options) : oidcRoutes(sso, options));
