import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { BottomMenu } from './bottom-menu.tsx';

const meta = {
  title: 'Components/Navigation/BottomMenu',
  component: BottomMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Footer',
    items: [
      { id: 'contact', label: 'Contact us', href: '/contact-us' },
      { id: 'ask', label: 'Ask us', href: '/ask-foremost' },
      { id: 'access', label: 'Digital accessibility', href: '/digital-accessibility' },
      { id: 'forms', label: 'Request forms', href: '/communication-request-forms' },
    ],
    children: 'Producer News Portal. Northmere Specialty. For agents only.',
  },
} satisfies Meta<typeof BottomMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Columns: Story = { args: { items: sampleMenu } };

/** The menu failed to load, but the legal line is still shown. */
export const MenusFailed: Story = { args: { items: [] } };

export const Impersonating: Story = {
  args: { children: 'Viewing as agent 04-1187 · Marlow Agency. Producer News Portal.' },
};

export const One: Story = {
  args: { items: [{ id: 'contact', label: 'Contact us', href: '/contact-us' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Everything about digital accessibility and how to get help from our team',
        href: '/digital-accessibility',
      },
    ],
    children:
      'The portal is for appointed agents of Northmere Specialty. Coverage descriptions are summaries; only the policy form is binding. Rates and rules apply from the date on each bulletin.',
  },
};
