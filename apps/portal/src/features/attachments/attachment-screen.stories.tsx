import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Help/Download a file',
  component: Screen,
  args: { path: '/attachments?id=form-do-not-contact&name=Do%20not%20contact.pdf' },
  tags: ['route:attachments'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'attachments'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^Success! Do not contact\.pdf has been downloaded\./u, {
      selector: 'p',
    });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.attachments.download.pending()),
};

/** 401: the session has ended. Signing in again returns to this file. */
export const SessionEnded: Story = {
  tags: ['state:session-ended'],
  beforeEach: ({ msw }) => msw.use(handlers.attachments.download.failed(401)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log In Again' });
  },
};

/** 403: the user has no access to the file. */
export const NotAuthorized: Story = {
  tags: ['state:not-authorized'],
  beforeEach: ({ msw }) => msw.use(handlers.attachments.download.failed(403)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'You are currently not authorized to view this content.',
    });
  },
};

/** 404: the file doesn't exist. */
export const NotFound: Story = {
  tags: ['state:not-found'],
  beforeEach: ({ msw }) => msw.use(handlers.attachments.download.failed(404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That file could not be found.' });
  },
};

/** Any other failure: the page shows a technical error with a button to try again. */
export const TimedOut: Story = {
  tags: ['state:timed-out'],
  beforeEach: ({ msw }) => msw.use(handlers.attachments.download.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
