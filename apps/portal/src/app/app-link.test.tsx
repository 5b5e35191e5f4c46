import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FollowLinkProvider } from '../modules/paths/follow-link.tsx';
import { AppLink } from './app-link.tsx';

function open(link: ReactNode) {
  const router = createMemoryRouter(
    [{ path: '*', element: <FollowLinkProvider>{link}</FollowLinkProvider> }],
    { initialEntries: ['/here'] },
  );
  render(<RouterProvider router={router} />);
  const click = (init: MouseEventInit = {}) =>
    fireEvent.click(screen.getByRole('link'), { button: 0, ...init });
  return { click, getUrl: () => router.state.location.pathname + router.state.location.search };
}

it('opens a portal URL without reloading the page', () => {
  const { click, getUrl } = open(<AppLink href="/alerts?page=2">Alerts</AppLink>);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/alerts?page=2');
  expect(click()).toBe(false);
  expect(getUrl()).toBe('/alerts?page=2');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'lets the browser handle clicks that open a new tab or window: %o',
  (init) => {
    const { click, getUrl } = open(<AppLink href="/alerts">Alerts</AppLink>);
    expect(click(init)).toBe(true);
    expect(getUrl()).toBe('/here');
  },
);

it('does not navigate when `onClick` calls `preventDefault`', () => {
  const { click, getUrl } = open(
    <AppLink href="/alerts" onClick={(event) => event.preventDefault()}>
      Alerts
    </AppLink>,
  );
  click();
  expect(getUrl()).toBe('/here');
});
