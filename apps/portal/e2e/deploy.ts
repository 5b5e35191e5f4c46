import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = process.env.PORTAL_DIR ?? join(import.meta.dirname, '../dist');
const isCompressed = (name: string) => /\.(?:br|gz|zst)$/.test(name);
const isText = (name: string) => /\.(?:css|html|js|json)$/.test(name);

/**
 * How many different new versions there are. Creating and compressing a version takes seconds, so later deployments start again
 * with the first version. A browser that hasn't seen all versions can't tell a repeated version from a new one.
 */
const VERSIONS = 4;

export interface Deploys {
  /** The folder to serve. */
  folder: string;
  /**
   * Replaces the build with a new version, in which every file has another name. The files of the old version are removed.
   *
   * @param missing a file or folder that the new version doesn't have.
   */
  deployNext(missing?: string): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a folder with the portal's build, where a test can deploy new versions. */
export async function startDeploys(): Promise<Deploys> {
  const root = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
  const folder = join(root, 'current');
  await symlink(dist, folder);
  let count = 0;
  const versions: string[] = [];

  async function switchTo(target: string) {
    // Replaces the link in one step, so that every request gets either the old or the new version.
    await symlink(target, `${folder}.next`);
    await rename(`${folder}.next`, folder);
  }
  return {
    folder,
    async deployNext(missing) {
      let next = versions.length < VERSIONS ? undefined : versions.shift();
      if (next === undefined) {
        next = await mkdtemp(join(root, 'next-'));
        count += 1;
        await copyAsVersion(next, `v${count}`);
      }
      if (missing === undefined) versions.push(next);
      else await rm(join(next, missing), { recursive: true });
      await switchTo(next);
    },
    remove: () => rm(root, { recursive: true }),
  };
}

/** Copies the build and gives each file in `assets/` a new name, as if its content had changed. */
async function copyAsVersion(next: string, version: string): Promise<void> {
  await cp(dist, next, { recursive: true, filter: (file) => !isCompressed(file) });
  const assets = await readdir(join(next, 'assets'));
  const newName = (name: string) => name.replace(/\.[^.]+$/, `.${version}$&`);
  const newNames = new Map(assets.map((name) => [name, newName(name)]));
  const files = await readdir(next, { recursive: true });
  for (const file of files.filter(isText)) {
    const path = join(next, file);
    let text = await readFile(path, 'utf8');
    text = text.replaceAll(/[\w.-]+\.\w+/g, (word) => newNames.get(word) ?? word);
    // Change the build's id in the service worker.
    if (file === 'sw.js') text = text.replace(/id:`(\w+)`/, `id:\`$1${version}\``);
    await writeFile(path, text);
  }
  for (const name of assets)
    await rename(join(next, 'assets', name), join(next, 'assets', newName(name)));
  await writeHashes(next);
}

/** Updates the hashes of the inline scripts, because these scripts contain the names of files. */
async function writeHashes(folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const hash = (element: RegExp) =>
    [...html.matchAll(element)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  const hashes = {
    'script-src': hash(/<script>([\s\S]*?)<\/script>/g),
    'style-src': hash(/<style\b[^>]*>([\s\S]*?)<\/style>/g),
  };
  await writeFile(join(folder, 'csp.json'), JSON.stringify(hashes));
}
