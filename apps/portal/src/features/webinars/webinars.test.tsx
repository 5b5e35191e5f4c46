import { handlers, sampleHandlers, sampleLibrary } from '@producer-portal/api/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();
beforeEach(() => network.use(...sampleHandlers()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const searchOf = ({ router }: ReturnType<typeof openScreen>) => router.state.location.search;
const search = '/training-and-job-aids/webinars/search';
const summary = (text: RegExp) => screen.findByText(text, { selector: 'p' });
const sample = (slug: string) => {
  const found = sampleLibrary.webinars.find((webinar) => webinar.slug === slug);
  if (!found) throw new Error(`The sample library has no webinar "${slug}".`);
  return found;
};

describe('the search of webinars', () => {
  it('puts every choice into the address in the order of the keys, and takes a choice back', async () => {
    const app = openScreen(`${search}?page=2`);
    await userEvent.click(await screen.findByRole('button', { name: 'Platform', expanded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agent360 platform' }));
    await waitFor(() => expect(searchOf(app)).toBe('?platforms[]=agent360'));
    await userEvent.click(screen.getByRole('button', { name: 'Type', expanded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take20' }));
    await waitFor(() => expect(searchOf(app)).toBe('?types[]=take20&platforms[]=agent360'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'From today on' }));
    await waitFor(() =>
      expect(searchOf(app)).toBe('?startDate=2026-03-02&types[]=take20&platforms[]=agent360'),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Boat and personal watercraft' }));
    await waitFor(() =>
      expect(searchOf(app)).toBe(
        '?product[]=boat&startDate=2026-03-02&types[]=take20&platforms[]=agent360',
      ),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'From today on' }));
    await waitFor(() =>
      expect(searchOf(app)).toBe('?product[]=boat&types[]=take20&platforms[]=agent360'),
    );
  });

  it('offers the products A–Z', async () => {
    openScreen(search);
    const products = within(await screen.findByRole('group', { name: /^Product/u }));
    await userEvent.click(products.getByRole('button', { name: 'Show all' }));
    const names = products
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent?.trim());
    expect(names).toEqual(sampleLibrary.products.map(({ title }) => title).toSorted());
  });

  it('lets a new day take the place of the old one, as the reader writes it', async () => {
    const app = openScreen(`${search}?startDate=2026-03-02`);
    await screen.findByRole('button', { name: 'Remove filter: From March 2, 2026' });
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    expect(from.value).toBe('3/2/2026');
    await userEvent.clear(from);
    await userEvent.type(from, '3/8/2026{Tab}');
    await waitFor(() => expect(searchOf(app)).toBe('?startDate=2026-03-08'));
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '11/1/2026{Tab}');
    await waitFor(() => expect(searchOf(app)).toBe('?startDate=2026-03-08&endDate=2026-11-01'));
  });

  it('comes soonest first from a day on, else the latest first', async () => {
    openScreen(`${search}?startDate=2026-03-03`);
    await summary(/webinars$/u);
    const days = () =>
      [...document.querySelectorAll('main time')].map((day) => day.getAttribute('datetime') ?? '');
    const byDay = (a: string, b: string) => a.localeCompare(b);
    expect(days()).toEqual(days().toSorted(byDay));
    expect(days().length).toBeGreaterThan(1);
    screen.getByText('· Soonest first');
    cleanup();
    openScreen(`${search}?endDate=2026-03-31`);
    await summary(/^\d+ webinars$/u);
    expect(days()).toEqual(days().toSorted(byDay).toReversed());
    screen.getByText('· Latest first');
  });

  describe('opens with what is on today', () => {
    const at = (slug: string, from: string, to: string) => ({
      ...sample(slug),
      starts_at: `2026-03-${from}:00-05:00`,
      ends_at: `2026-03-${to}:00-05:00`,
    });
    // It is March 2, 02:05 pm ET.
    const live = at('storm-season-before-the-watch', '02T14:00', '02T15:00');
    const tonight = at('ethics-live', '02T18:00', '02T19:00');
    const over = at('flood-questions-answered', '02T09:00', '02T10:00');
    const later = at('take20-opening-trailers', '05T11:00', '05T11:20');
    const titlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const titles = (...webinars: { title: string }[]) => webinars.map(({ title }) => title);

    it('live first, then what is still to start; the others as ever, each once', async () => {
      network.use(handlers.webinars.list.complete([later, tonight, live, over]));
      openScreen(search);
      await screen.findByRole('region', { name: 'On today' });
      expect(titlesIn('On today')).toEqual(titles(live, tonight));
      expect(titlesIn('All others')).toEqual(titles(later, over));
      await summary(/^4 webinars$/u);
      screen.getByText('· Today’s first, then the latest');
    });

    it('not where something is chosen, and not on a day without', async () => {
      network.use(handlers.webinars.list.complete([later, live, over]));
      openScreen(`${search}?endDate=2026-03-31`);
      await summary(/^3 webinars$/u);
      expect(screen.queryByRole('region', { name: 'On today' })).toBeNull();
      cleanup();
      network.use(handlers.webinars.list.complete([later, over]));
      openScreen(search);
      await summary(/^2 webinars$/u);
      expect(screen.queryByRole('region', { name: 'On today' })).toBeNull();
      screen.getByText('· Latest first');
    });

    it.each([
      ['asks for it where the page ends before it', [later], 40, true],
      ['asks for nothing more where the page reaches back to it', [later, live, over], 40, false],
      ['asks for nothing more where there is no other page', [later, live], 2, false],
    ])('%s', async (_, page, total, isRequested) => {
      const requested: string[] = [];
      network.use(
        http.get('*/api/v1/webinars', ({ request }) => {
          const { search: query, searchParams } = new URL(request.url);
          requested.push(query);
          return searchParams.has('startDate')
            ? HttpResponse.json({ webinars: [over, live, later] })
            : HttpResponse.json(
                { webinars: page },
                { headers: { Total: String(total), Page: '1', 'Per-Page': '20' } },
              );
        }),
      );
      openScreen(search);
      await screen.findByRole('region', { name: 'On today' });
      expect(titlesIn('On today')).toEqual(titles(live));
      expect(requested).toEqual(isRequested ? ['', '?startDate=2026-03-01'] : ['']);
    });

    it('asks for nothing by the rows of the filter that was taken away, and shows none of them as today’s', async () => {
      const requested: string[] = [];
      const opening = Promise.withResolvers<void>();
      network.use(
        http.get('*/api/v1/webinars', async ({ request }) => {
          const { search: query } = new URL(request.url);
          requested.push(query);
          const webinars = query === '' ? [later, tonight, over] : [live, later];
          if (query === '') await opening.promise;
          return HttpResponse.json({ webinars }, { headers: { Total: '40', 'Per-Page': '20' } });
        }),
      );
      openScreen(`${search}?startDate=2026-03-02`);
      await userEvent.click(
        await screen.findByRole('button', { name: 'Remove filter: From March 2, 2026' }),
      );
      await screen.findByText('· Updating…');
      screen.getByRole('link', { name: live.title });
      expect(screen.queryByRole('region', { name: 'On today' })).toBeNull();
      opening.resolve();
      await screen.findByRole('region', { name: 'On today' });
      expect(titlesIn('On today')).toEqual(titles(tonight));
      expect(requested).toEqual(['?startDate=2026-03-02', '']);
    });

    /** The list ends before today; what is ahead is asked for once more. */
    const endsBeforeToday = (ahead: () => Promise<Response>) =>
      http.get('*/api/v1/webinars', ({ request }) =>
        new URL(request.url).searchParams.has('startDate')
          ? ahead()
          : HttpResponse.json(
              { webinars: [later] },
              { headers: { Total: '40', Page: '1', 'Per-Page': '20' } },
            ),
      );

    it('keeps the rows back until it is known what stands before them', async () => {
      const ahead = Promise.withResolvers<Response>();
      network.use(endsBeforeToday(() => ahead.promise));
      openScreen(search);
      await screen.findByText('40', { selector: 'h1 *' });
      expect(screen.queryByRole('link', { name: later.title })).toBeNull();
      ahead.resolve(HttpResponse.json({ webinars: [live, later] }));
      await screen.findByRole('region', { name: 'On today' });
      expect(titlesIn('All others')).toEqual(titles(later));
    });

    it('shows the rows without it where it cannot be had', async () => {
      network.use(endsBeforeToday(async () => HttpResponse.json({}, { status: 422 })));
      openScreen(search);
      await screen.findByRole('link', { name: later.title });
      expect(screen.queryByRole('region', { name: 'On today' })).toBeNull();
    });
  });

  it('reads old bookmarks, and drops what is no day', async () => {
    const app = openScreen(`${search}?platforms[]=met360&startDate=soon&endDate=2026-02-30`);
    await screen.findByRole('button', { name: 'Remove filter: Agent360 platform' });
    await waitFor(() => expect(searchOf(app)).toBe('?platforms[]=agent360'));
  });
});

describe('a webinar', () => {
  const upcoming = sample('take20-opening-trailers');

  it('is saved as a file for the calendar, and says so', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          saved.push(file);
          return 'blob:file';
        }
        static override revokeObjectURL() {}
      },
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to calendar/u }));
    await screen.findByText(`Saved as ${upcoming.slug}.ics. Open it to add it to your calendar.`, {
      selector: 'main p',
    });
    expect(names).toEqual([`${upcoming.slug}.ics`]);
    const text = await saved[0]?.text();
    expect(text).toContain('DTSTART:20260305T160000Z\r\n');
    expect(text?.replaceAll('\r\n ', '')).toContain(
      `URL:${window.location.origin}/training-and-job-aids/webinars/${upcoming.slug}`,
    );
  });

  it('shows the reader’s own time beside Eastern Time where that differs', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`);
    const term = await screen.findByText('Your time');
    expect(term.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Your time08:00 am to 08:20 am',
    );
    cleanup();
    vi.stubEnv('TZ', 'America/Detroit');
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`);
    await screen.findByText('When');
    expect(screen.queryByText('Your time')).toBeNull();
  });

  it('begins and ends under the reader’s eyes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const start = Date.parse(upcoming.starts_at ?? '');
    vi.setSystemTime(start - 30_000);
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`, { now: Date.now });
    await screen.findByRole('link', { name: /^Register/u });
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await screen.findByRole('link', { name: /^Join now/u });
    await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
    expect(await screen.findByText(/^This webinar has ended/u)).toBeTruthy();
  });

  it('offers its recording as a file where there is one', async () => {
    const over = sample('take20-photos-that-pass');
    network.use(
      handlers.webinars.detail.complete({
        ...over,
        recording: { ...over.recording, download_attachment_id: 77 },
      }),
    );
    openScreen(`/training-and-job-aids/webinars/${over.slug}`);
    const link = await screen.findByRole('link', { name: 'Download video' });
    expect(link.getAttribute('href')).toMatch(/^\/attachments\?id=77&name=Recording/u);
    expect(document.querySelector('track')?.getAttribute('src')).toMatch(/\.vtt$/u);
  });

  it('leads nowhere that is not safe', async () => {
    network.use(
      handlers.webinars.detail.complete({ ...upcoming, registration_url: 'javascript:alert(1)' }),
    );
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`);
    await screen.findByText(/^You can’t register here/u);
    expect(screen.queryByRole('link', { name: /^Register/u })).toBeNull();
  });
});

describe('the agenda', () => {
  it('keeps one that has begun before midnight and is still on', async () => {
    const late = {
      ...sample('take20-opening-trailers'),
      starts_at: '2026-03-02T03:30:00Z',
      ends_at: '2026-03-03T03:30:00Z',
    };
    network.use(handlers.webinars.list.complete([late]));
    openScreen('/training-and-job-aids/webinars');
    const agenda = await screen.findByRole('region', { name: 'On the agenda' });
    expect(await within(agenda).findByText('Live now')).toBeTruthy();
  });
});
