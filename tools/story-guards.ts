import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

/** Every story of .storybook/guards and what it must fail with; null where it must pass. */
const expected: Record<string, string | null> = {
  'Tests/Guards Honest': null,
  'Tests/Guards Lying State': 'tagged "state:failed" but shows "loading"',
  'Tests/Guards Call Without Handler': 'API calls without a handler: GET /api/v1/alerts',
  'Tests/Guards Console Error': 'It logged errors: A key is missing.',
  'Tests/Guards Contrast Below Seven To One': 'color-contrast-enhanced',
  'Tests/Guards Target Too Small': 'target-size',
  'Screens/Guards Honest': null,
  'Screens/Guards No Heading': 'exactly one h1; this one has 0',
  'Screens/Guards Outside Landmarks': '(region)',
};

interface Report {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs the stories that are broken on purpose and reports each one that the guards let through. */
async function check(): Promise<StepResult> {
  const root = join(import.meta.dirname, '..');
  const report = join(mkdtempSync(join(tmpdir(), 'story-guards-')), 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await run(process.execPath, [
    vitest,
    'run',
    '--config=.storybook/guards/vitest.config.ts',
    '--project=guards',
    '--reporter=json',
    `--outputFile=${report}`,
    '--silent',
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const outcomes = new Map(
    testResults.flatMap(({ name, assertionResults }) => {
      const section = name.endsWith('screen.stories.tsx') ? 'Screens' : 'Tests';
      return assertionResults.map(({ title, failureMessages }) => [
        `${section}/Guards ${title}`,
        failureMessages.join('\n'),
      ]);
    }),
  );
  const problems = Object.entries(expected).flatMap(([story, fault]) => {
    const outcome = outcomes.get(story);
    if (outcome === undefined) return [`${story}: the story did not run.`];
    if (fault === null)
      return outcome === '' ? [] : [`${story} is honest and was refused: ${outcome}`];
    return outcome.includes(fault)
      ? []
      : [`${story}: no guard refused it with "${fault}". It said: ${outcome || 'passed'}`];
  });
  return { summary: `${Object.keys(expected).length} guard stories`, problems };
}

await runStep(import.meta, check);
