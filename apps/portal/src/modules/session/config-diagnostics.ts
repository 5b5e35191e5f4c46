import { createDiagnostic, describeShape } from '@producer-portal/api';
import type { Diagnostic } from '@producer-portal/api';
import { isLocale } from '../../lib/locales.ts';
import { isHost, isName } from './portal-config.ts';
import type { InvalidSetting, PortalConfig } from './portal-config.ts';

const originFormat =
  'an origin without a path, a query, or a user name, such as https://api.example.com';
const hostListFormat =
  'a list of host names in lowercase, without https:// or :443, such as files.example.com';

/** The keys of the object `errorReporting`. */
type ReportingKey = `errorReporting.${keyof NonNullable<PortalConfig['errorReporting']>}`;

/** What each key requires, for developers and support. */
const requirements: Record<keyof PortalConfig | ReportingKey | 'portal-config', string> = {
  'portal-config': 'a JSON object',
  apiHost: originFormat,
  ssoInitiatePath: 'a path, such as /sso/initiate',
  ssoLogoutPath: 'a path, such as /sso/logout',
  adminHost: originFormat,
  portalName: 'a name',
  askTitle: 'a title',
  downloadHosts: hostListFormat,
  imageHosts: hostListFormat,
  videoHosts: hostListFormat,
  deniedPhrases: 'a list of words and phrases, such as ["branch only"]',
  idleMinutes: 'a number greater than 2',
  locales: 'a list of languages, such as ["en-US", "es-US"]',
  defaultLocale: 'a language of locales, such as "en-US", or "browser" for the browser’s language',
  errorReporting: 'an object with a dsn',
  'errorReporting.dsn': 'the DSN of the Sentry project',
  'errorReporting.tracesSampleRate': 'a number from 0 to 1',
  serviceWorker: 'true or false',
  savedAnswersHours: 'a number of hours, or 0 to save nothing',
};

const isKnown = (key: string): key is keyof typeof requirements => Object.hasOwn(requirements, key);

/** What the entries of each list must be. */
const entryChecks: Partial<Record<string, (entry: unknown) => boolean>> = {
  downloadHosts: isHost,
  imageHosts: isHost,
  videoHosts: isHost,
  deniedPhrases: isName,
  locales: isLocale,
};

/** The valid keys in the place of an unknown key: those of the block, or those of `errorReporting`. */
function expectedKeys(unknownKey: string): string[] {
  const isReporting = (key: string) => key.startsWith('errorReporting.');
  return Object.keys(requirements).filter(
    (key) => key !== 'portal-config' && isReporting(key) === isReporting(unknownKey),
  );
}

function describeFound(key: string, value: unknown): string {
  if (key === 'portal-config' && value === undefined) return 'text that isn’t JSON';
  if (key === 'locales' && Array.isArray(value) && value.length === 0) return 'an empty list';
  if (key === 'defaultLocale' && isLocale(value)) return 'a language that isn’t in locales';
  return describeShape(value);
}

/** Explains a setting that was ignored. For a list, explains its first invalid entry. */
export function explainSetting({ key, value }: InvalidSetting): Diagnostic {
  const code = 'invalid-config';
  if (!isKnown(key)) {
    const expected = `one of ${expectedKeys(key).join(', ')}`;
    return createDiagnostic({ code, field: key, found: 'an unknown key', expected });
  }
  const expected = requirements[key];
  const isValidEntry = entryChecks[key] ?? (() => true);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const index = entries.findIndex((entry) => !isValidEntry(entry));
  return createDiagnostic({
    code,
    field: index < 0 ? key : `${key}.${index}`,
    found: index < 0 ? describeFound(key, value) : describeShape(entries[index]),
    expected,
  });
}
