import type { Context, MiddlewareHandler } from 'hono';
import type { InlineHashes } from './inline-hashes.ts';
import type { PortalConfig } from './portal-config.ts';

/** The Trusted Types policies that the portal's code can create: one for the content renderer's HTML, and one for the service worker's URL. */
const TRUSTED_TYPES_POLICIES = ['pnp-html', 'portal-worker'];

/**
 * Whether the browser uses HTTPS. Proxies that terminate TLS set `X-Forwarded-Proto`. A client that
 * forges it affects only its own response.
 */
export const isHttps = (c: Context) =>
  c.req.url.startsWith('https:') || c.req.header('X-Forwarded-Proto') === 'https';

const toSources = (hosts: readonly string[] = []) => hosts.map((host) => `https://${host}`);

/**
 * Creates the content security policy of the portal's pages. It allows only this host, the configured sources, and
 * images in `data:` URLs, and only inline code that the build has hashed (docs/contract.md#inline-script-and-styles).
 */
export function createPortalPolicy(
  config: PortalConfig,
  isSecure: boolean,
  hashes: InlineHashes,
): string {
  const video = toSources(config.videoHosts);
  const connect = [
    ...(config.apiHost ? [config.apiHost] : []),
    ...(config.errorReporting ? [new URL(config.errorReporting.dsn).origin] : []),
  ];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes['script-src']].join(' '),
    ["style-src 'self'", ...hashes['style-src']].join(' '),
    ["img-src 'self' data:", ...toSources(config.imageHosts)].join(' '),
    "font-src 'self'",
    ["media-src 'self'", ...video].join(' '),
    `frame-src ${video.length > 0 ? video.join(' ') : "'none'"}`,
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    'report-uri /csp-report',
  ].join('; ');
}

/** The content security policy of the service worker, which only requests files of the portal. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const defaultHeaders = {
  // Prevents a response from running code if a browser shows it as a page.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Origin-Agent-Cluster': '?1',
};

/** Sets the security headers of every response. Headers that a response already has, such as a page's content security policy, are kept. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(defaultHeaders))
      if (!headers.has(name)) headers.set(name, value);
    if (isHttps(c)) {
      headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload');
    }
  };
}
