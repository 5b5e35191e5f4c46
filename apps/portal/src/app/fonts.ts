import '@producer-portal/ui/fonts.css';
import './fonts.css';
import { whenIdle } from '../lib/idle.ts';
import { writeText } from '../lib/storage.ts';
import { prefersReducedData } from '../lib/reduced-data.ts';
import type { Router } from './router.ts';

/** Storage key that tells the boot script that the fonts are in the browser's cache. */
const KEY = 'fonts';

/** The fonts that every page uses. Italics load when a page needs them. */
const FONTS = ['1em "Source Serif 4 Variable"', '1em "Atkinson Hyperlegible Next Variable"'];

/**
 * Loads the portal's fonts (85 kB) into the browser's cache after the first screen shows its content. From the next visit on,
 * the boot script applies them before the first paint. On a first visit, the first page keeps the fallback fonts, which have the
 * same metrics, because a change of fonts would lay out the whole page again. They change with the next page.
 */
export async function loadFonts(firstContent: Promise<void> | null, router: Router): Promise<void> {
  if (document.documentElement.dataset['fonts'] === 'web' || prefersReducedData()) return;
  await firstContent;
  whenIdle(() => {
    void cacheFonts(router);
  });
}

async function cacheFonts(router: Router): Promise<void> {
  try {
    const results = await Promise.all(FONTS.map((font) => document.fonts.load(font)));
    if (results.some((faces) => faces.length === 0)) return;
    writeText('local', KEY, 'web');
    applyOnNextPage(router);
  } catch {
    // The next visit tries again.
  }
}

function applyOnNextPage(router: Router): void {
  const { pathname } = router.state.location;
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    document.documentElement.dataset['fonts'] = 'web';
    unsubscribe();
  });
}
