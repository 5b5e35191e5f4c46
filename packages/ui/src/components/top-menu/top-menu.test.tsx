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

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const visibleLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('TopMenu', () => {
  it('is a named navigation of closed disclosures, each naming the panel it controls', () => {
    renderMenu();
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    expect(
      within(nav)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['News', 'Alerts by topic', 'Help']);
    for (const each of within(nav).getAllByRole('button')) {
      expect(document.getElementById(each.getAttribute('aria-controls') ?? '')).not.toBeNull();
    }
    expect(visibleLinks()).toEqual([]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens by a click and closes by another', async () => {
    const user = renderMenu();
    await user.click(button('News'));
    expect(visibleLinks()).toEqual(['All alerts', 'Unread alerts', 'Policy updates']);
    await user.click(button('News'));
    expect(visibleLinks()).toEqual([]);
  });

  it('does not open when a pointer merely passes over', async () => {
    const user = renderMenu();
    await user.hover(button('News'));
    expect(isOpen('News')).toBe(false);
  });

  it('keeps at most one section open', async () => {
    const user = renderMenu();
    await user.click(button('News'));
    await user.click(button('Help'));
    expect([isOpen('News'), isOpen('Help')]).toEqual([false, true]);
  });

  it.each(['{Enter}', ' '])('opens with the key %j', async (key) => {
    const user = renderMenu();
    await user.tab();
    await user.keyboard(key);
    expect(isOpen('News')).toBe(true);
  });

  it('leads Tab from the button through the links to the next section, and closes behind it', async () => {
    const user = renderMenu();
    await user.tab();
    await user.keyboard('{Enter}');
    const stops: (string | null | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) {
      // One stop after the other is the point.
      // oxlint-disable-next-line no-await-in-loop
      await user.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual(['All alerts', 'Unread alerts', 'Policy updates', 'Alerts by topic']);
    expect(isOpen('News')).toBe(false);
  });

  it('closes with Escape and returns the focus to the button', async () => {
    const user = renderMenu();
    await user.click(button('News'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen('News')).toBe(false);
    expect(document.activeElement).toBe(button('News'));
  });

  it('closes when the page is pressed', async () => {
    const user = renderMenu();
    await user.click(button('News'));
    await user.click(screen.getByText('Page'));
    expect(isOpen('News')).toBe(false);
  });

  it('closes when a link is followed', async () => {
    const user = renderMenu();
    await user.click(button('News'));
    const link = screen.getByRole('link', { name: 'All alerts' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(isOpen('News')).toBe(false);
  });

  it('marks the current page and the section it is in', async () => {
    const user = renderMenu('/alerts');
    expect(button('News').getAttribute('aria-current')).toBe('true');
    expect(button('Help').hasAttribute('aria-current')).toBe(false);
    await user.click(button('News'));
    const link = screen.getByRole('link', { name: 'All alerts' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('draws nothing without entries', () => {
    const { container } = render(<TopMenu label="Main menu" items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
