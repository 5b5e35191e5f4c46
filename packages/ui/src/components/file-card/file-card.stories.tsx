import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { FileCard } from './file-card.tsx';
import type { FileCardProps } from './file-card.tsx';

const doneMessage =
  'Success! TX-rate-bulletin-2026-014.pdf has been downloaded. Please check for the file in your default download folder.';

const meta = {
  title: 'Components/Tasks/FileCard',
  component: FileCard,
  args: {
    name: 'TX-rate-bulletin-2026-014.pdf',
    meta: ['PDF', '412 kB'],
    state: 'idle',
    actionLabel: 'Download',
    onDownload: fn(),
  },
  decorators: [
    (Story) => (
      <LiveRegionProvider>
        <div style={{ maxInlineSize: '40rem' }}>
          <Story />
        </div>
      </LiveRegionProvider>
    ),
  ],
} satisfies Meta<typeof FileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** With `href`, a link takes the place of the button. */
export const AsLink: Story = { args: { href: '/attachments?id=4711' } };

export const Preparing: Story = {
  args: { state: 'preparing', message: 'Your file is being prepared.' },
};

export const Done: Story = { args: { state: 'done', message: doneMessage } };

/** The download failed with status 401. */
export const SessionEnded: Story = {
  args: {
    state: 'failed',
    message:
      'Your Producer News Portal session has ended. For your security, sessions automatically end.',
    actionLabel: 'Log In Again',
  },
};

/** The download failed with status 403. */
export const Forbidden: Story = {
  args: { state: 'failed', message: 'You are currently not authorized to view this content.' },
};

/** The download failed with status 404. */
export const NotFound: Story = {
  args: { state: 'failed', message: 'Oops! That file could not be found.' },
};

/** The download failed with any other error. */
export const Failed: Story = {
  args: {
    state: 'failed',
    message: 'The system has timed out due to a technical error.',
    actionLabel: 'Try again',
  },
};

function Controlled(args: FileCardProps) {
  const [state, setState] = useState<FileCardProps['state']>('idle');
  return (
    <FileCard
      {...args}
      state={state}
      message={state === 'done' ? doneMessage : undefined}
      onDownload={() => setState('done')}
    />
  );
}

export const Downloads: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: /^Download/ });
    await step('Activate the button with the keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('The result is shown next to the button and announced', async () => {
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription(doneMessage);
      await expect(canvas.getByRole('status')).toHaveTextContent(doneMessage);
    });
  },
};

export const LongText: Story = {
  args: {
    name: `Underwriting-guide-manufactured-home-${'owner-seasonal-rental-vacant-'.repeat(5)}2026.pdf`,
    meta: ['PDF', '12.4 MB', 'Agent use only'],
    state: 'failed',
    message: `The system has timed out due to a technical error. ${'x'.repeat(120)}`,
    actionLabel: 'Download the whole guide with all of its endorsements',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={[
        ['idle, button', <FileCard key="button" {...args} />],
        [
          'idle, link',
          <FileCard
            key="link"
            {...args}
            href="/attachments?id=4711"
            name="AL-application.xlsx"
            meta="Excel"
          />,
        ],
        [
          'preparing',
          <FileCard
            key="preparing"
            {...args}
            state="preparing"
            message="Your file is being prepared."
          />,
        ],
        ['done', <FileCard key="done" {...args} state="done" message={doneMessage} />],
        [
          'failed',
          <FileCard
            key="failed"
            {...args}
            state="failed"
            message="Oops! That file could not be found."
          />,
        ],
      ]}
    />
  ),
};
