import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { stringify } from 'yaml';
import {
  createOpenAcr,
  createPage,
  findSignatureProblems,
  getComponents,
  type Component,
  type StoryResult,
} from './conformance/report.ts';
import { signatures } from './conformance/signatures.ts';
import { runStep, type StepResult } from './step.ts';
import { parseStories } from './story-index.ts';

// "pnpm conformance" runs the checks of all components' stories, and writes their accessibility conformance reports to
// conformance/ and the page that summarizes them. "pnpm conformance:page" only writes the page.
// "pnpm check:conformance" checks that the page is up to date.

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'conformance');
const page = 'docs/accessibility-conformance.md';

interface VitestReport {
  testResults: { assertionResults: { status: string; meta?: { storyId?: string } }[] }[];
}

/** Runs the stories of the packages with all checks, and returns the results by story id. */
function runStoryChecks(): Map<string, StoryResult> {
  const file = join(outDir, 'results.json');
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=storybook',
      '--project=storybook-conditions',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      'packages/',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const results = new Map<string, StoryResult>();
  for (const { status, meta } of testResults.flatMap((each) => each.assertionResults)) {
    const id = meta?.storyId;
    if (id === undefined || results.get(id) === 'failed') continue;
    // The project storybook-conditions skips the stories that it has no checks for.
    if (status === 'passed' || status === 'failed') results.set(id, status);
  }
  return results;
}

function writeReports(components: readonly Component[]): void {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  const results = runStoryChecks();
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  for (const component of components) {
    const name = component.title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
    const document = createOpenAcr(component, version, results, signatures);
    writeFileSync(join(outDir, `${name}.yaml`), stringify(document));
  }
}

async function check(): Promise<StepResult> {
  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) =>
    parseStories(file, readFileSync(join(root, file), 'utf8')),
  );
  const components = getComponents(stories);
  const today = new Date().toISOString().slice(0, 10);
  const problems = findSignatureProblems(signatures, components, today);
  const { code } = await format(page, createPage(components, signatures), {});
  const [, , option] = process.argv;
  if (option === '--write') writeReports(components);
  if (option === '--write' || option === '--page') writeFileSync(join(root, page), code);
  else if (readFileSync(join(root, page), 'utf8') !== code) {
    problems.push(`${page} is not up to date. Run "pnpm conformance:page".`);
  }
  return { summary: `${components.length} components`, problems };
}

await runStep(import.meta, check);
