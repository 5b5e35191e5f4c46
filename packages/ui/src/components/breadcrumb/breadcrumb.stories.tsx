import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Alerts', href: '/alerts' },
      { label: 'Texas wind/hail deductible change' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const TwoLevels: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Alerts' }] },
};

export const FiveLevels: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Classic', href: '/products/classic' },
      { label: 'Mobile home', href: '/products/classic/mobile-home' },
      { label: 'Rate bulletin PNP-2026-014' },
    ],
  },
};

/** On a phone, only the link to the parent page is shown. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Products and availability in all of your states', href: '/products' },
      {
        label:
          'Florida dwelling fire binding moratorium is extended to eleven more counties on the Gulf coast',
      },
    ],
  },
};
