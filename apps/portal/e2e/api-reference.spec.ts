import { expect, test } from './portal.ts';

// Redoc loads its logo from its vendor's server, which the page's policy blocks.
test.use({ expectedErrors: /cdn\.redoc\.ly\/redoc\/logo/ });

test('the API reference shows every call and loads only from this host', async ({
  page,
  baseURL,
}) => {
  const origins: string[] = [];
  page.on('response', (response) => origins.push(new URL(response.url()).origin));
  await page.goto('/api/docs');
  await expect(page).toHaveTitle(/^Producer portal API \d/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Producer portal API/);
  await expect(page.getByRole('heading', { level: 2, name: 'Alerts' })).toBeVisible();

  // The URL of a call shows its fields and its example, even after a reload.
  await page.getByRole('link', { name: '/api/v1/alerts/{id}/mark_as_read' }).first().click();
  await expect(page).toHaveURL(/\/api\/docs#\/alerts\/.+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Marks an alert as read' })).toBeVisible();
  await expect(page.getByText('/api/v1/alerts/{id}/mark_as_read').first()).toBeVisible();
  await expect(page.getByText('"lake-erie-storm-binding-stops"').first()).toBeVisible();

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(new Set(origins.filter((origin) => origin !== 'null'))).toEqual(new Set([baseURL]));
});

test('users can search the API reference by keyboard', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search docs...' })).toBeFocused();
  await page.keyboard.type('mark alert');
  await expect(page.getByText('Marks an alert as read').last()).toBeVisible();
});
