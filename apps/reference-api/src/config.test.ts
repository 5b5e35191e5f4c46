import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { SettingsError } from './settings-error.ts';

const PUBLIC_ORIGIN = 'https://portal.example.com';
const production = {
  MODE: 'production',
  PUBLIC_ORIGIN,
  SSO_PROTOCOL: 'oidc',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'portal',
  SSO_CLAIMS: '{"uuid":"sub","agent_code":"code","access_level":"level","sales_channel":"channel"}',
};

describe('the settings', () => {
  it('default to a data folder, this computer only, and development sign-in', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      database: { kind: 'folder', path: expect.stringMatching(/\.data$/) },
      keySecret: { kind: 'file', path: expect.stringMatching(/\.data\/signing-key\.secret$/) },
      portalDir: null,
      sampleData: true,
      portalConfig: {},
      portalOrigin: '',
      publicOrigin: '',
      developmentSignIn: true,
      maxConnections: 1000,
      trustProxy: false,
    });
  });

  it('turn traces on only if an endpoint or an exporter is set', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const isTraced = (env: Record<string, string>) => readConfig(env).tracing !== null;
    expect(isTraced({ OTEL_SERVICE_NAME: 'portal' })).toBe(false);
    expect(isTraced(endpoint)).toBe(true);
    expect(isTraced({ OTEL_TRACES_EXPORTER: 'console' })).toBe(true);
    expect(isTraced({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
    expect(isTraced({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  });

  it('set the database, portal, and listen address', () => {
    const env = {
      HOST: 'localhost',
      PORT: '0',
      DATABASE_URL: 'postgres://me@127.0.0.1/portal',
      SIGNING_KEY_SECRET: Buffer.alloc(32, 0xff).toString('base64url'),
      FILES_DIR: '/files',
      SAMPLE_DATA: 'off',
      PORTAL_DIR: '/portal',
      PORTAL_CONFIG: '{"portalName":"News","idleMinutes":30}',
      PORTAL_ORIGIN: 'http://localhost:5173',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      DEVELOPMENT_SIGN_IN: 'off',
      SESSION_HOURS: '12',
      CALLS_PER_MINUTE: '0',
      MAX_CONNECTIONS: '50',
      TRUST_PROXY: 'on',
      LOG_REQUESTS: 'on',
    };
    expect(readConfig(env)).toEqual({
      host: 'localhost',
      port: 0,
      database: { kind: 'postgresql', url: 'postgres://me@127.0.0.1/portal', readUrl: null },
      keySecret: { kind: 'value', secret: Buffer.alloc(32, 0xff) },
      portalDir: '/portal',
      files: { kind: 'folder', path: '/files' },
      sampleData: false,
      portalConfig: { portalName: 'News', idleMinutes: 30 },
      idleMinutes: 30,
      sessionHours: 12,
      portalOrigin: 'http://localhost:5173',
      publicOrigin: 'https://portal.example.com',
      developmentSignIn: false,
      sso: null,
      callsPerMinute: 0,
      auditDays: 365,
      metrics: null,
      importTokenHash: null,
      maxConnections: 50,
      trustProxy: true,
      logRequests: true,
      tracing: null,
    });
    expect(readConfig({ DATA_DIR: '/data' })).toMatchObject({
      database: { kind: 'folder', path: '/data' },
      files: { kind: 'folder', path: '/data/files' },
      idleMinutes: 15,
      sessionHours: 8,
      logRequests: false,
    });
  });

  it('serve metrics without a token only in development, and not behind a proxy', () => {
    const METRICS_TOKEN = 'a-token-of-enough-letters';
    const proxy = { TRUST_PROXY: 'on', PUBLIC_ORIGIN, DEVELOPMENT_SIGN_IN: 'off' };
    expect(readConfig({}).metrics).toEqual({ token: null });
    expect(readConfig(proxy).metrics).toBeNull();
    expect(readConfig({ ...proxy, METRICS_TOKEN }).metrics).toEqual({ token: METRICS_TOKEN });
    const withLineBreak = readConfig({ ...proxy, METRICS_TOKEN: `${METRICS_TOKEN}\n` });
    expect(withLineBreak.metrics).toEqual({ token: METRICS_TOKEN });
  });

  it('store files in a bucket if one is set', () => {
    const bucket = { FILES_S3_BUCKET: 'portal-files', AWS_REGION: 'us-east-2' };
    const readFiles = (env: Record<string, string>) => readConfig({ ...bucket, ...env }).files;
    expect(readFiles({})).toEqual({ kind: 's3', bucket: 'portal-files', forcePathStyle: false });
    expect(readFiles({ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' })).toMatchObject({
      forcePathStyle: true,
    });
    expect(() => readFiles({ FILES_DIR: '/files' })).toThrow(/both set/);
    expect(() => readFiles({ FILES_S3_BUCKET: 'Portal files' })).toThrow(/name of a bucket/);
    expect(() => readFiles({ AWS_REGION: '' })).toThrow(/Set AWS_REGION/);
    expect(() => readFiles({ AWS_ENDPOINT_URL_S3: 'storage' })).toThrow(/must be the URL/);
  });

  it('accept the signing key secret in both base64 alphabets', () => {
    const secret = Buffer.alloc(32, 0xfb);
    const texts = [
      secret.toString('base64'),
      secret.toString('base64url'),
      `${secret.toString('base64')}\n`,
    ];
    for (const SIGNING_KEY_SECRET of texts) {
      expect(readConfig({ SIGNING_KEY_SECRET }).keySecret).toEqual({ kind: 'value', secret });
    }
  });

  it('store the secret in the data folder, except with a shared database in production', () => {
    const DATABASE_URL = 'postgres://me@127.0.0.1/portal';
    const file = { kind: 'file', path: '/data/signing-key.secret' };
    expect(readConfig({ DATABASE_URL, DATA_DIR: '/data' }).keySecret).toEqual(file);
    expect(readConfig({ ...production, DATA_DIR: '/data' }).keySecret).toEqual(file);
    const shared = { ...production, DATABASE_URL };
    expect(() => readConfig(shared)).toThrow(SettingsError);
    expect(() => readConfig(shared)).toThrow(/SIGNING_KEY_SECRET is required.*node -p/);
    const SIGNING_KEY_SECRET = Buffer.alloc(32, 1).toString('base64url');
    expect(readConfig({ ...shared, SIGNING_KEY_SECRET }).keySecret.kind).toBe('value');
  });

  it.each([
    production,
    { ...production, MODE: '', NODE_ENV: 'production' },
    { DEVELOPMENT_SIGN_IN: 'off' },
  ])('turn development sign-in off with %j', (env) =>
    expect(readConfig({ ...env, HOST: '0.0.0.0', PUBLIC_ORIGIN }).developmentSignIn).toBe(false),
  );

  it('allow development sign-in at an address of this computer', () => {
    const env = { PUBLIC_ORIGIN: 'http://localhost:8080' };
    expect(readConfig(env).developmentSignIn).toBe(true);
  });

  it.each([
    [false, production],
    [false, { ...production, MODE: 'development', NODE_ENV: 'production' }],
    [true, { ...production, SAMPLE_DATA: 'on' }],
    [true, { ...production, MODE: 'development' }],
  ])('set sample data to %s with %j', (sampleData, env) =>
    expect(readConfig(env).sampleData).toBe(sampleData),
  );

  it.each([
    [{ MODE: 'production', DEVELOPMENT_SIGN_IN: 'on' }, /production/],
    [{ MODE: 'development', NODE_ENV: 'production' }, /production/],
    [{ NODE_ENV: 'production', DEVELOPMENT_SIGN_IN: 'on' }, /production/],
    [{ HOST: '0.0.0.0' }, /only on this computer/],
    [{ HOST: '::' }, /only on this computer/],
    [{ HOST: '0.0.0.0', DEVELOPMENT_SIGN_IN: 'off' }, /Set PUBLIC_ORIGIN/],
    [{ TRUST_PROXY: 'on', DEVELOPMENT_SIGN_IN: 'off' }, /Set PUBLIC_ORIGIN/],
    [{ TRUST_PROXY: 'on' }, /not behind a proxy/],
    [{ TRUST_PROXY: 'on', PUBLIC_ORIGIN: 'http://localhost:8080' }, /not behind a proxy/],
    [{ PUBLIC_ORIGIN }, /not behind a proxy/],
    [{ PUBLIC_ORIGIN, DEVELOPMENT_SIGN_IN: 'on' }, /not behind a proxy/],
    [{ MODE: 'staging' }, /MODE/],
    [{ DEVELOPMENT_SIGN_IN: 'yes' }, /DEVELOPMENT_SIGN_IN/],
    [{ PORT: '80a' }, /PORT/],
    [{ PORT: '65536' }, /PORT/],
    [{ SESSION_HOURS: '25' }, /SESSION_HOURS/],
    [{ MAX_CONNECTIONS: 'many' }, /MAX_CONNECTIONS/],
    [{ MAX_CONNECTIONS: '0' }, /MAX_CONNECTIONS/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [
      {
        DATABASE_URL: 'postgres://127.0.0.1/x',
        DATABASE_READ_URL: 'postgres://me:1#2@127.0.0.1/x',
      },
      /DATABASE_READ_URL is not a valid URL/,
    ],
    [{ DATABASE_READ_URL: 'postgres://127.0.0.1/copy' }, /but DATABASE_URL is not set/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1/portal', DATABASE_READ_URL: 'redis://x' },
      /DATABASE_READ_URL must start with/,
    ],
    [{ MODE: 'production', PUBLIC_ORIGIN: 'http://portal.example.com' }, /PUBLIC_ORIGIN.*https:/],
    [{ MODE: 'production', PORTAL_ORIGIN: 'http://portal.example.com' }, /PORTAL_ORIGIN.*https:/],
    [{ MODE: 'production', CALLS_PER_MINUTE: '0' }, /CALLS_PER_MINUTE=0/],
    [{ MODE: 'production', PUBLIC_ORIGIN }, /Set SSO_PROTOCOL to oidc or saml/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ IMPORT_TOKEN_SHA256: 'the-token-itself' }, /IMPORT_TOKEN_SHA256 must be the SHA-256/],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /OTEL_TRACES_EXPORTER must be otlp/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /must be the URL of a collector/],
    [{ AUDIT_DAYS: '7' }, /AUDIT_DAYS must be a whole number from 31/],
    [{ SIGNING_KEY_SECRET: 'too-short' }, /SIGNING_KEY_SECRET must be 32 random bytes/],
    [{ SIGNING_KEY_SECRET: '!'.repeat(43) }, /SIGNING_KEY_SECRET/],
    [{ SIGNING_KEY_SECRET: 'A'.repeat(64) }, /SIGNING_KEY_SECRET/],
    [{ PORTAL_CONFIG: '{' }, /PORTAL_CONFIG/],
    [{ PORTAL_ORIGIN: 'http://localhost:5173/' }, /PORTAL_ORIGIN/],
    [{ PORTAL_ORIGIN: '*' }, /PORTAL_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'portal.example.com' }, /PUBLIC_ORIGIN.*https:/],
  ])('reject %j and explain why', (env, message) => {
    expect(() => readConfig(env)).toThrow(SettingsError);
    expect(() => readConfig(env)).toThrow(message);
  });
});
