import type { Messages } from './catalogs/messages.ts';
import { readText } from './storage.ts';
import { chooseLocale, locales, sourceLocale } from './locales.ts';
import type { Locale, LocaleDetails, LocaleSources } from './locales.ts';

const catalogs: Readonly<Partial<Record<Locale, () => Promise<{ messages: Messages }>>>> = {
  'es-US': () => import('./catalogs/es-US.ts'),
  'ar-XB': () => import('./catalogs/ar-XB.ts'),
};

function readConfig(): LocaleSources['config'] {
  try {
    const config: unknown = JSON.parse(
      document.getElementById('portal-config')?.textContent ?? '{}',
    );
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    return {};
  }
}

/** The locale that the boot script has chosen for the page. Outside of browsers, such as during the build, it is English. */
function getRequestedLocale(): Locale {
  if (typeof document === 'undefined') return sourceLocale;
  return chooseLocale({
    stored: readText('local', 'locale'),
    config: readConfig(),
    browserLanguages: navigator.languages,
  });
}

const requested = getRequestedLocale();

/*
 * The locale never changes while a page is open: choosing another one reloads the page. This module waits for the catalog, so
 * all other modules can use texts as constants. English has no catalog, so the module doesn't wait. If a catalog doesn't
 * load, the page is in English.
 */
const catalog = await catalogs[requested]?.().catch(() => undefined);

/** The locale of the page's texts. */
export const pageLocale: Locale = catalog ? requested : sourceLocale;

/** The page's locale for `Intl`. */
export const { formats: formatLocale }: LocaleDetails = locales[pageLocale];

/** The language of the host's content, which is English; undefined if the page is in English too. */
export const contentLang = pageLocale === sourceLocale ? undefined : 'en';

/** The translations of the page's locale. Empty for English. */
export const messages: Messages = catalog?.messages ?? {};

/** Sets the language and direction of the document. */
export function applyPageLocale(root: HTMLElement): void {
  const { direction } = locales[pageLocale];
  // Setting the same value again would lay out the whole page again.
  if (root.lang !== pageLocale) root.lang = pageLocale;
  if (root.dir !== direction) root.dir = direction;
}
