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

const current = () =>
  screen.queryAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);

function renderNav(props: Partial<InPageNavProps> = {}) {
  return renderForUser(<InPageNav label="On this page" headings={headings} {...props} />);
}

it('is a named navigation of links into the page', () => {
  renderNav();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#who', '#when', '#how']);
  expect(links.map(({ dataset }) => dataset['depth'])).toEqual(['0', '1', '0']);
});

it('marks what it is told to', () => {
  renderNav({ current: 'when' });
  expect(current()).toEqual(['When']);
});

it('draws nothing without headings', () => {
  expect(renderNav({ headings: [] }).container.childElementCount).toBe(0);
});

async function scrollTo(top: number) {
  const app = document.getElementById('app');
  if (!app) throw new Error('There is no page to scroll.');
  app.scrollTop = top;
  fireEvent.scroll(app);
  await vi.advanceTimersToNextTimerAsync();
}

function addHeading(id: string, place: number): void {
  const app = document.getElementById('app');
  const heading = document.createElement('h2');
  heading.id = id;
  heading.getBoundingClientRect = () => new DOMRect(0, place - (app?.scrollTop ?? 0), 100, 20);
  app?.append(heading);
}

/** A page of 2000 px in a window of 800 px, with headings at 300, 1000 and 1700 px. */
describe('by itself', () => {
  const places: Record<string, number> = { who: 300, when: 1000, how: 1700 };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const app = document.createElement('div');
    app.id = 'app';
    Object.defineProperties(app, {
      clientHeight: { value: 800 },
      scrollHeight: { value: 2000, configurable: true },
    });
    document.body.append(app);
    for (const [id, place] of Object.entries(places)) addHeading(id, place);
  });

  afterEach(() => {
    document.getElementById('app')?.remove();
    vi.useRealTimers();
  });

  it('marks nothing above the first heading', async () => {
    renderNav();
    await scrollTo(0);
    expect(current()).toEqual([]);
  });

  it.each([
    [200, 'Who'],
    [900, 'When'],
    [250, 'Who'],
    [1200, 'How'],
  ])('scrolled by %i px it marks "%s"', async (top, name) => {
    renderNav();
    await scrollTo(top);
    await expect.poll(current).toEqual([name]);
  });

  it('marks the last at the end', async () => {
    renderNav({ headings: [...headings, { id: 'end', label: 'End' }] });
    addHeading('end', 1950);
    await scrollTo(1200);
    await expect.poll(current).toEqual(['End']);
  });

  it('marks what was chosen where it can no longer come up, until the reader scrolls away', async () => {
    addHeading('almost', 1900);
    addHeading('end', 1950);
    const { user } = renderNav({
      headings: [...headings, { id: 'almost', label: 'Almost' }, { id: 'end', label: 'End' }],
    });
    await user.click(screen.getByRole('link', { name: 'Almost' }));
    await scrollTo(1200);
    expect(current()).toEqual(['Almost']);
    await scrollTo(900);
    await expect.poll(current).toEqual(['When']);
    await scrollTo(1200);
    await expect.poll(current).toEqual(['End']);
  });

  it('marks what was chosen on a page that does not scroll', async () => {
    const app = document.getElementById('app');
    if (app) Object.defineProperty(app, 'scrollHeight', { value: 800 });
    const { user } = renderNav();
    await user.click(screen.getByRole('link', { name: 'How' }));
    await scrollTo(0);
    expect(current()).toEqual(['How']);
  });

  it('leaves out what is not in the page', async () => {
    renderNav({ headings: [{ id: 'nowhere', label: 'Nowhere' }, ...headings] });
    await scrollTo(900);
    await expect.poll(current).toEqual(['When']);
  });
});
