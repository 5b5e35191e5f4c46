import sheet from '@producer-portal/ui/fonts.css?url';
import sans from '@producer-portal/ui/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import serif from '@producer-portal/ui/fonts/source-serif-4-latin-wght-normal.woff2?url';
import { writeText } from '../lib/storage.ts';
import type { Router } from './current-route.ts';

/** Where the boot script finds the sheet of a browser that has the fonts already. */
const KEY = 'fonts';

/**
 * Brings the portal's own faces to a browser that does not have them yet: 85 kB that would hold up the first content on a slow
 * line, and would move its lines when they came. So they are fetched once the page has loaded, and worn from the next page on;
 * faces of the same measure stand in until then. Later visits have them from the start, by the boot script.
 */
export function loadFonts(router: Router): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;

  const fetchAll = async () => {
    const responses = await Promise.all([serif, sans].map((font) => fetch(font)));
    if (responses.every(({ ok }) => ok)) writeText('local', KEY, sheet);
  };
  // Without them the page is as readable; the next visit tries again.
  const load = () => void fetchAll().catch(() => {});
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });

  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    document.head.append(link);
  });
}
