import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen, openScreenAs } from '../../testing/open-screen.tsx';

const network = useNetwork();

const guides = '/guides-and-rate-bulletins';
const guideline = `${guides}/great-lakes-manufactured-home-guideline`;
const alert = '/alerts/lake-erie-storm-narrowed';

/** Records the URLs of all requests. */
function recordRequests(): string[] {
  const requests: string[] = [];
  network.use(
    http.all('*/api/v1/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
    }),
  );
  return requests;
}

const findBanner = (text: RegExp) => screen.findByText(text, { selector: 'main p' });

describe('a page as of another date', () => {
  it('shows the revision that was in effect, says so, and links to today’s version', async () => {
    network.use(...sampleHandlers());
    openScreen(`${guideline}?as_of=2026-01-25&for=renewal`);
    await findBanner(/^You’re viewing this document as of January 25, 2026, for renewals\.$/u);
    const link = screen.getByRole('link', { name: 'See today’s version' });
    expect(link.getAttribute('href')).toBe(guideline);
    await screen.findByText(/You can bind up to \$125,000\./u);
    // The whole period, because the revision has ended since then.
    const facts = [...screen.getByRole('article').querySelectorAll('dl')][0]?.textContent;
    expect(facts).toMatch(/\d{4} through \w+ \d+, \d{4}/u);
    expect(screen.getByText('Files may be newer than this version.')).toBeTruthy();
  });

  it('keeps the focus in the page when the user returns to today’s version', async () => {
    network.use(...sampleHandlers());
    openScreen(`${guideline}?as_of=2026-01-25`);
    await screen.findByRole('heading', { level: 1 });
    const link = screen.getByRole('link', { name: 'See today’s version' });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(link.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await screen.findByText('You’re viewing today’s version.');
  });

  it('keeps the date in links between lists and records, and nowhere else', async () => {
    network.use(...sampleHandlers());
    const { container } = openScreen(`${guides}?as_of=2026-01-25`);
    const row = await screen.findByRole('link', {
      name: /^Indiana, Michigan, Ohio\s– Manufactured/u,
    });
    expect(row.getAttribute('href')).toBe(`${guideline}?as_of=2026-01-25`);
    const menuLinks = [...container.querySelectorAll('header a, footer a')];
    expect(menuLinks.some((link) => link.getAttribute('href')?.includes('as_of'))).toBe(false);
  });

  it.each(['as_of=2026-02-30', 'as_of=%3Cscript%3E', 'for=renewal', 'as_of=2026-01-25%00'])(
    'ignores %s in the URL of a list, and never sends it',
    async (search) => {
      network.use(...sampleHandlers());
      const requests = recordRequests();
      const { router } = openScreen(`${guides}?${search}`);
      await screen.findByRole('textbox', { name: 'As of' });
      expect(router.state.location.search).toBe('');
      expect(requests.filter((request) => /as_of|for=/u.test(request))).toEqual([]);
    },
  );

  it('shows an alert without marking it as read', async () => {
    network.use(...sampleHandlers());
    const requests = recordRequests();
    openScreen(`${alert}?as_of=2026-03-01T14:00:00Z`);
    await findBanner(/^You’re viewing this alert as of March 1, 2026, 09:00.am ET, for new/u);
    await screen.findByRole('heading', { level: 1, name: /lifted in 11 counties/u });
    await screen.findByRole('heading', { name: 'Revisions' });
    await screen.findByText(/^Related announcements, .+ are listed on today’s version\.$/u);
    expect(requests.filter((request) => request.startsWith('PATCH'))).toEqual([]);
  });

  it('says when a record first applies if the record wasn’t in effect yet', async () => {
    network.use(...sampleHandlers());
    openScreen(`${guideline}?as_of=2025-01-15`);
    await screen.findByRole('heading', {
      level: 1,
      name: 'Not in effect for new business on January 15, 2025',
    });
    await screen.findByText(/applies to new business starting December 2, 2025/u);
    const today = screen.getByRole('link', { name: 'See today’s version' });
    expect(today.getAttribute('href')).toBe(guideline);
    const first = screen.getByRole('link', { name: 'View it as of December 2, 2025' });
    expect(first.getAttribute('href')).toBe(`${guideline}?as_of=2025-12-02`);
  });

  it('shows the not-found page if there is no such record', async () => {
    network.use(...sampleHandlers());
    openScreen(`${guides}/no-such-guide?as_of=2026-01-25`);
    const heading = await screen.findByRole('heading', {
      name: 'Oops! That page could not be found.',
    });
    expect(heading.tagName).toBe('H1');
  });

  it('says that earlier dates aren’t available if the host has no revisions', async () => {
    network.use(handlers.capabilities.list.failed(404), ...sampleHandlers());
    openScreen(`${guides}?as_of=2026-01-25`);
    await findBanner(/^You’re viewing today’s version\. Earlier dates aren’t available here\.$/u);
    expect(screen.queryByRole('textbox', { name: 'As of' })).toBeNull();
  });

  it('can be selected in the filters of a list', async () => {
    network.use(...sampleHandlers());
    const { router } = openScreen(guides);
    const field = await screen.findByRole('textbox', { name: 'As of' });
    fireEvent.change(field, { target: { value: '1/25/2026' } });
    fireEvent.blur(field);
    await findBanner(/^You’re viewing this list as of January 25, 2026, for new business\.$/u);
    fireEvent.click(await screen.findByRole('radio', { name: 'Renewals' }));
    await findBanner(/^You’re viewing this list as of January 25, 2026, for renewals\.$/u);
    expect(router.state.location.search).toBe('?as_of=2026-01-25&for=renewal');
    fireEvent.click(screen.getByRole('button', { name: /^Remove filter: As of/u }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('can be selected on a record’s page', async () => {
    network.use(...sampleHandlers());
    const { router } = openScreen(guideline);
    const button = await screen.findByRole('button', { name: 'Show this version' });
    fireEvent.click(button);
    await screen.findByText('Enter a date.', { selector: 'p *' });
    const field = screen.getByRole('textbox', { name: 'As of' });
    fireEvent.change(field, { target: { value: '1/25/2026' } });
    fireEvent.blur(field);
    fireEvent.click(button);
    await findBanner(/^You’re viewing this document as of January 25, 2026/u);
    expect(router.state.location.search).toBe('?as_of=2026-01-25');
    expect(document.activeElement?.textContent).toMatch(/^You’re viewing this document/u);
  });
});

describe('the history', () => {
  it('lists the revisions and when each is in effect', async () => {
    network.use(...sampleHandlers());
    openScreen(guideline);
    const history = await screen.findByRole('region', { name: 'Revisions' });
    const items = await within(history).findAllByText(/^Revision \d/u, { selector: 'p' });
    expect(items.map(({ textContent }) => textContent.split(' · ')[0])).toEqual([
      'Revision 3',
      'Revision 2',
      'Revision 1',
    ]);
    expect(items.filter(({ textContent }) => textContent.includes('In effect now'))).not.toEqual(
      [],
    );
    const compare = within(history).getByRole('link', { name: 'Compare with revision 2' });
    expect(compare.getAttribute('href')).toBe(`${guideline}?compare=3`);
  });

  it('is hidden if the host has no revisions', async () => {
    network.use(handlers.capabilities.list.complete([]), ...sampleHandlers());
    const requests = recordRequests();
    openScreen(guideline);
    await waitFor(() => expect(requests).toContain('GET /api/v1/capabilities'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Revisions' })).toBeNull();
  });
});

/** The text of the revision that the history marks as the one on the page. */
async function findShownRevision() {
  const shown = await screen.findByText(/Shown on this page$/u);
  return shown.closest('[aria-current="true"]')?.textContent;
}

describe('what changed', () => {
  it('is marked if the user has read an earlier revision, and can be hidden', async () => {
    network.use(...sampleHandlers());
    const { container } = openScreen(guideline);
    await screen.findByText(/^Changed since you read it on/u, { selector: 'p' });
    fireEvent.click(await screen.findByRole('button', { name: 'Next change' }));
    expect(container.querySelector('ins[data-change="1"], del[data-change="1"]')).toBe(
      document.activeElement,
    );
    await screen.findByText(/^Change 1 of \d+$/u, { selector: 'main p' });
    fireEvent.keyDown(document.activeElement!, { key: 'p' });
    const last = screen.getByText(/^Change (\d+) of \1$/u, { selector: 'main p' });
    expect(last).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show changes' }));
    expect(container.querySelector('ins, del')).toBeNull();
  });

  it('is not marked for a record that the user reads for the first time', async () => {
    const [other] = sampleLibrary.guides.filter(
      ({ slug }) => slug === 'oh-motor-home-rates-before',
    );
    network.use(...sampleHandlers());
    openScreen(`${guides}/${other?.slug}`);
    await screen.findByRole('heading', { name: 'Revisions' });
    expect(screen.queryByText(/^Changed since/u)).toBeNull();
  });

  it('sends only one call to mark the guide’s revision as read', async () => {
    network.use(...sampleHandlers());
    const requests = recordRequests();
    openScreen(guideline);
    const getMarks = () => requests.filter((request) => request.startsWith('PATCH'));
    await waitFor(() =>
      expect(getMarks()).toEqual([
        expect.stringMatching(/^PATCH \/api\/v1\/revisions\/.*\/mark_as_read$/u),
      ]),
    );
  });

  it('never marks a revision while viewing as an agent', async () => {
    const requests = recordRequests();
    openScreenAs(network, 'admin-as-producer', guideline);
    await screen.findByRole('heading', { name: 'Revisions' });
    expect(requests.filter((request) => request.startsWith('PATCH'))).toEqual([]);
    expect(samplePersona('admin-as-producer').impersonates).toBeDefined();
  });

  it('compares the revision in the URL with the previous one, and can be closed', async () => {
    network.use(...sampleHandlers());
    const { container, router } = openScreen(`${guideline}?compare=2`);
    await screen.findByText('Revision 2 compared with revision 1', { selector: 'p' });
    await waitFor(() => expect(container.querySelector('ins')).not.toBeNull());
    expect(await findShownRevision()).toMatch(/^Revision 2/u);
    // Revision 2 has its own dates. The dates and files of revision 3 are hidden.
    expect(screen.getByText(/^Revision 2 · Posted /u, { selector: 'p' })).toBeTruthy();
    const getMainText = () => screen.getByRole('main').textContent;
    expect(getMainText()).not.toMatch(/Since February|UG-/u);
    expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Close the comparison' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await findShownRevision()).toMatch(/^Revision 3/u);
    expect(getMainText()).toMatch(/Since February 16, 2026/u);
    expect(screen.getByRole('heading', { name: 'Files' })).toBeTruthy();
  });

  it.each(['1', '-2', '99', 'x', '2e3'])('ignores compare=%s', async (number) => {
    network.use(...sampleHandlers());
    openScreen(`${guides}/oh-motor-home-rates-before?compare=${number}`);
    await screen.findByRole('heading', { name: 'Revisions' });
    expect(screen.queryByText(/compared with/u)).toBeNull();
  });

  it('leaves the text as it is if the earlier revision fails to load', async () => {
    network.use(handlers.revisions.detail.failed(422), ...sampleHandlers());
    const { container } = openScreen(guideline);
    await screen.findByText('Couldn’t load the earlier revision.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(container.querySelector('ins, del')).toBeNull();
    expect(screen.getByText(/You can bind up to \$150,000\. Refer/u)).toBeTruthy();
  });
});
