import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Fragment, lazy, Suspense } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import '@producer-portal/ui/fonts.css';
import '@producer-portal/ui/styles.css';
import '@producer-portal/content-renderer/styles.css';
import './preview.css';
import { isolateFrame, resetBrowserState } from './browser-state.ts';
import { takeConsoleErrors } from './console-errors.ts';
import { verifyStory } from './verify-story.ts';
import { fixClock } from './fixed-clock.ts';
import { localeItems, switchLocale } from './locale.ts';
import { getModes } from './modes.ts';
import { describePropTypes } from './prop-types.ts';
import { networkConditions, startStrictWorker, takeUnhandledCalls } from './strict-network.ts';
import { viewports } from './viewports.ts';

fixClock();
isolateFrame();
// Lazy routes and repeated calls may take longer than the default of one second on a cold server or a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/**
 * Options for axe's AAA contrast rule, so that it checks all texts. By default, it has a minimum: texts with less contrast pass, and
 * so do texts that axe can't measure, because the AA rule reports both. Running both rules takes twice as long as one. axe replaces
 * all options of a check, so those other than `contrastRatio` repeat its defaults.
 */
const contrastCheck = {
  id: 'color-contrast-enhanced',
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
};

/**
 * Enables axe's rule that all content must be in landmarks. The rule is off for components. The matcher also accepts skip links:
 * axe recognizes them only before the first link of the document, and Storybook's own markup has an earlier link.
 */
const everythingInLandmarks = {
  rules: [{ id: 'region', enabled: true }],
  checks: [
    {
      id: 'region',
      options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, a[href^="#"]' },
    },
  ],
};

/** Lazy, because only docs pages need it. */
const PageWithReviews = lazy(async () => ({
  default: (await import('./docs/review-marks.tsx')).PageWithReviews,
}));

/** Whether the story shows the application and not a component. */
const isWholePage = (title: string) => /^(Screens|Flows)\//.test(title);

let appliedNetwork: string | undefined;

/** Shows a story in both themes: tokens follow the color scheme of their container. */
function SideBySide({ story }: { story: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <div
          key={colorScheme}
          style={{
            colorScheme,
            minInlineSize: 0,
            padding: 16,
            background: 'var(--ui-color-canvas)',
            color: 'var(--ui-color-text)',
          }}
        >
          {story}
        </div>
      ))}
    </div>
  );
}

const withGlobals: Decorator = (Story, { globals, msw }) => {
  const { theme, motion, textSize, network, session, direction, locale } = globals as Record<
    string,
    string
  >;
  switchLocale(locale);
  const root = document.documentElement;
  root.dataset['theme'] = theme?.startsWith('dark') ? 'dark' : 'light';
  root.dataset['contrast'] = theme?.endsWith('-contrast') ? 'more' : 'no-preference';
  root.dataset['storyMotion'] = motion ?? 'normal';
  if (direction === 'rtl') root.dir = 'rtl';
  root.style.fontSize = textSize === '200' ? '200%' : '';
  // This can't be in `beforeEach`. Handlers that are added later take precedence, and the toolbar's handlers must override
  // the story's.
  if (network && network !== appliedNetwork) {
    appliedNetwork = network;
    msw.use(...(networkConditions[network] ?? []));
  }
  if (theme === 'side-by-side') return <SideBySide story={<Story />} />;
  // The story reads the session and the network when it mounts, so a change remounts it.
  return (
    <Fragment key={`${session} ${network}`}>
      <Story />
    </Fragment>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(startStrictWorker),
    async ({ title, globals }) => {
      await resetBrowserState(title, globals);
      await document.fonts.ready;
      return {};
    },
  ],
  beforeEach: () => {
    takeUnhandledCalls();
    takeConsoleErrors();
    appliedNetwork = undefined;
  },
  // Runs before the addons' hooks: `verifyStory` waits until the screen has loaded, so axe doesn't check a loading state.
  afterEach: ({ title, tags, canvasElement, globals }) =>
    verifyStory({
      title,
      tags,
      root: canvasElement,
      takeUnhandledCalls,
      takeConsoleErrors,
      isNetworkNormal: globals['network'] === 'normal',
    }),
  decorators: [withGlobals],
  argTypesEnhancers: [
    // Runs once per story with its merged parameters: the only place where parameters can depend on the
    // story's title and tags.
    ({ title, name, tags, parameters, argTypes }) => {
      const isScreen = title.startsWith('Screens/');
      if (isWholePage(title)) {
        parameters['layout'] ??= 'fullscreen';
        // On docs pages, each story has a separate frame, because stories share a mock server, storage, and modal layers.
        parameters['docs'] = {
          ...parameters['docs'],
          story: { inline: false, height: '600px' },
        };
      }
      parameters['chromatic'] = {
        modes: getModes(title, tags),
        // Skip Playground, because it repeats Default.
        disableSnapshot: name === 'Playground',
        ...parameters['chromatic'],
      };
      if (isScreen) {
        const a11y = parameters['a11y'] as { config: { checks: readonly object[] } };
        const { rules, checks } = everythingInLandmarks;
        parameters['a11y'] = {
          ...a11y,
          config: { rules, checks: [...a11y.config.checks, ...checks] },
        };
      }
      return argTypes;
    },
    Object.assign(
      ({ argTypes, component }: Parameters<ArgTypesEnhancer>[0]) =>
        describePropTypes(argTypes, component),
      // Runs after the enhancer that fills in the types.
      { secondPass: true },
    ),
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: ['light', 'dark', 'light-contrast', 'dark-contrast', 'side-by-side'],
      },
    },
    density: {
      description: 'Table density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Tables comfortable' },
          { value: 'compact', title: 'Tables compact' },
        ],
      },
    },
    session: {
      description: 'Who is signed in',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Producer' },
          { value: 'agent', title: 'Admin as producer' },
          { value: 'admin', title: 'Admin' },
          { value: 'none', title: 'Signed out' },
        ],
      },
    },
    locale: {
      description: 'Portal language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: localeItems },
    },
    network: {
      description: 'Network',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Network normal' },
          { value: 'slow', title: 'Network slow' },
          { value: 'down', title: 'Network down' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Motion normal' },
          { value: 'reduce', title: 'Motion reduced' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100%' },
          { value: '200', title: 'Text 200%' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Language’s direction' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    session: 'regular',
    network: 'normal',
    locale: 'en-US',
    motion: 'normal',
    textSize: '100',
    direction: 'ltr',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        // Passing nodes make up most of a report and take a third of axe's time.
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          'color-contrast': { enabled: false },
          'color-contrast-enhanced': { enabled: true },
          'target-size': { enabled: true },
        },
      },
      config: { rules: [], checks: [contrastCheck] },
    },
    chromatic: { diffThreshold: 0.03 },
    docs: {
      container: (props: ComponentProps<typeof PageWithReviews>) => (
        <Suspense>
          <PageWithReviews {...props} />
        </Suspense>
      ),
    },
    options: {
      // A list and not a function, so that tools/story-index.ts can check titles against it.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Documentation', 'How to review', 'State board'],
          'Guides',
          ['Start with Vite', 'Start with Next.js'],
          'Packages',
          'Reference',
          'Foundations',
          'Components',
          [
            'Actions',
            'Content',
            'Feedback',
            'Filters',
            'Forms',
            'Navigation',
            'Overlays',
            'Page',
            'Tasks',
          ],
          'Patterns',
          'Screens',
          'Flows',
          'Tests',
        ],
      },
    },
  },
};

export default preview;
