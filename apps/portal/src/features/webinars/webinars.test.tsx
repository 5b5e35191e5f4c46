import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
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

const getSearch = ({ router }: ReturnType<typeof openScreen>) => router.state.location.search;
const searchPath = '/training-and-job-aids/webinars/search';
const findSummary = (text: RegExp) => screen.findByText(text, { selector: 'p' });
const findWebinar = (slug: string) => {
  const webinar = sampleLibrary.webinars.find((each) => each.slug === slug);
  if (!webinar) throw new Error(`The sample library has no webinar "${slug}".`);
  return webinar;
};

/** Serves a page of the list and a page of the upcoming webinars, and records the queries. */
function serve(page: object[], upcoming: object[], { total = 40, number = 1 } = {}): string[] {
  const requestedQueries: string[] = [];
  network.use(
    http.get('*/api/v1/webinars', ({ request }) => {
      const { search: query, searchParams } = new URL(request.url);
      requestedQueries.push(decodeURIComponent(query));
      return HttpResponse.json(
        { webinars: searchParams.has('startDate') ? upcoming : page },
        { headers: { Total: String(total), Page: String(number), 'Per-Page': '20' } },
      );
    }),
  );
  return requestedQueries;
}

describe('the webinars search', () => {
  it('keeps filters in the URL in a fixed order, and clears a filter on the second click', async () => {
    const app = openScreen(`${searchPath}?page=2`);
    await userEvent.click(await screen.findByRole('button', { name: 'Platform', expanded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agent360 platform' }));
    await waitFor(() => expect(getSearch(app)).toBe('?platforms[]=agent360'));
    await userEvent.click(screen.getByRole('button', { name: 'Type', expanded: false }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take20' }));
    await waitFor(() => expect(getSearch(app)).toBe('?types[]=take20&platforms[]=agent360'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Today and later' }));
    await waitFor(() =>
      expect(getSearch(app)).toBe('?startDate=2026-03-02&types[]=take20&platforms[]=agent360'),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Boat and personal watercraft' }));
    await waitFor(() =>
      expect(getSearch(app)).toBe(
        '?product[]=boat&startDate=2026-03-02&types[]=take20&platforms[]=agent360',
      ),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Today and later' }));
    await waitFor(() =>
      expect(getSearch(app)).toBe('?product[]=boat&types[]=take20&platforms[]=agent360'),
    );
  });

  it('lists the products in alphabetical order', async () => {
    openScreen(searchPath);
    const products = within(await screen.findByRole('group', { name: /^Product/u }));
    await userEvent.click(products.getByRole('button', { name: 'Show all' }));
    const names = products
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent?.trim());
    expect(names).toEqual([
      'All products',
      ...sampleLibrary.products.map(({ title }) => title).toSorted(),
    ]);
  });

  it('replaces the start date when the user types a new one', async () => {
    const app = openScreen(`${searchPath}?startDate=2026-03-02`);
    await screen.findByRole('button', { name: 'Remove filter: Starting March 2, 2026' });
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
    expect(from.value).toBe('3/2/2026');
    await userEvent.clear(from);
    await userEvent.type(from, '3/8/2026{Tab}');
    await waitFor(() => expect(getSearch(app)).toBe('?startDate=2026-03-08'));
    await userEvent.type(screen.getByRole('textbox', { name: 'End date' }), '11/1/2026{Tab}');
    await waitFor(() => expect(getSearch(app)).toBe('?startDate=2026-03-08&endDate=2026-11-01'));
  });

  it('sorts soonest first with a start date, otherwise latest first', async () => {
    openScreen(`${searchPath}?startDate=2026-03-03`);
    await findSummary(/^\d+ webinars$/u);
    const getDays = () =>
      [...document.querySelectorAll('main time')].map((day) => day.getAttribute('datetime') ?? '');
    const byDay = (a: string, b: string) => a.localeCompare(b);
    expect(getDays()).toEqual(getDays().toSorted(byDay));
    expect(getDays().length).toBeGreaterThan(1);
    screen.getByText('· Soonest first');
    cleanup();
    openScreen(`${searchPath}?endDate=2026-03-31`);
    await findSummary(/^\d+ webinars$/u);
    expect(getDays()).toEqual(getDays().toSorted(byDay).toReversed());
    screen.getByText('· Latest first');
  });

  describe('without dates', () => {
    const schedule = (slug: string, from: string, to: string) => ({
      ...findWebinar(slug),
      starts_at: `2026-03-${from}:00-05:00`,
      ends_at: `2026-03-${to}:00-05:00`,
    });
    // In these tests, it is March 2, 2:05 pm ET.
    const live = schedule('storm-season-before-the-watch', '02T14:00', '02T15:00');
    const eveningWebinar = schedule('ethics-live', '02T18:00', '02T19:00');
    const endedWebinar = schedule('flood-questions-answered', '02T09:00', '02T10:00');
    const yesterdaysWebinar = schedule('new-staff-first-month', '01T09:00', '01T10:00');
    const later = schedule('take20-opening-trailers', '05T11:00', '05T11:20');
    const getTitlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const getTitles = (...webinars: { title: string }[]) => webinars.map(({ title }) => title);

    it('shows upcoming webinars soonest first, then past ones latest first', async () => {
      network.use(
        handlers.webinars.list.complete([
          later,
          eveningWebinar,
          live,
          endedWebinar,
          yesterdaysWebinar,
        ]),
      );
      openScreen(searchPath);
      await screen.findByRole('region', { name: 'Upcoming webinars' });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(live, eveningWebinar, later));
      expect(getTitlesIn('Past webinars')).toEqual(getTitles(endedWebinar, yesterdaysWebinar));
      await findSummary(/^5 webinars$/u);
      screen.getByText('· Upcoming first');
    });

    it('has no sections if the query has a date', async () => {
      network.use(handlers.webinars.list.complete([later, live, endedWebinar]));
      openScreen(`${searchPath}?endDate=2026-03-31`);
      await findSummary(/^3 webinars$/u);
      expect(screen.queryByRole('region', { name: 'Upcoming webinars' })).toBeNull();
    });

    it.each([
      ['requests the upcoming webinars if the page may not have the soonest', [later], 40, true],
      [
        'requests nothing more if the page has a past webinar',
        [later, live, yesterdaysWebinar],
        40,
        false,
      ],
      ['requests nothing more if there is only one page', [later, live], 2, false],
    ])('%s', async (_, page, total, isRequested) => {
      const requestedQueries = serve(page, [live, later], { total });
      openScreen(searchPath);
      await screen.findByRole('region', { name: 'Upcoming webinars' });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(live, later));
      expect(requestedQueries).toEqual(isRequested ? ['', '?startDate=2026-03-02'] : ['']);
    });

    it('shows every webinar once on the page where upcoming webinars end and past ones start', async () => {
      // The host lists the latest webinars first, so the soonest upcoming webinars are at the end of the second page.
      const requestedQueries = serve([live, yesterdaysWebinar], [later], { number: 2 });
      openScreen(`${searchPath}?types[]=product&page=2`);
      await screen.findByRole('region', { name: 'Upcoming webinars' });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(later));
      expect(getTitlesIn('Past webinars')).toEqual(getTitles(yesterdaysWebinar));
      expect(requestedQueries).toEqual([
        '?types[]=product&page=2',
        '?startDate=2026-03-02&types[]=product&page=2',
      ]);
    });

    it('doesn’t request the upcoming webinars again for a page of past webinars', async () => {
      const requestedQueries = serve([yesterdaysWebinar], [], { number: 2 });
      openScreen(`${searchPath}?page=2`);
      await screen.findByRole('region', { name: 'Past webinars' });
      expect(requestedQueries).toEqual(['?page=2']);
    });

    it('doesn’t request the upcoming webinars for placeholder rows after a filter is removed', async () => {
      const requestedQueries: string[] = [];
      const unfilteredResponse = Promise.withResolvers<void>();
      network.use(
        http.get('*/api/v1/webinars', async ({ request }) => {
          const { search: query } = new URL(request.url);
          requestedQueries.push(query);
          const webinars =
            query === '' ? [later, eveningWebinar, yesterdaysWebinar] : [live, later];
          if (query === '') await unfilteredResponse.promise;
          return HttpResponse.json({ webinars }, { headers: { Total: '40', 'Per-Page': '20' } });
        }),
      );
      openScreen(`${searchPath}?startDate=2026-03-02`);
      await userEvent.click(
        await screen.findByRole('button', { name: 'Remove filter: Starting March 2, 2026' }),
      );
      await screen.findByText('· Updating…');
      screen.getByRole('link', { name: live.title });
      unfilteredResponse.resolve();
      await screen.findByRole('region', { name: 'Past webinars' });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(eveningWebinar, later));
      expect(requestedQueries).toEqual(['?startDate=2026-03-02', '']);
    });

    const serveUpcoming = (upcomingResponse: () => Promise<Response>) =>
      http.get('*/api/v1/webinars', ({ request }) =>
        new URL(request.url).searchParams.has('startDate')
          ? upcomingResponse()
          : HttpResponse.json(
              { webinars: [later] },
              { headers: { Total: '40', Page: '1', 'Per-Page': '20' } },
            ),
      );

    it('hides all rows until the upcoming webinars have loaded', async () => {
      const upcomingResponse = Promise.withResolvers<Response>();
      network.use(serveUpcoming(() => upcomingResponse.promise));
      openScreen(searchPath);
      await screen.findByText('40', { selector: 'h1 *' });
      expect(screen.queryByRole('link', { name: later.title })).toBeNull();
      upcomingResponse.resolve(HttpResponse.json({ webinars: [live, later] }));
      await screen.findByRole('region', { name: 'Upcoming webinars' });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(live, later));
    });

    it('shows the rows of the page if the upcoming webinars fail to load', async () => {
      network.use(serveUpcoming(async () => HttpResponse.json({}, { status: 422 })));
      openScreen(searchPath);
      await screen.findByRole('link', { name: later.title });
      expect(getTitlesIn('Upcoming webinars')).toEqual(getTitles(later));
    });
  });

  it('filters the webinars by the search text', async () => {
    const app = openScreen(`${searchPath}?page=2`);
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search webinars' }),
      'photos{Enter}',
    );
    await waitFor(() => expect(getSearch(app)).toBe('?search=photos'));
    await screen.findByRole('link', { name: findWebinar('take20-photos-that-pass').title });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: findWebinar('ethics-live').title })).toBeNull(),
    );
    screen.getByRole('button', { name: 'Remove filter: “photos”' });
  });

  it('filters by CE credit in a state, and links to the e-learnings with CE credit in that state', async () => {
    const app = openScreen(searchPath);
    const group = within(await screen.findByRole('group', { name: /^CE credit/u }));
    await userEvent.click(await group.findByRole('radio', { name: 'Ohio' }));
    await waitFor(() => expect(getSearch(app)).toBe('?ceState=OH'));
    await screen.findByRole('button', { name: 'Remove filter: CE credit in Ohio' });
    await findSummary(/^1 webinar$/u);
    const row = screen.getByRole('link', { name: findWebinar('ethics-live').title }).closest('li')!;
    // Every state is listed: as a code on screen, by name for screen readers.
    expect(row.textContent).toMatch(/CE credit: 3 hours \(.*OH.*\)3 hours in .*Ohio/u);
    const link = screen.getByRole('link', { name: 'E-learnings with CE credit in Ohio' });
    expect(link.getAttribute('href')).toBe('/training-and-job-aids/elearnings/search?ceState=OH');
  });

  it('reads old bookmarks and drops invalid dates', async () => {
    const app = openScreen(`${searchPath}?platforms[]=met360&startDate=soon&endDate=2026-02-30`);
    await screen.findByRole('button', { name: 'Remove filter: Agent360 platform' });
    await waitFor(() => expect(getSearch(app)).toBe('?platforms[]=agent360'));
  });
});

describe('a webinar', () => {
  const upcoming = findWebinar('take20-opening-trailers');

  it('saves a calendar file and shows a confirmation', async () => {
    const savedFiles: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          savedFiles.push(file);
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
    await screen.findByText(
      `Saved as ${upcoming.slug}.ics. Open the file to add the webinar to your calendar.`,
      {
        selector: 'main p',
      },
    );
    expect(names).toEqual([`${upcoming.slug}.ics`]);
    const text = await savedFiles[0]?.text();
    expect(text).toContain('DTSTART:20260305T160000Z\r\n');
    expect(text?.replaceAll('\r\n ', '')).toContain(
      `URL:${window.location.origin}/training-and-job-aids/webinars/${upcoming.slug}`,
    );
  });

  it('shows the user’s local time if it differs from Eastern Time', async () => {
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

  it('updates its status while the page is open', async () => {
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

  it('offers its recording as a download', async () => {
    const endedWebinar = findWebinar('take20-photos-that-pass');
    network.use(
      handlers.webinars.detail.complete({
        ...endedWebinar,
        recording: { ...endedWebinar.recording, download_attachment_id: 77 },
      }),
    );
    openScreen(`/training-and-job-aids/webinars/${endedWebinar.slug}`);
    const link = await screen.findByRole('link', { name: 'Download video' });
    expect(link.getAttribute('href')).toMatch(/^\/attachments\?id=77&name=Recording/u);
    expect(document.querySelector('track')?.getAttribute('src')).toMatch(/\.vtt$/u);
  });

  it('links only to safe URLs', async () => {
    network.use(
      handlers.webinars.detail.complete({ ...upcoming, registration_url: 'javascript:alert(1)' }),
    );
    openScreen(`/training-and-job-aids/webinars/${upcoming.slug}`);
    await screen.findByText(/^You can’t register here/u);
    expect(screen.queryByRole('link', { name: /^Register/u })).toBeNull();
  });
});

describe('the agenda', () => {
  it('keeps a webinar that started before midnight and is still live', async () => {
    const lateWebinar = {
      ...findWebinar('take20-opening-trailers'),
      starts_at: '2026-03-02T03:30:00Z',
      ends_at: '2026-03-03T03:30:00Z',
    };
    network.use(handlers.webinars.list.complete([lateWebinar]));
    openScreen('/training-and-job-aids/webinars');
    const agenda = await screen.findByRole('region', { name: 'Upcoming webinars' });
    expect(await within(agenda).findByText('Live now')).toBeTruthy();
  });
});
