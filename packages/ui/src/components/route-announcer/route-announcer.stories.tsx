import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { RouteAnnouncerProps } from './route-announcer.tsx';

const meta = {
  title: 'Components/Page/RouteAnnouncer',
  component: RouteAnnouncer,
  args: { title: 'Alerts', route: '/alerts' },
  render: (args) => <Portal {...args} />,
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <Story />
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Portal(args: RouteAnnouncerProps) {
  const [{ title, route, page }, setPage] = useState({
    title: args.title,
    route: args.route ?? '/alerts',
    page: 1,
  });
  const isAlerts = route === '/alerts';
  return (
    <main tabIndex={-1}>
      <RouteAnnouncer {...args} title={title} route={route} />
      <PageHeader title={title} />
      <div className={frames.row}>
        <Button
          onClick={() =>
            setPage(
              isAlerts
                ? { title: 'Policy updates', route: '/policy-updates', page: 1 }
                : { title: 'Alerts', route: '/alerts', page: 1 },
            )
          }
        >
          {isAlerts ? 'Policy updates' : 'Alerts'}
        </Button>
        <Button variant="secondary" onClick={() => setPage({ title, route, page: page + 1 })}>
          {`Page ${page + 1}`}
        </Button>
      </div>
    </main>
  );
}

export const Default: Story = {};

export const Playground: Story = {};

export const RouteChange: Story = {
  play: async ({ canvas, step }) => {
    await step('Go to another page', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Policy updates' })),
    );
    await step('Its heading has focus, and its title is announced once', async () => {
      const heading = canvas.getByRole('heading', { level: 1, name: 'Policy updates' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Policy updates$/);
    });
  },
};

export const QueryChange: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Page 2' });
    await step('Go to the next page of the list', () => userEvent.click(button));
    await step('Focus stays, and nothing is announced', async () => {
      await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
