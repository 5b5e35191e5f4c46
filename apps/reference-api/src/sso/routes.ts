import type { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { oidcRoutes } from './oidc/routes.ts';
import { samlRoutes } from './saml/routes.ts';
import type { SingleSignOn, SsoOptions } from './sso-options.ts';

/** Routes of single sign-on with the configured protocol. */
export const ssoRoutes = (sso: SingleSignOn, options: SsoOptions): Hono<AppEnv> =>
  sso.protocol === 'saml' ? samlRoutes(sso, options) : oidcRoutes(sso, options);
