import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { Callout } from '../callout/callout.tsx';
import { ListSkeleton } from '../skeleton/skeleton.tsx';
import { StatusScreen } from '../status-screen/status-screen.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import type { LoadBoundaryProps } from './load-boundary.tsx';
import type { LoadState } from './load-state.ts';

type Titles = readonly string[];

const titles: Titles = ['Texas wind/hail deductible change', 'Holiday claims hours'];

const meta = {
  title: 'Components/Feedback/LoadBoundary',
  component: LoadBoundary<Titles>,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
  args: {
    load: { state: 'complete', data: titles, refetching: false },
    skeleton: <ListSkeleton rows={3} />,
    labels: {
      loading: 'Loading alerts',
      slow: 'This is taking longer than usual.',
      failed: "Couldn't load alerts",
      loaded: (data: Titles) => `${data.length} alerts`,
      empty: 'No alerts',
    },
    empty: (
      <StatusScreen headingLevel={2} title="No alerts">
        New alerts for your states appear here.
      </StatusScreen>
    ),
    failed: (_error: unknown, retry: () => void) => (
      <Callout tone="danger" title="Couldn't load alerts">
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      </Callout>
    ),
    children: (data: Titles) => (
      <ul>
        {data.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LoadBoundary<Titles>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Loading: Story = { args: { load: { state: 'loading' } }, tags: ['state:loading'] };

export const Slow: Story = {
  args: { load: { state: 'loading' } },
  tags: ['state:loading'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [message] = await canvas.findAllByText(args.labels.slow, {}, { timeout: 8000 });
    await expect(message).toBeVisible();
  },
};

export const Refetching: Story = {
  args: { load: { state: 'complete', data: titles, refetching: true } },
  tags: ['state:refetching'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Holiday claims hours')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { load: { state: 'empty', refetching: false } },
  tags: ['state:empty'],
};

export const Failed: Story = {
  args: { load: { state: 'failed', error: new Error('503'), retry: fn() } },
  tags: ['state:failed'],
};

function LoadsOnClick(args: LoadBoundaryProps<Titles>) {
  const [load, setLoad] = useState<LoadState<Titles>>({ state: 'loading' });
  return (
    <>
      <Button onClick={() => setLoad(args.load)}>Load data</Button>
      <LoadBoundary {...args} load={load} />
    </>
  );
}

/** Each change is announced once. */
export const AnnouncesChange: Story = {
  render: (args) => <LoadsOnClick {...args} />,
  play: async ({ canvas, step }) => {
    await step('Load data', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Load data' })),
    );
    await step('The number of alerts is announced', async () => {
      await within(canvas.getByRole('status')).findByText('2 alerts');
    });
  },
};

export const Complete: Story = { tags: ['state:complete'] };
