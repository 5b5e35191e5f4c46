import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runAndGetOutput } from './processes.ts';

/** The newest Node.js that the published packages are tested with. The oldest is in their `engines`. */
export const NEWEST_NODE = '26.10.0';

/**
 * Packs a built workspace package the way it is packed for publishing.
 *
 * @param folder folder of the package, such as `/repo/packages/ui`
 * @param target empty or missing folder for the tarball
 * @returns the path of the tarball
 * @throws Error if the package can't be packed
 */
export async function pack(folder: string, target: string): Promise<string> {
  await runAndGetOutput('pnpm', ['pack', '--pack-destination', target], { cwd: folder });
  const [tarball] = readdirSync(target);
  if (tarball === undefined) throw new Error(`${folder} was not packed.`);
  return join(target, tarball);
}

/**
 * Returns `dependencies` entries that install these versions of Node.js from npm. Each key is an alias, such as `node-26.10.0`. The
 * executable is `bin/node` in that package.
 */
export function toNodeAliases(versions: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...new Set(versions)].map((version) => [
      `node-${version}`,
      `npm:node-${process.platform}-${process.arch}@${version}`,
    ]),
  );
}
