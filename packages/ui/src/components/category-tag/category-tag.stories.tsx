import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCombinations } from '../../testing/combinations.ts';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { CategoryTag, type CategoryTagProps } from './category-tag.tsx';
import { categoryTagVariants, type CategoryHue } from './category-tag.variants.ts';

const meta = {
  title: 'Components/Content/CategoryTag',
  component: CategoryTag,
  args: { hue: 'coral', icon: 'warning', children: 'Alert' },
} satisfies Meta<typeof CategoryTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** A category without its own color. */
export const Unknown: Story = {
  args: { hue: 'neutral', icon: 'file', children: 'Bulletin board' },
};

export const LongText: Story = {
  args: {
    hue: 'ochre',
    icon: 'tools',
    children: 'Registration, access and password help for new agencies',
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

const examples: Record<CategoryHue, Pick<CategoryTagProps, 'icon' | 'children'>> = {
  coral: { icon: 'warning', children: 'Alert' },
  indigo: { icon: 'scale', children: 'Policy update' },
  green: { icon: 'tag', children: 'Product news' },
  rose: { icon: 'megaphone', children: 'Marketing' },
  blue: { icon: 'people', children: 'Field management' },
  olive: { icon: 'training', children: 'Training' },
  ochre: { icon: 'tools', children: 'Job aid' },
  teal: { icon: 'book', children: 'Guide' },
  neutral: { icon: 'file', children: 'Other' },
};

export const Matrix: Story = {
  render: () => (
    <VariantMatrix
      layout="row"
      variants={getCombinations(categoryTagVariants).map(({ hue }) => [
        hue,
        <CategoryTag key={hue} hue={hue} {...examples[hue]} />,
      ])}
    />
  ),
};
