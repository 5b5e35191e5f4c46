import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

// The package contains the built portal and Redoc, so that a host needs nothing else.
const root = import.meta.dirname;
const portal = join(root, '../portal/dist');
if (!existsSync(join(portal, 'index.html'))) {
  throw new Error('The portal is not built. Run "pnpm build:portal" first.');
}
cpSync(portal, join(root, 'dist/built-portal'), { recursive: true });
const redoc = fileURLToPath(import.meta.resolve('redoc/package.json'));
copyFileSync(join(redoc, '../bundles/redoc.standalone.js'), join(root, 'dist/redoc.standalone.js'));

// The licenses of the bundled packages require a copy of each notice.
const licensesSchema = v.record(
  v.string(),
  v.array(
    v.object({ name: v.string(), versions: v.array(v.string()), paths: v.array(v.string()) }),
  ),
);
const portalPackages = Object.values(
  v.parse(
    licensesSchema,
    JSON.parse(
      execFileSync(
        'pnpm',
        ['--filter', '@producer-portal/portal...', 'licenses', 'list', '--prod', '--json'],
        { encoding: 'utf8' },
      ),
    ),
  ),
).flat();
const fonts = join(root, '../../packages/ui');
const notices = [
  ...portalPackages.map(({ name, versions, paths }) => ({
    title: `${name} ${versions.join(', ')}`,
    text: readLicense(paths[0] ?? ''),
  })),
  { title: 'redoc', text: readLicense(join(redoc, '..')) },
  ...globSync('src/**/*.OFL.txt', { cwd: fonts }).map((file) => ({
    title: file.replace(/.*\/(.*)\.OFL\.txt$/, '$1'),
    text: readFileSync(join(fonts, file), 'utf8'),
  })),
].toSorted((a, b) => a.title.localeCompare(b.title));
writeFileSync(
  join(root, 'dist/THIRD_PARTY_NOTICES.md'),
  `# Third-party notices\n\nThe built portal and the API documentation contain these works.\n\n${notices
    .map(({ title, text }) => `## ${title}\n\n${text.trim()}\n`)
    .join('\n')}`,
);

/** Returns the license text of a package, or what its package.json says if it has none. */
function readLicense(folder: string): string {
  const [file] = globSync('{LICENSE,license}*', { cwd: folder });
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const { license } = v.parse(
    v.object({ license: v.string() }),
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return `License: ${license}`;
}
