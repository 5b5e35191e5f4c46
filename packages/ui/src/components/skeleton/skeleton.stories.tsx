import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { dwellingFire } from '../../testing/availability.ts';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { ContentItem } from '../content-item/content-item.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import { StateMap } from '../state-map/state-map.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { VideoCard } from '../video-card/video-card.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { FormSkeleton, GridSkeleton, MapSkeleton, TableSkeleton } from './layout-skeletons.tsx';
import { ListSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: ListSkeleton,
  subcomponents: {
    ArticleSkeleton,
    FormSkeleton,
    GridSkeleton,
    HomeSkeleton,
    MapSkeleton,
    TableSkeleton,
  },
  args: { rows: 5 },
} satisfies Meta<typeof ListSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { rows: 20 } };

export const Article: Story = { render: () => <ArticleSkeleton /> };

/**
 * On a phone, the parts are stacked. On a wide page, the lead story and latest news are in one
 * column, and the rest is in the other.
 */
export const Home: Story = {
  render: () => <HomeSkeleton data-testid="home" />,
  play: async ({ canvas }) => {
    const [strip, columns] = canvas.getByTestId('home').children;
    const parts = [...columns!.children];
    const [lead, side, latest] = parts.map((part) => part.getBoundingClientRect());
    await expect(parts).toHaveLength(3);
    await expect(strip!.getBoundingClientRect().bottom).toBeLessThan(lead!.top);
    await expect(latest!.left).toBe(lead!.left);
    if (matchMedia('(min-width: 64em)').matches) {
      await expect(side!.left).toBeGreaterThan(lead!.right);
      await expect(side!.top).toBe(lead!.top);
      await expect(latest!.top - lead!.bottom).toBeCloseTo(40);
    } else {
      await expect(side!.top).toBeGreaterThan(lead!.bottom);
      await expect(latest!.top).toBeGreaterThan(side!.bottom);
    }
  },
};

export const Table: Story = { render: () => <TableSkeleton rows={6} columns={5} /> };

export const Map: Story = {
  render: () => (
    <div style={{ maxInlineSize: 789 }}>
      <MapSkeleton />
    </div>
  ),
};

export const Grid: Story = { render: () => <GridSkeleton items={6} /> };

export const Form: Story = { render: () => <FormSkeleton fields={4} /> };

/** A form without a button, because its fields apply immediately. */
export const FormWithoutButton: Story = {
  render: () => <FormSkeleton fields={2} submit={false} />,
};

const rows = dwellingFire.slice(0, 6);
const columns = ['State', 'Status', 'Since', 'Bulletin'];

/** Each skeleton, with the content that replaces it. */
const pairs: { name: string; skeleton: ReactNode; complete: ReactNode }[] = [
  {
    name: 'list',
    skeleton: <ListSkeleton rows={3} />,
    complete: [1, 2, 3].map((key) => (
      <ContentItem
        key={key}
        href="#alert"
        title="Texas wind/hail deductible change"
        meta={['2 min read', 'TX, OK']}
        stamp={
          <DateStamp
            dateTime="2026-11-30"
            day="30"
            month="NOV"
            label="Effective through November 30, 2026"
            status="active"
          />
        }
      />
    )),
  },
  {
    name: 'table',
    skeleton: <TableSkeleton rows={rows.length} columns={columns.length} />,
    complete: (
      <DataTable
        caption="Availability by state"
        columns={columns.map((header, index) => ({
          id: header,
          header,
          sortable: true,
          rowHeader: index === 0,
          cell: ({ name, label }: (typeof rows)[number]) => (index === 0 ? name : label),
        }))}
        rows={rows}
        rowKey={({ code }) => code}
        onSort={fn()}
        empty={null}
        labels={{ sort: (header) => `Sort by ${header}`, scroller: 'Availability, scrolls' }}
      />
    ),
  },
  {
    name: 'map',
    skeleton: <MapSkeleton />,
    complete: (
      <StateMap
        label="Dwelling fire by state"
        states={dwellingFire}
        onSelect={fn()}
        labels={{ skip: 'Skip the map', smallStates: 'Small states' }}
        skipTo="map"
      />
    ),
  },
  {
    name: 'grid',
    skeleton: <GridSkeleton items={3} />,
    complete: (
      <div className={frames.grid}>
        {[1, 2, 3].map((key) => (
          <VideoCard
            key={key}
            href="#video"
            title="More than its roof: what a dwelling policy covers"
            duration="8:42"
            meta="Co-branded"
          />
        ))}
      </div>
    ),
  },
  {
    name: 'form',
    skeleton: <FormSkeleton fields={3} />,
    complete: (
      <form className={frames.form}>
        {['Agent code', 'Agency', 'Phone'].map((label) => (
          <TextField key={label} label={label} />
        ))}
        <div>
          <Button>Submit</Button>
        </div>
      </form>
    ),
  },
];

/**
 * The skeleton is on the left, and the content is on the right. Both have the same height, so the page
 * does not move when content loads.
 */
export const SameHeight: Story = {
  render: () => (
    <div className={frames.wide}>
      {pairs.map(({ name, skeleton, complete }) => (
        <div key={name} className={frames.pair}>
          <div data-testid={`${name}-skeleton`}>{skeleton}</div>
          <div id={name} tabIndex={-1} data-testid={`${name}-complete`}>
            {complete}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await document.fonts.ready;
    for (const { name } of pairs) {
      await step(`Compare the ${name} skeleton with its content`, async () => {
        const heights = ['skeleton', 'complete'].map(
          (half) => canvas.getByTestId(`${name}-${half}`).getBoundingClientRect().height,
        );
        await expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThanOrEqual(8);
      });
    }
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className={frames.narrow}>
        <Story />
      </div>
    ),
  ],
};
