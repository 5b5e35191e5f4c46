import type { Context } from 'hono';
import { isHttps } from '../portal/security-headers.ts';
import { isLoopback } from '../sso/loopback.ts';

export type KnownOrigins = {
  /** The origin at which browsers reach this host. `''` if it is not set. */
  publicOrigin: string;
  /** The origin of a portal that is served elsewhere and can proxy calls. `''` for none. */
  portalOrigin: string;
  /** Returns the origin that this host listens on. Call it only after the host has started to listen. */
  listenOrigin: () => string;
};

/**
 * Returns the origin for URLs in responses. Clients can send any `Host` header, so the header is
 * used only if it names one of our origins or this computer.
 *
 * @example
 * getOrigin(c, { publicOrigin: 'https://portal.example.com', portalOrigin: '', listenOrigin })
 * // 'https://portal.example.com'
 */
export function getOrigin(c: Context, origins: KnownOrigins): string {
  const { publicOrigin, portalOrigin } = origins;
  if (publicOrigin) return publicOrigin;
  const { host, hostname } = new URL(c.req.url);
  if (portalOrigin && new URL(portalOrigin).host === host) return portalOrigin;
  const listenOrigin = origins.listenOrigin();
  // A proxy on this computer can terminate TLS.
  if (isLoopback(hostname) || new URL(listenOrigin).host === host) {
    return `${isHttps(c) ? 'https' : 'http'}://${host}`;
  }
  return listenOrigin;
}
