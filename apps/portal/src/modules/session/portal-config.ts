import { t } from '../../lib/i18n.ts';
import { defaultLocales, isLocale, isLocaleList } from '../../lib/locales.ts';
import type { Locale } from '../../lib/locales.ts';
import { isAppPath } from '../paths/navigation.ts';

/**
 * Settings that differ between environments. The server that delivers the page fills them in
 * (docs/contract.md#configuration-keys).
 */
export interface PortalConfig {
  /** Origin of the API host. @default '' (our own origin) */
  apiHost: string;
  /** Path that starts single sign-on. @default '/sso/initiate' */
  ssoInitiatePath: string;
  /** Path that ends the session at the identity provider after a sign-out; without it, only the host's session ends. @default '' */
  ssoLogoutPath: string;
  /** Origin of the admin site; without it there are no edit links. @default '' */
  adminHost: string;
  /** Name of the portal on screen. @default 'Producer News Portal' */
  portalName: string;
  /** Title of the ask page (`/ask-foremost`). @default 'Ask Us' in the page's language */
  askTitle: string;
  /** https hosts that attachments can be downloaded from, in addition to our own origin. @default [] */
  downloadHosts: readonly string[];
  /** https hosts that images can be loaded from, in addition to our own origin. @default [] */
  imageHosts: readonly string[];
  /** https hosts that videos can be loaded from, in addition to our own origin. @default [] */
  videoHosts: readonly string[];
  /** Words and phrases that keep a paragraph off a client-safe card, in addition to the portal's own. @default [] */
  deniedPhrases: readonly string[];
  /** Minutes without input after which the session ends. Must be more than 2. @default 15 */
  idleMinutes: number;
  /** Languages that the language menu offers. @default ['en-US', 'es-US'] */
  locales: readonly Locale[];
  /**
   * Language of users who haven't chosen one; `browser` for the first of the browser's languages that is offered. @default the
   * first of `locales`
   */
  defaultLocale: Locale | 'browser' | null;
  /** Settings of the error reporting vendor. @default null (nothing is loaded or sent) */
  errorReporting: { dsn: string; tracesSampleRate: number } | null;
  /** Whether a service worker stores the portal's files for the next visit and for offline use. @default true */
  serviceWorker: boolean;
  /** Hours to keep opened lists and records, encrypted, for offline use; 0 keeps none. @default 24 */
  savedAnswersHours: number;
}

export const defaultConfig: PortalConfig = {
  apiHost: '',
  ssoInitiatePath: '/sso/initiate',
  ssoLogoutPath: '',
  adminHost: '',
  portalName: 'Producer News Portal',
  askTitle: t('Ask Us'),
  downloadHosts: [],
  imageHosts: [],
  videoHosts: [],
  deniedPhrases: [],
  idleMinutes: 15,
  locales: defaultLocales,
  defaultLocale: null,
  errorReporting: null,
  serviceWorker: true,
  savedAnswersHours: 24,
};

/** A setting that was ignored. `config-diagnostics.ts` explains it. */
export interface InvalidSetting {
  /** The key, such as `errorReporting.dsn` for a key of an object; `portal-config` for the whole block. */
  key: string;
  /** The value; undefined if it is missing, or if the block isn't JSON. */
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** Text that isn't blank. */
export const isName = (value: unknown): value is string => isText(value) && value.trim() !== '';
/**
 * A host name in lowercase with an optional port, without a scheme or a path. The port can't be 443, because the `host` of a
 * URL leaves out its default port.
 */
export const isHost = (value: unknown): value is string =>
  isText(value) && /^[a-z\d._-]+(:(?!443$)[1-9]\d{0,4})?$/.test(value);
const isHostList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isHost);
const isNameList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isName);
/** Without a path, a query, or a user name. Empty means our own origin. */
function isOrigin(value: unknown): value is string {
  if (value === '') return true;
  if (!isText(value) || !/^https?:\/\/[^/?#@\s]+$/.test(value) || !URL.canParse(value))
    return false;
  const { href, origin } = new URL(value);
  return href === `${origin}/`;
}
/** Must be a path, so that it can't point to another host. */
const isPath = (value: unknown): value is string => isText(value) && isAppPath(value);
const isOptionalPath = (value: unknown): value is string => value === '' || isPath(value);

const isSampleRate = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;
/** Share of page loads and page changes that are traced (docs/product.md#constants). */
const defaultSampleRate = 0.3;

/** Reads the key `errorReporting`, and adds what is malformed or unknown in it to the invalid settings. */
function readErrorReporting(
  value: unknown,
  invalidSettings: InvalidSetting[],
): PortalConfig['errorReporting'] {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) {
    invalidSettings.push({ key: 'errorReporting', value });
    return null;
  }
  const { dsn, tracesSampleRate, ...unknownKeys } = value;
  for (const [key, unknownValue] of Object.entries(unknownKeys))
    invalidSettings.push({ key: `errorReporting.${key}`, value: unknownValue });
  const sampleRate = tracesSampleRate ?? defaultSampleRate;
  if (!isSampleRate(sampleRate))
    invalidSettings.push({ key: 'errorReporting.tracesSampleRate', value: sampleRate });
  if (!isName(dsn)) {
    invalidSettings.push({ key: 'errorReporting.dsn', value: dsn });
    return null;
  }
  return { dsn, tracesSampleRate: isSampleRate(sampleRate) ? sampleRate : defaultSampleRate };
}

/**
 * Reads the text of the `portal-config` block. A malformed block or key falls back to its default.
 *
 * @returns the configuration, and the settings that were ignored because they are malformed or unknown.
 */
export function parsePortalConfig(text: string | null): {
  config: PortalConfig;
  invalidSettings: InvalidSetting[];
} {
  const invalidSettings: InvalidSetting[] = [];
  let block: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (isObject(parsed)) block = parsed;
    else invalidSettings.push({ key: 'portal-config', value: parsed });
  } catch {
    invalidSettings.push({ key: 'portal-config', value: undefined });
  }
  for (const [key, value] of Object.entries(block))
    if (!Object.hasOwn(defaultConfig, key)) invalidSettings.push({ key, value });

  function read<Key extends keyof PortalConfig>(
    key: Key,
    isValid: (value: unknown) => value is PortalConfig[Key],
  ): PortalConfig[Key] {
    const value = block[key];
    if (value === undefined || value === null) return defaultConfig[key];
    if (isValid(value)) return value;
    invalidSettings.push({ key, value });
    return defaultConfig[key];
  }

  const configuredLocales = read('locales', isLocaleList);

  return {
    config: {
      apiHost: read('apiHost', isOrigin),
      ssoInitiatePath: read('ssoInitiatePath', isPath),
      ssoLogoutPath: read('ssoLogoutPath', isOptionalPath),
      adminHost: read('adminHost', isOrigin),
      portalName: read('portalName', isName),
      askTitle: read('askTitle', isName),
      downloadHosts: read('downloadHosts', isHostList),
      imageHosts: read('imageHosts', isHostList),
      videoHosts: read('videoHosts', isHostList),
      deniedPhrases: read('deniedPhrases', isNameList),
      idleMinutes: read(
        'idleMinutes',
        (value): value is number => typeof value === 'number' && value > 2,
      ),
      locales: configuredLocales,
      defaultLocale: read(
        'defaultLocale',
        (value): value is Locale | 'browser' =>
          value === 'browser' || (isLocale(value) && configuredLocales.includes(value)),
      ),
      errorReporting: readErrorReporting(block.errorReporting, invalidSettings),
      serviceWorker: read('serviceWorker', (value): value is boolean => typeof value === 'boolean'),
      savedAnswersHours: read(
        'savedAnswersHours',
        (value): value is number => typeof value === 'number' && value >= 0,
      ),
    },
    invalidSettings,
  };
}
