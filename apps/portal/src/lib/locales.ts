/*
 * The languages of the portal, and the choice among them. Keep it free of imports: the boot script bundles it.
 */

/** A language that the portal's texts are available in. */
export interface LocaleDetails {
  /** The language's own name, for the language menu. */
  readonly name: string;
  /** The locale whose formats `Intl` uses. */
  readonly formats: string;
  /** The direction of text. */
  readonly direction: 'ltr' | 'rtl';
}

// cspell:ignore Español Ƥşḗŭḓǿ
/** All locales by BCP 47 tag. English is the source language, so it needs no catalog. */
export const locales = {
  'en-US': { name: 'English', formats: 'en-US', direction: 'ltr' },
  'es-US': { name: 'Español', formats: 'es-US', direction: 'ltr' },
  // A pseudo-locale for tests and design reviews: English with accents, longer, and right to left.
  'ar-XB': { name: '[Ƥşḗŭḓǿ]', formats: 'en-US', direction: 'rtl' },
} as const satisfies Record<string, LocaleDetails>;

export type Locale = keyof typeof locales;

export const sourceLocale: Locale = 'en-US';

/** The languages that a portal offers unless its configuration says otherwise. */
export const defaultLocales: readonly Locale[] = ['en-US', 'es-US'];

/** Whether a value is the tag of a locale. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(locales, value);

/** The values that decide the locale. They come from storage and configuration, and have not been checked. */
export interface LocaleSources {
  /** The user's choice, from storage. */
  readonly stored: unknown;
  /** The keys `locales` and `defaultLocale` of the configuration (docs/contract.md#configuration-keys). */
  readonly config: { readonly locales?: unknown; readonly defaultLocale?: unknown };
  /** The browser's languages, the preferred one first. */
  readonly browserLanguages: readonly string[];
}

/** Whether a value is a list of locales that a configuration can offer. */
export const isLocaleList = (value: unknown): value is Locale[] =>
  Array.isArray(value) && value.length > 0 && value.every(isLocale);

/** The languages that the configuration offers, or the default ones if its list is malformed. */
export const offeredLocales = ({ locales: tags }: LocaleSources['config']): readonly Locale[] =>
  isLocaleList(tags) ? [...new Set(tags)] : defaultLocales;

/**
 * Chooses the locale of a page: the user's choice, or else the configured default, or else the first offered language. With
 * `defaultLocale: 'browser'`, the default is the first of the browser's languages that is offered.
 */
export function chooseLocale({ stored, config, browserLanguages }: LocaleSources): Locale {
  const offered = offeredLocales(config);
  const find = (tag: unknown) => offered.find((locale) => locale === tag);
  const getLanguage = (tag: string) => tag.toLowerCase().split('-')[0];
  const fromBrowser = () =>
    browserLanguages.flatMap(
      (tag) => offered.find((locale) => getLanguage(locale) === getLanguage(tag)) ?? [],
    )[0];
  const { defaultLocale } = config;
  return (
    find(stored) ??
    (defaultLocale === 'browser' ? fromBrowser() : find(defaultLocale)) ??
    offered[0] ??
    sourceLocale
  );
}
