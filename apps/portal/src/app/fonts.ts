import '@producer-portal/ui/fonts.css';
import './fonts.css';
import { whenIdle } from '../lib/idle.ts';
import { writeText } from '../lib/storage.ts';
import { prefersReducedData } from '../lib/reduced-data.ts';
import { loadWebFonts } from '../lib/web-fonts.ts';

/** Storage key that tells the boot script that the fonts are in the browser's cache. */
const STORAGE_KEY = 'fonts';

/**
 * Loads the portal's fonts (85 kB) into the browser's cache after the first screen shows its content. From the next visit on,
 * the boot script applies them before the first paint. The first visit keeps the fallback fonts, which have the same metrics.
 * Switching the fonts during a visit would lay out every page again, even the hidden list that Back returns to.
 */
export async function loadFonts(firstContent: Promise<void> | null): Promise<void> {
  if (document.documentElement.dataset['fonts'] === 'web' || prefersReducedData()) return;
  await firstContent;
  whenIdle(() => {
    void cacheFonts();
  });
}

async function cacheFonts(): Promise<void> {
  try {
    const results = await loadWebFonts();
    if (results.every((faces) => faces.length > 0)) writeText('local', STORAGE_KEY, 'web');
  } catch {
    // The next visit tries again.
  }
}
