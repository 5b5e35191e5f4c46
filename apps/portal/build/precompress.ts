import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts and pictures are compressed already; below this many bytes a header costs more than is saved. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt)$/;
const MIN_BYTES = 512;

/** Writes a `.br` and a `.gz` beside every text file of the build, at the highest level: it is done once. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'portal:precompress',
    apply: 'build',
    configResolved({ build, root }) {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        await Promise.all(
          files
            // index.html is filled in by whoever serves it, so it cannot be compressed ahead.
            .filter(
              (file) => file.isFile() && COMPRESSIBLE.test(file.name) && file.name !== 'index.html',
            )
            .map((file) => compress(join(file.parentPath, file.name))),
        );
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
    writeFile(`${file}.gz`, await toGzip(content, { level: 9 })),
  ]);
}
