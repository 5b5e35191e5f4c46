import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { runAndGetOutput } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

// "pnpm run sbom" writes a CycloneDX document to sbom/ for each published package and the reference host. Packages
// bundle no dependencies, so the list of installed dependencies is complete.

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'sbom');

/** Packages, with some dependencies that their documents must list. This detects empty documents. */
const TARGETS = {
  'packages/ui': { type: 'library', requiredComponents: ['@radix-ui/react-dialog'] },
  'packages/content-renderer': { type: 'library', requiredComponents: ['parse5'] },
  'packages/api': { type: 'library', requiredComponents: ['axios', 'qs'] },
  'apps/reference-api': { type: 'application', requiredComponents: ['hono', 'axios'] },
};

interface Sbom {
  /** A scope is a group: `@radix-ui`. */
  components: { group?: string; name: string }[];
}

/** Creates the document of one workspace package with pnpm, and returns its text. */
function createSbom(dir: string, type: string): Promise<string> {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', Spec.Version.v1dot6];
  const args = ['--filter', `./${dir}`, 'sbom', ...format, '--prod', '--sbom-type', type];
  return runAndGetOutput('pnpm', args, { cwd: root });
}

/**
 * Returns the names that a document does not list.
 *
 * @param names required components
 */
export function findMissingComponents(sbom: Sbom, names: readonly string[]): string[] {
  const listed = sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  return names.filter((name) => !listed.includes(name));
}

async function writeSboms(): Promise<StepResult> {
  const problems: string[] = [];
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  for (const [dir, { type, requiredComponents }] of Object.entries(TARGETS)) {
    const text = await createSbom(dir, type);
    const { name } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')) as {
      name: string;
    };
    const file = `${name.replace('@', '').replace('/', '-')}.cdx.json`;
    writeFileSync(join(outDir, file), text);
    const invalid = await validator.validate(text);
    if (invalid !== null)
      problems.push(`sbom/${file} is not valid CycloneDX: ${JSON.stringify(invalid)}`);
    for (const missing of findMissingComponents(JSON.parse(text) as Sbom, requiredComponents)) {
      problems.push(`sbom/${file} does not list ${missing}, which ${name} depends on.`);
    }
  }
  return { summary: `${Object.keys(TARGETS).length} SBOMs in sbom/`, problems };
}

await runStep(import.meta, writeSboms);
