import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Header } from './header.tsx';

describe('Header', () => {
  it('is the page banner and links home with the application’s link component', () => {
    render(
      <UiProvider
        link={({ href, children, ...rest }) => (
          <a {...rest} href={href} data-router="">
            {children}
          </a>
        )}
      >
        <Header brand={{ label: 'Producer News', href: '/' }} />
      </UiProvider>,
    );
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Producer News' });
    expect(link.getAttribute('href')).toBe('/');
    expect(link.hasAttribute('data-router')).toBe(true);
  });

  it('has this tab order: brand, search, shortcut, actions, menu button, top menu', () => {
    render(
      <Header
        brand={{ label: 'Brand', href: '/' }}
        search={<button type="button">Search</button>}
        shortcut={<a href="/alerts">Alerts</a>}
        actions={<button type="button">Account</button>}
        menuButton={<button type="button">Menu</button>}
        topMenu={<button type="button">News</button>}
      />,
    );
    const stops = [...document.querySelectorAll('a, button')];
    expect(stops.map((stop) => stop.textContent)).toEqual([
      'Brand',
      'Search',
      'Alerts',
      'Account',
      'Menu',
      'News',
    ]);
  });
});
