import { FIXED_NOW } from '@producer-portal/api/testing';
import { LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '../../lib/clock.tsx';
import { SavedMessage } from './saved-message.tsx';

const minute = 60_000;

const meta = {
  title: 'Flows/Saved content',
  component: SavedMessage,
  args: {
    isOnline: true,
    responses: { savedAt: FIXED_NOW - 20 * minute, isRestored: true, hasFailed: false },
    onTryAgain: fn(),
  },
  decorators: [
    (Story) => (
      <ClockProvider value={() => FIXED_NOW}>
        <LiveRegionProvider>
          <Story />
        </LiveRegionProvider>
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof SavedMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows saved answers while newer data loads. The message isn't announced. */
export const AsOf: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^As of/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const AsOfYesterday: Story = {
  args: {
    responses: { savedAt: FIXED_NOW - 24 * 60 * minute, isRestored: true, hasFailed: false },
  },
};

export const Offline: Story = {
  args: { isOnline: false },
  play: async ({ canvas }) => {
    // The message and its announcement.
    await expect(await canvas.findAllByText(/^You’re offline\. Showing content from/)).toHaveLength(
      2,
    );
  },
};

/** The device is offline, and the page shows nothing that is saved. */
export const OfflineOtherPage: Story = { args: { isOnline: false, responses: null } };

/** The device has a network, but the host doesn't respond. */
export const Unreachable: Story = {
  args: { responses: { savedAt: FIXED_NOW - 20 * minute, isRestored: true, hasFailed: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...Unreachable, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Unreachable, globals: { theme: 'dark' } };
