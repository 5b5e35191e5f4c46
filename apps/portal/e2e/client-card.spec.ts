import { readFile } from 'node:fs/promises';
import { expect, openScreenAs, people, test } from './portal.ts';

test('users can share an alert with a client without its internal notes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openScreenAs(page, people.producer, '/alerts/lake-erie-storm-lifted');
  const shareButton = page.getByRole('button', { name: 'Share with a client' });
  await shareButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share with a client' });
  await expect(dialog.getByRole('heading', { name: 'Share with a client' })).toBeFocused();
  await expect(dialog.getByText(/^You can bind again/)).toBeVisible();

  await dialog.getByRole('checkbox', { name: /^If the storm damaged your home/ }).check();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  await expect(dialog.getByText(/^Copied/)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Lake Erie/);
  expect(text).toContain('Harbor & Pine Insurance');
  expect(text).toContain('555-0130');
  for (const internal of ['backdating', 'bind again', 'your customer', 'http', 'For customers']) {
    expect(text).not.toContain(internal);
  }

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download image' }).click();
  const image = await download;
  expect(image.suggestedFilename()).toMatch(/^lake-erie-storm-lifted-.+\.png$/);
  const png = await readFile(await image.path());
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1200);

  await page.keyboard.press('Escape');
  await expect(shareButton).toBeFocused();
});
