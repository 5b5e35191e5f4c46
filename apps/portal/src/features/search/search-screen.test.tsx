import { handlers, sampleLibrary } from '@producer-portal/api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const lienholder = sampleLibrary.alerts.find(({ slug }) => slug === 'add-a-lienholder')!;
const matchingAlert = { ...lienholder, highlight: 'The [[lienholder]] can now be added.' };

it('announces the corrected spelling with the result count, and links to the literal search', async () => {
  // Suggestions use the same call. On a slow machine, their request can arrive after the search request, so the test
  // doesn't depend on the order of requests.
  const requestedQueries: (string | null)[] = [];
  const recorder = http.get('*/api/v1/search', ({ request }) => {
    requestedQueries.push(new URL(request.url).searchParams.get('query'));
  });
  network.use(recorder, handlers.search.list.complete([matchingAlert], { Alert: 1 }));
  const { router } = openScreen('/search');
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Search the portal' }),
    'lienholdr{Enter}',
  );
  const literal = await screen.findByRole('link', { name: 'Search instead for lienholdr' });
  const regions = screen.getAllByRole('status');
  expect(regions.map((region) => region.textContent).join()).toContain(
    'Showing results for lienholder. 1 result',
  );

  // Recent searches store the corrected spelling.
  await waitFor(() =>
    expect(sessionStorage.getItem('recentSearches') ?? '').toContain('["lienholder"]'),
  );
  expect(requestedQueries).toContain('lienholdr');
  const title = screen.getByRole('link', { name: lienholder.title });
  expect(title.querySelector('mark')?.textContent).toBe('lienholder');

  network.use(recorder, handlers.search.list.empty());
  await userEvent.click(literal);
  await screen.findByRole('heading', { name: 'No results for “lienholdr”' });
  expect(router.state.location.search).toBe('?query=%22lienholdr%22');
  expect(requestedQueries).toContain('"lienholdr"');
  expect(screen.queryByText(/^Showing results for/, { selector: 'p' })).toBeNull();
  await userEvent.click(
    screen.getByRole('link', { name: 'Search for lienholdr without quotation marks' }),
  );
  expect(router.state.location.search).toBe('?query=lienholdr');
});

it.each(['page=2', 'types[]=Alert'])(
  'infers no spelling correction from a later or filtered page of results: %s',
  async (part) => {
    const paging = { total: 40, page: part === 'page=2' ? 2 : 1, perPage: 20 };
    network.use(handlers.search.list.complete([matchingAlert], { Alert: 40 }, paging));
    openScreen(`/search?query=lienholdr&${part}`);
    await screen.findByRole('link', { name: lienholder.title });
    expect(screen.queryByText(/^Showing results for/, { selector: 'p' })).toBeNull();
    await waitFor(() =>
      expect(sessionStorage.getItem('recentSearches') ?? '').toContain('["lienholdr"]'),
    );
  },
);

it('suggests nothing for empty quotation marks', async () => {
  network.use(handlers.search.list.empty());
  openScreen('/search?query=%22%22');
  await screen.findByRole('heading', { name: 'No results' });
  expect(screen.queryByRole('link', { name: /without quotation marks/ })).toBeNull();
});

it('keeps the correction while another page loads, but not for another query', async () => {
  const paging = { total: 40, page: 1, perPage: 20 };
  network.use(handlers.search.list.complete([matchingAlert], { Alert: 40 }, paging));
  openScreen('/search?query=lienholdr');
  await screen.findByText(/^Showing results for lienholder\./, { selector: 'p' });
  network.use(handlers.search.list.pending());
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText(/Updating/);
  expect(screen.getByText(/^Showing results for lienholder\./, { selector: 'p' })).toBeTruthy();
  const field = screen.getByRole('combobox', { name: 'Search the portal' });
  await userEvent.clear(field);
  await userEvent.type(field, 'roof{Enter}');
  expect(screen.queryByText(/^Showing results for/, { selector: 'p' })).toBeNull();
});

it('marks an announcement that was replaced by a newer one', async () => {
  const replaced = sampleLibrary.alerts.find(
    ({ slug }) => slug === 'lake-erie-storm-binding-stops',
  )!;
  network.use(handlers.search.list.complete([replaced], { Alert: 1 }));
  openScreen('/search?query=storm');
  await screen.findByRole('link', { name: replaced.title });
  expect(screen.getByText(/^Replaced \w/u)).toBeTruthy();
});

const [article] = sampleLibrary.salesArticles;
const [homeLink] = sampleLibrary.homeLinks;
if (!article || !homeLink) throw new Error('The sample library has no article or home link.');

it('links an article to the marketing page, and also to the article', async () => {
  network.use(handlers.search.list.complete([article, lienholder], { Article: 1, Alert: 1 }));
  openScreen('/search?query=review');
  const title = await screen.findByRole('link', { name: article.title });
  expect(title.getAttribute('href')).toBe('/marketing-collateral');
  const details = screen.getAllByRole('link', { name: /^View details/ });
  expect(details.map((link) => link.getAttribute('href'))).toEqual([
    `/sales-and-marketing/${article.slug}`,
  ]);
  await userEvent.click(screen.getByRole('link', { name: `View details: ${article.title}` }));
  await screen.findByRole('heading', { level: 1, name: article.title });
});

describe('a link to another site', () => {
  const config = { adminHost: 'https://admin.example.com' };
  beforeEach(() => {
    network.use(handlers.search.list.complete([homeLink], { HomeLink: 1 }));
  });

  it('shows the site', async () => {
    openScreen('/search?query=weather', { config });
    const title = await screen.findByRole('link', { name: new RegExp(`^${homeLink.title}`, 'u') });
    expect(title.getAttribute('href')).toBe('https://weather.example.com/warnings');
    expect(screen.getByText('weather.example.com')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Edit this record/u })).toBeNull();
  });

  it('has an edit link for admins', async () => {
    openScreen('/search?query=weather', { config, persona: 'home-office-admin' });
    const edit = await screen.findByRole('link', { name: /^Edit this record: Weather warnings/u });
    expect(edit.getAttribute('href')).toBe(`https://admin.example.com/home_links/${homeLink.id}`);
  });
});
