import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { runStep, type StepResult } from './step.ts';

// "pnpm sbom": writes a CycloneDX document for each published package and for the reference host to
// sbom/. pnpm knows what is installed beside a package; the source maps of the build know what is
// bundled into it, which package.json lists as a development dependency.

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'sbom');

const packageDirs = ['packages/ui', 'packages/content-renderer', 'packages/api'];
const hostDir = 'apps/reference-api';

/** A build that bundles none of these has lost its source maps. */
const KNOWN_BUNDLED: Record<string, string[]> = { 'packages/api': ['axios', 'qs'] };

interface Component {
  'bom-ref': string;
  name: string;
  scope?: string;
  properties?: { name: string; value: string }[];
}

interface Dependency {
  ref: string;
  dependsOn?: string[];
}

/** What this tool reads and changes of a CycloneDX document. */
export interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: Dependency[];
}

interface PackageJson {
  name: string;
  version: string;
}

const readPackage = (dir: string) =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;

const packageUrl = ({ name, version }: PackageJson) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Adds to a document the packages that are bundled into one of its components.
 *
 * @param owner package URL of the component that bundles them, which the document may lack
 * @param bundled package URLs of the bundled packages
 * @param source a document that lists the owner with its development dependencies
 * @throws Error for a bundled package that the source document does not list
 */
export function addBundled(
  document: Sbom,
  owner: string,
  bundled: readonly string[],
  source: Sbom,
): Sbom {
  const listed = new Set(
    [document.metadata.component, ...document.components].map((component) => component['bom-ref']),
  );
  if (!listed.has(owner)) return document;

  const added = bundled
    .filter((ref) => !listed.has(ref))
    .map((ref): Component => {
      const component = source.components.find((each) => each['bom-ref'] === ref);
      if (!component) throw new Error(`${ref} is bundled, and no dependency of ${owner}.`);
      const { scope: _excluded, ...rest } = component;
      return { ...rest, properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] };
    });
  const known = new Set([...listed, ...bundled]);
  const edges = source.dependencies
    .filter(({ ref }) => added.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => known.has(on)),
    }));
  return {
    ...document,
    components: [...document.components, ...added],
    dependencies: [
      ...document.dependencies.map((dependency) =>
        dependency.ref === owner
          ? {
              ...dependency,
              dependsOn: [...new Set([...(dependency.dependsOn ?? []), ...bundled])],
            }
          : dependency,
      ),
      ...edges,
    ],
  };
}

/** Package URLs of what a package's build has taken in, by the source maps of its `dist`. */
function findBundled(dir: string): string[] {
  const found = new Set<string>();
  for (const map of globSync('dist/**/*.map', { cwd: join(root, dir) })) {
    const file = join(root, dir, map);
    const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
    for (const source of sources) {
      const [, home] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (home !== undefined) found.add(packageUrl(readPackage(join(dirname(file), home))));
    }
  }
  return [...found].toSorted();
}

/** What pnpm knows of a workspace package. */
function readSbom(dir: string, options: string[]): Sbom {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', Spec.Version.v1dot6];
  const args = ['--filter', `./${dir}`, 'sbom', ...format, ...options];
  const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')}: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as Sbom;
}

async function writeSboms(): Promise<StepResult> {
  const problems: string[] = [];
  const bundles = packageDirs.map((dir) => {
    const bundled = findBundled(dir);
    for (const name of KNOWN_BUNDLED[dir] ?? []) {
      if (!bundled.some((ref) => ref.startsWith(`pkg:npm/${name}@`))) {
        problems.push(
          `${dir}: ${name} is not in its source maps. Run "pnpm build:packages" first.`,
        );
      }
    }
    return { owner: packageUrl(readPackage(join(root, dir))), bundled, source: readSbom(dir, []) };
  });

  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  for (const dir of [...packageDirs, hostDir]) {
    const type = dir === hostDir ? 'application' : 'library';
    let document = readSbom(dir, ['--prod', '--sbom-type', type]);
    for (const { owner, bundled, source } of bundles) {
      document = addBundled(document, owner, bundled, source);
    }
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const { name } = readPackage(join(root, dir));
    const file = `${name.replace('@', '').replace('/', '-')}.cdx.json`;
    writeFileSync(join(outDir, file), text);
    const invalid = await validator.validate(text);
    if (invalid !== null) problems.push(`sbom/${file} is no CycloneDX: ${JSON.stringify(invalid)}`);
  }
  return { summary: `${packageDirs.length + 1} SBOMs in sbom/`, problems };
}

await runStep(import.meta, writeSboms);
