import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleMenu } from '../top-menu/sample-menu.ts';
import { BottomMenu } from './bottom-menu.tsx';

describe('BottomMenu', () => {
  it('is the page footer with a labeled navigation landmark and a note', () => {
    render(
      <BottomMenu
        label="Footer"
        items={[{ id: 'contact', label: 'Contact us', href: '/contact-us' }]}
      >
        For agents only.
      </BottomMenu>,
    );
    const footer = screen.getByRole('contentinfo');
    const nav = within(footer).getByRole('navigation', { name: 'Footer' });
    const link = within(nav).getByRole('link', { name: 'Contact us' });
    expect(link.getAttribute('href')).toBe('/contact-us');
    expect(within(footer).getByText('For agents only.')).toBeDefined();
  });

  it('labels the list of a section with its heading', () => {
    render(<BottomMenu label="Footer" items={sampleMenu} />);
    const help = screen.getByRole('list', { name: 'Help' });
    expect(within(help).getAllByRole('link')).toHaveLength(3);
  });

  it('shows the note even when there is no menu', () => {
    render(
      <BottomMenu label="Footer" items={[]}>
        For agents only.
      </BottomMenu>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('For agents only.')).toBeDefined();
  });

  it('sets rel="noreferrer" on external links', () => {
    render(<BottomMenu label="Footer" items={sampleMenu} />);
    const link = screen.getByRole('link', { name: 'Learning site' });
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });
});
