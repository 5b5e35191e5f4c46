import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  'says nothing about a spelling correction on a later or filtered page of results: %s',
  async (part) => {
    const paging = { total: 40, page: part === 'page=2' ? 2 : 1, perPage: 20 };
    network.use(handlers.search.list.complete([matchingAlert], { Alert: 40 }, { paging }));
    openScreen(`/search?query=lienholdr&${part}`);
    await screen.findByRole('link', { name: lienholder.title });
    expect(screen.queryByText(/^Showing results for/, { selector: 'p' })).toBeNull();
    await waitFor(() =>
      expect(sessionStorage.getItem('recentSearches') ?? '').toContain('["lienholdr"]'),
    );
  },
);

it('suggests no other search for empty quotation marks', async () => {
  network.use(handlers.search.list.empty());
  openScreen('/search?query=%22%22');
  await screen.findByRole('heading', { name: 'No results' });
  expect(screen.queryByRole('link', { name: /without quotation marks/ })).toBeNull();
});

it('keeps the correction while another page loads, but not for another query', async () => {
  const paging = { total: 40, page: 1, perPage: 20 };
  network.use(handlers.search.list.complete([matchingAlert], { Alert: 40 }, { paging }));
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

it('marks a replaced announcement as replaced, but never as unread', async () => {
  const replacedAlert = sampleLibrary.alerts.find(
    ({ slug }) => slug === 'lake-erie-storm-binding-stops',
  )!;
  network.use(handlers.search.list.complete([{ ...replacedAlert, read: false }], { Alert: 1 }));
  openScreen('/search?query=storm');
  await screen.findByRole('link', { name: replacedAlert.title });
  expect(screen.getByText(/^Replaced \w/u)).toBeTruthy();
  expect(screen.queryByText('Unread')).toBeNull();
});

it('answers a question about a product in a state, above the results, and announces the answer', async () => {
  network.use(handlers.search.list.complete([matchingAlert], { Alert: 1 }));
  const { router } = openScreen('/search?query=motorcycle%20texas');
  const answer = await screen.findByRole('link', { name: 'Motorcycle: Available in Texas' });
  const result = await screen.findByRole('link', { name: lienholder.title });
  expect(answer.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const regions = screen.getAllByRole('status');
  await waitFor(() =>
    expect(regions.map((region) => region.textContent).join()).toContain(
      'Quick answers: Motorcycle: Available in Texas.',
    ),
  );
  await userEvent.click(answer);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/products/product-availability-map/motorcycle'),
  );
  expect(router.state.location.search).toBe('?state=TX');
});

it('answers a question about binding with the binding notices, and requests them only for such questions', async () => {
  const requestedCalls: string[] = [];
  const recorder = http.get('*/api/v1/alerts', ({ request }) => {
    requestedCalls.push(new URL(request.url).search);
  });
  network.use(recorder, handlers.search.list.empty());
  openScreen('/search?query=training');
  await screen.findByRole('region', { name: 'Quick answers' });
  expect(requestedCalls).toEqual([]);
  cleanup();
  openScreen('/search?query=can%20I%20bind%20boat%20in%20ohio');
  const notice = await screen.findByRole('link', { name: /^Lake Erie storm: Binding/u });
  expect(notice.getAttribute('href')).toBe('/alerts/lake-erie-storm-lifted');
  expect(screen.getByText('Binding open with conditions')).toBeTruthy();
  expect(screen.getByText('Through Mar 8')).toBeTruthy();
  expect(decodeURIComponent(requestedCalls[0] ?? '')).toContain('tags[]=binding_restrictions');
});

it('shows the availability together with a binding notice that applies', async () => {
  network.use(handlers.search.list.empty());
  openScreen('/search?query=boat%20ohio');
  const answers = await screen.findByRole('region', { name: 'Quick answers' });
  expect(answers.textContent).toContain('Boat and personal watercraft: Available in Ohio');
  expect(answers.textContent).toContain('Binding open with conditions');
});

it('shows the availability if binding notices fail to load', async () => {
  network.use(handlers.alerts.list.failed(503), handlers.search.list.empty());
  openScreen('/search?query=boat%20ohio');
  const name = 'Boat and personal watercraft: Available in Ohio';
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

it('finds the user’s own order, even if it isn’t on the first page of orders', async () => {
  network.use(handlers.search.list.empty(), ...sampleHandlers({ perPage: 3 }));
  openScreen('/search?query=co%208532');
  const order = await screen.findByRole('link', { name: 'Order CO-8532' });
  expect(order.getAttribute('href')).toBe(
    '/marketing-collateral/co-op-marketing-center/orders/8532',
  );
});

it('requests orders only for an order number, and only with permission to order', async () => {
  const requestedCalls: string[] = [];
  const recorder = http.get('*/api/v1/:call', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requestedCalls.push(pathname + search);
  });
  network.use(recorder);
  openScreen('/search?query=motorcycle%20texas');
  await screen.findByRole('link', { name: 'Motorcycle: Available in Texas' });
  cleanup();
  const persona = 'independent-csr';
  network.use(recorder, ...sampleHandlers({ persona: samplePersona(persona) }));
  openScreen('/search?query=CO-8811', { persona });
  await screen.findByRole('heading', { name: 'No results for “CO-8811”' });
  expect(requestedCalls).not.toContain('/api/v1/collateral_requests');
  cleanup();
  openScreen('/search?query=CO-8811');
  await waitFor(() => expect(requestedCalls).toContain('/api/v1/collateral_requests'));
});

it.each(['page=2', 'types[]=Alert'])(
  'shows no answers on a later or filtered page: %s',
  async (part) => {
    const paging = { total: 40, page: part === 'page=2' ? 2 : 1, perPage: 20 };
    network.use(handlers.search.list.complete([matchingAlert], { Alert: 40 }, { paging }));
    openScreen(`/search?query=training&${part}`);
    await screen.findByRole('link', { name: lienholder.title });
    expect(screen.queryByRole('region', { name: 'Quick answers' })).toBeNull();
  },
);

it('shows results without answers if products, notices, and orders fail to load', async () => {
  network.use(
    handlers.products.all.failed(503),
    handlers.alerts.list.failed(503),
    handlers.collateralRequests.list.failed(503),
    handlers.search.list.complete([matchingAlert], { Alert: 1 }),
  );
  for (const query of ['motorcycle%20texas', 'binding%20moratorium']) {
    openScreen(`/search?query=${query}`);
    await screen.findByRole('link', { name: lienholder.title });
    expect(screen.queryByRole('region', { name: 'Quick answers' })).toBeNull();
    cleanup();
  }
  const { router } = openScreen('/search?query=CO-8811');
  await screen.findByRole('link', { name: lienholder.title });
  expect(router.state.location.pathname).toBe('/search');
});

const [article] = sampleLibrary.salesArticles;
const [homeLink] = sampleLibrary.homeLinks;
if (!article || !homeLink) throw new Error('The sample library has no article or home link.');

it('links an article’s title to the marketing page, and has a second link to the article', async () => {
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

  it('shows the name of the site', async () => {
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

it('says that the results are only the closest matches', async () => {
  network.use(handlers.search.list.complete([matchingAlert], { Alert: 1 }, { isPartial: true }));
  openScreen('/search?query=lienholdr%20of%20my%20yacht');
  await screen.findByRole('link', { name: lienholder.title });
  const note = 'No result has all of your words. These are the closest matches.';
  expect(screen.getByText(note, { selector: 'p' })).toBeTruthy();
  await screen.findByText(new RegExp(`^${note} 1`, 'u'));
  expect(screen.queryByText(/^Showing results for/u, { selector: 'p' })).toBeNull();
});

it('shows no note on closest matches if a filter leaves none', async () => {
  const paging = { page: 1, perPage: 20, total: 0 };
  network.use(handlers.search.list.complete([], { Alert: 3 }, { isPartial: true, paging }));
  openScreen('/search?query=lienholdr%20of%20my%20yacht&types[]=Webinar');
  await screen.findByRole('heading', { name: /^No results/u });
  expect(screen.queryByText(/closest matches/u)).toBeNull();
});

describe('the passage that answers a question', () => {
  const passage = {
    record: lienholder,
    heading: 'Loan number',
    anchor: 'loan-number',
    highlight: 'Enter the [[loan]] number.\nPrint the page.',
  };
  const showPassage = (query: string) => {
    network.use(handlers.search.list.complete([matchingAlert], { Alert: 1 }, { passage }));
    return openScreen(`/search?query=${query}`);
  };

  it('is a quote with a link to its section, and can be copied with its source', async () => {
    showPassage('where%20is%20the%20loan%20number');
    const region = within(await screen.findByRole('region', { name: 'From a document' }));
    expect(region.getByRole('blockquote').textContent).toBe(
      'Loan numberEnter the loan number.Print the page.',
    );
    expect(region.getByText('loan', { selector: 'mark' })).toBeTruthy();
    const path = '/alerts/add-a-lienholder#loan-number';
    expect(region.getByRole('link', { name: lienholder.title }).getAttribute('href')).toBe(path);
    const user = userEvent.setup();
    await user.click(region.getByRole('button', { name: 'Copy quote' }));
    await region.findByText('Copied the quote and its source.');
    expect(await navigator.clipboard.readText()).toBe(
      `Loan number\nEnter the loan number.\nPrint the page.\nQuoted from ${lienholder.title}\n${window.location.origin}${path}`,
    );
  });

  it('has no states if it is quoted from a simple page', async () => {
    const page = { id: 1, record_type: 'SimplePage', slug: 'contact-us', title: 'Contact us' };
    const contact = { record: page, heading: 'Billing', highlight: '[[Phone]]: 555-0120' };
    network.use(handlers.search.list.complete([], {}, { passage: contact }));
    openScreen('/search?query=billing%20phone%20number');
    const region = within(await screen.findByRole('region', { name: 'From a document' }));
    expect(region.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/contact-us',
    );
    expect(region.queryByText('All states')).toBeNull();
  });

  it('links to the screen that shows its page with other content', async () => {
    const page = { id: 1, record_type: 'SimplePage', slug: 'take20', title: 'Take20' };
    const contact = { record: page, highlight: '[[Take20]] sessions don’t earn CE credit.' };
    network.use(handlers.search.list.complete([], {}, { passage: contact }));
    openScreen('/search?query=does%20take20%20earn%20credit');
    const region = within(await screen.findByRole('region', { name: 'From a document' }));
    expect(region.getByRole('link', { name: 'Take20' }).getAttribute('href')).toBe(
      '/training-and-job-aids/take20',
    );
  });

  it.each(['loan&page=2', 'loan&types[]=Alert'])('is not shown for %s', async (query) => {
    showPassage(query);
    await screen.findByRole('link', { name: lienholder.title });
    expect(screen.queryByRole('blockquote')).toBeNull();
  });
});
