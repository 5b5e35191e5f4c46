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

/** A list row: a tag, then facts. */
export const Tagged: Story = {
  args: {
    tag: (
      <CategoryTag hue="coral" icon="warning">
        Alert
      </CategoryTag>
    ),
  },
  play: async ({ canvas }) => {
    const dotBefore = (fact: string) =>
      getComputedStyle(canvas.getByText(fact), '::before').content;
    await expect(dotBefore('Ends Nov 30')).toBe('none');
    await expect(dotBefore('2 min read')).toBe('"·"');
  },
};

export const OneState: Story = { args: { children: ['2 min read', 'TX'] } };

export const TwelveStates: Story = { args: { children: ['2 min read', 'TX, OK + 10 more'] } };

export const AllStates: Story = { args: { children: ['2 min read', 'All states'] } };

export const Channel: Story = {
  args: { children: ['2 min read', 'TX, OK, AR', 'Independent agents'] },
};

/** A missing fact leaves no separator behind. */
export const MissingFacts: Story = { args: { children: [null, '2 min read', false] } };

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

/** Each fact except the first on its line has a dot. No line starts or ends with a dot. */
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
    const facts = [...(canvasElement.querySelector('span > span')?.children ?? [])];
    const top = (fact: Element | undefined) => fact?.getBoundingClientRect().top;
    const hasVisibleDot = (fact: Element) => {
      const box = fact.getBoundingClientRect();
      const isVisible = document.elementFromPoint(box.left + 1, box.top + box.height / 2) === fact;
      return isVisible && getComputedStyle(fact, '::before').content === '"·"';
    };
    await step('The facts wrap to several lines', async () => {
      await expect(top(facts.at(-1))).toBeGreaterThan(top(facts[0]) ?? Infinity);
    });
    await step('A dot is visible only between facts on the same line', async () => {
      const later = facts.filter((fact, index) => top(fact) === top(facts[index - 1]));
      await expect(later.length).toBeGreaterThan(0);
      await expect(facts.filter(hasVisibleDot)).toEqual(later);
    });
  },
};
