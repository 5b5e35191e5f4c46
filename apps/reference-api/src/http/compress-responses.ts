import type { MiddlewareHandler } from 'hono';
import {
  acceptedEncoding,
  compress,
  isCompressible,
  WORTH_COMPRESSING_BYTES,
} from './compression.ts';

/**
 * Compresses what the API answers. Answers that hold tokens go as they are: the size of a compressed
 * secret beside something that a stranger chose tells of the secret.
 */
export function compressResponses(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.req.path.startsWith('/api/v1/auth_token/')) return;
    // Not by the context: of an answer that stands already, that would make another one.
    c.res.headers.append('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
    if (encoding === null || !isCompressible(c.res.headers.get('Content-Type'))) return;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const worthIt = body.byteLength >= WORTH_COMPRESSING_BYTES;
    c.res = new Response(worthIt ? await compress(body, encoding, false) : body, c.res);
    if (worthIt) c.res.headers.set('Content-Encoding', encoding);
  };
}
