import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Alerts', href: '/alerts' },
  { label: 'Texas wind/hail' },
];

describe('Breadcrumb', () => {
  it('is a labeled navigation landmark with ordered links and the current page as text', () => {
    render(<Breadcrumb label="Breadcrumb" items={items} />);
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/alerts']);
    expect(within(nav).getByText('Texas wind/hail').getAttribute('aria-current')).toBe('page');
  });

  it('marks the parent, which is the only level shown on a phone', () => {
    render(<Breadcrumb label="Breadcrumb" items={items} />);
    const parentItems = [...document.querySelectorAll('[data-parent]')];
    expect(parentItems.map((item) => item.textContent)).toEqual(['Alerts']);
  });

  it('has a separator before each item but the first, so that no line ends with one', () => {
    render(<Breadcrumb label="Breadcrumb" items={[...items, { label: 'Notes' }]} />);
    const firstParts = screen
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.tagName);
    expect(firstParts).toEqual(['A', 'svg', 'svg', 'svg']);
    expect(screen.getAllByRole('listitem').map((item) => item.lastElementChild?.tagName)).toEqual([
      'A',
      'A',
      'SPAN',
      'SPAN',
    ]);
  });

  it('calls an item’s onClick, which can keep the link from being followed', () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    render(
      <Breadcrumb label="Breadcrumb" items={[{ label: 'Alerts', href: '/alerts', onClick }]} />,
    );
    const isFollowed = fireEvent.click(screen.getByRole('link'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(isFollowed).toBe(false);
  });

  it('renders nothing without items', () => {
    const { container } = render(<Breadcrumb label="Breadcrumb" items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
