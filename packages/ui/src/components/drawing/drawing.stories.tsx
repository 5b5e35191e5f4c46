import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { Drawing } from './drawing.tsx';

const meta = {
  title: 'Components/Content/Drawing',
  component: Drawing,
  args: { name: 'in-tray' },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'stamp-pad', hue: 'policy' } };

export const Matrix: Story = {
  render: () => (
    <div className={frames.row}>
      {(['in-tray', 'stamp-pad', 'folded-map', 'order-slip'] as const).map((name, at) => (
        <div key={name} className={frames.row}>
          <Drawing name={name} hue={(['alert', 'policy', 'product', 'marketing'] as const)[at]} />
          <Drawing name={name} hue={(['field', 'training', 'jobaid', 'guide'] as const)[at]} />
        </div>
      ))}
    </div>
  ),
};
