import { Activity, useState } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { RouteDef } from '../modules/paths/feature-route.ts';
import { useCurrentRoute } from '../modules/shell/use-route-def.ts';
import { OpenedPage } from './opened-page.tsx';

/** A page and the location that it shows. */
interface Page {
  /** A page that the user opens again gets a new number, and so starts with new state. */
  readonly visit: number;
  readonly route: RouteDef | null;
  readonly location: Location;
  readonly navigationType: NavigationType;
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
export function KeptPages({ onRendered }: { onRendered: () => void }) {
  const opened = {
    route: useCurrentRoute(),
    location: useLocation(),
    navigationType: useNavigationType(),
  };
  const [pages, setPages] = useState<Pages>({ current: { ...opened, visit: 0 }, list: null });
  if (pages.current.location !== opened.location) setPages(openPage(pages, opened));
  const { current, list } = pages;
  // The current page comes first, because ids can occur in both.
  return [current, list].map(
    (page) =>
      page && (
        <Activity key={page.visit} mode={page === current ? 'visible' : 'hidden'}>
          <LocationContext value={page}>
            {page.route && <OpenedPage route={page.route} onRendered={onRendered} />}
          </LocationContext>
        </Activity>
      ),
  );
}

function openPage({ current, list }: Pages, opened: Omit<Page, 'visit'>): Pages {
  const isSamePage = opened.route === current.route;
  if (isSamePage) return { current: { ...opened, visit: current.visit }, list };
  if (list && isSameEntry(opened, list))
    return { current: { ...opened, visit: list.visit }, list: null };
  return {
    current: { ...opened, visit: Math.max(current.visit, list?.visit ?? 0) + 1 },
    list: current.route?.kind === 'list' ? current : list,
  };
}

/** Whether the user went back or forward to a page. Entries that the browser made, such as for `#main`, all have the same key. */
const isSameEntry = ({ route, location, navigationType }: Omit<Page, 'visit'>, page: Page) =>
  navigationType === NavigationType.Pop &&
  route === page.route &&
  location.key === page.location.key;
