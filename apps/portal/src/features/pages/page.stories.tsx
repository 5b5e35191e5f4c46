import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const page = sampleLibrary.simplePages[0];
if (!page) throw new Error('The sample library has no page.');

const meta = {
  title: 'Screens/Help/Any other address',
  component: Screen,
  args: { path: '/storm-center' },
  tags: ['route:page'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.redirectRecords.check.empty(),
      handlers.simplePages.detail.complete({ ...page, title: 'Storm center' }),
      ...sampleHandlers(),
    ),
} satisfies ScreenMeta<'page'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Storm center' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.pending()),
};

/** Nothing has moved here, and there is no page of this name. */
export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.simplePages.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
