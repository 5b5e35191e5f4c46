import { sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { pageStates } from '../../testing/page-states.ts';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Help/Contact us',
  component: Screen,
  args: { path: '/contact-us' },
  tags: ['route:contact-us'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'contact-us'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { ...pageStates.complete('Contact us'), tags: ['state:complete'] };
export const Loading: Story = { ...pageStates.loading, tags: ['state:loading'] };
export const Empty: Story = { ...pageStates.empty, tags: ['state:empty'] };
export const Failed: Story = { ...pageStates.failed, tags: ['state:failed'] };
