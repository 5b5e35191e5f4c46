import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { Problem } from '../../http/problem.ts';

/**
 * Rejects imports without the token in the settings.
 *
 * @param tokenHash SHA-256 of the token, in hexadecimal. `null` rejects every import.
 * @param limitUnauthenticated Throws if a caller without the token exceeds the rate limit.
 */
export function requireImportToken(
  tokenHash: string | null,
  limitUnauthenticated: (c: Context<AppEnv>) => void,
): MiddlewareHandler<AppEnv> {
  const expected = tokenHash === null ? null : Buffer.from(tokenHash, 'hex');
  return async (c, next) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (expected === null) {
      limitUnauthenticated(c);
      throw new Problem(403, 'Imports over HTTP are off. Set IMPORT_TOKEN_SHA256 on the host.');
    }
    if (!timingSafeEqual(createHash('sha256').update(token).digest(), expected)) {
      limitUnauthenticated(c);
      throw new Problem(401, 'Send the token whose SHA-256 is in IMPORT_TOKEN_SHA256.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
        securityEvent: {
          event: 'access_refused',
          status: 401,
          reason: token === '' ? 'no_token' : 'bad_token',
        },
      });
    }
    await next();
  };
}
