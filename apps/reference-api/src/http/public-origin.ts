import type { Context } from 'hono';
import { isHttps } from '../portal/security-headers.ts';
import { isLoopback } from '../sso/development-sign-in.ts';

export type KnownOrigins = {
  /** The origin at which browsers reach this host. `''` if it is not set. */
  publicOrigin: string;
  /** The origin of a portal that is served elsewhere and can proxy calls. `''` for none. */
  portalOrigin: string;
  /** The origin that this host listens on. Available once it listens. */
  ownOrigin: () => string;
};

/**
 * Returns the origin for URLs in responses. Clients can send any `Host` header, so it counts only if
 * it names one of our origins or this computer.
 *
 * @example
 * originFor(c, { publicOrigin: 'https://portal.example.com', portalOrigin: '', ownOrigin })
 * // 'https://portal.example.com'
 */
export function originFor(c: Context, known: KnownOrigins): string {
  const { publicOrigin, portalOrigin } = known;
  if (publicOrigin) return publicOrigin;
  const { host, hostname } = new URL(c.req.url);
  if (portalOrigin && new URL(portalOrigin).host === host) return portalOrigin;
  const ownOrigin = known.ownOrigin();
  // A proxy on this computer can terminate TLS.
  if (isLoopback(hostname) || new URL(ownOrigin).host === host) {
    return `${isHttps(c) ? 'https' : 'http'}://${host}`;
  }
  return ownOrigin;
}
