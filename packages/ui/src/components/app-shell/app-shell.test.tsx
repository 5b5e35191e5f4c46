import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppShell } from './app-shell.tsx';

function renderShell() {
  render(
    <AppShell
      banner={<p>Banner</p>}
      header={<header>Header</header>}
      footer={<footer>Footer</footer>}
      skipLinks={[
        { href: '#main', label: 'Skip to main content' },
        { href: '#search', label: 'Skip to search' },
      ]}
    >
      <p>Screen</p>
    </AppShell>,
  );
}

describe('AppShell', () => {
  it('renders skip links, banner, header, main, and footer in this order', () => {
    renderShell();
    expect(document.body.textContent).toBe(
      'Skip to main contentSkip to searchBannerHeaderScreenFooter',
    );
  });

  it('renders main as a focus target outside the tab order', () => {
    renderShell();
    const main = screen.getByRole('main');
    expect(main.id).toBe('main');
    expect(main.tabIndex).toBe(-1);
  });

  it('has a skip link to main as its first tab stop', async () => {
    const user = userEvent.setup();
    renderShell();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
