import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { MobileMenu } from './mobile-menu.tsx';

// jsdom has no modal dialogs. The stories test the focus trap, Escape, and the restored focus in a
// browser.
function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function Sample({ currentPath }: { currentPath?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <MobileMenu
      items={sampleMenu}
      open={open}
      onOpenChange={setOpen}
      currentPath={currentPath}
      labels={{ menu: 'Menu', close: 'Close menu', title: 'Producer News' }}
    >
      <a href="/account">Account</a>
    </MobileMenu>
  );
}

const getRoot = () => document.querySelector('[data-menu]');
const getMenuButton = () => screen.getByRole('button', { name: 'Menu' });

describe('MobileMenu', () => {
  it('starts as a button that opens a dialog', () => {
    render(<Sample />);
    expect(getRoot()?.getAttribute('data-menu')).toBe('notclicked');
    expect(getMenuButton().getAttribute('aria-haspopup')).toBe('dialog');
    expect(getMenuButton().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a dialog named by its title, with the menu entries and the children of MobileMenu', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(getMenuButton());
    expect(getRoot()?.getAttribute('data-menu')).toBe('clicked');
    expect(getMenuButton().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Producer News' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Producer News' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Account' })).toBeDefined();
  });

  it('locks scrolling only while open', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(getMenuButton());
    expect(document.querySelector('[data-pp-scroll-lock]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(document.querySelector('[data-pp-scroll-lock]')).toBeNull();
    expect(getRoot()?.getAttribute('data-menu')).toBe('notclicked');
  });

  it('closes when the browser closes the dialog, as on Escape', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(getMenuButton());
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(await screen.findByRole('button', { name: 'Menu', expanded: false })).toBeDefined();
  });

  it("can be opened again before the browser's close event", async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(getMenuButton());
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('cancel'));
    expect(getRoot()?.getAttribute('data-menu')).toBe('notclicked');
    await user.click(getMenuButton());
    fireEvent(dialog, new Event('close'));
    expect(getRoot()?.getAttribute('data-menu')).toBe('clicked');
    expect(dialog.open).toBe(true);
  });

  it.each(['{Enter}', ' '])('opens and closes a section with the key %j', async (key) => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.click(getMenuButton());
    const help = screen.getByRole('button', { name: 'Help' });
    help.focus();
    await user.keyboard(key);
    expect(help.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
    await user.keyboard(key);
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });

  it('scrolls a section into view when it opens', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const user = userEvent.setup();
    render(<Sample currentPath="/alerts" />);
    await user.click(getMenuButton());
    expect(scrollIntoView).not.toHaveBeenCalled();
    const help = screen.getByRole('button', { name: 'Help' });
    await user.click(help);
    expect(scrollIntoView.mock.contexts).toEqual([help.closest('li')]);
    expect(document.activeElement).toBe(help);
    await user.click(help);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('starts with the current section open', async () => {
    const user = userEvent.setup();
    render(<Sample currentPath="/contact-us" />);
    await user.click(getMenuButton());
    const link = screen.getByRole('link', { name: 'Contact us' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'All alerts' })).toBeNull();
  });

  it('closes when a link is followed', async () => {
    const user = userEvent.setup();
    render(<Sample currentPath="/contact-us" />);
    await user.click(getMenuButton());
    const link = screen.getByRole('link', { name: 'Contact us' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(getRoot()?.getAttribute('data-menu')).toBe('notclicked');
  });
});
