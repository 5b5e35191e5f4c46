import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const required = sampleLibrary.revisions.find(
  ({ revision }) => revision.acknowledgement_required,
)?.revision;

const meta = {
  title: 'Screens/News/Who has confirmed',
  component: Screen,
  args: { path: `/acknowledgements/${required?.id}` },
  tags: ['route:acknowledgements'],
  globals: { session: 'admin' },
  beforeEach: ({ msw }) =>
    msw.use(...sampleHandlers({ persona: samplePersona('home-office-admin') })),
} satisfies ScreenMeta<'acknowledgements'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByText(/users have confirmed that they read it$/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
  },
};

export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { session: 'admin', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/users have confirmed that they read it$/u);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.revisions.acknowledgements.pending()),
};

/** No one who can see the record has signed in. */
export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.revisions.acknowledgements.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No users to list' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.revisions.acknowledgements.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
