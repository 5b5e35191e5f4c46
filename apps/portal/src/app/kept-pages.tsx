import { Activity, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { OpenedPage } from './opened-page.tsx';
import type { OpenedPageProps } from './opened-page.tsx';
import type { RouterState } from './router.ts';

interface Page extends RouterState {
  /** The key of a page. A page that the user opens again gets a new number, so it starts with new state. */
  readonly visit: number;
}

interface Pages {
  readonly current: Page;
  /** The last list, hidden while the user reads a page opened from it. */
  readonly list: Page | null;
}

/**
 * The current page. The last list stays in the document, hidden, so that Back shows it in one frame. Hidden pages keep their
 * location, because they would otherwise render for the URL of the current page.
 */
export function KeptPages({ page: opened, onRendered }: OpenedPageProps) {
  const [pages, setPages] = useState<Pages>({ current: { ...opened, visit: 0 }, list: null });
  const { current, list } = pages;
  // A page that `revalidate` has prepared again keeps its location.
  const isOpened = current.location === opened.location && current.failure === opened.failure;
  if (!isOpened) setPages(openPage(pages, opened));
  // The current page comes first, because both pages can contain an element with the same id.
  return [current, list].map(
    (page) =>
      page && (
        <Activity key={page.visit} mode={page === current ? 'visible' : 'hidden'}>
          <OpenedPage page={page} onRendered={onRendered} />
        </Activity>
      ),
  );
}

function openPage({ current, list }: Pages, opened: RouterState): Pages {
  const isSamePage = opened.route === current.route;
  if (isSamePage) return { current: { ...opened, visit: current.visit }, list };
  if (list && isSameEntry(opened, list))
    return { current: { ...opened, visit: list.visit }, list: null };
  return {
    current: { ...opened, visit: Math.max(current.visit, list?.visit ?? 0) + 1 },
    list: current.route?.kind === 'list' ? current : list,
  };
}

/**
 * Whether the user went back or forward to a page. Entries that the browser has created, such as for `#main`, all have the
 * same key.
 */
const isSameEntry = ({ route, location, navigationType }: RouterState, page: Page) =>
  navigationType === NavigationType.Pop &&
  route === page.route &&
  location.key === page.location.key;
