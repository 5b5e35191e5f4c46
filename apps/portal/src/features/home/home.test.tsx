import type { Alert } from '@producer-portal/api';
import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { FIXED_NOW, handlers, sampleHandlers } from '@producer-portal/api/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createAgenda } from '../../modules/webinars/webinar-times.ts';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const allReadHandlers = () => sampleHandlers({ persona: samplePersona('home-office-admin') });
const findAttention = async () =>
  within(await screen.findByRole('region', { name: 'Needs your attention' }));

it('says “up to date” when everything is read', async () => {
  network.use(handlers.brief.list.empty(), ...allReadHandlers());
  openScreen('/');
  await screen.findByRole('heading', { name: 'You’re up to date' });
  expect(screen.getByText(/^No unread items\. Checked at \d\d:\d\d [ap]m ET\.$/u)).toBeTruthy();
});

it('says what is left to confirm instead of “up to date”', async () => {
  const { document, revision } = sampleLibrary.revisions.find(
    (each) => each.revision.acknowledgement_required,
  )!;
  const record = { ...document, read: true, revision };
  network.use(
    handlers.brief.list.complete([{ record, reason: 'acknowledge', minutes: 2 }]),
    ...allReadHandlers(),
  );
  openScreen('/');
  const attention = await findAttention();
  const link = await attention.findByRole('link', { name: '1 item to confirm' });
  expect(link.getAttribute('href')).toBe('/brief');
  expect(screen.queryByRole('heading', { name: 'You’re up to date' })).toBeNull();
});

it('only says that nothing is unread while the brief is unknown', async () => {
  network.use(handlers.brief.list.failed(422), ...allReadHandlers());
  openScreen('/');
  expect(await screen.findByRole('heading', { name: 'Nothing unread' })).toBeTruthy();
});

it('only says that nothing is unread if the host’s capabilities can’t be loaded', async () => {
  network.use(handlers.capabilities.list.failed(503), ...allReadHandlers());
  const { router } = openScreen('/can-i-bind');
  // The page says that the call has failed, before home opens.
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Nothing unread' })).toBeTruthy();
});

it('doesn’t say “up to date” while a list is missing', async () => {
  network.use(
    handlers.alerts.list.failed(422),
    handlers.alerts.count.failed(422),
    handlers.featuredContent.list.empty(),
    ...allReadHandlers(),
  );
  openScreen('/');
  expect((await findAttention()).getByText('Couldn’t check for unread items.')).toBeTruthy();
  expect(screen.getByText('Couldn’t load this section.')).toBeTruthy();
});

it('doesn’t say “up to date” if the lead alert is unread', async () => {
  const [alert] = sampleLibrary.alerts;
  if (!alert) throw new Error('The sample library has no alert.');
  network.use(
    handlers.alerts.list.complete([{ ...alert, read: false }]),
    handlers.alerts.count.complete(1),
    handlers.featuredContent.list.empty(),
    ...allReadHandlers(),
  );
  openScreen('/');
  expect((await findAttention()).getByText('Only the top alert is unread.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All unread alerts (1)' })).toBeTruthy();
});

it('hides a part of the page that the user has no access to', async () => {
  network.use(handlers.policyUpdates.list.failed(403));
  openScreen('/');
  await findAttention();
  expect(screen.queryByText('Couldn’t load this section.')).toBeNull();
});

const findStatus = async () =>
  within(await screen.findByRole('region', { name: 'Your status today' }));
const createHandlers = (alerts: readonly Alert[]) =>
  sampleHandlers({ library: { ...sampleLibrary, alerts: [...alerts] } });
const isNotice = ({ tags }: Alert) => tags?.some(({ key }) => key === 'binding_restrictions');

describe('the binding status', () => {
  const stormNotice = sampleLibrary.alerts.find(({ slug }) => slug === 'lake-erie-storm-lifted');

  it('names the notices in the user’s states and says when they end', async () => {
    openScreen('/');
    const status = await findStatus();
    expect(await status.findByText('Binding open with conditions')).toBeTruthy();
    expect(status.getByText('MI, OH')).toBeTruthy();
    expect(status.getByText('Michigan, Ohio')).toBeTruthy();
    expect(status.getByText('Open in').textContent).toBe('Open in INIndiana');
    const link = status.getByRole('link', { name: stormNotice?.title ?? '' });
    expect(link.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
    expect(status.getByText('Through Mar 8')).toBeTruthy();
  });

  it('says that there is a moratorium if a notice stops binding', async () => {
    network.use(
      ...createHandlers(
        sampleLibrary.alerts.map((alert) =>
          isNotice(alert) ? { ...alert, binding: 'closed' } : alert,
        ),
      ),
    );
    openScreen('/');
    expect(await (await findStatus()).findByText('Binding moratorium')).toBeTruthy();
  });

  it('says that binding is open only if every notice has been checked', async () => {
    network.use(...createHandlers(sampleLibrary.alerts.filter((alert) => !isNotice(alert))));
    openScreen('/');
    const status = await findStatus();
    expect(await status.findByText('Binding open')).toBeTruthy();
    expect(status.getByText('No binding moratoriums posted')).toBeTruthy();
  });

  it('says that the status is unknown if a notice doesn’t say what it means for binding', async () => {
    network.use(
      ...createHandlers(
        sampleLibrary.alerts.map((alert) =>
          isNotice(alert) ? { ...alert, binding: 'paused' } : alert,
        ),
      ),
    );
    openScreen('/');
    expect(await (await findStatus()).findByText('Check before you bind')).toBeTruthy();
  });

  it.each([
    ['the call fails', () => new HttpResponse(null, { status: 503 })],
    [
      'the list has more pages',
      () =>
        HttpResponse.json(
          { alerts: [] },
          { headers: { Total: '21', Page: '1', 'Per-Page': '20' } },
        ),
    ],
  ])('is unknown if not every notice is known: %s', async (_, respond) => {
    network.use(
      http.get('*/api/v1/alerts', ({ request }) =>
        new URL(request.url).searchParams.has('tags[]') ? respond() : undefined,
      ),
    );
    openScreen('/');
    const status = await findStatus();
    expect(await status.findByText('Couldn’t check for binding moratoriums.')).toBeTruthy();
    expect(status.queryByText('Binding open')).toBeNull();
    expect(status.getByRole('link', { name: 'Binding alerts' })).toBeTruthy();
  });

  it('does not say that binding is open with conditions if a moratorium may be missing', async () => {
    network.use(
      http.get('*/api/v1/alerts', ({ request }) =>
        new URL(request.url).searchParams.has('tags[]')
          ? HttpResponse.json(
              { alerts: [stormNotice] },
              { headers: { Total: '21', Page: '1', 'Per-Page': '20' } },
            )
          : undefined,
      ),
    );
    openScreen('/');
    const status = await findStatus();
    expect(await status.findByText('Check before you bind')).toBeTruthy();
    expect(status.getByRole('link', { name: stormNotice?.title ?? '' })).toBeTruthy();
    expect(status.queryByText('Binding open with conditions')).toBeNull();
  });
});

it('shows the next webinar in the status', async () => {
  openScreen('/');
  const status = await findStatus();
  const [next] = createAgenda(sampleLibrary.webinars, FIXED_NOW);
  expect(await status.findByRole('link', { name: next!.webinars[0]!.title })).toBeTruthy();
});

it('names the webinar that is live', async () => {
  const webinar = {
    ...sampleLibrary.webinars[0]!,
    starts_at: new Date(FIXED_NOW - 60_000).toISOString(),
    ends_at: new Date(FIXED_NOW + 60_000).toISOString(),
  };
  network.use(handlers.webinars.list.complete([webinar]));
  openScreen('/');
  expect(await (await findStatus()).findByText('Live now')).toBeTruthy();
});

it('shows every featured record of the host', async () => {
  openScreen('/');
  await findAttention();
  for (const { title } of sampleLibrary.featuredContent) {
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
  }
});

it('shows where a featured link leads, and has a second link to a featured article', async () => {
  const [article] = sampleLibrary.salesArticles;
  const [homeLink] = sampleLibrary.homeLinks;
  network.use(handlers.featuredContent.list.complete([article!, homeLink!]));
  openScreen('/', {
    persona: 'home-office-admin',
    config: { adminHost: 'https://admin.example.com' },
  });
  const featured = within(await screen.findByRole('region', { name: 'Featured' }));
  const details = featured.getByRole('link', { name: `View details: ${article!.title}` });
  expect(details.getAttribute('href')).toBe(`/sales-and-marketing/${article!.slug}`);
  expect(featured.getByText(new URL(homeLink!.external_url!).hostname)).toBeTruthy();
  const edit = await featured.findByRole('link', { name: /^Edit this record/u });
  expect(edit.getAttribute('href')).toBe(`https://admin.example.com/home_links/${homeLink!.id}`);
});

it('shows the lead, unread records, and the premier banner in this order', async () => {
  openScreen('/');
  const lead = within(await screen.findByRole('region', { name: /^Lake Erie storm/u }));
  expect(lead.getByText('3 min read')).toBeTruthy();
  expect(lead.getByText('MI, OH, PA')).toBeTruthy();
  expect(lead.getByText(/^Ends/u)).toBeTruthy();
  expect((await findAttention()).getByText('Starting or ending soon, then newest')).toBeTruthy();
  const text = document.body.textContent;
  const order = [/Top alert/u, /Needs your attention/u, /You have Agent360/u, /Latest across/u];
  const positions = order.map((part) => text.search(part));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions).not.toContain(-1);
});
