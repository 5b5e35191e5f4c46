import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Context } from 'hono';

/** The encodings in order of preference: the one with the smallest result first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

/** Content types worth compressing. Images and fonts are already compressed. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)/;

/** Minimum size of a body to compress. A smaller one fits in one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Returns the best encoding that the client accepts, or `null`. */
export function chooseEncoding(accept: string | undefined): Encoding | null {
  const accepted = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  return ENCODINGS.find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? null;
}

/** Whether content of this type is worth compressing. */
export function isCompressible(contentType: string | null): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}

const compressors: Record<
  Encoding,
  (body: Uint8Array, isBestCompression: boolean) => Promise<NonSharedBuffer>
> = {
  br: (body, isBestCompression) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBestCompression ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  zstd: (body, isBestCompression) =>
    toZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: isBestCompression ? 19 : 3 } }),
  gzip: (body, isBestCompression) => toGzip(body, { level: isBestCompression ? 9 : 6 }),
};

/**
 * Compresses a body.
 *
 * @param isBestCompression Whether to use the best compression, which is slow, instead of a fast one.
 */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  isBestCompression: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = await compressors[encoding](body, isBestCompression);
  return new Uint8Array(result.buffer, result.byteOffset, result.byteLength);
}

/**
 * Responds with an unchanging body, compressed if that is worthwhile and the client accepts it.
 *
 * @param getCompressed Returns the compressed body, which the caller caches.
 */
export async function respondWithStaticBody(
  c: Context,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  getCompressed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const contentType = headers['Content-Type'] ?? null;
  if (!isCompressible(contentType) || body.byteLength < MIN_COMPRESSED_BYTES) {
    return c.body(body, 200, headers);
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const allHeaders = { ...headers, Vary: 'Accept-Encoding' };
  if (encoding === null) return c.body(body, 200, allHeaders);
  return c.body(await getCompressed(encoding), 200, {
    ...allHeaders,
    'Content-Encoding': encoding,
  });
}
