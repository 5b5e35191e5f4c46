import { createDiagnostic, describeShape } from '@producer-portal/api';
import type { Diagnostic } from '@producer-portal/api';
import { isHost, isName } from './portal-config.ts';
import type { InvalidSetting, PortalConfig } from './portal-config.ts';

const originFormat = 'an origin without a path, such as https://api.example.com';
const hostListFormat = 'a list of host names without https://, such as files.example.com';

/** What each key requires, for developers and support. */
const requirements: Record<keyof PortalConfig | 'portal-config', string> = {
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
  defaultLocale: 'a language, such as "en-US", or "browser" for the browser’s language',
  errorReporting: 'an object with a dsn',
  serviceWorker: 'true or false',
  savedAnswersHours: 'a number of hours, or 0 to save nothing',
};

const isKnown = (key: string): key is keyof typeof requirements => Object.hasOwn(requirements, key);

/** Explains a setting that was ignored. For a list, explains its first invalid entry. */
export function explainSetting({ key, value }: InvalidSetting): Diagnostic {
  const code = 'invalid-config';
  if (!isKnown(key)) {
    const expected = `one of ${Object.keys(requirements).slice(1).join(', ')}`;
    return createDiagnostic({ code, field: key, found: 'an unknown key', expected });
  }
  const expected = requirements[key];
  // Only a block that isn't JSON has no value.
  if (value === undefined)
    return createDiagnostic({ code, field: key, found: 'text that isn’t JSON', expected });
  const isValidEntry = key === 'deniedPhrases' ? isName : isHost;
  const index = Array.isArray(value) ? value.findIndex((entry) => !isValidEntry(entry)) : -1;
  return createDiagnostic({
    code,
    field: index < 0 ? key : `${key}.${index}`,
    found: describeShape(Array.isArray(value) && index >= 0 ? value[index] : value),
    expected,
  });
}
