import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { ArticleSkeleton, HomeSkeleton, ListSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: ListSkeleton,
  subcomponents: { ArticleSkeleton, HomeSkeleton },
  args: { rows: 5 },
} satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { rows: 20 } };

export const Article: Story = { render: () => <ArticleSkeleton /> };

export const Home: Story = { render: () => <HomeSkeleton /> };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};
