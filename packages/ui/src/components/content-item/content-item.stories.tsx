import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { MarkAsRead } from '../mark-as-read/mark-as-read.tsx';
import type { MarkAsReadProps } from '../mark-as-read/mark-as-read.tsx';
import { ContentItem } from './content-item.tsx';
import type { ContentItemProps } from './content-item.tsx';

const labels = {
  mark: 'Mark as read',
  read: 'Read',
  failed: "Couldn't mark as read. Try again.",
};

const activeStamp = (
  <DateStamp
    dateTime="2026-12-15"
    day="15"
    month="Dec"
    status="active"
    label="Effective through December 15, 2026"
  />
);

const meta = {
  title: 'Components/Content/ContentItem',
  component: ContentItem,
  args: {
    href: '/policy-updates/mobile-home-inspection-form',
    title: 'New mobile-home inspection form',
    stamp: activeStamp,
    tag: (
      <CategoryTag hue="indigo" icon="scale">
        Policy update
      </CategoryTag>
    ),
    meta: ['TX, OK, AR', '3 min read'],
    onIntent: fn(),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof ContentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

function renderMark(state: MarkAsReadProps['state']) {
  return <MarkAsRead state={state} labels={labels} onMark={fn()} />;
}

function MarkedInPlace(args: ContentItemProps) {
  const [state, setState] = useState<MarkAsReadProps['state']>('unread');
  return (
    <ContentItem
      {...args}
      unreadLabel={state === 'read' ? undefined : 'Unread'}
      action={<MarkAsRead state={state} labels={labels} onMark={() => setState('read')} />}
    />
  );
}

/** A read row has neither a bar nor a tint. */
export const Default: Story = {};

export const Playground: Story = {
  args: { unreadLabel: 'Unread', summary: 'The form replaces PNP-118 on December 15.' },
};

export const Unread: Story = { args: { unreadLabel: 'Unread', action: renderMark('unread') } };

export const Marking: Story = { args: { unreadLabel: 'Unread', action: renderMark('pending') } };

export const MarkFailed: Story = { args: { unreadLabel: 'Unread', action: renderMark('failed') } };

export const MarkedRead: Story = {
  render: (args) => <MarkedInPlace {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Mark as read' });
    // The button's width changes when the font loads.
    await document.fonts.ready;
    const initialBox = button.getBoundingClientRect();
    await step('Mark the row as read', () => userEvent.click(button));
    await step('The same button says “Read” and keeps focus', async () => {
      const done = canvas.getByRole('button', { name: 'Read' });
      await expect(done).toHaveFocus();
      await expect(done.getBoundingClientRect().width).toBe(initialBox.width);
      await expect(canvas.queryByText('Unread')).not.toBeInTheDocument();
    });
  },
};

export const EndsSoon: Story = {
  args: {
    emphasis: 'strong',
    unreadLabel: 'Unread',
    title: 'Texas wind/hail deductible change',
    href: '/alerts/tx-wind-hail',
    tag: (
      <CategoryTag hue="coral" icon="warning">
        Alert
      </CategoryTag>
    ),
    meta: ['Ends in 4 days', '2 min read'],
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

/** A record that has ended or was replaced looks less important than a record that applies. */
export const Ended: Story = {
  args: {
    emphasis: 'quiet',
    stamp: (
      <DateStamp
        dateTime="2026-01-31"
        day="31"
        month="Jan"
        status="ended"
        endedLabel="Ended"
        label="Ended January 31, 2026"
      />
    ),
  },
};

export const NoDate: Story = { args: { stamp: undefined } };

/** A featured item has a summary. */
export const Featured: Story = {
  args: {
    headingLevel: 2,
    summary:
      'Quotes saved before November 14 must be rated again. Three counties stay closed; the bulletin has the list.',
  },
};

/** A record without a page. */
export const NoLink: Story = { args: { href: undefined } };

export const ExternalLink: Story = {
  args: { href: 'https://example.com/flood', title: 'Flood partner site', external: true },
};

export const Pdf: Story = {
  args: {
    title: 'Prefilling prior-carrier details',
    stamp: undefined,
    tag: (
      <CategoryTag hue="ochre" icon="tools">
        Job aid
      </CategoryTag>
    ),
    meta: ['PDF', '6 pages'],
  },
};

export const LongText: Story = {
  args: {
    unreadLabel: 'Unread',
    title:
      'Florida dwelling-fire binding suspension is extended to eleven more counties on the Gulf coast and now also applies to reinstatements after a lapse and for higher limits',
    meta: ['Effective through December 15, 2026', '12 min read', 'MI, OH, TX, FL, CA, AZ, NC, SC'],
    action: renderMark('unread'),
  },
};

function List({ rows }: { rows: ContentItemProps[] }) {
  return (
    <ul style={{ listStyleType: "''" }}>
      {rows.map((row) => (
        <li key={row.href ?? row.title}>
          <ContentItem {...row} />
        </li>
      ))}
    </ul>
  );
}

export const Many: Story = {
  render: () => (
    <List
      rows={[
        { ...meta.args, ...EndsSoon.args, action: renderMark('unread') },
        { ...meta.args, ...Unread.args },
        { ...meta.args, href: '/a', title: 'Holiday claims hours', action: renderMark('read') },
        { ...meta.args, ...Ended.args, href: '/b', title: 'Spring opening' },
      ]}
    />
  ),
};

export const Matrix: Story = {
  render: () => (
    <VariantMatrix
      variants={(
        [
          ['unread', Unread.args],
          ['marking as read', { ...Marking.args, href: '/1' }],
          ['marking failed', { ...MarkFailed.args, href: '/2' }],
          ['read', { href: '/3', action: renderMark('read') }],
          ['ends soon', { ...EndsSoon.args, href: '/4' }],
          ['ended', { ...Ended.args, href: '/5' }],
          ['no date', { ...NoDate.args, href: '/6' }],
          ['external link', ExternalLink.args],
          ['long text', { ...LongText.args, href: '/7' }],
        ] satisfies [string, Partial<ContentItemProps> | undefined][]
      ).map(([label, props]) => [label, <ContentItem key={label} {...meta.args} {...props} />])}
    />
  ),
};
