import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import { findSmallTargets } from '../../apps/portal/e2e/targets.ts';
import base from '../preview.tsx';
import { findInconclusiveProblems } from '../inconclusive/preview.ts';
import { withMedia } from './device.ts';
import { findForcedColorProblems } from './forced-colors.ts';
import { findKeyboardProblems } from './keyboard.ts';
import { findLayoutProblems, snapshotControls } from './layout.ts';
import { findMotionProblems } from './motion.ts';
import { waitForRender } from './page.ts';

/** Defined in main.ts. */
declare const TITLES_WITHOUT_MATRIX: readonly string[];

type Context = Parameters<typeof runAxe>[0];
type StoryInfo = Pick<Context, 'title' | 'name' | 'tags'>;

/** True for a board: a story that shows all of a component or screen, or its default state. */
const isBoard = ({ name, tags }: StoryInfo) =>
  ['Default', 'Matrix', 'Complete'].includes(name) || tags.includes('board');

/**
 * True for stories whose colors are checked: boards, stories whose names start with "Complete", and all stories of
 * components without a `Matrix` story.
 */
const needsColorCheck = (story: StoryInfo) =>
  isBoard(story) || /^Complete\b/.test(story.name) || TITLES_WITHOUT_MATRIX.includes(story.title);

/** The problems found under each condition. */
type Findings = [condition: string, problems: readonly string[]][];

const desktop = { width: 1280, height: 900 };

async function resize({ width, height }: { width: number; height: number }): Promise<void> {
  await page.viewport(width, height);
  await waitForRender();
}

/** Runs axe in the high-contrast themes. The story itself is rendered and checked in the dark theme. */
async function checkThemes(context: Context): Promise<Findings> {
  const findings: Findings = [];
  const { dataset } = document.documentElement;
  dataset['contrast'] = 'more';
  for (const theme of ['light', 'dark'] as const) {
    dataset['theme'] = theme;
    try {
      await runAxe(context);
    } catch (error) {
      findings.push([`${theme}-contrast`, [String(error)]]);
    }
    findings.push([`${theme}-contrast`, findInconclusiveProblems(context)]);
  }
  dataset['contrast'] = 'no-preference';
  return findings;
}

/** A user stylesheet with more text spacing (WCAG 1.4.12). */
const textSpacing = new CSSStyleSheet();
textSpacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`);

function withTextSpacing(check: () => string[]): string[] {
  document.adoptedStyleSheets.push(textSpacing);
  try {
    return check();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

function withRightToLeft(check: () => string[]): string[] {
  document.documentElement.dir = 'rtl';
  try {
    return check();
  } finally {
    document.documentElement.dir = '';
  }
}

async function checkConditions(): Promise<Findings> {
  const findings: Findings = [['reduced motion', findMotionProblems()]];
  await resize(desktop);
  const findLostControls = snapshotControls();
  const checkLayout = () => [...findLayoutProblems(), ...findLostControls()];
  findings.push(
    ['1280 px', findLayoutProblems()],
    ['1280 px, targets', findSmallTargets()],
    ['keyboard', await findKeyboardProblems()],
    ['forced colors', await findForcedColorProblems()],
    ['1280 px, right to left', withRightToLeft(checkLayout)],
    ['1280 px, text spacing', withTextSpacing(checkLayout)],
  );
  // Zoom and a larger default text size must lead to the same layout.
  await resize({ width: desktop.width / 2, height: desktop.height / 2 });
  const findControlsShownOnlyAtZoom = snapshotControls();
  findings.push(['1280 px, zoom 200%', findLayoutProblems()]);
  await resize({ width: 360, height: 780 });
  findings.push(['360 px, targets', findSmallTargets()]);
  await resize({ width: 320, height: 780 });
  findings.push(
    ['320 px', findLayoutProblems()],
    ['320 px, right to left', withRightToLeft(findLayoutProblems)],
    ['320 px, text spacing', withTextSpacing(findLayoutProblems)],
  );
  await resize(desktop);
  findings.push([
    '1280 px, text 200%',
    await withMedia({ fontSize: 32 }, async () => {
      await waitForRender();
      return [...findLayoutProblems(), ...findControlsShownOnlyAtZoom()];
    }),
  ]);
  return findings;
}

// The regular story tests run all axe rules. A theme changes only colors, so only color rules run here.
const a11y = base.parameters?.['a11y'] as { options: { rules: object } };

const preview: Preview = {
  ...base,
  parameters: {
    ...base.parameters,
    a11y: {
      ...a11y,
      options: {
        ...a11y.options,
        runOnly: ['cat.color'],
        rules: { ...a11y.options.rules, 'target-size': { enabled: false } },
      },
    },
  },
  initialGlobals: { ...base.initialGlobals, theme: 'dark' },
  loaders: [
    (story) => {
      if (!needsColorCheck(story)) TestRunner.getCurrentTest()?.context.skip();
    },
    ...[base.loaders ?? []].flat(),
  ],
  afterEach: async (context) => {
    for (const check of [base.afterEach ?? []].flat()) await check(context);
    const findings = await checkThemes(context);
    if (isBoard(context)) findings.push(...(await checkConditions()));
    const lines = findings.flatMap(([condition, problems]) =>
      [...new Set(problems)].map((problem) => `[${condition}] ${problem}`),
    );
    if (lines.length > 0) {
      throw new Error(`${context.title}, ${context.name}:\n${lines.join('\n')}`);
    }
  },
};

export default preview;
