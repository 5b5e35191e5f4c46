import { locales } from '../../lib/locales.ts';
import type { Locale } from '../../lib/locales.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { writeText } from '../../lib/storage.ts';
import { useConfig } from '../session/services.tsx';

/** A choice in the language menu. Its name is in the language itself, so that people who speak the language find it. */
export interface LanguageChoice {
  readonly locale: Locale;
  readonly name: string;
}

/** The languages to choose from; none if the portal offers only one. */
export function useLanguageChoices(): readonly LanguageChoice[] {
  const { locales: offered } = useConfig();
  if (offered.length < 2) return [];
  return offered.map((locale) => ({ locale, name: locales[locale].name }));
}

/** Stores the choice and loads the page again in that language. The boot script reads the same key. */
export function chooseLanguage(locale: string): void {
  if (locale === pageLocale) return;
  writeText('local', 'locale', locale);
  window.location.reload();
}
