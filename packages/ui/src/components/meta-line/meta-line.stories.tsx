import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { MetaLine } from './meta-line.tsx';

const meta = {
  title: 'Components/Content/MetaLine',
  component: MetaLine,
  args: { children: ['Ends Nov 30', '2 min read', 'TX, OK, AR'] },
} satisfies Meta<typeof MetaLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** In a list row, a tag comes before the items. */
export const Tagged: Story = {
  args: {
    tag: (
      <CategoryTag hue="coral" icon="warning">
        Alert
      </CategoryTag>
    ),
  },
  play: async ({ canvas }) => {
    const getDotBefore = (item: string) =>
      getComputedStyle(canvas.getByText(item), '::before').content;
    await expect(getDotBefore('Ends Nov 30')).toBe('none');
    await expect(getDotBefore('2 min read')).toBe('"·"');
  },
};

export const OneState: Story = { args: { children: ['2 min read', 'TX'] } };

export const TwelveStates: Story = { args: { children: ['2 min read', 'TX, OK + 10 more'] } };

export const AllStates: Story = { args: { children: ['2 min read', 'All states'] } };

export const Channel: Story = {
  args: { children: ['2 min read', 'TX, OK, AR', 'Independent agents'] },
};

/** A missing item leaves no separator behind. */
export const MissingItems: Story = { args: { children: [null, '2 min read', false] } };

export const LongText: Story = {
  args: {
    children: [
      'Effective through November 30, 2026',
      '12 min read',
      'MI, OH, TX, FL, CA, AZ, NC, SC, GA, TN, PA, NY',
      'Independent agents',
    ],
  },
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};

/** Each item except the first on its line has a dot. No line starts or ends with a dot. */
export const Wrapped: Story = {
  args: {
    children: ['Replaced Nov 20', 'Ends Nov 30', '12 min read', 'TX, OK + 10 more', 'Agents'],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, marginInline: 32 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, step }) => {
    const items = [...(canvasElement.querySelector('span > span')?.children ?? [])];
    const getTop = (item: Element | undefined) => item?.getBoundingClientRect().top;
    const hasVisibleDot = (item: Element) => {
      const box = item.getBoundingClientRect();
      const isVisible = document.elementFromPoint(box.left + 1, box.top + box.height / 2) === item;
      return isVisible && getComputedStyle(item, '::before').content === '"·"';
    };
    await step('The items wrap to several lines', async () => {
      await expect(getTop(items.at(-1))).toBeGreaterThan(getTop(items[0]) ?? Infinity);
    });
    await step('A dot is visible only between items on the same line', async () => {
      const itemsWithDot = items.filter((item, index) => getTop(item) === getTop(items[index - 1]));
      await expect(itemsWithDot.length).toBeGreaterThan(0);
      await expect(items.filter(hasVisibleDot)).toEqual(itemsWithDot);
    });
  },
};
