import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleMenu } from './sample-menu.ts';
import { TopMenu } from './top-menu.tsx';

const meta = {
  title: 'Components/Navigation/TopMenu',
  component: TopMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main menu', items: sampleMenu },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <div style={{ background: 'var(--ui-color-inverse)', paddingInline: 32 }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof TopMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '/alerts' } };

export const CurrentSection: Story = { args: { currentPath: '/alerts/tx-wind-hail' } };

export const OneOpen: Story = {
  args: { currentPath: '/alerts' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const news = canvas.getByRole('button', { name: 'News' });
    const help = canvas.getByRole('button', { name: 'Help' });
    await step('Open Help', async () => {
      await userEvent.click(help);
      await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    });
    await step('Open News: Help closes', async () => {
      await userEvent.click(news);
      await expect(news).toHaveAttribute('aria-expanded', 'true');
      await expect(help).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const news = canvas.getByRole('button', { name: 'News' });
    await step('Open News with Enter and move to its first link', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'All alerts' })).toHaveFocus();
    });
    await step('Escape closes News and returns focus to its button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(news).toHaveAttribute('aria-expanded', 'false');
      await expect(news).toHaveFocus();
    });
  },
};

/** Static links, shown while the menu loads or if it fails to load. */
export const Fallback: Story = {
  args: {
    items: [
      { id: 'alerts', label: 'Alerts', href: '/alerts' },
      { id: 'policy', label: 'Policy updates', href: '/policy-updates' },
      { id: 'contact', label: 'Contact us', href: '/contact-us' },
    ],
  },
};

export const Nested: Story = {
  args: {
    items: [
      {
        id: 'products',
        label: 'Products',
        href: '/products',
        children: [
          {
            id: 'home',
            label: 'Home',
            children: [
              { id: 'mobile', label: 'Mobile home', href: '/products/mobile-home' },
              { id: 'dwelling', label: 'Dwelling', href: '/products/dwelling' },
            ],
          },
          {
            id: 'road',
            label: 'On the road',
            children: [{ id: 'motorcycle', label: 'Motorcycle', href: '/products/motorcycle' }],
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Products' })),
};

/** The last sections open toward the start of the line. */
export const ManySections: Story = {
  args: {
    items: ['News', 'Products', 'Training', 'Guides and rates', 'Marketing', 'Help'].map(
      (label) => ({
        id: label,
        label,
        children: [
          { id: `${label} 1`, label: `${label}: latest`, href: `/${label}` },
          { id: `${label} 2`, label: `${label}: view all`, href: `/${label}/all` },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' })),
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Everything about products and their availability',
        children: [
          {
            id: 'longest',
            label:
              'Specialty dwelling: landlord, vacation and short-term rental, vacant and under renovation',
            href: '/products',
          },
        ],
      },
      ...sampleMenu,
    ],
  },
  play: async ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: /Everything/ })),
};
