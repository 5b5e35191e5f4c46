import format from 'icu-minify/format';
import type { CompiledMessage, FormatOptions } from 'icu-minify/format';
import { formatNumber } from './format-number.ts';
import { sourceLocale } from './locales.ts';
import { formatLocale, messages, pageLocale } from './page-locale.ts';

/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Compiles messages in unit tests and in tools that Node runs, because no build has compiled them. A production build omits the
 * compiler.
 */
const compile =
  process.env.NODE_ENV === 'production' ? null : (await import('icu-minify/compile')).default;

let pluralRules: Intl.PluralRules | undefined;

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: () => {
    throw new Error('Messages contain no dates. Format them with lib/dates.ts.');
  },
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
  getPluralRules: (locale) => (pluralRules ??= new Intl.PluralRules(locale)),
};

/** The key of a message in a catalog. */
const messageKey = (message: string | CompiledMessage, context?: string) => {
  const key = typeof message === 'string' ? message : JSON.stringify(message);
  return context === undefined ? key : `${context}|${key}`;
};

function findTranslation(message: string | CompiledMessage, context?: string) {
  const key = messageKey(message, context);
  return (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? message;
}

function translate(
  message: string | CompiledMessage,
  values?: MessageValues,
  context?: string,
): string {
  // English has no catalog, so it needs no key.
  const found = pageLocale === sourceLocale ? message : findTranslation(message, context);
  const compiled = typeof found === 'string' && values && compile ? compile(found) : found;
  return String(format(compiled, formatLocale, values, { formatters }));
}

/**
 * Returns a text in the page's language. The message is the English text, in ICU message format: `{name}` inserts a value,
 * and `{count, plural, one {# alert} other {# alerts}}` chooses by number. Pass a string literal, so that the
 * build and the check of the catalogs find the message.
 *
 * @example t('Alerts')
 * @example t('{count, plural, one {# alert} other {# alerts}}', { count: 3 }) // '3 alerts'
 */
export function t(message: string | CompiledMessage, values?: MessageValues): string {
  return translate(message, values);
}

/** Whether a text is the translation of an English text into the page's language. */
export const isTranslation = (text: string, english: string): boolean =>
  findTranslation(english) === text;

/**
 * Returns a text that can be translated only with its context, such as a word that is a verb in one place and an adjective in
 * another.
 *
 * @param context - where the text is used. It is a part of the message's key in the catalogs.
 * @example tc('status of an alert', 'Read')
 */
export function tc(
  context: string,
  message: string | CompiledMessage,
  values?: MessageValues,
): string {
  return translate(message, values, context);
}
