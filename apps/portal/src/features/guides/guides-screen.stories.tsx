import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Guides/Guides and rate bulletins',
  component: Screen,
  args: { path: '/guides-and-rate-bulletins' },
  tags: ['route:guides.list'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'guides.list'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ documents$/u, { selector: 'p' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No documents yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/guides-and-rate-bulletins?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: “zeppelin”' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a type change, the old rows stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ documents$/u, { selector: 'p' });
    msw.use(handlers.guides.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rate bulletins' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/guides-and-rate-bulletins?category=rate_bulletins&state=OH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Ohio' });
  },
};

/** The list as of a day, for renewals. Links to the guides keep the day. */
export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: '/guides-and-rate-bulletins?as_of=2026-01-25&for=renewal' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this list as of January 25, 2026, for renewals.', {
      selector: 'p',
    });
    const [row] = await canvas.findAllByRole('listitem');
    await expect(row).toBeDefined();
    await canvas.findByRole('button', { name: 'Remove filter: As of January 25, 2026' });
    const field = await canvas.findByRole('textbox', { name: 'As of' });
    await expect(field).toHaveValue('1/25/2026');
  },
};

export const CompleteAsOfPhone: Story = {
  tags: ['state:complete'],
  args: { path: '/guides-and-rate-bulletins?as_of=2026-01-25&for=renewal' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You’re viewing this list as of/u, { selector: 'p' });
  },
};

/** No guide was in effect on the chosen day. */
export const NoMatchesAsOf: Story = {
  tags: ['state:no-matches'],
  args: { path: '/guides-and-rate-bulletins?as_of=1999-01-01' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: As of January 1, 1999' });
  },
};

/** The host can't show the list as of other dates. */
export const CompleteWithoutExtension: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.capabilities.list.failed(404)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ documents$/u, { selector: 'p' });
    await expect(canvas.queryByRole('textbox', { name: 'As of' })).toBeNull();
  },
};

/** All guides of the list open without a network, until the user removes them or signs out. */
export const CompleteSavedForOffline: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save for offline' }));
    await canvas.findByText(/^Saved for offline, \d+ [KM]B$/u, { selector: 'main p' });
    const remove = canvas.getByRole('button', { name: 'Remove from this device' });
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.click(remove);
    await canvas.findByRole('button', { name: 'Save for offline' });
  },
};

export const CompleteSaving: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.detail.pending()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save for offline' }));
    const bar = await canvas.findByRole('progressbar', { name: 'Saving for offline' });
    await waitFor(() =>
      expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0 of \d+$/u)),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save for offline' })).toHaveFocus(),
    );
  },
};

export const CompleteSaveFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.guides.detail.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save for offline' }));
    await canvas.findByText(/^The system has timed out/u, { selector: 'main p' });
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
