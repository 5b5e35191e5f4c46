import type { Browser } from 'playwright';
import { openSignedInContext, waitForContent, watchRequests } from './browser.ts';
import { devices } from './devices.ts';
import { pageNames, type MeasuredPages } from './portal-pages.ts';

/**
 * Creates plain HTML pages with the visible text of the portal's pages: the lower limit for load times.
 *
 * @param origin origin of the portal.
 * @returns HTML by path.
 */
export async function createStaticPages(
  browser: Browser,
  origin: string,
  api: string,
  pages: MeasuredPages,
): Promise<Record<string, string>> {
  const context = await openSignedInContext(browser, devices[0], api, pages.title);
  const html: Record<string, string> = {};
  for (const name of pageNames) {
    const path = pages.paths[name];
    const page = await context.newPage();
    const { waitUntilIdle } = watchRequests(page, 500);
    await page.goto(origin + path);
    await waitForContent(page, name);
    await waitUntilIdle();
    const body = await page.evaluate(toPlainHtml);
    html[path] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Producer News Portal</title>${body}</html>`;
    await page.close();
  }
  await context.close();
  return html;
}

/** Runs in the page. Keeps the visible elements that contain text, without any attributes except `href`. */
function toPlainHtml(): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const toHtml = (node: Node): string => {
    if (node instanceof Text) return escape(node.data);
    if (!(node instanceof HTMLElement)) return '';
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    const content = [...node.childNodes].map(toHtml).join('');
    if (content.trim() === '') return '';
    const name = node.localName;
    const href = node.getAttribute('href');
    return `<${name}${href ? ` href="${escape(href)}"` : ''}>${content}</${name}>`;
  };
  return toHtml(document.body);
}
