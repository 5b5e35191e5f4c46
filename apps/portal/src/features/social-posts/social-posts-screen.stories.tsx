import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Ready-to-use social media posts',
  component: Screen,
  args: { path: '/ready-to-use-social-media-posts' },
  tags: ['route:social-posts'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'social-posts'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ posts$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.socialPosts.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.socialPosts.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No posts yet' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/ready-to-use-social-media-posts?category=yesterday' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: yesterday' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.socialPosts.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** After a category change, the old posts stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    const summary = await canvas.findByText(/^\d+ posts$/u);
    msw.use(handlers.socialPosts.list.pending());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Safety tips' }));
    await expect(summary).toBeVisible();
  },
};

export const CompleteFiltered: Story = {
  tags: ['state:complete'],
  args: { path: '/ready-to-use-social-media-posts?category=holiday_and_seasonal' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Holiday and seasonal' });
  },
};

export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Trailer check' });
  },
};

/** The browser blocks the clipboard, so the text is selected, and a hint names the keyboard shortcut. */
export const CompleteCopyRefused: Story = {
  tags: ['state:complete'],
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    return () =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ canvas }) => {
    const [copy] = await canvas.findAllByRole('button', { name: /^Copy Post text: / });
    if (!copy) throw new Error('There is nothing to copy.');
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveAccessibleDescription(/The text is selected/u));
  },
};

/** On a device with a share sheet, a post can be shared with its image. */
export const CompleteShareSheet: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    return () => Reflect.deleteProperty(navigator, 'canShare');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Share Trailer check' });
    // This post has only text.
    await canvas.findByRole('button', { name: 'Share Memorial Day: Travel safely' });
  },
};

/** The image can't be loaded, so it can't get the agency's card. */
export const CompleteCardFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.socialPosts.list.complete(
        sampleLibrary.socialPosts
          .filter(({ title }) => title === 'Trailer check')
          .map((post) => ({ ...post, image: { url: '/no-such-image.png', alt: 'A trailer' } })),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download with your card Trailer check' }),
    );
    await canvas.findAllByText(/^Couldn’t add your agency’s card/u);
  },
};
