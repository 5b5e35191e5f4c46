import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of content that get smaller; pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)/;

/** A smaller body fits in one packet either way. */
export const WORTH_COMPRESSING_BYTES = 1024;

/** The best encoding that the client takes, or null. */
export function acceptedEncoding(accept: string | undefined): Encoding | null {
  const taken = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  if ((taken.get('br') ?? 0) > 0) return 'br';
  if ((taken.get('gzip') ?? 0) > 0) return 'gzip';
  return null;
}

/** Whether content of this type gets smaller at all. */
export function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

/**
 * Compresses a body.
 *
 * @param kept whether the result is kept: then as small as can be, else fast
 */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  kept: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const result =
    encoding === 'br'
      ? await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: kept ? 11 : 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        })
      : await zip(body, { level: kept ? 9 : 6 });
  return new Uint8Array(result.buffer, result.byteOffset, result.byteLength);
}

/**
 * Responds with a body that is kept, compressed where that is worth it and the client takes it.
 *
 * @param compressed gives the kept copy in an encoding
 */
export async function respondWithStored(
  c: Context,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  compressed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const contentType = headers['Content-Type'] ?? null;
  if (!isCompressible(contentType) || body.byteLength < WORTH_COMPRESSING_BYTES) {
    return c.body(body, 200, headers);
  }
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  const all = { ...headers, Vary: 'Accept-Encoding' };
  if (encoding === null) return c.body(body, 200, all);
  return c.body(await compressed(encoding), 200, { ...all, 'Content-Encoding': encoding });
}
