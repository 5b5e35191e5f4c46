import {
  expect,
  heading,
  isPhone,
  people,
  rows,
  tabTo,
  test,
  titleOf,
  readUnreadCount,
} from './portal.ts';

// These tests use only the keyboard.

test('users can find, read, and close an alert by keyboard', async ({ page }) => {
  await page.goto('/alerts?unread=true');
  const userButton = page.getByRole('button', { name: people.manager, exact: true });
  await tabTo(page, userButton);
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Alerts/)).toBeVisible();
  const before = await readUnreadCount(page, 'Alerts');

  // On a newly loaded page the first tab stop is the skip link.
  await page.reload();
  await expect(heading(page, /^Alerts/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const title = await rows(page).first().innerText();
  await tabTo(page, rows(page).first());
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
  await expect(page).toHaveTitle(titleOf(title));

  // Return to the list with the breadcrumb, which is before the heading.
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /favorites$/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(breadcrumbs.getByRole('link', { name: 'Alerts' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Like the browser's Back, the breadcrumb returns to the row that was opened.
  await expect(rows(page).filter({ hasText: title })).toBeFocused();
  await page.goto('/alerts?unread=true');
  await expect.poll(() => readUnreadCount(page, 'Alerts')).toBe(before - 1);
});

test('menus open one at a time, close on Escape, and return focus', async ({ page }) => {
  await page.goto('/contact-us');
  await tabTo(page, page.getByRole('button', { name: people.manager, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contact us')).toBeVisible();

  if (isPhone(page)) {
    const menu = page.getByRole('button', { name: /^Menu\b/ });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    const news = page.getByRole('dialog').getByRole('button', { name: 'News' });
    await tabTo(page, news);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Policy updates' }));
  } else {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const news = menu.getByRole('button', { name: 'News' });
    const help = menu.getByRole('button', { name: 'Help' });
    await tabTo(page, news);
    await page.keyboard.press('Enter');
    await expect(news).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, help);
    await page.keyboard.press('Enter');
    await expect(news).toHaveAttribute('aria-expanded', 'false');
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(help).toHaveAttribute('aria-expanded', 'false');
    await expect(help).toBeFocused();
    while (!(await news.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Policy updates' }));
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/policy-updates');
  await expect(heading(page, /^Policy updates/)).toBeFocused();
});

test('users can search and sign out by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/contact-us');
  await tabTo(page, page.getByRole('button', { name: people.manager, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Contact us')).toBeVisible();

  if (isPhone(page)) {
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Search' }).first());
    await page.keyboard.press('Enter');
  } else await tabTo(page, page.getByRole('combobox', { name: 'Search the portal' }));
  await page.keyboard.type('storm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=storm');
  await expect(rows(page).first()).toBeVisible();

  if (isPhone(page)) {
    await tabTo(page, page.getByRole('button', { name: /^Menu\b/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('Home');
    await tabTo(page, page.getByRole('button', { name: 'Account' }), 200);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(heading(page, 'You’re signed out')).toBeFocused();
});
