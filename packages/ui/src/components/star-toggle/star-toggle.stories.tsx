import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { StarToggle } from './star-toggle.tsx';
import type { StarToggleProps } from './star-toggle.tsx';

const meta = {
  title: 'Components/Tasks/StarToggle',
  component: StarToggle,
  args: {
    on: false,
    state: 'idle',
    labels: {
      add: 'Add to favorites',
      remove: 'Remove from favorites',
      failed: "Couldn't save. Try again.",
      added: 'Added to favorites',
      removed: 'Removed from favorites',
    },
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof StarToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { showLabel: true } };

export const On: Story = { args: { on: true } };

export const Pending: Story = { args: { state: 'pending' } };

export const Failed: Story = { args: { state: 'failed' } };

export const WithLabel: Story = { args: { showLabel: true } };

function Controlled(args: StarToggleProps) {
  const [on, setOn] = useState(args.on);
  return <StarToggle {...args} on={on} onToggle={() => setOn(!on)} />;
}

export const Toggles: Story = {
  args: { showLabel: true },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to favorites' });
    const initialBox = button.getBoundingClientRect();
    await step('Add the page with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step(
      'The same button now removes it; the change is announced and nothing moved',
      async () => {
        await expect(button).toHaveFocus();
        await expect(button).toHaveAccessibleName('Remove from favorites');
        await expect(button.getBoundingClientRect().toJSON()).toEqual(initialBox.toJSON());
        await expect(canvas.getByRole('status')).toHaveTextContent('Added to favorites');
      },
    );
  },
};

export const LongText: Story = {
  args: {
    showLabel: true,
    state: 'failed',
    labels: {
      ...meta.args.labels,
      add: 'Add this underwriting guide to your favorites',
      failed:
        "Couldn't save because the server took too long to respond. Nothing has changed. Try again.",
    },
  },
};

const states = ['idle', 'pending', 'failed'] as const;

export const Matrix: Story = {
  parameters: {
    pseudo: { hover: '[data-story=hover] button', focusVisible: '[data-story=focus] button' },
  },
  render: (args) => (
    <>
      {[false, true].map((showLabel) => (
        <VariantMatrix
          key={String(showLabel)}
          layout="row"
          variants={[
            ...[false, true].flatMap((on) =>
              states.map(
                (state) =>
                  [
                    `${on ? 'on' : 'off'}, ${state}`,
                    <StarToggle
                      key={`${on} ${state}`}
                      {...args}
                      on={on}
                      state={state}
                      showLabel={showLabel}
                    />,
                  ] as const,
              ),
            ),
            ...['hover', 'focus'].map(
              (state) =>
                [
                  state,
                  <StarToggle key={state} {...args} showLabel={showLabel} data-story={state} />,
                ] as const,
            ),
          ]}
        />
      ))}
    </>
  ),
};
