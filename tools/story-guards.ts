import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
  'Tests/Guards Gradient Too Dark':
    '(color-contrast) p "Reads well at its start alone": its contrast',
  'Tests/Guards Words On Picture': 'a picture is behind the words',
  'Tests/Guards Focus Behind Dialog': 'button "Save" keeps the focus behind the open dialog',
  'Exceptions/Guards Many Items': 'nothing needs the exception for [role="menu"] any longer',
  'Screens/Guards Honest': null,
  'Screens/Guards No Heading': 'exactly one h1; this one has 0',
  'Screens/Guards Outside Landmarks': '(region)',
  'Conditions/Guards Honest': null,
  'Conditions/Guards Faint In Contrast Theme': '[light-contrast]',
  'Conditions/Guards Undecided In Contrast Theme':
    '[light-contrast] (color-contrast) p.picture "On a picture where more contrast is ',
  'Conditions/Guards Moves': '[reduced motion] p "Fades" has a motion of 0.3s',
  'Conditions/Guards Small Target': '[360 px, targets] button "Save"',
  'Conditions/Guards Filled Without Edge': '[forced colors] button "Save" has no edge',
  'Conditions/Guards Dot Of Background': 'is drawn by its background alone and vanishes',
  'Conditions/Guards Wide Box': '[320 px] the page scrolls sideways',
  'Conditions/Guards Physical Margin': '[1280 px, right to left] the page scrolls sideways',
  'Conditions/Guards Tight Words': '[1280 px, text spacing] span "Twenty letters it" is cut off',
  'Conditions/Guards Fixed Height': '[1280 px, text 200 %] p "One line of plain text" is cut off',
  'Conditions/Guards Lost Control': '[1280 px, text 200 %] button "Save" is no longer shown',
  'Conditions/Guards No Ring': '[keyboard] button "Save" shows no ring',
  'Conditions/Guards Covered': '[keyboard] button "Save" is covered',
  'Conditions/Guards Trap': '[keyboard] Tab does not come out of the story',
  'Conditions/Guards Against The Order':
    '[keyboard] button "Save" comes after button "Last", against the order',
  'Conditions/Guards Unreachable': '[keyboard] Tab does not come to button "Gives the focus away"',
};

/** Which part of the table the stories of a file stand in. */
const sections: Record<string, string> = {
  'component.stories.tsx': 'Tests',
  'exception.stories.tsx': 'Exceptions',
  'screen.stories.tsx': 'Screens',
  'conditions.stories.tsx': 'Conditions',
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
    '--project=guards-conditions',
    '--reporter=json',
    `--outputFile=${report}`,
    '--silent',
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const outcomes = new Map(
    testResults.flatMap(({ name, assertionResults }) => {
      const section = sections[basename(name)] ?? name;
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
