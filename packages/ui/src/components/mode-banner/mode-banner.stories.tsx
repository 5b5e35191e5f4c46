import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ModeBanner } from './mode-banner.tsx';

const meta = {
  title: 'Components/Page/ModeBanner',
  component: ModeBanner,
  tags: ['impersonation'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: 'Viewing as agent 04-1187 · Marlow Agency',
    action: (
      <Button variant="secondary" size="sm" onClick={fn()}>
        Stop viewing
      </Button>
    ),
  },
} satisfies Meta<typeof ModeBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const StopPending: Story = {
  args: {
    action: (
      <Button variant="secondary" size="sm" pending>
        Stop viewing
      </Button>
    ),
  },
};

export const StopFailed: Story = {
  args: { error: "Couldn't stop viewing. Check your connection and try again." },
};

export const LongText: Story = {
  args: {
    children:
      'Viewing as agent 04-1187 · Harbor & Pine Insurance and Financial Services of the Upper Peninsula and Northern Wisconsin',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
