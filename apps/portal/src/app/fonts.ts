import '@producer-portal/ui/fonts.css';
import './fonts.css';
import { whenIdle } from '../lib/idle.ts';
import { writeText } from '../lib/storage.ts';
import type { Router } from './current-route.ts';
import { prefersReducedData } from './network.ts';

/** Storage key that tells the boot script that the fonts are in the browser's cache. */
const KEY = 'fonts';

/** The fonts that every page uses. Italics load when a page needs them. */
const FONTS = ['1em "Source Serif 4 Variable"', '1em "Atkinson Hyperlegible Next Variable"'];

/**
 * Loads the portal's fonts (85 kB) after the first page, and applies them from the next page on, so that they don't delay or
 * shift the first content. Fallback fonts with the same metrics are used until then. On later visits, the boot script
 * applies them before the first paint.
 */
export function loadFonts(router: Router): void {
  const root = document.documentElement;
  if (root.dataset['fonts'] === 'web' || prefersReducedData()) return;

  const load = async () => {
    const loaded = await Promise.all(FONTS.map((font) => document.fonts.load(font)));
    // A font that could not be loaded leaves the fallback; the next visit tries again.
    if (loaded.some((faces) => faces.length === 0)) return;
    writeText('local', KEY, 'web');
    const { pathname } = router.state.location;
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      root.dataset['fonts'] = 'web';
    });
  };
  const start = () => whenIdle(() => void load().catch(() => {}));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
