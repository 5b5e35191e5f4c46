import { availableParallelism } from 'node:os';
import type { Step } from './select-steps.ts';

/**
 * Test files that "npm test" skips and "npm run test:full" runs. Each one starts entire processes, or tests
 * every call with every kind of failure, and takes as long as a hundred other files.
 */
export const slowTests: readonly string[] = [
  'apps/portal/src/app/sentry.isolated.test.tsx',
  'apps/portal/src/testing/write-faults.test.tsx',
  'apps/reference-api/src/backup.test.ts',
  'apps/reference-api/src/db/data-folder.test.ts',
  'apps/reference-api/src/keys.test.ts',
  'apps/reference-api/src/main.test.ts',
  'packages/api/src/client/fault-matrix.test.ts',
  'packages/api/src/testing/session-model/sessions.test.ts',
];

const node = process.execPath;
const vitest = [
  node,
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=minimal',
  '--reporter=json',
  '--outputFile.json={report}',
  // Vitest leaves one core unused by default. Use all cores, because a story mostly waits for its next frame.
  `--maxWorkers=${Math.max(2, availableParallelism())}`,
];
/** One retry, because shared machines can stall for seconds. A test that passes only on the retry is reported as flaky. */
const retriedTests = [...vitest, '--retry=1'];
const unitProjects = ['node', 'host', 'dom', 'isolated', 'isolated-dom'].map(
  (name) => `--project=${name}`,
);
const playwright = [
  'pnpm',
  'exec',
  'playwright',
  'test',
  '--config=apps/portal/playwright.config.ts',
  '--reporter=dot,json',
];
const playwrightEnv = {
  PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}',
  // Playwright sets FORCE_COLOR for its workers. Node.js warns in each process that has both.
  NO_COLOR: '',
  // A test often waits for a page or a host, so running only two at a time leaves cores idle.
  E2E_WORKERS: '3',
};

/**
 * All steps, each one after the steps that it needs. The longest one-core steps come first, because a long
 * step that starts last leaves the other cores idle.
 */
export const steps: readonly Step[] = [
  {
    name: 'types',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:types'],
    fix: 'Fix the first error of each file first.',
  },
  {
    name: 'portal build',
    suite: 'quick',
    command: [node, 'tools/portal-build.ts'],
    fix: 'Run "pnpm build:portal" to see all of its output.',
  },
  {
    name: 'lint',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:lint'],
    fix: 'Fix each line; "pnpm exec oxlint --fix" does the simple ones.',
  },
  {
    name: 'unused',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:unused'],
    fix: 'Remove unused files, exports, and dependencies.',
  },
  {
    name: 'format',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:format'],
    fix: 'Run "pnpm format".',
  },
  {
    name: 'styles',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:styles'],
    fix: 'Fix each line; "pnpm check:styles --fix" does the simple ones.',
  },
  {
    name: 'spelling',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:spelling'],
    fix: 'Use the suggested word; docs/contributing/language.md says when to add one to a word list.',
  },
  {
    name: 'merge conflicts',
    suite: 'quick',
    requires: ['git', 'rev-parse', '--git-dir'],
    // Comparing with the empty tree checks all files. White space is left to other checks.
    command: [
      'git',
      '-c',
      'core.whitespace=-blank-at-eol,-blank-at-eof,-space-before-tab',
      'diff',
      '--check',
      '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    ],
    fix: 'Resolve the conflicts, and remove their markers.',
  },
  {
    name: 'commits',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:commits'],
    fix: 'Reword the commits with "git rebase --interactive"; docs/contributing/language.md lists the rules.',
  },
  {
    name: 'boundaries',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:boundaries'],
    fix: 'Each line explains what to do instead.',
  },
  {
    name: 'docstrings',
    suite: 'quick',
    command: [node, 'tools/docstrings.ts'],
    fix: 'Add a one-sentence summary above each export.',
  },
  {
    name: 'messages',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:messages'],
    fix: 'Run "pnpm messages" to update the catalogs, then translate the empty messages. docs/contributing/localization.md explains how.',
  },
  {
    name: 'links',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:links'],
    fix: 'Point each link at a file and a heading that exist.',
  },
  {
    name: 'workspace',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:workspace'],
    fix: 'Run "pnpm exec sherif --fix".',
  },
  {
    name: 'story index',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:stories'],
    fix: 'Add or fix the stories on each line. docs/contributing/storybook.md lists the stories that a screen needs.',
  },
  {
    name: 'conformance',
    suite: 'quick',
    command: ['pnpm', 'run', 'check:conformance'],
    fix: 'Run "pnpm conformance:page" and commit docs/accessibility-conformance.md.',
  },
  {
    name: 'unit tests',
    suite: 'quick',
    cores: 'all',
    command: [...retriedTests, ...unitProjects, ...slowTests.map((file) => `--exclude=${file}`)],
    reportFormat: 'vitest',
    fix: 'Run one file alone: "pnpm vitest run <file>".',
  },
  {
    name: 'stories',
    suite: 'quick',
    cores: 'all',
    command: [...retriedTests, '--project=storybook'],
    reportFormat: 'vitest',
    fix: 'Open the named story with "pnpm storybook".',
  },
  {
    name: 'end-to-end smoke',
    suite: 'quick',
    cores: 'all',
    needs: ['portal build'],
    command: [...playwright, '--project=smoke'],
    reportFormat: 'playwright',
    env: playwrightEnv,
    fix: 'Run it alone: "pnpm test:e2e --project smoke"; add --headed to watch.',
  },
  {
    name: 'session schedules',
    suite: 'full',
    command: [node, 'tools/sessions.ts'],
    fix: 'The output shows the seed and the shortest failing schedule: add it as a test in packages/api/src/testing/session-model.',
  },
  {
    name: 'faults',
    suite: 'full',
    command: [node, 'tools/faults.ts'],
    fix: 'Each line starts with the run and the seed: "pnpm check:faults --only <run> --seed <seed>" repeats only that run. docs/contributing/testing.md describes each run.',
  },
  {
    name: 'package build',
    suite: 'full',
    command: ['pnpm', 'run', 'build:packages'],
    fix: 'Run "pnpm build:packages" to see all of its output.',
  },
  {
    name: 'storybook build',
    suite: 'full',
    command: ['pnpm', 'run', 'build:storybook'],
    fix: 'Run "pnpm build:storybook" to see all of its output.',
  },
  {
    name: 'story guards',
    suite: 'full',
    command: ['pnpm', 'run', 'check:guards'],
    fix: 'A check in .storybook/ no longer rejects the broken story that it must reject. Each line names the story.',
  },
  {
    name: 'slow tests',
    suite: 'full',
    cores: 'all',
    command: [...vitest, ...unitProjects, ...slowTests],
    reportFormat: 'vitest',
    fix: 'Run one file alone: "pnpm vitest run <file>".',
  },
  {
    name: 'PostgreSQL',
    suite: 'full',
    cores: 'all',
    postgresql: 'required',
    command: [...vitest, '--project=host', '--testNamePattern=PostgreSQL'],
    reportFormat: 'vitest',
    fix: 'Run one file alone, with DATABASE_URL_TEST set: "pnpm vitest run <file> -t PostgreSQL".',
  },
  {
    name: 'tokens',
    suite: 'full',
    command: ['pnpm', 'run', 'check:tokens'],
    fix: 'If the change is intended, review it in Storybook, then follow the instructions in the output.',
  },
  {
    name: 'transcripts',
    suite: 'full',
    command: [...retriedTests, '--project=browser'],
    reportFormat: 'vitest',
    fix: 'Compare what the screen reader announces before and after. If the change is intended, run "pnpm vitest run --project browser -u" and commit the transcripts.',
  },
  {
    name: 'packages',
    suite: 'full',
    needs: ['package build'],
    command: ['pnpm', 'run', 'check:packages'],
    fix: 'docs/contributing/releasing.md lists what each package must contain.',
  },
  {
    name: 'packed host',
    suite: 'full',
    needs: ['package build', 'portal build'],
    command: ['pnpm', 'run', 'check:packed-host'],
    fix: 'Each line starts with the version of Node.js. "pnpm build:host" shows all output of the build.',
  },
  {
    name: 'chart lint',
    suite: 'full',
    requires: ['helm', 'version'],
    command: ['helm', 'lint', '--strict', 'deploy/chart'],
    fix: 'The chart must pass with the default values in deploy/chart/values.yaml.',
  },
  {
    name: 'image lint',
    suite: 'full',
    requires: ['hadolint', '--version'],
    command: ['hadolint', 'Dockerfile'],
    fix: 'Each line has the rule, such as DL3008, which the documentation of hadolint explains.',
  },
  {
    name: 'compose lint',
    suite: 'full',
    requires: ['docker', 'compose', 'version'],
    command: ['docker', 'compose', 'config', '--quiet'],
    fix: 'Compare compose.yaml with the Compose specification.',
  },
  {
    name: 'sbom',
    suite: 'full',
    command: ['pnpm', 'run', 'sbom'],
    fix: 'docs/contributing/releasing.md lists the dependencies that each SBOM must include.',
  },
  {
    name: 'example',
    suite: 'full',
    needs: ['package build'],
    command: [node, 'tools/example.ts'],
    fix: 'The output shows which part failed: install, types, build, or the page.',
  },
  {
    name: 'chunks',
    suite: 'full',
    needs: ['portal build'],
    command: ['pnpm', 'run', 'check:chunks'],
    fix: 'Each line explains the fix. docs/contributing/loading.md describes how the portal is split into chunks.',
  },
  {
    name: 'sizes',
    suite: 'full',
    needs: ['portal build', 'package build'],
    command: ['pnpm', 'run', 'check:sizes'],
    fix: 'Run "pnpm sizes" to see what grew. docs/contributing/loading.md#sizes explains the size budgets.',
  },
  {
    name: 'generators',
    suite: 'full',
    cores: 'all',
    command: [node, 'tools/generators.ts'],
    fix: 'The output shows the command that failed on the generated code. Fix the templates in tools/new.',
  },
  {
    name: 'built stories',
    suite: 'full',
    needs: ['storybook build'],
    command: ['pnpm', 'run', 'check:stories', '--built'],
    fix: 'Fix the globs in .storybook/main.ts.',
  },
  {
    name: 'docs pages',
    suite: 'full',
    cores: 'all',
    needs: ['storybook build'],
    command: [node, 'tools/docs-pages.ts'],
    fix: 'Open the page with "pnpm storybook". "node tools/docs-pages.ts <id>" checks one page.',
  },
  {
    name: 'hostile content',
    suite: 'full',
    cores: 'all',
    command: [node, 'tools/fuzz.ts'],
    fix: 'Each line gives the seed: "node tools/fuzz.ts --only <seed>" renders only that document.',
  },
  {
    name: 'story conditions',
    suite: 'full',
    cores: 'all',
    command: [...retriedTests, '--project=storybook-conditions'],
    reportFormat: 'vitest',
    fix: 'Each line shows the condition, the element, and the measured values. docs/contributing/storybook.md explains each condition.',
  },
  {
    name: 'screenshots',
    suite: 'full',
    cores: 'all',
    pinnedBrowser: true,
    command: ['pnpm', 'run', 'visual'],
    fix: 'Open .visual/index.html to compare. If the change is intended, run "pnpm visual:update" and commit the screenshots.',
  },
  {
    name: 'benchmarks',
    suite: 'full',
    cores: 'all',
    postgresql: 'required',
    needs: ['portal build', 'package build'],
    command: ['pnpm', 'bench', '--smoke'],
    fix: 'Run the named benchmark alone: "pnpm bench <name> --smoke".',
  },
  {
    name: 'end to end',
    suite: 'full',
    cores: 'all',
    postgresql: 'optional',
    needs: ['portal build'],
    command: [
      ...playwright,
      '--project=routes',
      '--project=complete-browser',
      '--project=desktop-1280',
      '--project=phone-360',
    ],
    reportFormat: 'playwright',
    env: playwrightEnv,
    fix: 'Run one test alone: "pnpm test:e2e --project desktop-1280 -g <title>"; add --headed to watch.',
  },
];
