import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

/** Files worth compressing. Fonts and images are already compressed. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt)$/;
/** Below this size, the extra header costs more than compression saves. */
const MIN_BYTES = 512;

/** The highest zstd level that doesn't need more memory than browsers accept. */
const ZSTD_LEVEL = 19;

/**
 * Writes a `.br`, a `.zst`, and a `.gz` next to each text file of the build, except index.html and files below `MIN_BYTES`. Uses
 * the highest compression level, for zstd the highest that browsers accept.
 */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'portal:precompress',
    apply: 'build',
    configResolved({ build, root }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        const compressible = files.filter(
          // The server fills in index.html on each request, so it can't be compressed ahead of time.
          (file) => file.isFile() && COMPRESSIBLE.test(file.name) && file.name !== 'index.html',
        );
        // One after another: the compressors of all files at once would need gigabytes of memory.
        for (const file of compressible) await compress(join(file.parentPath, file.name));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(content, { params })),
    writeFile(
      `${file}.zst`,
      await toZstd(content, {
        params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL },
        // Without the size, the compressor allocates memory for a large file.
        pledgedSrcSize: content.length,
      }),
    ),
    writeFile(`${file}.gz`, await toGzip(content, { level: 9 })),
  ]);
}
