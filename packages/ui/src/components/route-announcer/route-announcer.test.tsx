import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import type { RouteAnnouncerProps } from './route-announcer.tsx';

function createPage(
  props: RouteAnnouncerProps,
  content: ReactNode = <h1 tabIndex={-1}>{props.title}</h1>,
) {
  return (
    <LiveRegionProvider>
      <button>Search</button>
      <main tabIndex={-1}>{content}</main>
      <RouteAnnouncer {...props} />
    </LiveRegionProvider>
  );
}

const getAnnouncements = () =>
  [...screen.getByRole('status').children].map((message) => message.textContent ?? '');
const getFocusedElement = () => document.activeElement;
const getHeading = () => screen.getByRole('heading', { level: 1 });

it('announces nothing on the first page', async () => {
  render(createPage({ title: 'Alerts' }));
  await Promise.resolve();
  expect(getAnnouncements()).toEqual([]);
  expect(getFocusedElement()).toBe(document.body);
});

it('announces the title of another page once, and focuses its heading', async () => {
  const { rerender } = render(createPage({ title: 'Alerts' }));
  rerender(createPage({ title: 'Contact us' }));
  await expect.poll(getAnnouncements).toEqual(['Contact us']);
  expect(getFocusedElement()).toBe(getHeading());
  rerender(createPage({ title: 'Contact us' }));
  await Promise.resolve();
  expect(getAnnouncements()).toEqual(['Contact us']);
});

it('announces a title in the language of `titleLang`', async () => {
  const { rerender } = render(createPage({ title: 'Alerts' }));
  rerender(createPage({ title: 'Rates change in Texas', titleLang: 'en' }));
  await expect.poll(getAnnouncements).toEqual(['Rates change in Texas']);
  expect(screen.getByRole('status').firstElementChild?.getAttribute('lang')).toBe('en');
});

it('distinguishes pages with the same title by their routes', async () => {
  const { rerender } = render(createPage({ title: 'Alert', route: '/alerts/1' }));
  rerender(createPage({ title: 'Alert', route: '/alerts/2' }));
  await expect.poll(getAnnouncements).toEqual(['Alert']);
});

it('announces nothing when the title changes on the same route', async () => {
  const { rerender } = render(createPage({ title: 'Alert', route: '/alerts/1' }));
  rerender(createPage({ title: 'Rates change in Texas', route: '/alerts/1' }));
  await Promise.resolve();
  expect(getAnnouncements()).toEqual([]);
});

it('waits for a heading that renders later, and announces its title', async () => {
  const { rerender } = render(createPage({ title: 'Alerts', route: '/alerts' }));
  rerender(createPage({ title: 'Alert', route: '/alerts/1' }, <p>Loading</p>));
  await Promise.resolve();
  expect(getFocusedElement()).toBe(screen.getByRole('main'));
  expect(getAnnouncements()).toEqual([]);
  rerender(createPage({ title: 'Rates change in Texas', route: '/alerts/1' }));
  await expect.poll(getAnnouncements).toEqual(['Rates change in Texas']);
  expect(getFocusedElement()).toBe(getHeading());
});

it('does not move focus if the user has moved it, but announces the title', async () => {
  const { rerender } = render(createPage({ title: 'Alerts' }));
  rerender(createPage({ title: 'Contact us' }, <p>Loading</p>));
  screen.getByRole('button', { name: 'Search' }).focus();
  rerender(createPage({ title: 'Contact us' }));
  await expect.poll(getAnnouncements).toEqual(['Contact us']);
  expect(getFocusedElement()).toBe(screen.getByRole('button', { name: 'Search' }));
});

it('does not announce a page that the user left before its heading rendered', async () => {
  const { rerender } = render(createPage({ title: 'Alerts' }));
  rerender(createPage({ title: 'Contact us' }, <p>Loading</p>));
  rerender(createPage({ title: 'Help' }));
  await expect.poll(getAnnouncements).toEqual(['Help']);
});

it('focuses the result of focusTarget, or the heading if the result is null', async () => {
  const content = (
    <>
      <h1 tabIndex={-1}>Alerts</h1>
      <a href="/alerts/7">Rates</a>
    </>
  );
  const focusTarget = vi.fn<(main: HTMLElement) => HTMLElement | null>((main) =>
    main.querySelector('a'),
  );
  const { rerender } = render(createPage({ title: 'Rates', focusTarget }));
  rerender(createPage({ title: 'Alerts', focusTarget }, content));
  await expect.poll(getFocusedElement).toBe(screen.getByRole('link'));
  focusTarget.mockReturnValue(null);
  rerender(createPage({ title: 'Help', focusTarget }));
  await expect.poll(getFocusedElement).toBe(getHeading());
});

it('announces nothing on a page without main', async () => {
  const { rerender } = render(
    <LiveRegionProvider>
      <RouteAnnouncer title="Alerts" />
    </LiveRegionProvider>,
  );
  rerender(
    <LiveRegionProvider>
      <RouteAnnouncer title="Help" />
    </LiveRegionProvider>,
  );
  await Promise.resolve();
  expect(getAnnouncements()).toEqual([]);
});
