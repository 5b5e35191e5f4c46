import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { name: 'search' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'printer', size: 32 } };

export const Matrix: Story = {
  render: () => (
    <div className={frames.row}>
      {iconNames.map((name) => (
        <span key={name} className={frames.row}>
          <Icon name={name} size={24} /> {name}
        </span>
      ))}
    </div>
  ),
};
