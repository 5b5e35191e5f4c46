import { locales } from '../apps/portal/src/lib/locales.ts';
import { applyPageLocale, pageLocale } from '../apps/portal/src/lib/page-locale.ts';

/** The languages in the toolbar, including the pseudo-locale, whose texts are longer and run from right to left. */
export const localeItems = Object.entries(locales).map(([value, { name }]) => ({
  value,
  title: name,
}));

/**
 * Shows stories in the toolbar's language. A page can't change its language, so selecting another one reloads the page. The
 * toolbar then applies its values to the new page.
 */
export function switchLocale(locale: string | undefined): void {
  applyPageLocale(document.documentElement);
  if (locale === undefined || locale === pageLocale) return;
  localStorage.setItem('locale', locale);
  window.location.reload();
}
