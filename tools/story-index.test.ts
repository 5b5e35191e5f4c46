import { describe, expect, it } from 'vitest';
import {
  findExceptionProblems,
  findReferenceProblems,
  findReviewProblems,
  readSidebarOrder,
  parseStories,
  findStoryProblems,
  type StoryRoute,
} from './story-index.ts';

const order = ['Components', 'Screens'];
const manifest: Record<string, StoryRoute> = {
  'alerts.list': { kind: 'list', filters: true, group: 'News' },
  welcome: { kind: 'static', group: 'Status' },
};

/** Source of a story file with the given states. */
const createScreenFile = (route: string, title: string, states: string[]) =>
  `export default { title: '${title}', tags: ['route:${route}'] };\n` +
  states
    .map((state) => {
      const tag = state.replaceAll(/(?<=.)(?=[A-Z])/g, '-').toLowerCase();
      return `export const ${state} = { tags: ['state:${tag}'] };`;
    })
    .join('\n');

const listStates = ['Loading', 'Empty', 'NoMatches', 'Failed', 'Complete', 'Refetching'];
const listFile = createScreenFile('alerts.list', 'Screens/News/Alerts', listStates);
const welcomeFile = createScreenFile('welcome', 'Screens/Status/Welcome', ['Complete']);

const findProblems = (...files: string[]) =>
  findStoryProblems(
    manifest,
    files.flatMap((source, i) => parseStories(`${i}.stories.tsx`, source)),
    order,
  );

describe('findStoryProblems', () => {
  it('accepts stories for every state of every route', () => {
    expect(findProblems(listFile, welcomeFile)).toEqual([]);
  });

  it.each(listStates)('reports a list without %s', (missing) => {
    const file = createScreenFile(
      'alerts.list',
      'Screens/News/Alerts',
      listStates.filter((state) => state !== missing),
    );
    expect(findProblems(file, welcomeFile)).toEqual([
      expect.stringContaining(`Route "alerts.list" (list) has no ${missing} story.`),
    ]);
  });

  it('rejects a NoMatches story for a list without filters', () => {
    const unfiltered = { ...manifest, 'alerts.list': { kind: 'list', group: 'News' } } as const;
    const stories = [listFile, welcomeFile].flatMap((source, i) =>
      parseStories(`${i}.stories.tsx`, source),
    );
    expect(findStoryProblems(unfiltered, stories, order)).toEqual([
      expect.stringContaining('route "alerts.list" has no filters'),
    ]);
  });

  it('reports a route without stories', () => {
    expect(findProblems(listFile)).toEqual([
      expect.stringContaining('Route "welcome" (static) has no Complete story.'),
    ]);
  });

  it('rejects two stories for one state', () => {
    expect(findProblems(listFile, welcomeFile, welcomeFile)).toEqual([
      expect.stringContaining('has 2 Complete stories'),
    ]);
  });

  it('rejects a story for an unknown route', () => {
    const orphan = createScreenFile('webinars.list', 'Screens/News/Webinars', ['Complete']);
    expect(findProblems(listFile, welcomeFile, orphan)).toEqual([
      expect.stringContaining('no route "webinars.list"'),
    ]);
  });

  it('rejects a story whose name and tag name different states', () => {
    const wrong = listFile.replace(
      "Failed = { tags: ['state:failed'] }",
      "Failed = { tags: ['state:loading'] }",
    );
    expect(findProblems(wrong, welcomeFile)).toEqual([
      expect.stringContaining('Add the tag "state:failed"'),
    ]);
  });

  it('rejects a screen in the wrong group', () => {
    const moved = welcomeFile.replace('Screens/Status', 'Screens/News');
    expect(findProblems(listFile, moved)).toEqual([
      expect.stringContaining('Name it "Screens/Status/…"'),
    ]);
  });

  it('rejects a title in an unknown section', () => {
    const stray = `export default { title: 'Widgets/Button' };\nexport const Default = {};`;
    expect(findProblems(listFile, welcomeFile, stray)).toEqual([
      expect.stringContaining('"Widgets" is not a section'),
    ]);
  });

  it('allows additional stories for a screen', () => {
    const extra = `${listFile}\nexport const CompleteUnread = { tags: ['state:complete'] };`;
    expect(findProblems(extra, welcomeFile)).toEqual([]);
  });
});

it('reads the order of the sidebar from the preview', () => {
  const preview = `export default { parameters: { options: { storySort: { order: ['A', ['b'], 'C'] } } } };`;
  expect(readSidebarOrder(preview)).toEqual(['A', 'C']);
});

describe('findExceptionProblems', () => {
  const stories = parseStories('0.stories.tsx', listFile);
  const exception = {
    rule: 'color-contrast-enhanced',
    story: 'screens-news-alerts--no-matches',
    element: 'h1',
    reason: 'Checked on a phone.',
    expires: '2026-06-30',
  };
  const findProblemsOn = (today: string, changes: Partial<typeof exception> = {}) =>
    findExceptionProblems([{ ...exception, ...changes }], stories, today);

  it('accepts an exception until it expires', () => {
    expect(findProblemsOn('2026-06-30')).toEqual([]);
  });

  it('rejects an expired exception', () => {
    expect(findProblemsOn('2026-07-01')).toEqual([
      expect.stringContaining('expired on 2026-06-30'),
    ]);
  });

  it('rejects an exception that is valid for longer than a year', () => {
    expect(findProblemsOn('2025-06-29')).toEqual([
      expect.stringContaining('lasts until 2026-06-30'),
    ]);
  });

  it('rejects an exception for a missing story', () => {
    expect(findProblemsOn('2026-03-02', { story: 'screens-news-alerts--gone' })).toEqual([
      expect.stringContaining('a story that does not exist'),
    ]);
  });
});

describe('findReviewProblems', () => {
  const button = parseStories(
    'b.stories.tsx',
    createScreenFile('', 'Components/Actions/Button', ['Default']),
  );
  const findProblemsInReview = (title: string, by: string, on: string) =>
    findReviewProblems({ [title]: { design: { by, on } } }, button, '2026-03-02');

  it('accepts a review with a name and a past date', () => {
    expect(
      findProblemsInReview('Components/Actions/Button', 'Dana Whitfield', '2026-03-02'),
    ).toEqual([]);
  });

  it('rejects a review of an unknown component', () => {
    expect(
      findProblemsInReview('Components/Actions/Buton', 'Dana Whitfield', '2026-03-02'),
    ).toEqual([expect.stringContaining('"Components/Actions/Buton" is not a component')]);
  });

  it('rejects a review without a name', () => {
    expect(findProblemsInReview('Components/Actions/Button', ' ', '2026-03-02')).toEqual([
      expect.stringContaining('design: add the reviewer’s name'),
    ]);
  });

  it.each(['2026-03-03', '2026-02-30', '3/2/26', '2026-3-2', ''])(
    'rejects a review with the date "%s"',
    (on) => {
      expect(findProblemsInReview('Components/Actions/Button', 'Dana Whitfield', on)).toEqual([
        expect.stringContaining('is not a past date'),
      ]);
    },
  );
});

describe('findReferenceProblems', () => {
  const stories = parseStories(
    'button.stories.tsx',
    `export default { title: 'Components/Button' };
     export const Default = {};
     export const Matrix = {};`,
  );
  const references = [
    'components-button/matrix-desktop-light.png',
    'components-button/matrix-desktop-dark.png',
  ];

  it('accepts the screenshots of all matrices', () => {
    expect(findReferenceProblems(references, stories)).toEqual([]);
  });

  it('finds a screenshot without a story, and a story without its screenshot', () => {
    const [light = ''] = references;
    const problems = findReferenceProblems([light, 'components-removed/matrix.png'], stories);
    expect(problems).toEqual([
      expect.stringContaining('components-removed/matrix.png belongs to no story'),
      expect.stringContaining('components-button/matrix-desktop-dark.png is missing'),
    ]);
  });
});
