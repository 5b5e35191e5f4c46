import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseLocation } from './db/open.ts';
import type { FileSettings } from './files/open-file-storage.ts';
import { parsePortalConfig, type PortalConfig } from './portal/portal-config.ts';
import { SECRET_BYTES, type KeySecret } from './session/key-secret.ts';
import { SettingsError } from './settings-error.ts';
import { isLoopback } from './sso/loopback.ts';
import { readSsoSettings, type SsoSettings } from './sso/settings.ts';

/** Same as the portal's default, so that both end an idle session at the same time. */
const DEFAULT_IDLE_MINUTES = 15;

/** The host's settings. docs/operating.md explains their environment variables. */
export type HostConfig = {
  host: string;
  port: number;
  database: Exclude<DatabaseLocation, { kind: 'embedded' }>;
  /** Whether an empty database gets sample records and users. */
  sampleData: boolean;
  keySecret: KeySecret;
  portalDir: string | null;
  /** Where the files of imported records are. */
  files: FileSettings;
  portalConfig: PortalConfig;
  /** Origin of a portal that is served elsewhere; '' if this host serves it. */
  portalOrigin: string;
  /** Origin under which browsers reach this host; '' if it isn't set. */
  publicOrigin: string;
  developmentSignIn: boolean;
  /** Single sign-on at an identity provider. `null` without one. */
  sso: SsoSettings | null;
  callsPerMinute: number;
  /** A sign-in ends after this many minutes without a request. */
  idleMinutes: number;
  /** A sign-in ends after this many hours. */
  sessionHours: number;
  /** How long the audit log is kept. */
  auditDays: number;
  /** The token that a request to /metrics must send. Without one, only this computer can read them. `null`: no one can. */
  metrics: { token: string | null } | null;
  /** SHA-256 of the token for imports over HTTP, in hexadecimal. `null` turns these imports off. */
  importTokenHash: string | null;
  maxConnections: number;
  trustProxy: boolean;
  /** Whether the log has a line for each request. */
  logRequests: boolean;
  /** The service name in traces. `null` turns tracing off. */
  tracing: { serviceName: string | undefined } | null;
};

/**
 * Reads the settings from environment variables (see the table in docs/operating.md).
 *
 * @throws SettingsError For an invalid value or an unsafe combination.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): HostConfig {
  const host = env['HOST'] || '127.0.0.1';
  const portalConfig = readPortalConfig(env['PORTAL_CONFIG']);
  const publicOrigin = readOrigin(env, 'PUBLIC_ORIGIN', 'https://portal.example.com');
  const trustProxy = isOn(env, 'TRUST_PROXY');
  const isProduction = isProductionEnv(env);
  const sso = readSsoSettings(env, isProduction);
  const developmentSignIn = readDevelopmentSignIn(env, {
    host,
    publicOrigin,
    trustProxy,
    sso,
    isProduction,
  });
  if (publicOrigin === '' && (trustProxy || !isLoopback(host))) {
    throw new SettingsError(
      'Browsers reach this host through a proxy or the network, so download links need its public address. ' +
        'Set PUBLIC_ORIGIN, such as https://portal.example.com.',
    );
  }
  if (sso && isProduction && !publicOrigin.startsWith('https://')) {
    throw new SettingsError(
      'In production, single sign-on needs PUBLIC_ORIGIN with https://, such as https://portal.example.com, ' +
        'because the identity provider returns users to it.',
    );
  }
  const portalOrigin = readOrigin(env, 'PORTAL_ORIGIN', 'http://localhost:5173');
  if (isProduction) refuseUnsafeInProduction(env, { publicOrigin, portalOrigin, sso });
  return {
    host,
    port: readInteger(env, 'PORT', 4174, 65_535),
    database: readDatabase(env),
    sampleData: readSampleData(env),
    keySecret: readKeySecret(env),
    portalDir: env['PORTAL_DIR'] || (portalOrigin === '' ? findBuiltPortal() : null),
    files: readFileSettings(env),
    portalConfig: sso ? { ssoLogoutPath: '/sso/logout', ...portalConfig } : portalConfig,
    idleMinutes: portalConfig.idleMinutes ?? DEFAULT_IDLE_MINUTES,
    portalOrigin,
    publicOrigin,
    developmentSignIn,
    sso,
    callsPerMinute: readInteger(env, 'CALLS_PER_MINUTE', 1200, 1_000_000),
    sessionHours: readInteger(env, 'SESSION_HOURS', 8, 24, 1),
    auditDays: readInteger(env, 'AUDIT_DAYS', 365, 36_500, 31),
    metrics: readMetrics(env, trustProxy || isProduction),
    importTokenHash: readImportTokenHash(env),
    maxConnections: readInteger(env, 'MAX_CONNECTIONS', 1000, 1_000_000, 1),
    trustProxy,
    logRequests: isOn(env, 'LOG_REQUESTS'),
    tracing: readTracing(env),
  };
}

/** OpenTelemetry's SDK reads the other `OTEL_*` variables itself. Unlike the SDK, the host sends nothing by default. */
function readTracing(env: Readonly<Record<string, string | undefined>>): HostConfig['tracing'] {
  const exporter = env['OTEL_TRACES_EXPORTER'];
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (exporter && !/^(?:otlp|console|none)$/.test(exporter)) {
    throw new SettingsError(
      `OTEL_TRACES_EXPORTER must be otlp, console, or none, not "${exporter}".`,
    );
  }
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new SettingsError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the URL of a collector, such as http://127.0.0.1:4318.',
    );
  }
  const isOff = exporter === 'none' || env['OTEL_SDK_DISABLED'] === 'true';
  if (isOff || (!exporter && !endpoint)) return null;
  return { serviceName: env['OTEL_SERVICE_NAME'] || undefined };
}

/**
 * Returns where the data is stored: PostgreSQL if DATABASE_URL is set, otherwise a folder.
 *
 * @throws SettingsError If a URL is not valid, or if only DATABASE_READ_URL is set.
 */
export function readDatabase(
  env: Readonly<Record<string, string | undefined>>,
): HostConfig['database'] {
  const url = env['DATABASE_URL'];
  const readUrl = env['DATABASE_READ_URL'] || null;
  if (!url) {
    if (readUrl === null) return { kind: 'folder', path: readDataFolder(env) };
    throw new SettingsError(
      'DATABASE_READ_URL must be a replica of the server in DATABASE_URL, but DATABASE_URL is not set.',
    );
  }
  for (const [name, value] of Object.entries({ DATABASE_URL: url, DATABASE_READ_URL: readUrl })) {
    if (value !== null && !/^postgres(?:ql)?:\/\//.test(value)) {
      throw new SettingsError(`${name} must start with postgres:// or postgresql://.`);
    }
    if (value !== null && !isDatabaseUrl(value)) {
      throw new SettingsError(
        `${name} is not a valid URL. Percent-encode special characters in the password, such as %23 for #.`,
      );
    }
  }
  return { kind: 'postgresql', url, readUrl };
}

/** The driver accepts a URL without a host, for a server on this computer. `URL` does not. */
const isDatabaseUrl = (value: string): boolean =>
  URL.canParse(value.replace('@/', '@localhost/')) && !value.includes('#');

function readDataFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env['DATA_DIR'] || resolve('.data');
}

/** Returns the folder of the portal in the published package. `null` if it doesn't exist, as in the repository. */
function findBuiltPortal(): string | null {
  const folder = join(import.meta.dirname, 'built-portal');
  return existsSync(folder) ? folder : null;
}

/** Returns whether an empty database gets sample records and users. In production, only if the setting is on. */
export const readSampleData = (env: Readonly<Record<string, string | undefined>>): boolean =>
  isOn(env, 'SAMPLE_DATA', !isProductionEnv(env));

/**
 * Returns where the files of imported records are: in a bucket if FILES_S3_BUCKET is set, otherwise in a folder.
 *
 * @throws SettingsError If a setting of the bucket is missing or not valid, or if FILES_DIR is set too.
 */
export function readFileSettings(env: Readonly<Record<string, string | undefined>>): FileSettings {
  const bucket = env['FILES_S3_BUCKET'];
  if (!bucket)
    return { kind: 'folder', path: env['FILES_DIR'] || join(readDataFolder(env), 'files') };
  if (env['FILES_DIR']) {
    throw new SettingsError('FILES_DIR and FILES_S3_BUCKET are both set. Remove one of them.');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new SettingsError(
      'FILES_S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, hyphens, and dots.',
    );
  }
  if (!env['AWS_REGION']) {
    throw new SettingsError(
      'FILES_S3_BUCKET needs the region of the bucket. Set AWS_REGION, such as us-east-2.',
    );
  }
  const endpoint = env['AWS_ENDPOINT_URL_S3'];
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new SettingsError(
      'AWS_ENDPOINT_URL_S3 must be the URL of an S3-compatible storage, such as https://storage.example.com.',
    );
  }
  return { kind: 's3', bucket, forcePathStyle: Boolean(endpoint) };
}

/**
 * Returns the secret that encrypts the signing keys (SIGNING_KEY_SECRET), or the file in the data folder that contains the
 * secret. In production with PostgreSQL, the setting is required, because hosts on several machines need the same secret.
 *
 * @throws SettingsError If the setting is not valid, or is missing although it is required.
 */
export function readKeySecret(env: Readonly<Record<string, string | undefined>>): KeySecret {
  const value = env['SIGNING_KEY_SECRET']?.trim();
  const description =
    `${SECRET_BYTES} random bytes in base64url that encrypt the signing keys in the database. Generate them ` +
    `with: node -p "crypto.randomBytes(${SECRET_BYTES}).toString('base64url')"`;
  if (value) {
    // Node accepts both base64 alphabets.
    const secret = Buffer.from(value, 'base64');
    if (!/^[\w+/-]+=*$/.test(value) || secret.byteLength !== SECRET_BYTES) {
      throw new SettingsError(`SIGNING_KEY_SECRET must be ${description}`);
    }
    return { kind: 'value', secret };
  }
  if (env['DATABASE_URL'] && isProductionEnv(env)) {
    throw new SettingsError(
      'In production with DATABASE_URL, SIGNING_KEY_SECRET is required, ' +
        `with the same value for every host on the database: ${description}`,
    );
  }
  return { kind: 'file', path: join(readDataFolder(env), 'signing-key.secret') };
}

function readMetrics(
  env: Readonly<Record<string, string | undefined>>,
  needsToken: boolean,
): HostConfig['metrics'] {
  const token = env['METRICS_TOKEN']?.trim();
  // A proxy can be on this computer, and everyone's requests come from the proxy.
  if (!token) return needsToken ? null : { token: null };
  if (!/^[\w.~+/-]{20,}=*$/.test(token)) {
    throw new SettingsError(
      'METRICS_TOKEN must have at least 20 letters and digits, so that nobody can guess it. ' +
        'Generate one with: node -p "crypto.randomBytes(32).toString(\'base64url\')"',
    );
  }
  return { token };
}

function readImportTokenHash(env: Readonly<Record<string, string | undefined>>): string | null {
  const hash = env['IMPORT_TOKEN_SHA256'];
  if (!hash) return null;
  if (!/^[\da-f]{64}$/i.test(hash)) {
    throw new SettingsError(
      'IMPORT_TOKEN_SHA256 must be the SHA-256 of a token, as 64 hexadecimal digits. Generate both with: node -e ' +
        "\"const t = crypto.randomBytes(32).toString('base64url'); " +
        "console.log(t, crypto.createHash('sha256').update(t).digest('hex'))\"",
    );
  }
  return hash.toLowerCase();
}

/** @throws SettingsError For settings that are only safe on a developer's computer. */
function refuseUnsafeInProduction(
  env: Readonly<Record<string, string | undefined>>,
  {
    publicOrigin,
    portalOrigin,
    sso,
  }: { publicOrigin: string; portalOrigin: string; sso: SsoSettings | null },
): void {
  for (const [name, value] of Object.entries({
    PUBLIC_ORIGIN: publicOrigin,
    PORTAL_ORIGIN: portalOrigin,
  })) {
    if (value.startsWith('http:') && !isLoopback(new URL(value).hostname)) {
      throw new SettingsError(
        `In production, ${name} must start with https://, because tokens and one-time codes are sent there.`,
      );
    }
  }
  if (Number(env['CALLS_PER_MINUTE'] || 1) === 0) {
    throw new SettingsError(
      'CALLS_PER_MINUTE=0 turns off every rate limit, which is not allowed in production. Remove it, or set a number.',
    );
  }
  if (!sso) {
    throw new SettingsError(
      'In production, users sign in at an identity provider. Set SSO_PROTOCOL to oidc or saml.',
    );
  }
}

/** Whether the host runs in production. NODE_ENV=production applies the safety checks even with MODE=development. */
export const isProductionEnv = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['MODE'] === 'production' || env['NODE_ENV'] === 'production';

function readMode(env: Readonly<Record<string, string | undefined>>): 'development' | 'production' {
  const mode = env['MODE'] || (env['NODE_ENV'] === 'production' ? 'production' : 'development');
  if (mode === 'development' || mode === 'production') return mode;
  throw new SettingsError(`MODE must be development or production, not "${mode}".`);
}

/**
 * Returns whether development sign-in is on. It lets anyone sign in as any user, so it works only
 * on this computer.
 *
 * @throws SettingsError If it is on in production, with single sign-on, behind a proxy, or at an address that other computers
 *   can reach, or if MODE or DEVELOPMENT_SIGN_IN is not valid.
 */
function readDevelopmentSignIn(
  env: Readonly<Record<string, string | undefined>>,
  {
    host,
    publicOrigin,
    trustProxy,
    sso,
    isProduction,
  }: Pick<HostConfig, 'host' | 'publicOrigin' | 'trustProxy' | 'sso'> & { isProduction: boolean },
): boolean {
  const isDefault = readMode(env) === 'development' && sso === null;
  const isEnabled = isOn(env, 'DEVELOPMENT_SIGN_IN', isDefault);
  if (!isEnabled) return false;
  if (sso) {
    throw new SettingsError(
      'DEVELOPMENT_SIGN_IN and SSO_PROTOCOL are both set. Remove one of them, because users can sign in only one way.',
    );
  }
  if (isProduction) {
    throw new SettingsError(
      'Development sign-in lets anyone sign in as any user, so it is not allowed in production. ' +
        'Remove DEVELOPMENT_SIGN_IN, or start with MODE=development and without NODE_ENV=production.',
    );
  }
  if (!isLoopback(host)) {
    throw new SettingsError(
      `Development sign-in lets anyone sign in as any user, so it works only on this computer, not on ${host}. ` +
        'Remove HOST, or set DEVELOPMENT_SIGN_IN=off.',
    );
  }
  // A proxy on this computer makes other users' requests look like requests from this computer.
  if (trustProxy || (publicOrigin !== '' && !isLoopback(new URL(publicOrigin).hostname))) {
    throw new SettingsError(
      'Development sign-in lets anyone sign in as any user, so it works only on this computer, not behind a proxy. ' +
        'Remove TRUST_PROXY and PUBLIC_ORIGIN, set SSO_PROTOCOL, or set DEVELOPMENT_SIGN_IN=off.',
    );
  }
  return true;
}

function readPortalConfig(json: string | undefined): PortalConfig {
  if (!json) return {};
  try {
    return parsePortalConfig(json);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function readOrigin(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  example: string,
): string {
  const value = env[name];
  if (!value) return '';
  if (!URL.canParse(value) || new URL(value).origin !== value) {
    throw new SettingsError(
      `${name} must be a scheme, a host, and an optional port, such as ${example}.`,
    );
  }
  return value;
}

function readInteger(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  max: number,
  min = 0,
): number {
  const value = env[name];
  if (!value) return fallback;
  if (!/^\d{1,9}$/.test(value) || Number(value) > max || Number(value) < min) {
    throw new SettingsError(
      `${name} must be a whole number from ${min} to ${max}, not "${value}".`,
    );
  }
  return Number(value);
}

function isOn(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback = false,
): boolean {
  const value = env[name];
  if (!value) return fallback;
  if (value !== 'on' && value !== 'off') throw new SettingsError(`${name} must be on or off.`);
  return value === 'on';
}
