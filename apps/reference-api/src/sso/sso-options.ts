import type { KnownOrigins } from '../http/public-origin.ts';
import type { ServiceProviderKeys } from './saml/service-provider-keys.ts';
import type { OidcSettings, SamlSettings } from './settings.ts';

/** The values that the routes of single sign-on need besides the settings. */
export type SsoOptions = KnownOrigins & {
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Single sign-on of one host. SAML also needs the keys that sign its requests. */
export type SingleSignOn =
  | OidcSettings
  | (SamlSettings & { readKeys: () => Promise<ServiceProviderKeys> });
