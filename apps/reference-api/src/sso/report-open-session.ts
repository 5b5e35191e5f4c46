import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { SsoProtocol } from '../http/security-event.ts';

/**
 * Reports that a user has signed out while the identity provider couldn't be reached, so that its own session stays open.
 *
 * @returns `null`, in place of the provider's metadata.
 */
export function reportOpenSession(c: Context<AppEnv>, protocol: SsoProtocol): null {
  c.var.audit({ event: 'single_logout_refused', protocol, reason: 'provider_unavailable' });
  return null;
}
