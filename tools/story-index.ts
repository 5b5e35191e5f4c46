import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter, loadCsf } from 'storybook/internal/csf-tools';
import { reviews } from '../.storybook/reviews.ts';
import { exceptions, type Exception } from '../.storybook/inconclusive/exceptions.ts';
import { getReferences } from '../.storybook/visual/references.ts';
import { routes } from '../apps/portal/src/routes.manifest.ts';
import { runStep, type StepResult } from './step.ts';

/** A story in a file or in the built index. */
export interface IndexedStory {
  /** Story id: "screens-news-alerts--no-matches". */
  id: string;
  /** Sidebar path: "Screens/News/Alerts". */
  title: string;
  /** Name of the export: "NoMatches". */
  exportName: string;
  tags: readonly string[];
}

/** The fields of a route that determine which stories it needs. */
export interface StoryRoute {
  kind: 'list' | 'detail' | 'composite' | 'static' | 'action';
  filters?: boolean;
  group: string;
}

/** Required states of each kind of screen, by story name (docs/contributing/storybook.md#a-screens-stories). */
const statesByKind: Record<StoryRoute['kind'], readonly string[]> = {
  list: ['Loading', 'Empty', 'Failed', 'Complete'],
  detail: ['Loading', 'Empty', 'Failed', 'Complete'],
  composite: ['Loading', 'Empty', 'Failed', 'Complete', 'Partial'],
  static: ['Complete'],
  action: ['Loading', 'Complete', 'SessionEnded', 'NotAuthorized', 'NotFound', 'TimedOut'],
};
const referenceFolder = '.storybook/visual/references';
const filteredListStates = ['NoMatches', 'Refetching'];
const stateNames = new Set([...Object.values(statesByKind).flat(), ...filteredListStates]);

/** Converts a story name to its tag: "NoMatches" to "no-matches". */
const toTag = (state: string) => state.replaceAll(/(?<=.)(?=[A-Z])/g, '-').toLowerCase();

const getTagValues = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

/**
 * Compares the stories with the route manifest. Every route needs one story for each of its states. The routes in a
 * story's tags must exist, its name and tags must match, and its title must start with a section of the sidebar.
 *
 * @param order sections of the sidebar, from the preview's `storySort`.
 * @returns one line per problem.
 */
export function findStoryProblems(
  manifest: Readonly<Record<string, StoryRoute>>,
  stories: readonly IndexedStory[],
  order: readonly string[],
): string[] {
  const problems: string[] = [];
  const storiesByRouteState = new Map<string, IndexedStory[]>();

  for (const story of stories) {
    const name = `${story.title} › ${story.exportName}`;
    const [section = '', group] = story.title.split('/');
    if (!order.includes(section)) {
      problems.push(
        `${name}: "${section}" is not a section of the sidebar. Use one of: ${order.join(', ')}.`,
      );
    }
    const routeIds = getTagValues(story.tags, 'route:');
    const needsFilters = section === 'Screens' && story.exportName === 'NoMatches';
    if (section === 'Screens' && routeIds.length === 0) {
      problems.push(
        `${name}: the screen has no route. Add the tag "route:<id>" from its feature's routes.ts to its meta.`,
      );
    }
    if (section === 'Screens' && stateNames.has(story.exportName)) {
      const tag = `state:${toTag(story.exportName)}`;
      if (!story.tags.includes(tag))
        problems.push(
          `${name}: the name is a state, but the tag is missing. Add the tag "${tag}".`,
        );
    }
    for (const id of routeIds) {
      const route = manifest[id];
      if (!route) {
        problems.push(
          `${name}: there is no route "${id}" in any feature's routes.ts. Remove the story or fix its tag.`,
        );
      } else if (group !== route.group) {
        problems.push(
          `${name}: route "${id}" belongs to the group "${route.group}". Name it "Screens/${route.group}/…".`,
        );
      }
      if (needsFilters && route && !route.filters) {
        problems.push(
          `${name}: route "${id}" has no filters. Add "filters: true" to the route or remove the story.`,
        );
      }
      const key = `${id} ${story.exportName}`;
      storiesByRouteState.set(key, [...(storiesByRouteState.get(key) ?? []), story]);
    }
  }

  for (const [id, route] of Object.entries(manifest)) {
    const states = [...statesByKind[route.kind], ...(route.filters ? filteredListStates : [])];
    for (const state of states) {
      const stateStories = storiesByRouteState.get(`${id} ${state}`) ?? [];
      if (stateStories.length === 0) {
        problems.push(
          `Route "${id}" (${route.kind}) has no ${state} story. ` +
            `Export ${state} with the tags "route:${id}" and "state:${toTag(state)}".`,
        );
      }
      if (stateStories.length > 1) {
        problems.push(
          `Route "${id}" has ${stateStories.length} ${state} stories: ${stateStories.map(({ title }) => title).join(', ')}. Keep one.`,
        );
      }
    }
  }
  return problems;
}

/**
 * Checks that each exception is for an existing story and expires within a year.
 *
 * @param today `YYYY-MM-DD`.
 * @returns one line per problem.
 */
export function findExceptionProblems(
  entries: readonly Exception[],
  stories: readonly IndexedStory[],
  today: string,
): string[] {
  const ids = new Set(stories.map(({ id }) => id));
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return entries.flatMap(({ rule, story, expires }) => {
    const name = `The exception to "${rule}" for ${story}`;
    return [
      ...(ids.has(story) ? [] : [`${name} is for a story that does not exist. Remove it.`]),
      ...(expires < today
        ? [`${name} expired on ${expires}. Review it again, or fix the story.`]
        : []),
      ...(expires > inAYear ? [`${name} lasts until ${expires}. The maximum is one year.`] : []),
    ];
  });
}

/**
 * Checks that each review has an existing component, a reviewer's name, and a date that isn't in the future.
 *
 * @param today `YYYY-MM-DD`.
 * @returns one line per problem.
 */
export function findReviewProblems(
  entries: typeof reviews,
  stories: readonly IndexedStory[],
  today: string,
): string[] {
  const titles = new Set(stories.map(({ title }) => title));
  return Object.entries(entries).flatMap(([title, componentReviews]) => {
    const isReviewable = titles.has(title) && /^(Components|Patterns)\//.test(title);
    return [
      ...(isReviewable ? [] : [`reviews.ts: "${title}" is not a component or pattern.`]),
      ...Object.entries(componentReviews).flatMap(([kind, { by, on }]) => [
        ...(by.trim() === '' ? [`reviews.ts: ${title}, ${kind}: add the reviewer’s name.`] : []),
        ...(isDay(on) && on <= today
          ? []
          : [`reviews.ts: ${title}, ${kind}: "${on}" is not a past date in the form YYYY-MM-DD.`]),
      ]),
    ];
  });
}

/**
 * Checks that each reference screenshot has a story, and that each compared story has its reference screenshots.
 *
 * @param files paths in the folder of reference screenshots.
 * @returns one line per problem.
 */
export function findReferenceProblems(
  files: readonly string[],
  stories: readonly IndexedStory[],
): string[] {
  const expected = new Set(
    stories.flatMap(({ exportName, ...story }) =>
      getReferences({ ...story, name: exportName }).map(({ path }) => `${path}.png`),
    ),
  );
  const existing = new Set(files);
  return [
    ...[...existing]
      .filter((file) => !expected.has(file))
      .map((file) => `${referenceFolder}/${file} belongs to no story. Delete it.`),
    ...[...expected]
      .filter((file) => !existing.has(file))
      .map((file) => `${referenceFolder}/${file} is missing. Run "pnpm visual:update".`),
  ];
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Reads the stories of one file as Storybook's indexer does, without running it. */
export function parseStories(fileName: string, source: string): IndexedStory[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse();
  return csf.indexInputs.map(({ __id = '', title, exportName, tags }) => ({
    id: __id,
    title: title ?? '',
    exportName,
    tags: tags ?? [],
  }));
}

/** Reads the sections of the sidebar from the preview. */
export function readSidebarOrder(previewSource: string): string[] {
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
  const stories = files.flatMap((file) => parseStories(file, read(file)));
  const today = new Date().toISOString().slice(0, 10);
  const problems = [
    ...findStoryProblems(routes, stories, readSidebarOrder(read('.storybook/preview.tsx'))),
    ...findExceptionProblems(exceptions, stories, today),
    ...findReviewProblems(reviews, stories, today),
    ...findReferenceProblems(globSync('**/*.png', { cwd: join(root, referenceFolder) }), stories),
  ];

  // With --built, every story must be in the built Storybook.
  const built = 'storybook-static/index.json';
  if (process.argv.includes('--built')) {
    if (!existsSync(join(root, built))) {
      problems.push('storybook-static does not exist. Run "pnpm build:storybook" first.');
    } else {
      const { entries } = JSON.parse(read(built)) as BuiltIndex;
      const builtStories = new Set(
        Object.values(entries).flatMap(({ type, title, exportName }) =>
          type === 'story' ? [`${title} ${exportName}`] : [],
        ),
      );
      for (const { title, exportName } of stories) {
        if (!builtStories.has(`${title} ${exportName}`)) {
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
