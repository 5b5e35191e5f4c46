import type { Locator, Page } from '@playwright/test';
import {
  expect,
  heading,
  isPhone,
  openScreenAs,
  people,
  rows,
  tabTo,
  test,
  waitUntilSettled,
} from './portal.ts';

// Rules in effect: as-of dates, comparisons, binding checks, and the brief.

/** A guideline with three revisions. The limit is $125,000 in the first revision, and $150,000 in the others. */
const guideline = '/guides-and-rate-bulletins/great-lakes-manufactured-home-guideline';

const findFirstLimit = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^You can bind up to \$\d+,000/)
    .first();

/** Taps on a phone, and clicks elsewhere. */
const tap = (page: Page, target: Locator) => (isPhone(page) ? target.tap() : target.click());

test('users can view a guideline as of a date, and the list keeps the date', async ({ page }) => {
  await openScreenAs(page, people.producer, guideline);
  const main = page.getByRole('main');
  await expect(findFirstLimit(page)).toContainText('$150,000');
  await main
    .getByRole('link', { name: /^View as of .+, for new business$/ })
    .last()
    .click();
  await expect(main.getByText(/^You’re viewing this document as of .+ new business/)).toBeVisible();
  await expect(findFirstLimit(page)).toContainText('$125,000');
  const asOfSearch = new URL(page.url()).search;
  expect(asOfSearch).toMatch(/^\?as_of=\d{4}-\d\d-\d\d$/);

  await page.reload();
  await expect(findFirstLimit(page)).toContainText('$125,000');
  await main.getByRole('link', { name: 'See today’s version' }).click();
  await expect(page).toHaveURL(guideline);
  await expect(findFirstLimit(page)).toContainText('$150,000');

  await page.goto(`/guides-and-rate-bulletins${asOfSearch}`);
  await expect(main.getByText(/^You’re viewing this list as of /)).toBeVisible();
  await rows(page).filter({ hasText: 'Manufactured home' }).first().click();
  await expect(page).toHaveURL(guideline + asOfSearch);
  await expect(findFirstLimit(page)).toContainText('$125,000');
});

test('users can compare two revisions by keyboard', async ({ page }) => {
  await openScreenAs(page, people.producer, guideline);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Compare with revision 1' }).press('Enter');
  // `compare` is the newer revision.
  await expect(page).toHaveURL(`${guideline}?compare=2`);
  await expect(main.getByText('Revision 2 compared with revision 1')).toBeVisible();
  // The comparison doesn't show revision 3, which the user must acknowledge. Only revision 3 has a heading "Steps".
  const confirm = main.getByRole('button', { name: 'I have read this' });
  await expect(confirm).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Steps' })).toHaveCount(0);
  const changes = main.getByRole('region', { name: 'Text with its changes' });
  await tabTo(page, changes.getByRole('button', { name: 'Next change' }));
  await page.keyboard.press('n');
  await expect(changes.getByText(/^Change 1 of \d+$/)).toBeVisible();
  await expect(changes.locator('[data-change="1"]:focus')).toHaveCount(1);
  await expect(changes.locator('del').filter({ hasText: '125' }).first()).toBeVisible();
  await expect(changes.locator('ins').filter({ hasText: '150' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Close the comparison' }).click();
  await expect(page).toHaveURL(guideline);
  await expect(confirm).toBeVisible();
  // The changes since the user last read the guideline stay marked.
  await expect(main.getByText('Revision 2 compared with revision 1')).toHaveCount(0);
  await expect(main.getByText(/^Changed since you read it on /)).toBeVisible();
});

test('a producer who has already chosen a state gets an answer in two taps from home', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/can-i-bind');
  const main = page.getByRole('main');
  const check = main.getByRole('link', { name: 'Can I bind?', exact: true });
  await tap(page, main.getByRole('link', { name: 'Ohio' }));
  await expect(main.getByRole('heading', { name: 'Choose a product in Ohio' })).toBeVisible();

  await page.goto('/');
  await waitUntilSettled(page);
  await tap(page, check);
  await tap(page, main.getByRole('link', { name: 'Motorcycle' }));
  await expect(heading(page, 'Motorcycle in Ohio: Can I bind?')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Yes' })).toBeVisible();

  // The user can open the last question again with one tap.
  await page.goto('/');
  await waitUntilSettled(page);
  await tap(page, check);
  await expect(main.getByRole('heading', { level: 2, name: 'Yes' })).toBeVisible();
  await expect(page).toHaveURL('/can-i-bind?state=OH&product=motorcycle');
});

test('if a rule covers only some counties, the answer depends on the ZIP code, and the page quotes the rule', async ({
  page,
}) => {
  await openScreenAs(page, people.producer, '/can-i-bind?state=OH&product=boat');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'It depends on the county' })).toBeVisible();
  await main.getByRole('link', { name: 'Enter the ZIP code' }).click();
  const zip = main.getByRole('textbox', { name: 'ZIP code' });
  await expect(zip).toBeFocused();
  // This ZIP code is in Erie County, where the storm was.
  await zip.fill('44870');
  await expect(main.getByRole('heading', { name: /^With limits, through / })).toBeInViewport();
  const rules = main.getByRole('region', { name: 'Rules in effect' });
  await expect(rules.getByRole('blockquote')).toContainText('Photos on new business.');
  await rules.getByRole('link', { name: /^Lake Erie storm/ }).click();
  await expect(heading(page, /^Lake Erie storm/)).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: /^With limits, through / })).toBeVisible();
});

test(
  'users can mark a record in the brief as read and undo that by keyboard, and another tab shows each change',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.csr, '/brief');
    const other = await page.context().newPage();
    await other.goto('/brief');
    const itemsLeft = (tab: Page) => tab.getByRole('main').getByText(/^\d+ items? left$/);
    const count = Number.parseInt(await itemsLeft(page).innerText(), 10);
    await expect(itemsLeft(other)).toHaveText(`${count} items left`);

    // Items that must be acknowledged come first. A single keystroke can't acknowledge them, so skip them.
    await page.bringToFront();
    const mark = page.getByRole('main').getByRole('button', { name: /^Mark as read/ });
    while ((await mark.count()) === 0) await page.keyboard.press('j');
    const title = await page.locator('li[data-open] h2').innerText();
    await page.keyboard.press('e');
    await expect(itemsLeft(page)).toHaveText(`${count - 1} items left`);
    await expect(itemsLeft(other)).toHaveText(`${count - 1} items left`);
    await expect(page.locator('li[data-open] h2')).not.toHaveText(title);
    await expect(page.locator('li[data-open] h2 button')).toBeFocused();

    await page.keyboard.press('u');
    await expect(itemsLeft(page)).toHaveText(`${count} items left`);
    await expect(itemsLeft(other)).toHaveText(`${count} items left`);
    await expect(page.locator('li[data-open] h2')).toHaveText(title);
    await page.reload();
    await expect(itemsLeft(page)).toHaveText(`${count} items left`);
  },
);
