import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { LiveRegionProvider, useAnnounce } from './live-region.tsx';

function Announcer() {
  const announce = useAnnounce();
  return (
    <div className={frames.row}>
      <Button onClick={() => announce('Marked as read')}>Mark as read</Button>
      <Button
        variant="secondary"
        onClick={() => announce('Your session ends in two minutes', { assertive: true })}
      >
        Session warning
      </Button>
    </div>
  );
}

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegionProvider,
  args: { children: <Announcer /> },
} satisfies Meta<typeof LiveRegionProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Polite: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Marked as read');
  },
};

export const RepeatsMessage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(within(canvas.getByRole('status')).getAllByText('Marked as read')).toHaveLength(2);
  },
};

export const Assertive: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Session warning' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your session ends in two minutes');
  },
};
