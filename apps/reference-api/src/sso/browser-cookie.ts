import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { RANDOM_TOKEN, createRandomToken } from '../lib/random-token.ts';
import { sha256 } from '../lib/sha256.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SsoProtocol } from '../http/security-event.ts';

const NAME = 'sso_browser';

/**
 * Marks the browser that starts single sign-on, so that a response is accepted only from that browser. The cookie
 * identifies no user, gives no access, and is sent only to `/sso`.
 *
 * @returns The cookie's hash, to store with the sign-in request.
 */
export function markBrowser(c: Context<AppEnv>, protocol: SsoProtocol): string {
  const existingValue = getCookie(c, NAME) ?? '';
  const value = RANDOM_TOKEN.test(existingValue) ? existingValue : createRandomToken();
  setCookie(c, NAME, value, {
    path: '/sso',
    httpOnly: true,
    // For localhost, browsers accept secure cookies without HTTPS too.
    secure: true,
    maxAge: c.var.sessions.maxSeconds,
    // A SAML response is a form that the identity provider's page submits, and Lax cookies are not sent with it.
    sameSite: protocol === 'saml' ? 'None' : 'Lax',
  });
  return sha256(value);
}

/** Returns the hash of the browser's cookie, or `null` for a browser without the cookie. */
export function readBrowserHash(c: Context): string | null {
  const value = getCookie(c, NAME);
  return value === undefined ? null : sha256(value);
}
