import { Activity, useState } from 'react';
import { NavigationType } from 'react-router-dom';
import { OpenedPage } from './opened-page.tsx';
import type { OpenedPageProps } from './opened-page.tsx';
import type { RouterState } from './router.ts';

interface Page extends RouterState {
  /** Identifies this visit to the page. A page that the user opens again gets a new number, so that its state starts over. */
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
export function KeptPages({ page: nextPage, onRendered }: OpenedPageProps) {
  const [pages, setPages] = useState<Pages>({ current: { ...nextPage, visit: 0 }, list: null });
  const { current, list } = pages;
  // A page that `revalidate` has prepared again keeps its location.
  const isCurrent = current.location === nextPage.location && current.failure === nextPage.failure;
  if (!isCurrent) setPages(openPage(pages, nextPage));
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

function openPage({ current, list }: Pages, nextPage: RouterState): Pages {
  const isSameRoute = nextPage.route === current.route;
  if (isSameRoute) return { current: { ...nextPage, visit: current.visit }, list };
  if (list && isSameEntry(nextPage, list))
    return { current: { ...nextPage, visit: list.visit }, list: null };
  return {
    current: { ...nextPage, visit: Math.max(current.visit, list?.visit ?? 0) + 1 },
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
