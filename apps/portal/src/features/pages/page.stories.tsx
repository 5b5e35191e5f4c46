import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { pageStates } from '../../testing/page-states.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const page = sampleLibrary.simplePages[0];
if (!page) throw new Error('The sample library has no page.');

const meta = {
  title: 'Screens/Help/Content page',
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

export const Complete: Story = { ...pageStates.complete('Storm center'), tags: ['state:complete'] };
export const Loading: Story = { ...pageStates.loading, tags: ['state:loading'] };
/** The path has no redirect and no page. */
export const Empty: Story = { ...pageStates.empty, tags: ['state:empty'] };
export const Failed: Story = { ...pageStates.failed, tags: ['state:failed'] };
