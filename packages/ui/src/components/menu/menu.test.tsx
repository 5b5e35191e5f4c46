import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
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

const signOut = vi.fn<() => void>();

function Subject() {
  const [theme, setTheme] = useState('system');
  return (
    <MenuRoot>
      <MenuTrigger>
        <Button>Account</Button>
      </MenuTrigger>
      <MenuContent data-testid="content">
        <MenuLabel data-testid="label">Theme</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="system">System</MenuRadioItem>
          <MenuRadioItem value="dark">Dark</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator data-testid="separator" />
        <MenuItem href="/profile">Profile</MenuItem>
        <MenuItem disabled>Switch agency</MenuItem>
        <MenuItem onSelect={signOut}>Sign out</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

const getFocusedText = () => document.activeElement?.textContent;

it('opens by keyboard, skips disabled items with the arrow keys, and selects with Enter', async () => {
  const { user } = renderForUser(<Subject />);
  await user.tab();
  const trigger = screen.getByRole('button', { name: 'Account' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(getFocusedText).toBe('System');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getFocusedText()).toBe('Profile');
  await user.keyboard('{ArrowDown}');
  expect(getFocusedText()).toBe('Sign out');
  await user.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(getFocusedText).toBe('Account');
});

it('closes with Escape and restores focus', async () => {
  const { user } = renderForUser(<Subject />);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await expect.poll(getFocusedText).toBe('Account');
});

it('finds an item by its first letters', async () => {
  const { user } = renderForUser(<Subject />);
  await user.click(screen.getByRole('button'));
  await user.keyboard('pr');
  await expect.poll(getFocusedText).toBe('Profile');
});

it('selects one radio item', async () => {
  const { user } = renderForUser(<Subject />);
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeTruthy();
  expect(screen.getByRole('menuitemradio', { name: 'System', checked: false })).toBeTruthy();
});

it('renders an item with an href as a link', async () => {
  const { user } = renderForUser(<Subject />);
  await user.click(screen.getByRole('button'));
  const item = screen.getByRole('menuitem', { name: 'Profile' });
  expect(item.tagName).toBe('A');
  expect(item.getAttribute('href')).toBe('/profile');
});

it('neither hides the page nor injects a style element', async () => {
  const { user } = renderForUser(<Subject />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

function ColumnsMenu({ disabled = false }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <MenuRoot>
      <MenuTrigger>
        <Button>Columns</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuCheckboxItem checked={on} disabled={disabled} onCheckedChange={setOn}>
          Items
        </MenuCheckboxItem>
      </MenuContent>
    </MenuRoot>
  );
}

describe('a checkbox item', () => {
  it.each(['{Enter}', ' '])('toggles with %j and keeps the menu open', async (key) => {
    const { user } = renderForUser(<ColumnsMenu />);
    await user.click(screen.getByRole('button'));
    await user.keyboard(`{ArrowDown}${key}`);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Items', checked: true })).toBeTruthy();
    await user.keyboard(key);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Items', checked: false })).toBeTruthy();
  });

  it('does not toggle while disabled', async () => {
    const { user } = renderForUser(<ColumnsMenu disabled />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('menuitemcheckbox'));
    expect(screen.getByRole('menuitemcheckbox', { checked: false })).toBeTruthy();
  });
});

describe('a submenu', () => {
  const download = vi.fn<() => void>();

  async function openMenu(dir: 'ltr' | 'rtl' = 'ltr') {
    download.mockReset();
    const view = renderForUser(
      <MenuRoot dir={dir}>
        <MenuTrigger>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuSub>
            <MenuSubTrigger>Download</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem onSelect={download}>As PDF</MenuItem>
            </MenuSubContent>
          </MenuSub>
        </MenuContent>
      </MenuRoot>,
    );
    await view.user.click(screen.getByRole('button', { name: 'More' }));
    await view.user.keyboard('{ArrowDown}');
    expect(getFocusedText()).toBe('Download');
    return view;
  }

  it.each([
    { key: '{ArrowRight}', back: '{ArrowLeft}', dir: 'ltr' as const },
    { key: '{ArrowLeft}', back: '{ArrowRight}', dir: 'rtl' as const },
    { key: '{Enter}', back: '{ArrowLeft}', dir: 'ltr' as const },
    { key: ' ', back: '{ArrowLeft}', dir: 'ltr' as const },
  ])('opens with $key and closes with $back ($dir)', async ({ key, back, dir }) => {
    const { user } = await openMenu(dir);
    await user.keyboard(key);
    await expect.poll(getFocusedText).toBe('As PDF');
    expect(screen.getByRole('menuitem', { name: 'Download' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await user.keyboard(back);
    expect(screen.queryByRole('menuitem', { name: 'As PDF' })).toBeNull();
    expect(getFocusedText()).toBe('Download');
  });

  it('closes with the whole menu when an item is selected', async () => {
    const { user } = await openMenu();
    await user.keyboard('{ArrowRight}');
    await expect.poll(getFocusedText).toBe('As PDF');
    await user.keyboard('{Enter}');
    expect(download).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
    await expect.poll(getFocusedText).toBe('More');
  });
});
