import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import { samplePages, savePages } from '../../testing/save-pages.ts';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Search/Search',
  component: Screen,
  args: { path: '/search?query=deductible' },
  tags: ['route:search'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'search'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findAllByText('deductible', { selector: 'mark' });
  },
};

/** There is no query yet, so no request is sent. */
export const Start: Story = {
  args: { path: '/search' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What are you looking for?' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.search.list.pending()),
};

/** The query has no results, even without filters. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: '/search?query=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No results for “zeppelin”' });
  },
};

const [lienholder] = sampleLibrary.alerts.filter(({ slug }) => slug === 'add-a-lienholder');
if (!lienholder) throw new Error('The sample library has no such alert.');

/** The host corrected a typo. The page shows the correction and links to the literal search. */
export const CompleteOtherSpelling: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=lienholdr' },
  beforeEach: ({ msw }) => {
    const highlight = 'The [[lienholder]] can now be added in the endorsement screen.';
    msw.use(handlers.search.list.complete([{ ...lienholder, highlight }], { Alert: 1 }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Showing results for lienholder\./u, { selector: 'p' });
    const literal = canvas.getByRole('link', { name: 'Search instead for lienholdr' });
    await expect(literal).toHaveAttribute('href', '/search?query=%22lienholdr%22');
  },
};

const signature = sampleLibrary.alerts.find(({ slug }) => slug === 'e-signature-within-10-days');
if (!signature) throw new Error('The sample library has no such alert.');

const passage = {
  record: signature,
  heading: 'Send the signature request',
  anchor: 'send-the-signature-request',
  highlight:
    'The [[customer]] has 10 [[days]] to [[sign]].\nSend the request before you leave the page.',
};

/** The query is a question, so the passage that answers it comes first. */
export const CompletePassage: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=how%20many%20days%20does%20a%20customer%20have%20to%20sign' },
  beforeEach: ({ msw }) => {
    const results = [{ ...signature, highlight: 'The [[customer]] has 10 days to [[sign]].' }];
    msw.use(handlers.search.list.complete(results, { Alert: 1 }, { passage }));
  },
  play: async ({ canvas }) => {
    const quote = within(await canvas.findByRole('region', { name: 'From a document' }));
    await expect(quote.getByRole('link', { name: signature.title })).toHaveAttribute(
      'href',
      '/alerts/e-signature-within-10-days#send-the-signature-request',
    );
    await expect(quote.getByRole('blockquote')).toHaveTextContent('10 days to sign');
    await userEvent.click(quote.getByRole('button', { name: 'Copy quote' }));
    await quote.findByText(/^Copied the quote|^Your browser doesn’t allow/u);
  },
};

/** No record has all words of the query, so the results have only some of them. */
export const CompleteClosest: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=how%20long%20until%20my%20client%20signs%20the%20forms' },
  beforeEach: ({ msw }) => {
    const results = [{ ...signature, highlight: 'The customer has 10 days to [[sign]].' }];
    msw.use(handlers.search.list.complete(results, { Alert: 1 }, { isPartial: true }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No result has all of your words\./u, { selector: 'p' });
    await canvas.findByRole('link', { name: signature.title });
  },
};

/** The query asks about binding, so the notices for its product and state come first. */
export const CompleteBinding: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=can%20I%20bind%20boat%20in%20ohio' },
  beforeEach: ({ msw }) => {
    const boats = sampleLibrary.alerts.filter(({ title }) => /\bboat/iu.test(title));
    msw.use(handlers.search.list.complete(boats, { Alert: boats.length }));
  },
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('link', {
      name: 'Lake Erie storm: Binding moratorium lifted in all 16 counties',
    });
    await expect(answer).toHaveAttribute('href', '/alerts/lake-erie-storm-lifted');
    await canvas.findByText('Binding open with conditions');
  },
};

/** The query asks about a product in a state, so the availability map's answer comes first. */
export const CompleteAvailability: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=motorcycle%20texas' },
  beforeEach: ({ msw }) => {
    const motorcycles = sampleLibrary.alerts.filter(({ title }) => /motorcycle/iu.test(title));
    msw.use(handlers.search.list.complete(motorcycles, { Alert: motorcycles.length }));
  },
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('link', { name: 'Motorcycle: Available in Texas' });
    await expect(answer).toHaveAttribute(
      'href',
      '/products/product-availability-map/motorcycle?state=TX',
    );
  },
};

/** The query is the number of the user's own order, and nothing else matches. */
export const EmptyOrder: Story = {
  args: { path: '/search?query=CO-8811' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Order CO-8811' });
    await canvas.findByText('Nothing else matches “CO-8811”.');
  },
};

/** The query names pages of the portal. */
export const CompletePages: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=training' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Training and job aids' });
  },
};

const [endedStop, liftedStop] = ['binding-stops', 'lifted'].map((name) =>
  sampleLibrary.alerts.find(({ slug }) => slug === `lake-erie-storm-${name}`),
);
const guides = sampleLibrary.guides.filter(({ slug }) =>
  slug?.startsWith('mi-specialty-dwelling-guideline'),
);
const datedRecords = [liftedStop, endedStop, ...guides].flatMap((record) => record ?? []);

/** Results that ended, were replaced, have a newer version, or start later. */
export const CompleteNotInEffect: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=binding' },
  beforeEach: ({ msw }) =>
    msw.use(handlers.search.list.complete(datedRecords, { Alert: 2, UnderwritingGuideline: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Replaced\s/u);
    await canvas.findByText('Newer version available');
    await canvas.findByText(/^Effective\s/u);
  },
};

const [article] = sampleLibrary.salesArticles;
const [homeLink] = sampleLibrary.homeLinks;
if (!article || !homeLink) throw new Error('The sample library has no article or home link.');
const otherPages = handlers.search.list.complete([article, homeLink], { Article: 1, HomeLink: 1 });

/** The article's title links to the marketing page, and a second link opens the article. The home link opens another site. */
export const CompleteOtherPages: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=review' },
  beforeEach: ({ msw }) => msw.use(otherPages),
  play: async ({ canvas }) => {
    const details = await canvas.findByRole('link', { name: `View details: ${article.title}` });
    await expect(details).toHaveAttribute('href', `/sales-and-marketing/${article.slug}`);
    await expect(canvas.getByText('weather.example.com')).toBeVisible();
  },
};

/** A home link has no page in the portal, so admins find its edit link in the results. */
export const CompleteAdmin: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=weather', config: { adminHost: 'https://admin.example.com' } },
  globals: { session: 'admin' },
  beforeEach: ({ msw }) => msw.use(otherPages),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Edit this record: Weather warnings/u });
  },
};

/** Quotation marks turn corrections off. The page offers the search without quotation marks. */
export const EmptyLiteral: Story = {
  args: { path: '/search?query=%22zeppelin%22' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No results for “zeppelin”' });
    const plain = canvas.getByRole('link', { name: 'Search for zeppelin without quotation marks' });
    await expect(plain).toHaveAttribute('href', '/search?query=zeppelin');
  },
};

/** The page offers the query with its abbreviation spelled out. */
export const EmptyShortWord: Story = {
  args: { path: '/search?query=UMB%20zeppelin' },
  play: async ({ canvas }) => {
    const other = await canvas.findByRole('link', { name: 'umbrella zeppelin' });
    await expect(other).toHaveAttribute('href', '/search?query=umbrella%20zeppelin');
  },
};

/** While the user types, the search field suggests recent searches, favorites, and titles. */
export const Suggestions: Story = {
  args: { path: '/search' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Search' });
    const field = canvas.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'roof');
    await canvas.findByRole('option', {
      name: /^MI – Specialty dwelling – Roof settlement by age/,
    });
  },
};

/** Suggestions start with the portal's own answers, and say what is no longer in effect. */
export const SuggestionsWithAnswers: Story = {
  args: { path: '/search' },
  beforeEach: ({ msw }) =>
    msw.use(handlers.search.list.complete(datedRecords, { Alert: 2, UnderwritingGuideline: 2 })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Search' });
    const field = canvas.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'boat ohio');
    await canvas.findByRole('option', { name: /^Boat and personal watercraft: Available in Ohio/ });
    await canvas.findByRole('option', { name: /Replaced\s/ });
  },
};

/** For a question, the suggestions quote the passage that answers it. */
export const SuggestionsWithPassage: Story = {
  args: { path: '/search' },
  beforeEach: ({ msw }) =>
    msw.use(handlers.search.list.complete([signature], { Alert: 1 }, { passage })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Search' });
    const field = canvas.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'how many days to sign');
    const quote = await canvas.findByRole('option', { name: /^The customer has 10 days to sign/ });
    await expect(quote).toHaveAttribute(
      'href',
      '/alerts/e-signature-within-10-days#send-the-signature-request',
    );
  },
};

/** The suggestions failed to load, but the search field still works. */
export const SuggestionsFailed: Story = {
  args: { path: '/search' },
  beforeEach: ({ msw }) => msw.use(handlers.search.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Search' });
    const field = canvas.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'zeppelin');
    await canvas.findByText('Suggestions aren’t available. Press Enter to search.', {
      selector: 'p',
    });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/search?query=zeppelin&types[]=Alert' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter: Alerts' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.search.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findAllByText('deductible', { selector: 'mark' });
    msw.use(handlers.search.list.pending());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Policy updates/u }));
    await expect(canvas.getAllByText('deductible', { selector: 'mark' })[0]).toBeVisible();
  },
};

/** Results as of another date, without quick answers, which are about today. */
export const CompleteAsOf: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=deductible&as_of=2026-02-20&for=renewal' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re viewing this list as of February 20, 2026, for renewals.', {
      selector: 'main p',
    });
    await canvas.findAllByText('deductible', { selector: 'mark' });
  },
};

const goOffline = () => spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** While offline, the search finds the saved pages by their titles. */
export const CompleteOffline: Story = {
  tags: ['state:complete'],
  args: { path: '/search?query=storm%20erie' },
  beforeEach: async () => {
    goOffline();
    await savePages(samplePages);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline. These are saved pages that match “storm erie”.', {
      selector: 'main p',
    });
    await expect(canvas.getByRole('link', { name: /^Lake Erie storm/u })).toHaveAttribute(
      'href',
      '/alerts/lake-erie-storm-lifted',
    );
    await expect(canvas.queryByRole('link', { name: /^MI – Specialty/u })).toBeNull();
  },
};

/** No saved page matches, so the screen lists all saved pages. */
export const EmptyOffline: Story = {
  args: { path: '/search?query=zeppelin' },
  beforeEach: CompleteOffline.beforeEach!,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No saved page matches “zeppelin”' });
    await canvas.findByRole('link', { name: /^MI – Specialty dwelling/u });
  },
};

export const EmptyOfflineNothingSaved: Story = {
  args: { path: '/search?query=zeppelin' },
  beforeEach: async () => {
    goOffline();
    await savePages([]);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing is saved on this device' });
  },
};

/** While offline, the suggestions are recent searches, favorites, and saved pages. */
export const SuggestionsOffline: Story = {
  args: { path: '/search' },
  beforeEach: CompleteOffline.beforeEach!,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Search' });
    const field = canvas.getByRole('combobox', { name: 'Search the portal' });
    await userEvent.type(field, 'ROOF');
    const saved = await canvas.findByRole('group', { name: 'Saved on this device' });
    await expect(within(saved).getByRole('option', { name: /^MI – Specialty/u })).toBeVisible();
    await userEvent.type(field, ' zeppelin');
    await canvas.findByText('You’re offline. No saved page matches.', { selector: 'p' });
  },
};
