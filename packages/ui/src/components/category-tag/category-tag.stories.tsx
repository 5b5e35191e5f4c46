import type { Meta, StoryObj } from '@storybook/react-vite';
import { combinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { CategoryTag } from './category-tag.tsx';
import { categoryTagTable } from './category-tag.variants.ts';

const meta = {
  title: 'Components/Content/CategoryTag',
  component: CategoryTag,
  args: { hue: 'alert', children: 'Alert' },
} satisfies Meta<typeof CategoryTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** A type that has no colour of its own. */
export const Unknown: Story = { args: { hue: 'neutral', children: 'Bulletin board' } };

export const LongText: Story = {
  args: { hue: 'jobaid', children: 'Registration, access and password help for new agencies' },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

const words = {
  alert: 'Alert',
  policy: 'Policy update',
  product: 'Product news',
  marketing: 'Marketing',
  field: 'Field management',
  training: 'Training',
  jobaid: 'Job aid',
  guide: 'Guide',
  neutral: 'Other',
};

export const Matrix: Story = {
  render: () => (
    <div className={frames.row}>
      {combinations(categoryTagTable).map(({ hue }) => (
        <CategoryTag key={hue} hue={hue}>
          {words[hue]}
        </CategoryTag>
      ))}
    </div>
  ),
};
