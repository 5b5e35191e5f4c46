import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { expectAnswerFirst } from '../../testing/expect-answer-first.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const guide = sampleLibrary.guides.find(({ states }) => states?.some(({ code }) => code === 'OH'));
if (!guide) throw new Error('The sample library has no guide for Ohio.');

const replacedGuide = sampleLibrary.guides.find(({ superseded_by }) => superseded_by);

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
    await canvas.findByRole('heading', { level: 1, name: nowrapPhrases(guide.title) });
  },
};

/** On a phone, the answer is visible without scrolling. */
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
  args: { path: `/guides-and-rate-bulletins/${replacedGuide?.slug}` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^In effect through/u);
  },
};

/** The guide isn't in effect yet. The page links to the version that is in effect. */
export const CompleteNotYet: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replacedGuide?.superseded_by}` },
  play: async ({ canvas }) => {
    await canvas.findByText('Not in effect yet');
    await canvas.findByRole('link', { name: /in effect now$/u });
  },
};

const withSuccessorDates = (days: { new_business_on: string; renewal_on: string }) => {
  const guides = sampleLibrary.guides.map((each) =>
    each.slug === replacedGuide?.superseded_by ? { ...each, ...days } : each,
  );
  return sampleHandlers({ library: { ...sampleLibrary, guides } });
};
const forRenewals = { new_business_on: '2026-02-01', renewal_on: '2026-04-20' };

/** The newer version is in effect for new business. This one still applies to renewals. */
export const CompleteForRenewals: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replacedGuide?.slug}` },
  beforeEach: ({ msw }) => msw.use(...withSuccessorDates(forRenewals)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^In effect through .*, for renewals only/u);
  },
};

/** The guide is in effect for new business. The earlier version still applies to renewals. */
export const CompleteForNewBusiness: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replacedGuide?.superseded_by}` },
  beforeEach: ({ msw }) => msw.use(...withSuccessorDates(forRenewals)),
  play: async ({ canvas }) => {
    await canvas.findByText('In effect for new business');
  },
};

/** A newer version applies to new business and renewals. */
export const CompleteReplaced: Story = {
  tags: ['state:complete'],
  args: { path: `/guides-and-rate-bulletins/${replacedGuide?.slug}` },
  beforeEach: ({ msw }) =>
    msw.use(...withSuccessorDates({ new_business_on: '2026-02-01', renewal_on: '2026-03-01' })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Replaced by/u);
  },
};

const revisedPath = '/guides-and-rate-bulletins/great-lakes-manufactured-home-guideline';
const revisedGuide = sampleLibrary.guides.find(({ slug }) => revisedPath.endsWith(`/${slug}`));
if (!revisedGuide) throw new Error('The sample library has no such guideline.');
/** The earlier revision that the user has read. */
const earlier = {
  id: 'earlier',
  number: 2,
  published_at: '2026-01-01T15:00:00Z',
  record: revisedGuide,
  title: revisedGuide.title,
  contents: revisedGuide.contents,
  excerpt: revisedGuide.excerpt,
  attachments: revisedGuide.attachments,
};

/** The changes since the user read the guideline are marked. Buttons and keys move from change to change. */
export const CompleteChanged: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Changed since you read it on/u);
    const next = await canvas.findByRole('button', { name: 'Next change' });
    await userEvent.click(next);
    await expect(canvas.getByText(/^Change 1 of \d+$/u, { selector: 'p' })).toBeVisible();
    await expect(document.activeElement?.getAttribute('data-change')).toBe('1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show changes' }));
    await expect(canvas.queryByRole('button', { name: 'Next change' })).toBeNull();
  },
};

export const CompleteChangedPhone: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next change' });
  },
};

/** Only something that users don't see has changed, such as the URL of a link. */
export const CompleteNoVisibleChange: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  beforeEach: ({ msw }) => msw.use(handlers.revisions.detail.complete(earlier)),
  play: async ({ canvas }) => {
    await canvas.findByText('No visible changes');
  },
};

/** Nearly every sentence differs, so whole paragraphs are marked. */
export const CompleteManyChanges: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.revisions.detail.complete({
        ...earlier,
        title: 'Manufactured homes: an earlier guideline',
        contents: guide.contents,
        attachments: [{ id: 1, name: 'earlier-guideline.pdf' }],
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next change' });
  },
};

export const CompleteChangesLoading: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  beforeEach: ({ msw }) => msw.use(handlers.revisions.detail.pending()),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading changes');
  },
};

/** The earlier revision failed to load. The text has no marks. */
export const CompleteChangesFailed: Story = {
  tags: ['state:complete'],
  args: { path: revisedPath },
  beforeEach: ({ msw }) => msw.use(handlers.revisions.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the earlier revision.');
  },
};

/** Two revisions that the user has chosen in the history. */
export const CompleteCompared: Story = {
  tags: ['state:complete'],
  args: { path: `${revisedPath}?compare=2` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Revision 2 compared with revision 1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Next change' }));
    await userEvent.keyboard('n');
    await expect(document.activeElement).toHaveAttribute('data-change', '2');
    await userEvent.keyboard('p');
    await expect(document.activeElement).toHaveAttribute('data-change', '1');
  },
};

export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: `${revisedPath}?as_of=2026-01-25&for=renewal` },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this document as of January 25, 2026, for renewals.', {
      selector: 'p',
    });
    const today = canvas.getByRole('link', { name: 'See today’s version' });
    await expect(today).toHaveAttribute('href', revisedPath);
    await canvas.findByRole('heading', { name: 'Revisions' });
  },
};

export const CompleteAsOfPhone: Story = {
  ...CompleteAsOf,
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const CompleteAsOfFuture: Story = {
  tags: ['state:complete'],
  args: { path: `${revisedPath}?as_of=2027-03-01` },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this document as of March 1, 2027, for new business.', {
      selector: 'p',
    });
  },
};

/** The guideline wasn't in effect on the chosen day. */
export const EmptyNoRevision: Story = {
  tags: ['state:empty'],
  args: { path: `${revisedPath}?as_of=2025-01-15` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'Not in effect for new business on January 15, 2025',
    });
    await canvas.findByRole('link', { name: /^View it as of/u });
  },
};

/** The host ignores the date, and the page says so. */
export const CompleteWithoutExtension: Story = {
  tags: ['state:complete'],
  args: { path: `${revisedPath}?as_of=2026-01-25` },
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.capabilities.list.failed(404),
      handlers.guides.detail.complete({ ...guide, revision: undefined }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You’re viewing today’s version/u, { selector: 'p' });
    await expect(canvas.queryByRole('heading', { name: 'Revisions' })).toBeNull();
  },
};
