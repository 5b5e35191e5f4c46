import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { reviews } from '../.storybook/reviews.ts';
import { exceptions, type Exception } from '../.storybook/undecided/exceptions.ts';
import { routes } from '../apps/portal/src/routes.manifest.ts';
import { runStep, type StepResult } from './step.ts';

/** One story, as its file or the built index names it. */
export interface IndexedStory {
  /** As in the story's address: "screens-news-alerts--no-matches". */
  id: string;
  /** Sidebar path: "Screens/News/Alerts". */
  title: string;
  /** The export's name: "NoMatches". */
  exportName: string;
  tags: readonly string[];
}

/** As much of a route's definition as decides which states it must show. */
export interface StatedRoute {
  kind: 'list' | 'detail' | 'composite' | 'static' | 'action';
  filters?: boolean;
  group: string;
}

/** The states that each kind of screen is made of (docs/contributing/storybook.md#a-screens-stories), by their story names. */
const statesByKind: Record<StatedRoute['kind'], readonly string[]> = {
  list: ['Loading', 'Empty', 'Failed', 'Complete'],
  detail: ['Loading', 'Empty', 'Failed', 'Complete'],
  composite: ['Loading', 'Empty', 'Failed', 'Complete', 'Partial'],
  static: ['Complete'],
  action: ['Loading', 'Complete', 'SessionEnded', 'NotAuthorized', 'NotFound', 'TimedOut'],
};
const filteredListStates = ['NoMatches', 'Refetching'];
const stateWords = new Set([...Object.values(statesByKind).flat(), ...filteredListStates]);

/** "NoMatches" as its tag spells it: "no-matches". */
const tagOf = (state: string) => state.replaceAll(/(?<=.)(?=[A-Z])/g, '-').toLowerCase();

const valuesOf = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

/**
 * Holds the stories to the route manifest: every route has each of its states exactly once, no story
 * speaks for a route that is not there, names and tags agree, and titles stand in the sidebar's order.
 *
 * @param order the first words that a title may have, from the preview's `storySort`.
 * @returns one line for each thing to mend.
 */
export function storyFaults(
  manifest: Readonly<Record<string, StatedRoute>>,
  stories: readonly IndexedStory[],
  order: readonly string[],
): string[] {
  const faults: string[] = [];
  const owners = new Map<string, IndexedStory[]>();

  for (const story of stories) {
    const name = `${story.title} › ${story.exportName}`;
    const [section = '', group] = story.title.split('/');
    if (!order.includes(section)) {
      faults.push(
        `${name}: "${section}" is no section of the sidebar. Use one of: ${order.join(', ')}.`,
      );
    }
    const routeIds = valuesOf(story.tags, 'route:');
    const claimsFilters = section === 'Screens' && story.exportName === 'NoMatches';
    if (section === 'Screens' && routeIds.length === 0) {
      faults.push(
        `${name}: a screen says whose it is. Add the tag "route:<id>" of its feature's routes.ts to its meta.`,
      );
    }
    if (section === 'Screens' && stateWords.has(story.exportName)) {
      const tag = `state:${tagOf(story.exportName)}`;
      if (!story.tags.includes(tag))
        faults.push(
          `${name}: its name claims a state that it is not held to. Add the tag "${tag}".`,
        );
    }
    for (const id of routeIds) {
      const route = manifest[id];
      if (!route) {
        faults.push(
          `${name}: there is no route "${id}" in any feature's routes.ts. Remove the story or fix its tag.`,
        );
      } else if (group !== route.group) {
        faults.push(
          `${name}: route "${id}" belongs to the group "${route.group}". Name it "Screens/${route.group}/…".`,
        );
      }
      if (claimsFilters && route && !route.filters) {
        faults.push(
          `${name}: route "${id}" has no filters that could match nothing. Add "filters: true" to the route or remove the story.`,
        );
      }
      const key = `${id} ${story.exportName}`;
      owners.set(key, [...(owners.get(key) ?? []), story]);
    }
  }

  for (const [id, route] of Object.entries(manifest)) {
    const states = [...statesByKind[route.kind], ...(route.filters ? filteredListStates : [])];
    for (const state of states) {
      const found = owners.get(`${id} ${state}`) ?? [];
      if (found.length === 0) {
        faults.push(
          `Route "${id}" (${route.kind}) has no ${state} story. ` +
            `Export ${state} with the tags "route:${id}" and "state:${tagOf(state)}".`,
        );
      }
      if (found.length > 1) {
        faults.push(
          `Route "${id}" has ${found.length} ${state} stories: ${found.map(({ title }) => title).join(', ')}. Keep one.`,
        );
      }
    }
  }
  return faults;
}

/**
 * Holds the exceptions to stories that are there and to days that have not come, within the year.
 *
 * @param today `YYYY-MM-DD`.
 * @returns one line for each thing to mend.
 */
export function exceptionFaults(
  entries: readonly Exception[],
  stories: readonly IndexedStory[],
  today: string,
): string[] {
  const ids = new Set(stories.map(({ id }) => id));
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return entries.flatMap(({ rule, story, expires }) => {
    const name = `The exception from "${rule}" for ${story}`;
    return [
      ...(ids.has(story) ? [] : [`${name} is for a story that is not there. Remove it.`]),
      ...(expires < today ? [`${name} expired on ${expires}. Look again, or mend it.`] : []),
      ...(expires > inAYear ? [`${name} lasts until ${expires}. A year is the most.`] : []),
    ];
  });
}

/**
 * Holds the reviews to components that are there, people with a name and days that have been.
 *
 * @param today `YYYY-MM-DD`.
 * @returns one line for each thing to mend.
 */
export function reviewFaults(
  entries: typeof reviews,
  stories: readonly IndexedStory[],
  today: string,
): string[] {
  const titles = new Set(stories.map(({ title }) => title));
  return Object.entries(entries).flatMap(([title, made]) => {
    const isReviewable = titles.has(title) && /^(Components|Patterns)\//.test(title);
    return [
      ...(isReviewable ? [] : [`reviews.ts: "${title}" is no component or pattern.`]),
      ...Object.entries(made).flatMap(([kind, { by, on }]) => [
        ...(by.trim() === '' ? [`reviews.ts: ${title}, ${kind}: say who has looked.`] : []),
        ...(isDay(on) && on <= today
          ? []
          : [`reviews.ts: ${title}, ${kind}: "${on}" is no day that has been, as YYYY-MM-DD.`]),
      ]),
    ];
  });
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Reads the stories of one file as Storybook's indexer does, without running it. */
export function storiesOf(fileName: string, source: string): IndexedStory[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse();
  return csf.indexInputs.map(({ __id = '', title, exportName, tags }) => ({
    id: __id,
    title: title ?? '',
    exportName,
    tags: tags ?? [],
  }));
}

/** The first words of the sidebar, from the literal list in the preview. */
export function sidebarOrder(previewSource: string): string[] {
  const { order } = getStorySortParameter(previewSource) as { order: unknown[] };
  return order.filter((entry) => typeof entry === 'string');
}

interface BuiltIndex {
  entries: Record<
    string,
    { type: string; title: string; name: string; exportName?: string; tags: string[] }
  >;
}

function check(): StepResult {
  const root = join(import.meta.dirname, '..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync(['packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], {
    cwd: root,
  });
  const stories = files.flatMap((file) => storiesOf(file, read(file)));
  const today = new Date().toISOString().slice(0, 10);
  const problems = [
    ...storyFaults(routes, stories, sidebarOrder(read('.storybook/preview.tsx'))),
    ...exceptionFaults(exceptions, stories, today),
    ...reviewFaults(reviews, stories, today),
  ];

  // With a build at hand: nothing may be lost between the sources and what reviewers are shown.
  const built = 'storybook-static/index.json';
  if (process.argv.includes('--built')) {
    if (!existsSync(join(root, built))) {
      problems.push('storybook-static is not there. Run "pnpm build:storybook" first.');
    } else {
      const { entries } = JSON.parse(read(built)) as BuiltIndex;
      const shown = new Set(
        Object.values(entries).flatMap(({ type, title, exportName }) =>
          type === 'story' ? [`${title} ${exportName}`] : [],
        ),
      );
      for (const { title, exportName } of stories) {
        if (!shown.has(`${title} ${exportName}`)) {
          problems.push(
            `${title} › ${exportName} is not in the built Storybook: its file matches no glob in .storybook/main.ts.`,
          );
        }
      }
    }
  }
  return { summary: `${stories.length} stories, ${Object.keys(routes).length} routes`, problems };
}

await runStep(import.meta, check);
