import {
  expect,
  heading,
  isPhone,
  openScreenAs,
  people,
  rows,
  tabTo,
  test,
  LOADING,
} from './portal.ts';

/** Returns the search field of the header; on a phone, opens it with a button. */
async function openSearchField(page: Parameters<typeof isPhone>[0]) {
  if (isPhone(page))
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  return page.getByRole('combobox', { name: 'Search the portal' });
}

test('search corrects typos and expands industry abbreviations', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  const field = await openSearchField(page);
  await field.fill('motorcicle');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?query=motorcicle');
  await expect(rows(page).first()).toHaveText(/motorcycle/i);
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Showing results for motorcycle.' }),
  ).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.getByRole('link', { name: 'Search instead for motorcicle' }).click();
  await expect(page).toHaveURL('/search?query=%22motorcicle%22');
  await expect(page.getByRole('heading', { name: 'No results for “motorcicle”' })).toBeVisible();

  await page.goto('/search?query=MH');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('mark', { hasText: /manufactured|mobile/i }).first()).toBeVisible();
});

test('users can open a suggested record with the keyboard and go back', async ({ page }) => {
  await openScreenAs(page, people.producer, '/contact-us');
  const field = await openSearchField(page);
  await field.pressSequentially('lienholder');
  const option = page.getByRole('option', { name: /^Add a lienholder/ }).last();
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alerts/add-a-lienholder');
  await expect(heading(page, /^Add a lienholder/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Contact us')).toBeVisible();
});

test('search shows quick answers for an order, a product’s availability, and a page', async ({
  page,
}) => {
  const answer = page.getByRole('region', { name: 'Quick answers' }).getByRole('link').first();
  await openScreenAs(page, people.producer, '/search?query=co%208811');
  await expect(answer).toHaveText('Order CO-8811');
  await page.goto('/search?query=login%20problem');
  await expect(answer).toHaveText('Contact us');
  await page.goto('/search?query=motorcycle%20texas');
  await expect(answer).toHaveText('Motorcycle: Available in Texas');
  await answer.click();
  await expect(page).toHaveURL('/products/product-availability-map/motorcycle?state=TX');
});

test(
  'record types filter the results and appear in the URL, and a search without results offers the closest matches or other pages',
  { tag: '@smoke' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/search?query=roof');
    const total = Number(/\d+/.exec(await heading(page, /^Search \d+/).innerText())?.[0]);
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: /^Policy updates/ }).click();
    await expect(page).toHaveURL('/search?query=roof&types[]=PolicyUpdate');
    if (isPhone(page)) await page.getByRole('button', { name: /^Show/ }).click();
    await expect
      .poll(async () => Number(/\d+/.exec(await heading(page, /^Search/).innerText())?.[0]))
      .toBeLessThan(total);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove filter: Policy updates' })).toBeVisible();

    await page.goto('/search?query=UMB%20zzzqqq');
    await expect(page.getByText(/^No result has all of your words\./).first()).toBeVisible();
    await expect(rows(page).first()).toHaveText(/umbrella/i);

    // Quotation marks search for the exact words, so there are no closest matches.
    await page.goto('/search?query=%22UMB%20zzzqqq%22');
    await expect(page.getByRole('heading', { name: 'Browse instead' })).toBeVisible();
    await page.getByRole('link', { name: '"umbrella zzzqqq"' }).click();
    await expect(page).toHaveURL('/search?query=%22umbrella%20zzzqqq%22');
  },
);

test(
  'the search dialog opens with Ctrl+K, lists recent searches, and closes with Escape',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.producer, '/search?query=hail');
    await expect(rows(page).first()).toBeVisible();
    await page.goto('/contact-us');
    await expect(heading(page, 'Contact us')).toBeVisible();
    await page.keyboard.press('Control+k');
    const searchDialog = page.getByRole('dialog', { name: 'Search the portal' });
    await expect(searchDialog.getByRole('combobox')).toBeFocused();
    await expect(searchDialog.getByRole('option', { name: 'hail', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(searchDialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('hail');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=hail');
    await expect(searchDialog).toHaveCount(0);
    await tabTo(page, rows(page).first(), 80);
  },
);

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; --",
  '%00',
  '((((!!!&|<->',
  'a'.repeat(4000),
  '[[x]]',
  'javascript:alert(1)',
];

test.describe('hostile queries', { tag: '@one-width' }, () => {
  // The host rejects queries that are too long.
  test.use({ expectedErrors: /status of 422/ });

  test('are treated as text', async ({ page }) => {
    test.slow();
    await openScreenAs(page, people.producer, '/contact-us');
    for (const query of hostile) {
      await page.goto(`/search?query=${encodeURIComponent(query)}`);
      await expect(heading(page, /^Search/)).toBeVisible();
      await expect(page.locator(LOADING)).toHaveCount(0);
      await expect(page.locator('main img, main script')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/search');
    }
  });
});
