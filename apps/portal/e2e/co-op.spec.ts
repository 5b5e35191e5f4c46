import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Download, Page } from '@playwright/test';
import {
  signInOnIdentityPage,
  expect,
  heading,
  openScreenAs,
  people,
  test,
  waitForQueue,
} from './portal.ts';

const center = '/marketing-collateral/co-op-marketing-center';
const postcard = 'Postcard: Before the first ride';
const postcardPath = `${center}/collaterals/postcard-first-ride`;

const main = (page: Page) => page.getByRole('main');
const cartRegion = (page: Page) => main(page).getByRole('region', { name: 'Items in your cart' });

/** Fills in the postcard without adding it to the cart. */
async function fillInPostcard(page: Page, line: string) {
  await page.getByLabel('State', { exact: true }).selectOption('MI');
  await page.getByLabel(/^Your message/).fill(line);
  await page.getByRole('radio', { name: /^500 for/ }).check();
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart' });
const expectInCart = (page: Page) =>
  expect(main(page).getByText(`“${postcard}” is in your cart.`)).toBeVisible();

const expectEmptyCart = (page: Page) =>
  expect(main(page).getByText('Your cart is empty.')).toBeVisible();

/** Removes the only item of the cart, and waits until the host has removed it, because the next test expects an empty cart. */
async function removeItem(page: Page) {
  const removal = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await cartRegion(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectEmptyCart(page);
  expect((await removal).ok()).toBe(true);
}

async function fillInShippingDetails(page: Page) {
  await page.getByLabel('Attention').fill('Front desk');
  await page.getByLabel('Street address', { exact: true }).fill('400 Lakeshore Drive');
  await page.getByLabel('City').fill('Muskegon');
  await page.getByLabel('State', { exact: true }).selectOption('MI');
  await page.getByLabel('ZIP code').fill('49440-1120');
  await page.getByLabel('Phone').fill('(231) 555-0194');
}

/** Goes from the form to the review. */
async function openReview(page: Page) {
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(heading(page, 'Review your order')).toBeFocused();
}

const submitOrder = (page: Page) => page.getByRole('button', { name: 'Submit order' }).click();

/** The red, green, and blue values of each pixel of a PDF's image. */
function readPixels(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const streamStart = text.lastIndexOf('\nstream\n') + '\nstream\n'.length;
  return inflateSync(file.subarray(streamStart, text.indexOf('\nendstream', streamStart)));
}

const readDownload = async (download: Download) => await readFile(await download.path());

test(
  'a user can find, customize, and order a postcard, and then order it again',
  { tag: '@smoke' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/marketing-collateral');
    await main(page).getByRole('link', { name: 'Co-op marketing center' }).click();
    await main(page).getByRole('link', { name: postcard }).click();
    await expect(heading(page, postcard)).toBeVisible();

    const preview = page.getByRole('img', { name: `Preview of ${postcard}` });
    await fillInPostcard(page, 'Licensed in 12 states');
    await expect(preview.getByText('Licensed in 12 states')).toBeVisible();
    await expect(preview.getByText('Lakeshore Family Insurance')).toBeVisible();
    await addButton(page).click();
    await expectInCart(page);
    await page.getByRole('link', { name: 'View cart' }).click();

    await expect(heading(page, 'Your cart')).toBeVisible();
    await expect(cartRegion(page).getByText('$180.00').first()).toBeVisible();
    await expect(cartRegion(page).getByText('Your message: “Licensed in 12 states”')).toBeVisible();
    await page.getByRole('button', { name: 'Review order' }).click();
    await expect(page.getByRole('heading', { name: 'Fix these fields' })).toBeVisible();
    await fillInShippingDetails(page);
    await openReview(page);
    await expect(main(page).getByText('400 Lakeshore Drive')).toBeVisible();
    await expect(main(page).getByText('$180.00').first()).toBeVisible();
    await submitOrder(page);

    await expect(heading(page, /^Order CO-/)).toBeFocused();
    const name = await heading(page, /^Order CO-/).innerText();
    await expect(main(page).getByText(`${name} submitted`)).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    await expect(main(page).getByText('400 Lakeshore Drive')).toBeVisible();

    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(main(page).getByText('1 item added to your cart.')).toBeVisible();
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(cartRegion(page).getByRole('listitem')).toHaveCount(1);
    await removeItem(page);

    await page.goto(`${center}/orders?status=submitted`);
    await expect(main(page).getByRole('link', { name: name.replace('Order ', '') })).toBeVisible();
  },
);

test('users can change, empty, and restore the cart, reuse the last address, and go back from the review to the form', async ({
  page,
}) => {
  await openScreenAs(page, people.manager, postcardPath);
  await fillInPostcard(page, 'To be changed');
  await addButton(page).click();
  await expectInCart(page);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(cartRegion(page).getByText('Your message: “To be changed”')).toBeVisible();

  await cartRegion(page)
    .getByRole('link', { name: `Edit ${postcard}` })
    .click();
  await expect(page.getByLabel(/^Your message/)).toHaveValue('To be changed');
  await page.getByLabel(/^Phone/).fill('call me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: /10-digit phone number/ })).toBeVisible();
  await page.getByLabel(/^Phone/).fill('(231) 555-0195');
  await page.getByLabel(/^Your message/).fill('Changed once');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(heading(page, 'Your cart')).toBeVisible();
  await expect(cartRegion(page).getByText('Your message: “Changed once”')).toBeVisible();
  await expect(cartRegion(page).getByText('Phone: “(231) 555-0195”')).toBeVisible();
  await expect(cartRegion(page).getByRole('listitem')).toHaveCount(1);

  await removeItem(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cartRegion(page).getByText('Your message: “Changed once”')).toBeVisible();
  await expect(cartRegion(page).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByLabel('Street address', { exact: true })).not.toHaveValue('');
  await page.getByLabel('City').fill('Grand Haven');
  await openReview(page);
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Grand Haven');
  await page.goForward();
  await expect(main(page).getByText(/^Grand Haven, MI/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit items' }).click();
  await removeItem(page);
});

test(
  'the PDF includes a logo whose SVG has no width or height',
  { tag: '@one-width' },
  async ({ page }) => {
    // The agency's SVG has only a viewBox.
    await page.route('**/logo*.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 60"><rect width="150" height="60" fill="#c00"/></svg>',
      }),
    );
    await openScreenAs(page, people.manager, postcardPath);
    await fillInPostcard(page, 'See you on the road');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download print-quality PDF' }).click();
    const pixels = readPixels(await readDownload(await downloading));
    // The logo's center is at (501, 332) in the template, which is 600 by 400 units.
    const centerOffset = (Math.round(332 * 3.125) * 1875 + Math.round(501 * 3.125)) * 3;
    expect([...pixels.subarray(centerOffset, centerOffset + 3)]).toEqual([0xcc, 0, 0]);
  },
);

test(
  'users can download a customized item as a print-quality PDF that the browser creates',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, postcardPath);
    await fillInPostcard(page, 'See you on the road');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download print-quality PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('postcard-first-ride.pdf');
    const file = await readDownload(download);
    const text = file.toString('latin1');
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    // The page is 600 by 400 CSS pixels, here in points, and the image has 300 dpi.
    expect(text).toContain('/MediaBox [0 0 450.00 300.00]');
    expect(text).toContain('/Width 1875 /Height 1250');
    // The cross-reference table points to each object.
    const tableOffset = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(tableOffset, tableOffset + 4)).toBe('xref');
    const offsets = [...text.slice(tableOffset).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const pixels = readPixels(file);
    expect(pixels).toHaveLength(1875 * 1250 * 3);
    // The template's background color and some dark text have been rendered.
    expect([...pixels.subarray(0, 3)]).toEqual([0xff, 0xfd, 0xf7]);
    expect(pixels.filter((value) => value < 80).length).toBeGreaterThan(10_000);
  },
);

test(
  'users can download a digital item as a PNG at double size',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, `${center}/collaterals/square-first-ride`);
    await page.getByLabel('State', { exact: true }).selectOption('MI');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const file = await readDownload(await downloading);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
  },
);

test('two tabs show the same cart', { tag: '@one-width' }, async ({ context, page }) => {
  await openScreenAs(page, people.manager, postcardPath);
  const other = await context.newPage();
  await other.goto(center);
  await expectEmptyCart(other);
  await fillInPostcard(page, 'Seen in both');
  await addButton(page).click();
  await expectInCart(page);
  await expect(cartRegion(other).getByRole('listitem')).toHaveCount(1);
  await page.goto(center);
  await expect(cartRegion(page).getByRole('listitem')).toHaveCount(1);
  await removeItem(other);
  await expectEmptyCart(page);
});

test.describe('when something goes wrong', { tag: '@one-width' }, () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR_FAILED/ });

  test('a postcard is added only once if the response is lost', async ({ page }) => {
    await openScreenAs(page, people.manager, postcardPath);
    await waitForQueue(page);
    await page.route('**/api/v1/cart_items', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // The host processes the request, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await fillInPostcard(page, 'Once and no more');
    await addButton(page).click();
    await expectInCart(page);
    const messages = page.getByRole('region', { name: 'Changes' });
    await expect(messages.getByText(/^1 change is saved on this device\./)).toBeVisible();
    await page.unroute('**/api/v1/cart_items');
    await page.goto(center);
    await expect(messages.getByText('1 change sent.')).toBeVisible();
    await expect(cartRegion(page).getByRole('listitem')).toHaveCount(1);
    await removeItem(page);
  });

  test('a form keeps its content when the session ends and the user signs in again', async ({
    page,
  }) => {
    await openScreenAs(page, people.manager, postcardPath);
    await fillInPostcard(page, 'Kept for you');
    await addButton(page).click();
    await expectInCart(page);
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(heading(page, 'Your cart')).toBeVisible();
    const cart = new URL(page.url()).pathname;
    await fillInShippingDetails(page);
    await page.getByLabel(/^Shipping instructions/).fill('Ring twice.');

    await openReview(page);
    await page.route('**/api/v1/collateral_requests/*', (route) =>
      route.fulfill({ status: 401, json: {} }),
    );
    await submitOrder(page);
    await expect(page).toHaveURL('/inactivity-error');
    await page.unroute('**/api/v1/collateral_requests/*');
    await page.getByRole('button', { name: 'Log In Again' }).click();
    await signInOnIdentityPage(page, people.manager);

    // The session ended on the review step. The form is the step before it.
    await expect(page).toHaveURL(`${cart}?step=review`);
    await expect(main(page).getByText('Ring twice.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit shipping details' }).click();
    await expect(main(page).getByText('We restored what you typed earlier.')).toBeVisible();
    await expect(page.getByLabel('Attention')).toHaveValue('Front desk');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('MI');
    await expect(page.getByLabel(/^Shipping instructions/)).toHaveValue('Ring twice.');
    await openReview(page);
    await submitOrder(page);
    await expect(heading(page, /^Order CO-/)).toBeVisible();
  });

  test('a user without ordering permission gets an access error', async ({ page }) => {
    await openScreenAs(page, people.csr, `${center}/orders`);
    await expect(heading(page, 'You don’t have access to this page')).toBeVisible();
  });
});
