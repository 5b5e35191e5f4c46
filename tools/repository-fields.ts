import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// "pnpm set:repository <URL>" adds the repository's address to the package.json of each published package. The release
// workflow runs it with the address of its own repository, so no committed file contains an address that could be wrong.

/**
 * The fields of package.json that contain the address of the repository.
 *
 * @param url such as "https://github.com/owner/name", optionally with ".git" or "/" at the end
 * @param directory folder of the package in the repository
 * @throws Error if the URL isn't an https address
 */
export function getRepositoryFields(url: string, directory: string) {
  const base = url.replace(/(?:\.git|\/)$/, '');
  if (!/^https:\/\/[^\s/]+\/\S+$/.test(base)) {
    throw new Error(
      `"${url}" is not the URL of a repository, such as https://github.com/owner/name.`,
    );
  }
  return {
    homepage: `${base}/tree/main/${directory}#readme`,
    bugs: `${base}/issues`,
    repository: { type: 'git', url: `git+${base}.git`, directory },
  };
}

if (import.meta.main) {
  const [, , url = ''] = process.argv;
  const root = join(import.meta.dirname, '..');
  for (const file of globSync('{packages/*,apps/reference-api}/package.json', { cwd: root })) {
    const path = join(root, file);
    const content = JSON.parse(readFileSync(path, 'utf8')) as object;
    const fields = getRepositoryFields(url, dirname(file).replaceAll('\\', '/'));
    writeFileSync(path, `${JSON.stringify({ ...content, ...fields }, null, 2)}\n`);
  }
}
