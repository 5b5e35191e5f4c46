import { LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ScreenPlaceholder } from '../shell/screen-placeholder.tsx';
import { PartLoadError } from './part-load-error.tsx';
import { ScreenLoadError } from './screen-load-error.tsx';

const meta = {
  title: 'Flows/Missing code',
  component: PartLoadError,
  args: { onTryAgain: fn(async () => {}) },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <LiveRegionProvider>
          <main id="main" tabIndex={-1}>
            <Story />
          </main>
        </LiveRegionProvider>
      </MemoryRouter>
    ),
  ],
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
} satisfies Meta<typeof PartLoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message is in place of a part of the page, such as the account section of the phone menu. */
export const Part: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

/** For a menu or a dialog, the message is at the bottom of the screen. */
export const MenuOrDialog: Story = {
  args: { onClose: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The device has a network, but the code could not be loaded. */
export const PartFailed: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  },
};

/** A newer version of the portal has replaced the code, so the page reloads by itself to get the new code. */
export const ScreenAfterDeploy: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  },
  render: ({ onTryAgain }) => <ScreenLoadError onTryAgain={onTryAgain} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onTryAgain).toHaveBeenCalledOnce());
  },
};

export const WholeScreen: Story = {
  render: ({ onTryAgain }) => <ScreenLoadError onTryAgain={onTryAgain} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re offline' });
  },
};

/** The page has just reloaded, so it doesn't reload again by itself. */
export const WholeScreenFailed: Story = {
  ...WholeScreen,
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const reload = Object.assign(new PerformanceMark('reload'), { type: 'reload' });
    spyOn(performance, 'getEntriesByType').mockReturnValue([reload]);
    spyOn(performance, 'now').mockReturnValue(1000);
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Couldn’t open this page' });
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
};

/** The code is slow to load. A message says so before any of the screen appears. */
export const SlowCode: Story = {
  render: () => <ScreenPlaceholder />,
  play: async ({ canvas }) => {
    const text = canvas.getByText('Still loading. Your connection seems slow.');
    // The start and the current time of a CSS animation depend on when the browser renders frames.
    await waitFor(() => expect(text.getAnimations()).toHaveLength(1));
    const animation = text.getAnimations()[0]!;
    animation.currentTime = 2900;
    await expect(text).not.toBeVisible();
    animation.currentTime = 3100;
    await expect(text).toBeVisible();
  },
};

export const Phone: Story = {
  ...WholeScreen,
  globals: { viewport: { value: 'phone' } },
};
