import { virtual } from '@guidepup/virtual-screen-reader';
import { composeStories } from '@storybook/react-vite';
import { render, within } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as accordion from '../components/accordion/accordion.stories.tsx';
import * as appliedFilters from '../components/applied-filters/applied-filters.stories.tsx';
import * as copyBlock from '../components/copy-block/copy-block.stories.tsx';
import * as dataTable from '../components/data-table/data-table.stories.tsx';
import * as errorSummary from '../components/error-summary/error-summary.stories.tsx';
import * as sortableList from '../components/sortable-list/sortable-list.stories.tsx';
import * as fileCard from '../components/file-card/file-card.stories.tsx';
import * as liveRegion from '../components/live-region/live-region.stories.tsx';
import * as loadBoundary from '../components/load-boundary/load-boundary.stories.tsx';
import * as markAsRead from '../components/mark-as-read/mark-as-read.stories.tsx';
import * as callout from '../components/callout/callout.stories.tsx';
import * as pagination from '../components/pagination/pagination.stories.tsx';
import * as resultsSummary from '../components/results-summary/results-summary.stories.tsx';
import * as routeAnnouncer from '../components/route-announcer/route-announcer.stories.tsx';
import * as searchBox from '../components/search-box/search-box.stories.tsx';
import * as statePicker from '../components/state-picker/state-picker.stories.tsx';
import * as tabs from '../components/tabs/tabs.stories.tsx';
import * as toast from '../components/toast/toast.stories.tsx';
import '../styles.css';
import './render.ts';

// Records what a screen reader announces while it reads the `Default` story, and while the play
// functions of other stories run. Review transcripts/ like code: a changed line is a changed
// announcement.

type Story = FunctionComponent & {
  play?: (context: {
    canvasElement: HTMLElement;
    canvas: ReturnType<typeof within>;
  }) => Promise<void>;
};

/** The stories whose play functions run for each component, after `Default` is read. */
const transcripts: Record<string, { Default: Story; playedStories: Record<string, Story> }> = {
  accordion: selectStories(composeStories(accordion), ['ShowsAll']),
  'applied-filters': selectStories(composeStories(appliedFilters), ['RemovingMovesFocus']),
  'copy-block': selectStories(composeStories(copyBlock), ['Copied', 'Denied']),
  'data-table': selectStories(composeStories(dataTable), ['SortsByHeader']),
  'error-summary': selectStories(composeStories(errorSummary), ['FocusesField']),
  'sortable-list': selectStories(composeStories(sortableList), ['Moved', 'MovedToPosition']),
  'file-card': selectStories(composeStories(fileCard), ['Downloads']),
  'live-region': selectStories(composeStories(liveRegion), [
    'Polite',
    'RepeatsMessage',
    'Assertive',
  ]),
  'load-boundary': selectStories(composeStories(loadBoundary), ['AnnouncesChange']),
  'mark-as-read': selectStories(composeStories(markAsRead), ['MarksInPlace', 'AnnouncesFailure']),
  callout: selectStories(composeStories(callout), ['Closable']),
  pagination: selectStories(composeStories(pagination), ['MovesFocus']),
  'results-summary': selectStories(composeStories(resultsSummary), []),
  'route-announcer': selectStories(composeStories(routeAnnouncer), ['RouteChange', 'QueryChange']),
  'search-box': selectStories(composeStories(searchBox), ['Typing']),
  'state-picker': selectStories(composeStories(statePicker), ['TypesRhodeIsland', 'NoneMatch']),
  tabs: selectStories(composeStories(tabs), []),
  toast: selectStories(composeStories(toast), ['ClosedByKeyboard']),
};

function selectStories<Name extends string>(
  stories: { Default: Story } & Record<Name, Story>,
  names: readonly Name[],
): { Default: Story; playedStories: Record<string, Story> } {
  return {
    Default: stories.Default,
    playedStories: Object.fromEntries(names.map((name) => [name, stories[name]])),
  };
}

afterEach(() => virtual.stop());

/**
 * Returns the spoken phrases without the "end of" phrases, which repeat the start of each element.
 */
async function getAnnouncements(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  return phrases.filter((phrase) => phrase && !/^(?:end of |document$)/.test(phrase));
}

/** Reads from start to end, as with the down arrow key. */
async function readToEnd(): Promise<string[]> {
  while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
  return getAnnouncements();
}

describe('transcripts', () => {
  it.each(Object.entries(transcripts))('%s', async (name, { Default, playedStories }) => {
    const lines: string[] = [];
    const first = render(<Default />);
    await virtual.start({ container: document.body });
    lines.push('# Default, read through', ...(await readToEnd()));
    await virtual.stop();
    first.unmount();
    for (const [story, Story] of Object.entries(playedStories)) {
      const { container, unmount } = render(<Story />);
      await virtual.start({ container: document.body });
      await virtual.clearSpokenPhraseLog();
      await Story.play?.({ canvasElement: container, canvas: within(container) });
      const phrases = await getAnnouncements();
      expect(phrases, `${story} announces nothing`).not.toEqual([]);
      lines.push('', `# ${story}, played`, ...phrases);
      await virtual.stop();
      unmount();
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${name}.txt`);
  });
});
