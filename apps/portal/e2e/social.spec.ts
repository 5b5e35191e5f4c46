import { expect, heading, isPhone, openAs, people, test } from './portal.ts';

const posts = '/ready-to-use-social-media-posts';

test(
  'a post is taken away: its words, its picture and what it shows',
  { tag: ['@smoke', '@one-width'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, people.producer, posts);
    const sheet = page.getByRole('article').filter({ hasText: 'Trailer check' });
    await sheet.getByRole('button', { name: 'Copy Post text' }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toMatch(/^First trip after storage\?/);
    await sheet.getByRole('button', { name: 'Copy Image description (alt text)' }).click();
    await expect.poll(clipboard).toBe(await sheet.getByRole('img').getAttribute('alt'));

    const saved = page.waitForEvent('download');
    await sheet.getByRole('link', { name: /^Download image/ }).click();
    expect((await saved).suggestedFilename()).toBe('travel-trailer.svg');
    // The page is still there.
    await expect(heading(page, /^Ready-to-use/)).toBeVisible();
    // What is over is offered by nobody.
    await expect(page.getByText('Happy New Year')).toHaveCount(0);
  },
);

test('the category stands in the address, and a reload gives the same sheets', async ({ page }) => {
  await openAs(page, people.producer, posts);
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filter' });
    await filters.getByLabel('Safety tips').check();
    await filters.getByRole('button', { name: /^Show/ }).click();
  } else await page.getByLabel('Safety tips').check();
  await expect(page).toHaveURL(`${posts}?category=safety_tips`);
  await expect(page.getByRole('button', { name: 'Remove filter: Safety tips' })).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.filter({ hasText: 'Thank you' })).toHaveCount(0);
  const shown = await titles.allInnerTexts();
  await page.reload();
  await expect(titles).toHaveText(shown);
});

test(
  'a film ends with the reader’s agency, and is taken away as a file',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAs(page, people.manager, '/co-branded-videos');
    await page.getByRole('link', { name: 'First ride of the year' }).click();
    await expect(page).toHaveURL(/#video-first-ride-of-the-year$/);
    const stage = page.getByRole('region', { name: 'First ride of the year' });
    await expect(stage.getByRole('heading')).toBeFocused();
    await expect(stage.getByText('Lakeshore Family Insurance')).toHaveCount(0);

    const film = stage.locator('video');
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.playbackRate = 8;
      await video.play();
    });
    await expect(stage.getByText('Lakeshore Family Insurance')).toBeVisible();
    await expect(stage.getByText('555-0194')).toBeVisible();
    const captions = await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    expect(captions).toBe('showing');

    const saved = page.waitForEvent('download');
    await stage.getByRole('link', { name: 'Download video' }).click();
    await expect(
      page.getByRole('main').getByText(/^Success! First ride of the year.* has been downloaded\./),
    ).toBeVisible();
    expect((await saved).suggestedFilename()).toMatch(/\.webm$/);
  },
);

test(
  'both areas are closed to who may not share, with the reason',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAs(page, people.csr, '/contact-us');
    for (const path of [posts, '/co-branded-videos']) {
      await page.goto(path);
      await expect(page).toHaveURL('/access-denied?reason=permission&area=social');
    }
  },
);
