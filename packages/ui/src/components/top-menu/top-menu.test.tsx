import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleMenu } from './sample-menu.ts';
import { TopMenu } from './top-menu.tsx';

function renderMenu(currentPath?: string) {
  render(
    <>
      <TopMenu label="Main menu" items={sampleMenu} currentPath={currentPath} />
      <p>Page</p>
    </>,
  );
  return userEvent.setup();
}

const getButton = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => getButton(name).getAttribute('aria-expanded') === 'true';
const getVisibleLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('TopMenu', () => {
  it('is a labeled navigation landmark with closed disclosure buttons that reference their panels', () => {
    renderMenu();
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    expect(
      within(nav)
        .getAllByRole('button')
        .map((item) => item.textContent),
    ).toEqual(['News', 'Alerts by topic', 'Help']);
    for (const item of within(nav).getAllByRole('button')) {
      expect(document.getElementById(item.getAttribute('aria-controls') ?? '')).not.toBeNull();
    }
    expect(getVisibleLinks()).toEqual([]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens and closes with a click', async () => {
    const user = renderMenu();
    await user.click(getButton('News'));
    expect(getVisibleLinks()).toEqual(['All alerts', 'Unread alerts', 'Policy updates']);
    await user.click(getButton('News'));
    expect(getVisibleLinks()).toEqual([]);
  });

  it('does not open on hover', async () => {
    const user = renderMenu();
    await user.hover(getButton('News'));
    expect(isOpen('News')).toBe(false);
  });

  it('keeps at most one section open', async () => {
    const user = renderMenu();
    await user.click(getButton('News'));
    await user.click(getButton('Help'));
    expect([isOpen('News'), isOpen('Help')]).toEqual([false, true]);
  });

  it.each(['{Enter}', ' '])('opens with the key %j', async (key) => {
    const user = renderMenu();
    await user.tab();
    await user.keyboard(key);
    expect(isOpen('News')).toBe(true);
  });

  it('moves with Tab through the open section to the next one, and closes it', async () => {
    const user = renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    const stops: (string | null | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      // Each Tab press depends on the previous one.
      // oxlint-disable-next-line no-await-in-loop
      await user.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual(['All alerts', 'Unread alerts', 'Policy updates', 'Alerts by topic']);
    expect(isOpen('News')).toBe(false);
  });

  it('closes with Escape and returns focus to the button', async () => {
    const user = renderMenu();
    await user.click(getButton('News'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen('News')).toBe(false);
    expect(document.activeElement).toBe(getButton('News'));
  });

  it('closes when the user clicks outside', async () => {
    const user = renderMenu();
    await user.click(getButton('News'));
    await user.click(screen.getByText('Page'));
    expect(isOpen('News')).toBe(false);
  });

  it('closes when a link is followed', async () => {
    const user = renderMenu();
    await user.click(getButton('News'));
    const link = screen.getByRole('link', { name: 'All alerts' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(isOpen('News')).toBe(false);
  });

  it('marks the current page and the section it is in', async () => {
    const user = renderMenu('/alerts');
    expect(getButton('News').getAttribute('aria-current')).toBe('true');
    expect(getButton('Help').hasAttribute('aria-current')).toBe(false);
    await user.click(getButton('News'));
    const link = screen.getByRole('link', { name: 'All alerts' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('renders nothing without entries', () => {
    const { container } = render(<TopMenu label="Main menu" items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
