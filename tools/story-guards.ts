import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from './processes.ts';
import { runStep, type StepResult } from './step.ts';

/** Every story of .storybook/guards and its expected error; null if it must pass. */
const expected: Record<string, string | null> = {
  'Tests/Guards Valid': null,
  'Tests/Guards Wrong State': 'tagged "state:failed" but shows "loading"',
  'Tests/Guards Call Without Handler': 'API calls without a handler: GET /api/v1/alerts',
  'Tests/Guards Console Error': 'It logged errors: A key is missing.',
  'Tests/Guards Contrast Below Seven To One': 'color-contrast-enhanced',
  'Tests/Guards Contrast Below Aa': 'color-contrast-enhanced',
  'Tests/Guards Target Too Small': 'target-size',
  'Tests/Guards Gradient Too Dark':
    '(color-contrast-enhanced) p "Readable only at the start": its contrast',
  'Tests/Guards Text Over Image': 'an image is behind the text',
  'Tests/Guards Focus Behind Dialog': 'button "Save" keeps the focus behind the open dialog',
  'Exceptions/Guards Many Items': 'the exception for [role="menu"] is unused',
  'Screens/Guards Valid': null,
  'Screens/Guards Faint Text': 'color-contrast-enhanced',
  'Screens/Guards No Heading': 'exactly one h1; this one has 0',
  'Screens/Guards Outside Landmarks': '(region)',
  'Conditions/Guards Valid': null,
  'Conditions/Guards Faint In Contrast Theme': '[light-contrast]',
  'Conditions/Guards Inconclusive In Contrast Theme':
    '[light-contrast] (color-contrast-enhanced) p.picture "On an image in the high-contrast themes',
  'Conditions/Guards Long Transition': '[reduced motion] p "Fades" is animated for 0.3s',
  'Conditions/Guards Small Target': '[360 px, targets] button "Save"',
  'Conditions/Guards Filled Without Edge': '[forced colors] button "Save" has no edge',
  'Conditions/Guards Dot Without Border': 'disappears, because only its background shows it',
  'Conditions/Guards Wide Box': '[320 px] the page scrolls sideways',
  'Conditions/Guards Physical Margin': '[1280 px, right to left] the page scrolls sideways',
  'Conditions/Guards Tight Text Box': '[1280 px, text spacing] span "Twenty letters it" is cut off',
  'Conditions/Guards Fixed Height': '[1280 px, text 200%] p "One line of plain text" is cut off',
  'Conditions/Guards Lost Control': '[1280 px, text 200%] button "Save" is no longer shown',
  'Conditions/Guards No Focus Ring': '[keyboard] button "Save" has no visible focus ring',
  'Conditions/Guards Covered Control': '[keyboard] button "Save" is covered',
  'Conditions/Guards Keyboard Trap': '[keyboard] Tab does not leave the story',
  'Conditions/Guards Wrong Tab Order':
    '[keyboard] button "Save" comes after button "Last", against the document order',
  'Conditions/Guards Unreachable Control':
    '[keyboard] Tab does not reach button "Passes the focus on"',
};

/** Section of `expected` for each story file. */
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

/** Runs the guard stories, and reports each one whose result differs from `expected`. */
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
  const problems = Object.entries(expected).flatMap(([story, expectedError]) => {
    const outcome = outcomes.get(story);
    if (outcome === undefined) return [`${story}: the story did not run.`];
    if (expectedError === null)
      return outcome === '' ? [] : [`${story} has no problems but was rejected: ${outcome}`];
    return outcome.includes(expectedError)
      ? []
      : [`${story}: no guard rejected it with "${expectedError}". Result: ${outcome || 'passed'}`];
  });
  return { summary: `${Object.keys(expected).length} guard stories`, problems };
}

await runStep(import.meta, check);
