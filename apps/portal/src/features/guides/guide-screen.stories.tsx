import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expectAnswerFirst } from '../../testing/expect-answer-first.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const guide = sampleLibrary.guides.find(({ states }) => states?.some(({ code }) => code === 'OH'));
if (!guide) throw new Error('The sample library has no guide for Ohio.');

const replaced = sampleLibrary.guides.find(({ superseded_by }) => superseded_by);

const meta = {
  title: 'Screens/Guides/Guide',
  component: Screen,
  args: { path: `/guides-and-rate-bulletins/${guide.slug}` },
  tags: ['route:guides.detail'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'guides.detail'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: guide.title });
  },
};

/** On a phone, the answer is on the first screen. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => expectAnswerFirst(canvasElement, guide),
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.detail.pending()),
};

/** The record doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/guides-and-rate-bulletins/no-such-guide' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** A newer version is announced. Until it takes effect, this one applies. */
export const CompleteUntilNext: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replaced?.slug}` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^In effect through/u);
  },
};

/** The guide isn't in effect yet. The page links to the version that is. */
export const CompleteNotYet: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replaced?.superseded_by}` },
  play: async ({ canvas }) => {
    await canvas.findByText('Not in effect yet');
    await canvas.findByRole('link', { name: /in effect now$/u });
  },
};

const withSuccessorDates = (days: { new_business_on: string; renewal_on: string }) => {
  const guides = sampleLibrary.guides.map((each) =>
    each.slug === replaced?.superseded_by ? { ...each, ...days } : each,
  );
  return sampleHandlers({ library: { ...sampleLibrary, guides } });
};
const forRenewals = { new_business_on: '2026-02-01', renewal_on: '2026-04-20' };

/** The newer version is in effect for new business. This one still applies to renewals. */
export const CompleteForRenewals: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replaced?.slug}` },
  beforeEach: ({ msw }) => msw.use(...withSuccessorDates(forRenewals)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^In effect for renewals through/u);
  },
};

/** The guide is in effect for new business. The earlier version still applies to renewals. */
export const CompleteForNewBusiness: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replaced?.superseded_by}` },
  beforeEach: ({ msw }) => msw.use(...withSuccessorDates(forRenewals)),
  play: async ({ canvas }) => {
    await canvas.findByText('In effect for new business');
  },
};

/** A newer version applies to new business and renewals. */
export const CompleteReplaced: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replaced?.slug}` },
  beforeEach: ({ msw }) =>
    msw.use(...withSuccessorDates({ new_business_on: '2026-02-01', renewal_on: '2026-03-01' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Replaced by/u);
  },
};
