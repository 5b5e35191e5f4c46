import { useAnnounce } from '@producer-portal/ui';
import { useEffect } from 'react';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { locales } from '../../lib/locales.ts';
import type { Locale } from '../../lib/locales.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { readText, writeText } from '../../lib/storage.ts';
import { useConfig } from '../session/services.tsx';
import { copy } from './copy.ts';
import { useHasFirstContent } from './first-content.tsx';

/** In the session storage: the user has just chosen the page's language. */
const CHOSEN_KEY = 'languageChosen';

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
  writeText('session', CHOSEN_KEY, 'yes');
  window.location.reload();
}

/** After the user has chosen a language and the page has loaded again, announces the language and moves focus to the heading. */
export function useLanguageNotice(): void {
  const announce = useAnnounce();
  const hasContent = useHasFirstContent();
  useEffect(() => {
    if (!hasContent || readText('session', CHOSEN_KEY) === null) return;
    writeText('session', CHOSEN_KEY, null);
    announce(copy.languageChosen(locales[pageLocale].name));
    const main = document.querySelector('main');
    if (isFocusLost()) (main?.querySelector('h1') ?? main)?.focus();
  }, [announce, hasContent]);
}
