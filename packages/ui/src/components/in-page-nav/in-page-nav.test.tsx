import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { InPageNav } from './in-page-nav.tsx';
import type { InPageNavProps } from './in-page-nav.tsx';

const headings = [
  { id: 'who', label: 'Who' },
  { id: 'when', label: 'When', level: 3 },
  { id: 'how', label: 'How' },
];

const getCurrentLabels = () =>
  screen.queryAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);

function renderNav(props: Partial<InPageNavProps> = {}) {
  return renderForUser(<InPageNav label="On this page" headings={headings} {...props} />);
}

it('is a labeled navigation landmark with links to the headings', () => {
  renderNav();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#who', '#when', '#how']);
  expect(links.map(({ dataset }) => dataset['depth'])).toEqual(['0', '1', '0']);
});

it('marks the heading that the `current` prop specifies', () => {
  renderNav({ current: 'when' });
  expect(getCurrentLabels()).toEqual(['When']);
});

it('renders nothing without headings', () => {
  expect(renderNav({ headings: [] }).container.childElementCount).toBe(0);
});

async function scrollTo(top: number) {
  const app = document.getElementById('app');
  if (!app) throw new Error('No scroll container.');
  app.scrollTop = top;
  fireEvent.scroll(app);
  await vi.advanceTimersToNextTimerAsync();
}

function addHeading(id: string, top: number): void {
  const app = document.getElementById('app');
  const heading = document.createElement('h2');
  heading.id = id;
  heading.getBoundingClientRect = () => new DOMRect(0, top - (app?.scrollTop ?? 0), 100, 20);
  app?.append(heading);
}

/** A page of 2000 px in a window of 800 px, with headings at 300, 1000, and 1700 px. */
describe('without the `current` prop', () => {
  const headingTops: Record<string, number> = { who: 300, when: 1000, how: 1700 };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const app = document.createElement('div');
    app.id = 'app';
    Object.defineProperties(app, {
      clientHeight: { value: 800 },
      scrollHeight: { value: 2000, configurable: true },
    });
    document.body.append(app);
    for (const [id, top] of Object.entries(headingTops)) addHeading(id, top);
  });

  afterEach(() => {
    document.getElementById('app')?.remove();
    vi.useRealTimers();
  });

  it('marks no heading while the page is above the first heading', async () => {
    renderNav();
    await scrollTo(0);
    expect(getCurrentLabels()).toEqual([]);
  });

  it.each([
    [200, 'Who'],
    [900, 'When'],
    [250, 'Who'],
    [1200, 'How'],
  ])('after scrolling to %i px, marks "%s"', async (top, name) => {
    renderNav();
    await scrollTo(top);
    await expect.poll(getCurrentLabels).toEqual([name]);
  });

  it('marks the last heading at the end of the page', async () => {
    renderNav({ headings: [...headings, { id: 'end', label: 'End' }] });
    addHeading('end', 1950);
    await scrollTo(1200);
    await expect.poll(getCurrentLabels).toEqual(['End']);
  });

  it('marks a clicked heading near the end of the page until the user scrolls away', async () => {
    addHeading('almost', 1900);
    addHeading('end', 1950);
    const { user } = renderNav({
      headings: [...headings, { id: 'almost', label: 'Almost' }, { id: 'end', label: 'End' }],
    });
    await user.click(screen.getByRole('link', { name: 'Almost' }));
    await scrollTo(1200);
    expect(getCurrentLabels()).toEqual(['Almost']);
    await scrollTo(900);
    await expect.poll(getCurrentLabels).toEqual(['When']);
    await scrollTo(1200);
    await expect.poll(getCurrentLabels).toEqual(['End']);
  });

  it('marks a clicked heading on a page that does not scroll', async () => {
    const app = document.getElementById('app');
    if (app) Object.defineProperty(app, 'scrollHeight', { value: 800 });
    const { user } = renderNav();
    await user.click(screen.getByRole('link', { name: 'How' }));
    await scrollTo(0);
    expect(getCurrentLabels()).toEqual(['How']);
  });

  it('ignores headings that are not in the page', async () => {
    renderNav({ headings: [{ id: 'missing', label: 'Missing' }, ...headings] });
    await scrollTo(900);
    await expect.poll(getCurrentLabels).toEqual(['When']);
  });
});
