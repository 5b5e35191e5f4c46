import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import { StarToggle } from '../star-toggle/star-toggle.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/Page/PageHeader',
  component: PageHeader,
  args: { title: 'Alerts' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 173 } };

export const WithCount: Story = { args: { count: 173 } };

export const WithActions: Story = {
  args: {
    count: 173,
    actions: (
      <>
        <Button variant="secondary">Print</Button>
        <Button>Mark all as read</Button>
      </>
    ),
  },
};

/** The header of an article: category, title, meta line, and expiration date. */
export const Article: Story = {
  args: {
    title: 'Texas wind/hail deductible change',
    kicker: (
      <CategoryTag hue="coral" icon="warning">
        Alert
      </CategoryTag>
    ),
    meta: (
      <MetaLine>
        <span>2 min read</span>
        <span>TX, OK, AR</span>
      </MetaLine>
    ),
    stamp: (
      <DateStamp
        dateTime="2026-03-06"
        day="6"
        month="Mar"
        status="soon"
        label="Effective through March 6, 2026"
      />
    ),
  },
};

export const WithStar: Story = {
  args: {
    title: 'Texas wind/hail deductible change',
    actions: (
      <StarToggle
        on
        state="idle"
        labels={{
          add: 'Add to favorites',
          remove: 'Remove from favorites',
          failed: "Couldn't save. Try again.",
          added: 'Added to favorites',
          removed: 'Removed from favorites',
        }}
        onToggle={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
};

export const LongText: Story = {
  args: {
    ...Article.args,
    title:
      'Florida dwelling fire binding moratorium is extended to eleven more counties on the Gulf coast and now also applies to reinstatements',
    actions: <Button variant="secondary">Print</Button>,
  },
};
