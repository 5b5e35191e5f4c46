import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../button-link/button-link.tsx';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { MobileMenu } from './mobile-menu.tsx';
import type { MobileMenuProps } from './mobile-menu.tsx';

const meta = {
  title: 'Components/Navigation/MobileMenu',
  component: MobileMenu,
  args: {
    items: sampleMenu,
    open: false,
    onOpenChange: fn(),
    labels: { menu: 'Menu', close: 'Close menu', title: 'Producer News' },
  },
  render: (args) => <Controlled {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: MobileMenuProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <p>The page behind the menu.</p>
      <MobileMenu
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
}

/** The closed menu, with `data-menu="notclicked"`. */
export const Default: Story = {};

export const Playground: Story = {};

/** The open menu, with `data-menu="clicked"`. */
export const Open: Story = { args: { open: true } };

export const SectionOpen: Story = {
  args: { open: true, currentPath: '/alerts?unread=true' },
};

export const WithChildren: Story = {
  args: {
    open: true,
    children: (
      <ButtonLink variant="secondary" href="/welcome">
        Sign out
      </ButtonLink>
    ),
  },
};

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Menu' });
    await step('Open the menu: focus moves into it', async () => {
      await userEvent.click(button);
      await expect(canvas.getByRole('dialog', { name: 'Producer News' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    });
    await step('Open a section', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
      await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible();
    });
    await step('Close the menu: focus returns to its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
  },
};

/** The page behind the menu is inert and does not scroll. */
export const KeepsFocus: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await step('Open the menu', () => userEvent.click(button));
    await step("Elements behind the menu can't be focused", async () => {
      button.focus();
      await expect(canvas.getByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
    await step('The page does not scroll', async () => {
      await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    });
  },
};

export const LongText: Story = {
  args: {
    open: true,
    labels: {
      menu: 'Menu',
      close: 'Close menu',
      title: 'Producer News Portal of the Northmere Specialty group',
    },
    currentPath: '/products',
    items: [
      {
        id: 'long',
        label: 'Everything about products and their availability in your states',
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
};

/** 400% zoom on a 1280 px screen. */
export const Zoomed: Story = {
  args: { open: true, currentPath: '/alerts' },
  globals: { viewport: { value: 'phone', isRotated: false }, textSize: '200' },
};
