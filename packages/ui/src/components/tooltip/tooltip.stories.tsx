import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Binding opens again on Monday at 8:00\u00A0am\u00A0ET',
    children: <Button variant="secondary">Bind</Button>,
  },
  // Leave space above the control, as most pages do.
  render: (args) => (
    <div className={frames.middle}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTip = () => screen.getByRole('tooltip');

export const Default: Story = {};

export const Playground: Story = {};

export const OnHover: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Bind' });
    await step('The tooltip is above its control', async () => {
      await userEvent.hover(button);
      await waitFor(() => expect(getTip()).toBeVisible());
      const { bottom, left, right } = getTip().getBoundingClientRect();
      const control = button.getBoundingClientRect();
      await expect(control.top - bottom).toBeCloseTo(8, 0);
      await expect((left + right) / 2).toBeCloseTo((control.left + control.right) / 2, 0);
    });
    await step('The pointer can move onto the tooltip', async () => {
      await userEvent.hover(getTip());
      await expect(getTip()).toBeVisible();
    });
  },
};

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Bind' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(getTip()).toBeVisible());
    await expect(button).toHaveAccessibleDescription(
      'Binding opens again on Monday at 8:00\u00A0am\u00A0ET',
    );
  },
};

/** In a dialog, Escape hides the tooltip and keeps the dialog open. */
export const EscapeHides: Story = {
  args: { children: <IconButton label="Print" icon="printer" />, content: 'Two pages' },
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Bulletin MH-417" closeLabel="Close">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ step }) => {
    const button = await screen.findByRole('button', { name: 'Print' });
    await step('Move to the control', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(getTip()).toBeVisible());
    });
    await step('Press Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(button).toHaveFocus();
    });
  },
};

/** Without room above, the tooltip is below its control. It doesn't extend past the page's edge. */
export const NearEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className={frames.top}>
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(getTip()).toBeVisible());
    const { left, right, top } = getTip().getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnText: Story = {
  args: {
    content: 'Actual cash value: replacement cost minus depreciation',
    children: (
      <Button variant="quiet" size="sm">
        ACV <Icon name="info" />
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: { content: `Form ${'MH417'.repeat(60)}` },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(getTip()).toBeVisible());
  },
};
