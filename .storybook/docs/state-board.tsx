import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { routeDef, routeIds } from '../../apps/portal/src/routes.manifest.ts';
import { FILTER_CHANGED, FILTER_PARAM } from '../state-board-filter.ts';
import { viewports } from '../viewports.ts';
import styles from './state-board.module.css';

interface Story {
  id: string;
  type: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** One route with its stories. */
interface Screen {
  title: string;
  path: string;
  stories: readonly Story[];
}

/**
 * States with their own column, and the stories of each. A screen's other stories are in a collapsible list below its
 * name.
 */
const columns = {
  Complete: ['Complete'],
  Partial: ['Partial'],
  Loading: ['Loading'],
  Empty: ['Empty'],
  'No Matches': ['No Matches'],
  // A download has a story for each way to fail.
  Failed: ['Failed', 'Session Ended', 'Not Authorized', 'Not Found', 'Timed Out'],
  Refetching: ['Refetching'],
};
const columnStories = new Set(Object.values(columns).flat());

/** The widths, such as "360", each with its viewport in the toolbar. */
const widths = Object.entries(viewports).map(([viewport, { styles: size }]) => ({
  viewport,
  width: String(Number.parseInt(size.width, 10)),
}));

/** Loads all screens by group, in the order of the portal's routes, with their stories from this Storybook's index. */
async function loadScreens(): Promise<Map<string, Screen[]>> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Story> };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
  );
  const byRoute = Map.groupBy(stories, ({ tags }) => tags.find((tag) => tag.startsWith('route:')));
  const screens = routeIds.flatMap((id) => {
    const { group, path } = routeDef(id);
    const routeStories = byRoute.get(`route:${id}`);
    const title = routeStories?.[0]?.title.split('/').slice(2).join('/');
    return routeStories && title ? [{ group, title, path, stories: routeStories }] : [];
  });
  return Map.groupBy(screens, ({ group }) => group);
}

/** Opens a story at a width without reloading Storybook, which would reset the other toolbar settings. */
function openStory(event: MouseEvent, storyId: string, viewport: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const channel = addons.getChannel();
  channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: viewport, isRotated: false } } });
  channel.emit(SELECT_STORY, { storyId });
}

/**
 * Returns the props of a link or button in a table. The table is one tab stop: Tab reaches one of its links, and the arrow
 * keys reach the others.
 */
type GetStopProps = (stopId: string) => {
  'data-stop': string;
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function WidthLinks({
  screen,
  story,
  getStopProps,
}: {
  screen: string;
  story: Story;
  getStopProps: GetStopProps;
}) {
  return widths.map(({ viewport, width }) => {
    return (
      <a
        key={viewport}
        {...getStopProps(`${story.id} ${viewport}`)}
        href={`./?path=/story/${story.id}&globals=viewport.value:${viewport}`}
        target="_top"
        aria-label={`${screen}, ${story.name}, ${width}`}
        onClick={(event) => openStory(event, story.id, viewport)}
      >
        {width}
      </a>
    );
  });
}

/** A screen's stories in one column. A story whose name differs from the column's shows its name. */
function StateCell({
  column,
  screen,
  stories,
  getStopProps,
}: {
  column: string;
  screen: string;
  stories: readonly Story[];
  getStopProps: GetStopProps;
}) {
  if (stories.length === 0) return <td className={styles['widths']}>–</td>;
  return (
    <td className={styles['widths']}>
      {stories.map((story) => (
        <div key={story.id}>
          {story.name !== column && <span className={styles['stateName']}>{story.name}</span>}
          <WidthLinks screen={screen} story={story} getStopProps={getStopProps} />
        </div>
      ))}
    </td>
  );
}

function MoreStories({
  screen,
  stories,
  getStopProps,
}: {
  screen: string;
  stories: Story[];
  getStopProps: GetStopProps;
}) {
  if (stories.length === 0) return null;
  return (
    <details className={styles['more']}>
      <summary {...getStopProps(`more ${screen}`)}>{stories.length} more</summary>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <span>{story.name}</span>
            <WidthLinks screen={screen} story={story} getStopProps={getStopProps} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Returns the link or button of the table that a key moves the focus to. The arrow keys move to its neighbors. Home and End
 * move to the first and the last one in the row.
 */
function findNextStop(key: string, from: Element, stops: Element[]): Element | undefined {
  const getRow = (stop: Element | undefined) => stop?.closest('tr');
  const getLeft = (stop: Element) => stop.getBoundingClientRect().left;
  const getStopsInRow = (row: Element | null | undefined) =>
    stops.filter((stop) => getRow(stop) === row);
  const findNearestInNextRow = (others: Element[]) =>
    getStopsInRow(getRow(others.find((stop) => getRow(stop) !== getRow(from)))).toSorted(
      (a, b) => Math.abs(getLeft(a) - getLeft(from)) - Math.abs(getLeft(b) - getLeft(from)),
    )[0];
  const index = stops.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return stops[index + 1];
    case 'ArrowLeft':
      return stops[index - 1];
    case 'ArrowDown':
      return findNearestInNextRow(stops.slice(index));
    case 'ArrowUp':
      return findNearestInNextRow(stops.slice(0, index).toReversed());
    case 'Home':
      return getStopsInRow(getRow(from))[0];
    case 'End':
      return getStopsInRow(getRow(from)).at(-1);
    default:
      return undefined;
  }
}

function handleKeyDown(event: KeyboardEvent): void {
  const table = event.currentTarget.closest('table');
  const stops = [...(table?.querySelectorAll('[data-stop]') ?? [])].filter((stop) =>
    stop.checkVisibility(),
  );
  const next = findNextStop(event.key, event.currentTarget, stops);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

function GroupTable({ group, screens }: { group: string; screens: Screen[] }) {
  const [focusedId, setFocusedId] = useState('');
  const visibleColumns = Object.entries(columns).filter(([, names]) =>
    screens.some(({ stories }) => stories.some(({ name }) => names.includes(name))),
  );
  const stopIds = screens.flatMap(({ title, stories }) => [
    ...stories.flatMap(({ id }) => widths.map(({ viewport }) => `${id} ${viewport}`)),
    `more ${title}`,
  ]);
  const currentId = stopIds.includes(focusedId) ? focusedId : stopIds[0];
  const getStopProps: GetStopProps = (stopId) => ({
    'data-stop': stopId,
    tabIndex: stopId === currentId ? 0 : -1,
    onFocus: () => setFocusedId(stopId),
    onKeyDown: handleKeyDown,
  });

  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <caption id={getGroupId(group)} tabIndex={-1}>
          {group}
        </caption>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            {visibleColumns.map(([column]) => (
              <th key={column} scope="col" className={styles['first']}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map(({ title, path, stories }) => (
            <tr key={path}>
              <th scope="row" className={styles['screen']}>
                {title}
                <div className={styles['screenDetails']}>
                  <span className={styles['path']}>{path}</span>
                  <MoreStories
                    screen={title}
                    stories={stories.filter(({ name }) => !columnStories.has(name))}
                    getStopProps={getStopProps}
                  />
                </div>
              </th>
              {visibleColumns.map(([column, names]) => (
                <StateCell
                  key={column}
                  column={column}
                  screen={title}
                  stories={stories.filter(({ name }) => names.includes(name))}
                  getStopProps={getStopProps}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Reads the filter from the URL of Storybook, whose preview is a frame of the same origin. */
const readFilter = () => new URLSearchParams(window.parent.location.search).get(FILTER_PARAM) ?? '';

/** Keeps the filter in the URL, so that Back returns to the filtered board. */
function saveFilter(query: string): void {
  // Storybook doesn't encode parameters.
  addons.getChannel().emit(FILTER_CHANGED, query.replaceAll(/[&#%+=]/g, ' ').trim());
}

/**
 * Finds the stories of a screen that match every word of the query. A word that is in the name of the screen, of its group,
 * or in its path matches all stories of the screen: "alerts failed" finds the failed states of each screen for alerts.
 */
function filterStories(group: string, { title, path, stories }: Screen, query: string): Story[] {
  const screenText = `${group} ${title} ${path}`.toLowerCase();
  const stateWords = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !screenText.includes(word));
  return stories.filter(({ name }) => {
    const column = Object.entries(columns).find(([, names]) => names.includes(name))?.[0] ?? '';
    const stateText = `${name} ${column}`.toLowerCase();
    return stateWords.every((word) => stateText.includes(word));
  });
}

const getGroupId = (group: string) => `screens-${group.toLowerCase()}`;

/** Links to every screen, in each of its states, at four widths. */
export function StateBoard() {
  const [groups, setGroups] = useState(new Map<string, Screen[]>());
  const [query, setQuery] = useState(readFilter);
  const field = useId();
  useEffect(() => {
    void loadScreens().then(setGroups);
  }, []);

  const screenCount = [...groups.values()].flat().length;
  const matchingGroups = [...groups]
    .map(([group, screens]) => ({
      group,
      screens: screens
        .map((screen) => ({ ...screen, stories: filterStories(group, screen, query) }))
        .filter(({ stories }) => stories.length > 0),
    }))
    .filter(({ screens }) => screens.length > 0);
  const matches = matchingGroups.flatMap(({ screens }) => screens);

  return (
    <div className={`sb-unstyled ${styles['board']}`}>
      <div className={styles['tools']}>
        <label htmlFor={field}>
          Find a screen or state
          <input
            id={field}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              saveFilter(target.value);
            }}
          />
        </label>
        <output>
          {matches.length} of {screenCount} screens,{' '}
          {matches.reduce((sum, { stories }) => sum + stories.length, 0)} states, each at{' '}
          {widths.map(({ width }) => width).join(', ')} px.
        </output>
      </div>
      <ul className={styles['groupLinks']}>
        {matchingGroups.map(({ group, screens }) => (
          <li key={group}>
            <a
              href={`#${getGroupId(group)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(getGroupId(group))?.focus();
              }}
            >
              {group} ({screens.length})
            </a>
          </li>
        ))}
      </ul>
      {matchingGroups.map(({ group, screens }) => (
        <GroupTable key={group} group={group} screens={screens} />
      ))}
    </div>
  );
}
