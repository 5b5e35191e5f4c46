import { waitFor } from 'storybook/test';

/** The load state that the DOM must have for each `state:` tag that isn't itself a load state. */
const domStates: Record<string, string> = {
  'no-matches': 'empty',
  refetching: 'complete',
  partial: 'complete',
  'session-ended': 'failed',
  'not-authorized': 'failed',
  'not-found': 'failed',
  'timed-out': 'failed',
};

/** The result of a story. */
export interface StoryOutcome {
  title: string;
  tags: readonly string[];
  root: ParentNode;
  /** Returns and clears the API calls that had no handler, such as "GET /api/v1/…". */
  takeUnhandledCalls: () => readonly string[];
  takeConsoleErrors: () => readonly string[];
  isNetworkNormal: boolean;
}

function findProblems({ title, tags, root }: StoryOutcome): string[] {
  const problems: string[] = [];
  const state = tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length);
  if (state) {
    const expected = domStates[state] ?? state;
    const shownState = root.querySelector('[data-load-state]')?.getAttribute('data-load-state');
    // A static page loads no data, so it has no load state and is always complete.
    const isStaticPage = shownState === undefined && expected === 'complete';
    if (shownState !== expected && !isStaticPage) {
      problems.push(
        `It is tagged "state:${state}" but shows ${shownState ? `"${shownState}"` : 'no load state'}. ` +
          `Add network handlers for "${expected}", or change the tag.`,
      );
    }
  }
  if (title.startsWith('Screens/')) {
    // A list stays in the document, hidden, while one of its records is shown.
    const headingCount = [...root.querySelectorAll('h1')].filter((each) =>
      each.checkVisibility(),
    ).length;
    // A record's heading is its title, which is missing until the record has loaded.
    const min = state === 'loading' ? 0 : 1;
    if (headingCount < min || headingCount > 1) {
      problems.push(`A screen has exactly one h1; this one has ${headingCount}.`);
    }
  }
  return problems;
}

/**
 * Checks that a story shows the load state of its `state:` tag, that a screen has one h1, that every API call
 * has a handler, and that no errors are logged.
 *
 * @throws Error with each problem and how to fix it.
 */
export async function verifyStory(outcome: StoryOutcome): Promise<void> {
  // A network condition from the toolbar changes the load state on purpose.
  if (!outcome.isNetworkNormal) return;
  let problems: string[] = [];
  // A story without a play function may end before the screen has loaded.
  await waitFor(
    () => {
      problems = findProblems(outcome);
      if (problems.length > 0) throw new Error('not yet');
    },
    // Less than the default, because a story with a wrong state waits this long.
    { timeout: 5000 },
  ).catch(() => {});

  const unhandledCalls = outcome.takeUnhandledCalls();
  if (unhandledCalls.length > 0) {
    problems.push(
      `It made API calls without a handler: ${unhandledCalls.join(', ')}. ` +
        'Add one from @producer-portal/api/testing in beforeEach({ msw }).',
    );
  }
  const consoleErrors = outcome.takeConsoleErrors();
  if (consoleErrors.length > 0) problems.push(`It logged errors: ${consoleErrors.join(' | ')}`);

  if (problems.length > 0) throw new Error(`${outcome.title}: ${problems.join('\n')}`);
}
