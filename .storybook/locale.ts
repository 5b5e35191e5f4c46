import { locales } from '../apps/portal/src/lib/locales.ts';
import { applyPageLocale, pageLocale } from '../apps/portal/src/lib/page-locale.ts';

/** The languages in the toolbar, including the pseudo-locale, whose texts are longer and run from right to left. */
export const localeItems = Object.entries(locales).map(([value, { name }]) => ({
  value,
  title: name,
}));

/**
 * Shows stories in the language that is selected in the toolbar. A loaded page can't change its language, so selecting another
 * language stores it and reloads the page. Storybook keeps the toolbar's other settings.
 */
export function switchLocale(locale: string | undefined): void {
  applyPageLocale(document.documentElement);
  if (locale === undefined || locale === pageLocale) return;
  localStorage.setItem('locale', locale);
  window.location.reload();
}
