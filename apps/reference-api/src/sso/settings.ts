import { SettingsError } from '../settings-error.ts';
import { parseClaimsMapping, type ClaimsMapping } from './claims-mapping.ts';
import { isLoopback } from './loopback.ts';

export type OidcSettings = {
  protocol: 'oidc';
  issuer: string;
  clientId: string;
  /** `null` for a client that authenticates with PKCE only. */
  clientSecret: string | null;
  scope: string;
  allowHttp: boolean;
  claims: ClaimsMapping;
};

export type SamlSettings = {
  protocol: 'saml';
  /** File or URL of the identity provider's metadata. */
  idpMetadata: string;
  entityId: string;
  claims: ClaimsMapping;
};

export type SsoSettings = OidcSettings | SamlSettings;

type Env = Readonly<Record<string, string | undefined>>;

const OIDC_NAMES = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_SCOPE',
  'OIDC_ALLOW_HTTP',
];
const SAML_NAMES = ['SAML_IDP_METADATA', 'SAML_ENTITY_ID'];

/**
 * Reads the settings of single sign-on.
 *
 * @param isProduction Whether to forbid settings that are safe only on a developer's computer.
 * @returns `null` without `SSO_PROTOCOL`.
 * @throws SettingsError With one sentence for each missing, invalid, or unsafe setting.
 */
export function readSsoSettings(env: Env, isProduction: boolean): SsoSettings | null {
  const protocol = env['SSO_PROTOCOL'];
  const unused = {
    oidc: SAML_NAMES,
    saml: OIDC_NAMES,
    '': [...OIDC_NAMES, ...SAML_NAMES, 'SSO_CLAIMS'],
  };
  if (protocol !== undefined && protocol !== '' && protocol !== 'oidc' && protocol !== 'saml') {
    throw new SettingsError(`SSO_PROTOCOL must be oidc or saml, not "${protocol}".`);
  }
  const mistakes = unused[protocol ?? '']
    .filter((name) => env[name])
    .map((name) =>
      protocol
        ? `${name} is set, but SSO_PROTOCOL is ${protocol}. Remove one of them.`
        : `${name} is set, but SSO_PROTOCOL is not. Set SSO_PROTOCOL to oidc or saml.`,
    );
  if (!protocol && mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  if (!protocol) return null;
  const readClaims = () =>
    parseClaimsMapping(
      readRequired(env, 'SSO_CLAIMS', 'JSON that maps each claim to an attribute'),
    );
  if (protocol === 'oidc') {
    return readAll<OidcSettings>(mistakes, {
      protocol: () => protocol,
      issuer: () => readIssuer(env),
      clientId: () =>
        readRequired(env, 'OIDC_CLIENT_ID', 'the id that the identity provider gave this host'),
      // A secret that was read from a file can end with a line break.
      clientSecret: () => env['OIDC_CLIENT_SECRET']?.trim() || null,
      scope: () => readScope(env),
      allowHttp: () => readAllowHttp(env, isProduction),
      claims: readClaims,
    });
  }
  return readAll<SamlSettings>(mistakes, {
    protocol: () => protocol,
    idpMetadata: () => readIdpMetadata(env, isProduction),
    entityId: () =>
      readRequired(env, 'SAML_ENTITY_ID', 'the name of this host at the identity provider'),
    claims: readClaims,
  });
}

/**
 * Reads every setting.
 *
 * @param earlierMistakes What is wrong with other settings.
 * @throws SettingsError With all mistakes, each on its own line.
 */
function readAll<Settings extends object>(
  earlierMistakes: readonly string[],
  readers: { [Name in keyof Settings]: () => Settings[Name] },
): Settings {
  const settings: Partial<Settings> = {};
  const mistakes = [...earlierMistakes];
  for (const name in readers) {
    try {
      settings[name] = readers[name]();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return settings as Settings;
}

function readAllowHttp(env: Env, isProduction: boolean): boolean {
  const allowHttp = env['OIDC_ALLOW_HTTP'] || 'off';
  if (allowHttp !== 'on' && allowHttp !== 'off') {
    throw new SettingsError('OIDC_ALLOW_HTTP must be on or off.');
  }
  if (allowHttp === 'on' && isProduction) {
    throw new SettingsError(
      'OIDC_ALLOW_HTTP=on sends secrets without encryption, so it is not allowed in production. Remove it.',
    );
  }
  return allowHttp === 'on';
}

function readIssuer(env: Env): string {
  const issuer = readRequired(env, 'OIDC_ISSUER', 'the issuer URL of the identity provider');
  const url = URL.parse(issuer);
  if (!url || url.search || url.hash || url.username || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(
      'OIDC_ISSUER must be a URL without a query, such as https://login.example.com.',
    );
  }
  if (url.protocol === 'http:' && (env['OIDC_ALLOW_HTTP'] !== 'on' || !isLoopback(url.hostname))) {
    throw new SettingsError(
      'OIDC_ISSUER must start with https://. For a test provider on this computer, set OIDC_ALLOW_HTTP=on.',
    );
  }
  return issuer;
}

function readScope(env: Env): string {
  const scope = env['OIDC_SCOPE'] || 'openid profile email';
  if (!scope.split(' ').includes('openid')) {
    throw new SettingsError('OIDC_SCOPE must include openid, such as "openid profile".');
  }
  return scope;
}

function readIdpMetadata(env: Env, isProduction: boolean): string {
  const idpMetadata = readRequired(
    env,
    'SAML_IDP_METADATA',
    'the file or URL of the identity provider’s metadata',
  );
  const url = /^https?:/i.test(idpMetadata) ? URL.parse(idpMetadata) : undefined;
  if (url === null) throw new SettingsError('SAML_IDP_METADATA is not a valid URL.');
  if (url?.protocol === 'http:' && (isProduction || !isLoopback(url.hostname))) {
    throw new SettingsError(
      'SAML_IDP_METADATA must be a file or start with https://, because it contains the certificates to trust.',
    );
  }
  return idpMetadata;
}

function readRequired(env: Env, name: string, description: string): string {
  const value = env[name]?.trim();
  if (value) return value;
  throw new SettingsError(`SSO_PROTOCOL=${env['SSO_PROTOCOL']} needs ${name}: ${description}.`);
}
