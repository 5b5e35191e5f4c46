import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { CountLink } from '../count-link/count-link.tsx';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { TopMenu } from '../top-menu/top-menu.tsx';
import { Header } from './header.tsx';

function SampleMobileMenu() {
  const [open, setOpen] = useState(false);
  return (
    <MobileMenu
      items={sampleMenu}
      open={open}
      onOpenChange={setOpen}
      labels={{ menu: 'Menu', close: 'Close menu', title: 'Producer News' }}
    />
  );
}

const renderAlertsLink = (count: number) => (
  <ButtonLink variant="quiet" size="sm" href="/alerts?unread=true">
    Alerts <CountBadge count={count} label={`${count} unread alerts`} />
  </ButtonLink>
);

function renderActions(account = 'Account', cart?: ReactNode) {
  return (
    <>
      {cart}
      <Button variant="quiet" size="sm">
        {account}
      </Button>
    </>
  );
}

const meta = {
  title: 'Components/Page/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { label: 'Producer News', href: '/' },
    search: (
      <SearchBox
        compact
        label="Search the portal"
        placeholder="Search alerts and updates"
        submitLabel="Search"
        onSubmit={fn()}
      />
    ),
    shortcut: renderAlertsLink(5),
    actions: renderActions(),
    menuButton: <SampleMobileMenu />,
    topMenu: <TopMenu label="Main menu" items={sampleMenu} currentPath="/alerts" />,
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a cart, for users who can't order. */
export const Default: Story = {};

export const Playground: Story = {};

export const NoneUnread: Story = {
  args: { shortcut: renderAlertsLink(0) },
};

export const ManyUnread: Story = {
  args: { shortcut: renderAlertsLink(173) },
};

export const WithCart: Story = {
  args: {
    actions: renderActions(
      'Account',
      <CountLink icon="cart" href="/cart" label="Cart" count={2} countLabel="2 items" />,
    ),
  },
};

/** Before sign-in, and on pages without menus. */
export const Bare: Story = {
  args: {
    search: undefined,
    shortcut: undefined,
    actions: undefined,
    menuButton: undefined,
    topMenu: undefined,
  },
};

/** While the menu loads, space is reserved for its row. */
export const MenuPending: Story = {
  args: { topMenu: <TopMenu label="Main menu" items={[]} /> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const LongText: Story = {
  args: {
    brand: { label: 'Producer News Portal of Northmere Specialty', href: '/' },
    shortcut: renderAlertsLink(100),
    actions: renderActions(
      'Harbor & Pine Insurance and Financial Services of the Upper Peninsula · 041187',
    ),
  },
};
