import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './menu.tsx';
import type { MenuRootProps } from './menu.tsx';

const signOut = fn();

function AccountMenu({ open }: Pick<MenuRootProps, 'open'>) {
  const [theme, setTheme] = useState('system');
  return (
    <MenuRoot open={open}>
      <MenuTrigger>
        <Button kind="secondary">Account</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="system">Same as the device</MenuRadioItem>
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

const meta = {
  title: 'Components/Overlays/Menu',
  component: MenuRoot,
  subcomponents: {
    MenuContent,
    MenuItem,
    MenuLabel,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
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

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    const trigger = screen.getByRole('button', { name: 'Account' });
    await step('Enter opens it on the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(
        await screen.findByRole('menuitemradio', { name: 'Same as the device' }),
      ).toHaveFocus();
    });
    await step('the arrow keys move and Enter chooses', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(signOut).toHaveBeenCalled();
      await expect(trigger).toHaveFocus();
    });
  },
};
