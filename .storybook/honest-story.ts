import { waitFor } from 'storybook/test';

/** The four load states in the DOM that the finer `state:` tags of stories stand for. */
const domStates: Record<string, string> = {
  'no-matches': 'empty',
  refetching: 'complete',
  partial: 'complete',
  'session-ended': 'failed',
  'not-authorized': 'failed',
  'not-found': 'failed',
  'timed-out': 'failed',
};

/** What a story left behind when it had finished. */
export interface StoryOutcome {
  title: string;
  tags: readonly string[];
  root: ParentNode;
  /** Hands over the API calls without a handler, as "GET /api/v1/…". */
  takeUnhandled: () => readonly string[];
  takeConsoleErrors: () => readonly string[];
  networkIsNormal: boolean;
}

function shownFaults({ title, tags, root }: StoryOutcome): string[] {
  const faults: string[] = [];
  const state = tags.find((tag) => tag.startsWith('state:'))?.slice('state:'.length);
  if (state) {
    const wanted = domStates[state] ?? state;
    const shown = root.querySelector('[data-load-state]')?.getAttribute('data-load-state');
    // A static page has no data to load and so no boundary: being there is being complete.
    const staticPage = shown === undefined && wanted === 'complete';
    if (shown !== wanted && !staticPage) {
      faults.push(
        `It is tagged "state:${state}" but shows ${shown ? `"${shown}"` : 'no load state'}. ` +
          `Give it the network handlers of "${wanted}", or tag it with what it shows.`,
      );
    }
  }
  if (title.startsWith('Screens/')) {
    const headings = root.querySelectorAll('h1').length;
    // A record's heading is its own title, so there is none before it has come.
    const least = state === 'loading' ? 0 : 1;
    if (headings < least || headings > 1) {
      faults.push(`A screen has exactly one h1; this one has ${headings}.`);
    }
  }
  return faults;
}

/**
 * A story may not claim what it does not show: its `state:x` tag must become the load state on the
 * page, a screen has one h1, every API call has a handler and the console stays free of errors.
 *
 * @throws Error naming each broken promise and how to mend it.
 */
export async function assertHonestStory(outcome: StoryOutcome): Promise<void> {
  // A slow or absent network that was chosen by hand changes the state on purpose.
  if (!outcome.networkIsNormal) return;
  let faults: string[] = [];
  // A screen's code and data may still be on their way when a story without a play function ends.
  await waitFor(() => {
    faults = shownFaults(outcome);
    if (faults.length > 0) throw new Error('not yet');
  }).catch(() => {});

  const unhandled = outcome.takeUnhandled();
  if (unhandled.length > 0) {
    faults.push(
      `It made API calls without a handler: ${unhandled.join(', ')}. ` +
        'Add one from @producer-portal/api/testing in beforeEach({ msw }).',
    );
  }
  const consoleErrors = outcome.takeConsoleErrors();
  if (consoleErrors.length > 0) faults.push(`It logged errors: ${consoleErrors.join(' | ')}`);

  if (faults.length > 0) throw new Error(`${outcome.title}: ${faults.join('\n')}`);
}
