import type { MiddlewareHandler } from 'hono';
import { chooseEncoding, compress, isCompressible, MIN_COMPRESSED_BYTES } from './compression.ts';

/**
 * Compresses API responses, except those with tokens: the size of a compressed response can leak a
 * secret next to attacker-controlled text (BREACH).
 */
export function compressResponses(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path.startsWith('/api/v1/auth_token/')) return;
    // Not `c.header()`, because it would create another response.
    c.res.headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    if (encoding === null || !isCompressible(c.res.headers.get('Content-Type'))) return;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const isLargeEnough = body.byteLength >= MIN_COMPRESSED_BYTES;
    c.res = new Response(isLargeEnough ? await compress(body, encoding, false) : body, c.res);
    if (isLargeEnough) c.res.headers.set('Content-Encoding', encoding);
  };
}
