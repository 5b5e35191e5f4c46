import sheet from '@producer-portal/ui/fonts.css?url';
import { readText, writeText } from '../lib/storage.ts';

/** Where the boot script finds the sheet of a browser that has the fonts already. */
const KEY = 'fonts';

/**
 * Loads the portal's own faces once the page has loaded: 85 kB that would hold up the first content on a slow line, and until
 * then faces of the same measure stand in. From the next visit on, the boot script asks for them at once.
 */
export function loadFonts(): void {
  const isThere = document.querySelector(`link[href="${sheet}"]`) !== null;
  if (isThere) return;
  const load = () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', () => {
      if (readText('local', KEY) !== sheet) writeText('local', KEY, sheet);
    });
    document.head.append(link);
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
