import {
  handlers,
  sampleHandlers,
  samplePersona,
  sampleTokens,
} from '@producer-portal/api/testing';
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

/** Another category is chosen: the old films stay until the new ones have come. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ videos$/u);
    msw.use(handlers.coBrandedVideos.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Boat' }));
    await expect(summary).toBeVisible();
  },
};

/** Another film has been chosen: it stands on the screen, and reading goes on at its name. */
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

/** At the end of the film the reader's agency stands over the last picture. */
export const CompleteEndCard: Story = {
  tags: ['state:complete'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^\d+ videos$/u);
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('There is no film on this screen.');
    film.muted = true;
    film.playbackRate = 8;
    await film.play();
    await expect(await canvas.findByText('Harbor & Pine Insurance')).toBeVisible();
    await expect(canvas.getByText('555-0142')).toBeVisible();
  },
};

/** The agency in the token cannot be read: the film is whole, and the page says why no card follows. */
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
    await canvas.findByText('Without an end card');
  },
};
