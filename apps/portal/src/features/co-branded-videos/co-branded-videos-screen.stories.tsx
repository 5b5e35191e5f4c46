import { samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Co-branded videos',
  component: Screen,
  args: { path: '/co-branded-videos' },
  tags: ['route:co-branded-videos'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-branded-videos'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ videos$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.coBrandedVideos.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.coBrandedVideos.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No videos yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/co-branded-videos?category=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: zeppelin' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.coBrandedVideos.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a category change, the old videos stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ videos$/u);
    msw.use(handlers.coBrandedVideos.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Boat' }));
    await expect(summary).toBeVisible();
  },
};

/** After a video is selected, it loads in the player and its heading gets focus. */
export const CompleteChosen: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Haul out before the storm' }));
    const heading = await canvas.findByRole('heading', {
      level: 2,
      name: 'Haul out before the storm',
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** At the end of the video, the agency's card covers the last frame. */
export const CompleteEndCard: Story = {
  tags: ['state:complete'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\d+ videos$/u);
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('This screen has no video.');
    video.muted = true;
    video.playbackRate = 8;
    await video.play();
    await expect(await canvas.findByText('Harbor & Pine Insurance')).toBeVisible();
    await expect(canvas.getByText('419-555-0142')).toBeVisible();
  },
};

/** The agency in the token can't be parsed. The video plays, and the page explains why there is no end card. */
export const CompleteWithoutAgency: Story = {
  tags: ['state:complete'],
  beforeEach: () => {
    const persona = samplePersona();
    const { jwt } = sampleTokens({
      ...persona,
      claims: { ...persona.claims, agency: '{"name":"Harbor & P' },
    });
    localStorage.setItem('jwt', jwt);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No end card');
  },
};
