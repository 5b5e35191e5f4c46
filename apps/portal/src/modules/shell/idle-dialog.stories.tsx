import { FIXED_NOW } from '@producer-portal/api/testing';
import { LiveRegionProvider } from '@producer-portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ClockProvider } from '../../lib/clock.tsx';
import { sampleClock } from '../../testing/application.tsx';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { IdleDialog } from './idle-dialog.tsx';

const meta = {
  title: 'Flows/Session end',
  component: IdleDialog,
  args: { endsAt: FIXED_NOW + 107_000, reason: 'idle' },
  render: function Warned(args) {
    const [services] = useState(() => createTestServices({ now: sampleClock }));
    return (
      <ServicesProvider value={services}>
        <ClockProvider value={sampleClock}>
          <LiveRegionProvider>
            <main>
              <h1>Alerts</h1>
              <IdleDialog {...args} />
            </main>
          </LiveRegionProvider>
        </ClockProvider>
      </ServicesProvider>
    );
  },
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After 13 minutes without input: the dialog is announced, and focus moves to its title. */
export const Idle: Story = {
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Your session is about to end' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByRole('timer')).toHaveTextContent('Time left: 1:47');
  },
};

export const NotRenewed: Story = { args: { reason: 'expiry', endsAt: FIXED_NOW + 45_000 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
