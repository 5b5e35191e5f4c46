import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { runAndGetOutput } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

// "pnpm run sbom" writes a CycloneDX document to sbom/ for each published package and the reference host. Published packages
// bundle no dependencies, so pnpm's list of their dependencies is complete. The reference host's package also contains the
// built portal and Redoc, which pnpm doesn't list. This script therefore adds them and their dependencies to the host's document.

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'sbom');

/** The described packages. A document that doesn't list its `requiredComponents` is incomplete. */
const TARGETS = {
  'packages/ui': { type: 'library', requiredComponents: ['@radix-ui/react-dialog'] },
  'packages/content-renderer': { type: 'library', requiredComponents: ['parse5'] },
  'packages/api': { type: 'library', requiredComponents: ['axios', 'qs'] },
  'apps/reference-api': {
    type: 'application',
    requiredComponents: ['hono', 'axios', 'react-dom', '@producer-portal/ui', 'redoc'],
  },
};

interface Component {
  'bom-ref': string;
  /** The npm scope, such as `@radix-ui`. */
  group?: string;
  name: string;
}

/** The parts of a document that this file reads or changes. */
export interface Sbom {
  /** The described package is `metadata.component`. */
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** Creates a workspace package's document with pnpm. */
async function createSbom(dir: string, type: string, scope = ['--prod']): Promise<Sbom> {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', Spec.Version.v1dot6];
  const args = ['--filter', `./${dir}`, 'sbom', ...format, ...scope, '--sbom-type', type];
  return JSON.parse(await runAndGetOutput('pnpm', args, { cwd: root })) as Sbom;
}

/** Creates the host's document, and adds the portal and Redoc, which the host's package contains as built files. */
async function createHostSbom(dir: string, type: string): Promise<Sbom> {
  const sbom = await createSbom(dir, type);
  const portal = await createSbom('apps/portal', 'application');
  const withPortal = addBundled(sbom, portal, portal.metadata.component['bom-ref']);
  const development = await createSbom(dir, type, []);
  const redoc = development.components.find(({ group, name }) => !group && name === 'redoc');
  return redoc ? addBundled(withPortal, development, redoc['bom-ref']) : withPortal;
}

/**
 * Adds a component of another document, with all of its dependencies.
 *
 * @param ref the component's `bom-ref` in `source`
 */
export function addBundled(sbom: Sbom, source: Sbom, ref: string): Sbom {
  const dependsOn = new Map(source.dependencies.map((each) => [each.ref, each.dependsOn ?? []]));
  const added = new Set([ref]);
  // The loop over a set also visits items that are added during the loop.
  for (const each of added)
    for (const dependency of dependsOn.get(each) ?? []) added.add(dependency);
  const listedRefs = new Set(sbom.components.map((component) => component['bom-ref']));
  const knownRefs = new Set(sbom.dependencies.map((each) => each.ref));
  const host = sbom.metadata.component['bom-ref'];
  return {
    ...sbom,
    components: [
      ...sbom.components,
      ...[source.metadata.component, ...source.components].filter(
        (component) => added.has(component['bom-ref']) && !listedRefs.has(component['bom-ref']),
      ),
    ],
    dependencies: [
      ...sbom.dependencies.map((each) =>
        each.ref === host ? { ...each, dependsOn: [...(each.dependsOn ?? []), ref] } : each,
      ),
      ...source.dependencies.filter((each) => added.has(each.ref) && !knownRefs.has(each.ref)),
    ],
  };
}

/**
 * Returns the names that a document does not list.
 *
 * @param names required components
 */
export function findMissingComponents(
  sbom: Pick<Sbom, 'components'>,
  names: readonly string[],
): string[] {
  const listed = sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  return names.filter((name) => !listed.includes(name));
}

async function writeSboms(): Promise<StepResult> {
  const problems: string[] = [];
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  for (const [dir, { type, requiredComponents }] of Object.entries(TARGETS)) {
    const create = dir === 'apps/reference-api' ? createHostSbom : createSbom;
    const sbom = await create(dir, type);
    const text = `${JSON.stringify(sbom, null, 2)}\n`;
    const { name } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8')) as {
      name: string;
    };
    const file = `${name.replace('@', '').replace('/', '-')}.cdx.json`;
    writeFileSync(join(outDir, file), text);
    const invalid = await validator.validate(text);
    if (invalid !== null)
      problems.push(`sbom/${file} is not valid CycloneDX: ${JSON.stringify(invalid)}`);
    for (const missing of findMissingComponents(sbom, requiredComponents)) {
      problems.push(`sbom/${file} does not list ${missing}, which ${name} depends on.`);
    }
  }
  return { summary: `${Object.keys(TARGETS).length} SBOMs in sbom/`, problems };
}

await runStep(import.meta, writeSboms);
