import type { ContentRecord } from '@producer-portal/api';
import { expect, within } from 'storybook/test';

/** The height of a phone's screen, in pixels. */
const PHONE_HEIGHT = 740;

/** Expects a detail page in the viewport `phone` to show the record's answer on its first screen, before everything else. */
export async function expectAnswerFirst(
  canvasElement: HTMLElement,
  { excerpt }: Pick<ContentRecord, 'excerpt'>,
): Promise<void> {
  // The record's text may repeat the answer.
  const [answer] = await within(canvasElement).findAllByText(excerpt ?? '');
  const { top, bottom } = answer!.getBoundingClientRect();
  await expect(bottom).toBeLessThan(PHONE_HEIGHT);
  const article = within(canvasElement).getByRole('article');
  // Facts, table of contents, files.
  for (const part of article.querySelectorAll('dl, nav, aside')) {
    await expect(part.getBoundingClientRect().top).toBeGreaterThan(bottom);
  }
  await expect(article.querySelector('h1')!.getBoundingClientRect().bottom).toBeLessThan(top);
}
