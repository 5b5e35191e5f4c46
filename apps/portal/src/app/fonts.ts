import fontStylesheet from '@producer-portal/ui/fonts.css?url';
import sans from '@producer-portal/ui/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import serif from '@producer-portal/ui/fonts/source-serif-4-latin-wght-normal.woff2?url';
import { writeText } from '../lib/storage.ts';
import type { Router } from './current-route.ts';

/** Storage key under which the boot script finds the font stylesheet once the fonts are cached. */
const KEY = 'fonts';

/**
 * Loads the portal's fonts (85 kB) once the page has loaded, and applies them from the next page on, so that they don't delay
 * or shift the first content. Fallback fonts with the same metrics are used until then. On later visits, the boot script
 * adds the stylesheet.
 */
export function loadFonts(router: Router): void {
  if (document.querySelector(`link[href="${fontStylesheet}"]`)) return;

  const fetchAll = async () => {
    const responses = await Promise.all([serif, sans].map((font) => fetch(font)));
    if (responses.every(({ ok }) => ok)) writeText('local', KEY, fontStylesheet);
  };
  // A failure is harmless: the fallback fonts stay, and the next visit tries again.
  const load = () => void fetchAll().catch(() => {});
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });

  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fontStylesheet;
    document.head.append(link);
  });
}
