import { readFile } from 'node:fs/promises';
import { expect, heading, isPhone, openScreenAs, people, test } from './portal.ts';

const posts = '/ready-to-use-social-media-posts';

test(
  'users can copy a post and download its image',
  { tag: ['@smoke', '@one-width'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openScreenAs(page, people.producer, posts);
    const post = page.getByRole('article').filter({ hasText: 'Trailer check' });
    await post.getByRole('button', { name: 'Copy Post text' }).click();
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(readClipboard).toMatch(/^First trip after storage\?/);
    await post.getByRole('button', { name: 'Copy Image description (alt text)' }).click();
    await expect.poll(readClipboard).toBe(await post.getByRole('img').getAttribute('alt'));

    const pendingDownload = page.waitForEvent('download');
    await post.getByRole('link', { name: /^Download print original/ }).click();
    expect((await pendingDownload).suggestedFilename()).toBe('travel-trailer.svg');
    const pendingImage = page.waitForEvent('download');
    await post.getByRole('button', { name: /^Download with your card/ }).click();
    const image = await pendingImage;
    expect(image.suggestedFilename()).toMatch(/\.png$/);
    const png = await readFile(await image.path());
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1200);
    // The page is still open.
    await expect(heading(page, /^Ready-to-use/)).toBeVisible();
    // An expired post is not shown.
    await expect(page.getByText('Happy New Year')).toHaveCount(0);
  },
);

test('the URL contains the category, so a reload shows the same posts', async ({ page }) => {
  await openScreenAs(page, people.producer, posts);
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Safety tips').check();
    await filters.getByRole('button', { name: /^Show/ }).click();
  } else await page.getByLabel('Safety tips').check();
  await expect(page).toHaveURL(`${posts}?category=safety_tips`);
  await expect(page.getByRole('button', { name: 'Remove filter: Safety tips' })).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.filter({ hasText: 'Thank you' })).toHaveCount(0);
  const visibleTitles = await titles.allInnerTexts();
  await page.reload();
  await expect(titles).toHaveText(visibleTitles);
});

test(
  'a co-branded video ends with the agency’s card, and users can download the video',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/co-branded-videos');
    await page.getByRole('link', { name: 'First ride of the year' }).click();
    await expect(page).toHaveURL(/#video-first-ride-of-the-year$/);
    const videoRegion = page.getByRole('region', { name: 'First ride of the year' });
    await expect(videoRegion.getByRole('heading')).toBeFocused();
    await expect(videoRegion.getByText('Lakeshore Family Insurance')).toHaveCount(0);

    const player = videoRegion.locator('video');
    await player.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.playbackRate = 8;
      await video.play();
    });
    await expect(videoRegion.getByText('Lakeshore Family Insurance')).toBeVisible();
    await expect(videoRegion.getByText('231-555-0194')).toBeVisible();
    const captions = await player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
    expect(captions).toBe('showing');

    const pendingDownload = page.waitForEvent('download');
    await videoRegion.getByRole('link', { name: 'Download original video' }).click();
    await expect(
      page.getByRole('main').getByText(/^Success! First ride of the year.* has been downloaded\./),
    ).toBeVisible();
    expect((await pendingDownload).suggestedFilename()).toMatch(/\.webm$/);
    await expect(page).toHaveURL(/\/co-branded-videos#/);
  },
);

test(
  'users can download a co-branded video with the agency’s card',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.manager, '/co-branded-videos');
    const pendingVideo = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download with your card/ }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    const video = await pendingVideo;
    expect(video.suggestedFilename()).toMatch(/\.(?:mp4|webm)$/);
    expect((await readFile(await video.path())).length).toBeGreaterThan(10_000);
    await expect(page.getByText(/has been downloaded\. Check/).first()).toBeVisible();
  },
);

test(
  'users without permission see why they can’t open the posts or the videos',
  { tag: '@one-width' },
  async ({ page }) => {
    await openScreenAs(page, people.csr, '/contact-us');
    for (const path of [posts, '/co-branded-videos']) {
      await page.goto(path);
      await expect(page).toHaveURL('/access-denied?reason=permission&area=social');
    }
  },
);
