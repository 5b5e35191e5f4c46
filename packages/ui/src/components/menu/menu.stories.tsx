import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from './menu.tsx';
import type { MenuRootProps } from './menu.tsx';

const signOut = fn();

function AccountMenu({ open }: Pick<MenuRootProps, 'open'>) {
  const [theme, setTheme] = useState('system');
  return (
    <MenuRoot open={open}>
      <MenuTrigger>
        <Button variant="secondary">Account</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="system">Use device setting</MenuRadioItem>
          <MenuRadioItem value="light">Light</MenuRadioItem>
          <MenuRadioItem value="dark">Dark</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem href="#profile">Your profile</MenuItem>
        <MenuItem disabled>Switch agency</MenuItem>
        <MenuItem onSelect={signOut}>Sign out</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

function ExportMenu({
  children,
  ...root
}: Omit<MenuRootProps, 'children'> & { children?: ReactNode }) {
  return (
    <MenuRoot {...root}>
      <MenuTrigger>
        <Button variant="secondary">More</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem>Print</MenuItem>
        <MenuSub>
          <MenuSubTrigger>Download</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>As PDF</MenuItem>
            <MenuItem>As spreadsheet</MenuItem>
          </MenuSubContent>
        </MenuSub>
        {children}
      </MenuContent>
    </MenuRoot>
  );
}

function ColumnsMenu() {
  const [visibleColumns, setVisibleColumns] = useState<readonly string[]>(['Submitted', 'Status']);
  return (
    <MenuRoot>
      <MenuTrigger>
        <Button variant="secondary">Columns</Button>
      </MenuTrigger>
      <MenuContent align="start">
        {['Submitted', 'Items', 'Status', 'Ship date'].map((name) => (
          <MenuCheckboxItem
            key={name}
            checked={visibleColumns.includes(name)}
            onCheckedChange={(on) =>
              setVisibleColumns(
                on ? [...visibleColumns, name] : visibleColumns.filter((item) => item !== name),
              )
            }
          >
            {name}
          </MenuCheckboxItem>
        ))}
        <MenuCheckboxItem checked disabled onCheckedChange={fn()}>
          Order number
        </MenuCheckboxItem>
      </MenuContent>
    </MenuRoot>
  );
}

/** Opens the submenu by keyboard, so that its screenshots are stable. */
async function openSubmenu(toward: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight') {
  const trigger = await screen.findByRole('menuitem', { name: 'Download' });
  trigger.focus();
  await userEvent.keyboard(`{${toward}}`);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As PDF' })).toHaveFocus());
}

async function expectMenusInWindow() {
  for (const menu of screen.getAllByRole('menu')) {
    const { left, right, top, bottom } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  }
}

const meta = {
  title: 'Components/Overlays/Menu',
  component: MenuRoot,
  subcomponents: {
    MenuCheckboxItem,
    MenuContent,
    MenuItem,
    MenuLabel,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
    MenuSub,
    MenuSubContent,
    MenuSubTrigger,
    MenuTrigger,
  },
  args: { children: null },
  render: ({ open }) => <AccountMenu open={open} />,
} satisfies Meta<typeof MenuRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Open: Story = { args: { open: true } };

export const Submenu: Story = {
  render: () => <ExportMenu open />,
  play: () => openSubmenu(),
};

export const SubmenuRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <ExportMenu open dir="rtl" />
    </div>
  ),
  play: () => openSubmenu('ArrowLeft'),
};

export const Disabled: Story = {
  render: () => (
    <ExportMenu open>
      <MenuSub>
        <MenuSubTrigger disabled>Send to an agency</MenuSubTrigger>
        <MenuSubContent>
          <MenuItem>Marlow Agency</MenuItem>
        </MenuSubContent>
      </MenuSub>
      <MenuItem disabled>Order again</MenuItem>
    </ExportMenu>
  ),
};

/** The menu stays open when a checkbox item is toggled. */
export const Checked: Story = {
  render: () => <ColumnsMenu />,
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const items = await screen.findByRole('menuitemcheckbox', { name: 'Items', checked: false });
    await step('Select an item', () => userEvent.click(items));
    await step('It is checked, and the menu is still open', async () => {
      await expect(items).toBeChecked();
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Submitted' })).toBeChecked();
    });
  },
};

/** Without room at the end or below, the menu and the submenu open on the opposite sides. */
export const NearEdge: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={frames.corner}>
      <ExportMenu open />
    </div>
  ),
  play: async () => {
    await openSubmenu();
    await expectMenusInWindow();
  },
};

/** On a phone, the submenu overlaps the menu. */
export const Phone: Story = {
  render: () => <ExportMenu open />,
  play: async () => {
    await openSubmenu();
    await expectMenusInWindow();
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  render: () => (
    <ExportMenu open>
      <MenuLabel>All of the actions for the selected policy bulletins</MenuLabel>
      <MenuItem>Download every policy update for Texas, Oklahoma, and Arkansas</MenuItem>
      <MenuItem>{'MH417'.repeat(60)}</MenuItem>
    </ExportMenu>
  ),
};

export const ManyItems: Story = {
  render: () => (
    <ExportMenu open>
      {Array.from({ length: 40 }, (_, index) => (
        <MenuItem key={index}>Bulletin {index + 1}</MenuItem>
      ))}
    </ExportMenu>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    const trigger = screen.getByRole('button', { name: 'Account' });
    await step('Enter opens it with focus on the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(
        await screen.findByRole('menuitemradio', { name: 'Use device setting' }),
      ).toHaveFocus();
    });
    await step('Keys move focus, and Enter selects', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(signOut).toHaveBeenCalled();
      await expect(trigger).toHaveFocus();
    });
  },
};
