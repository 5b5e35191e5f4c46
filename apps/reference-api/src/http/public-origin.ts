import type { Context } from 'hono';
import { isHttps } from '../portal/security-headers.ts';
import { isLoopback } from '../sso/development-sign-in.ts';

export type KnownOrigins = {
  /** The origin under which browsers reach this host; `''` when it is not set. */
  publicOrigin: string;
  /** The origin of a portal that is served elsewhere and may hand calls on; `''` for none. */
  portalOrigin: string;
  /** The origin that this host listens on, known once it does. */
  ownOrigin: () => string;
};

/**
 * The origin for the addresses that a response sends a browser to. A request may name any host, so
 * its `Host` header counts only where it names one of ours or this computer.
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
  // A proxy on this computer may end TLS.
  if (isLoopback(hostname) || new URL(ownOrigin).host === host) {
    return `${isHttps(c) ? 'https' : 'http'}://${host}`;
  }
  return ownOrigin;
}
