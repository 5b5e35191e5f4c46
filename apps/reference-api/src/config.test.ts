import { describe, expect, it } from 'vitest';
import { readConfig, SettingsRefused } from './config.ts';

describe('the settings', () => {
  it('need nothing: a data folder, this computer alone, development sign-in', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      database: { kind: 'folder', path: expect.stringMatching(/\.data$/) },
      portalDir: null,
      portalConfig: {},
      portalOrigin: '',
      developmentSignIn: true,
      maxConnections: 1000,
      trustProxy: false,
    });
  });

  it('name another database, portal and place to listen', () => {
    const env = {
      HOST: 'localhost',
      PORT: '0',
      DATABASE_URL: 'postgres://me@127.0.0.1/portal',
      PORTAL_DIR: '/portal',
      PORTAL_CONFIG: '{"portalName":"News"}',
      PORTAL_ORIGIN: 'http://localhost:5173',
      CALLS_PER_MINUTE: '0',
      MAX_CONNECTIONS: '50',
      TRUST_PROXY: 'on',
    };
    expect(readConfig(env)).toEqual({
      host: 'localhost',
      port: 0,
      database: { kind: 'postgresql', url: 'postgres://me@127.0.0.1/portal' },
      portalDir: '/portal',
      portalConfig: { portalName: 'News' },
      portalOrigin: 'http://localhost:5173',
      developmentSignIn: true,
      callsPerMinute: 0,
      maxConnections: 50,
      trustProxy: true,
    });
    expect(readConfig({ DATA_DIR: '/data' }).database).toEqual({ kind: 'folder', path: '/data' });
  });

  it.each([{ MODE: 'production' }, { NODE_ENV: 'production' }, { DEVELOPMENT_SIGN_IN: 'off' }])(
    'have no development sign-in with %j',
    (env) => expect(readConfig({ ...env, HOST: '0.0.0.0' }).developmentSignIn).toBe(false),
  );

  it.each([
    [{ MODE: 'production', DEVELOPMENT_SIGN_IN: 'on' }, /production/],
    [{ MODE: 'development', NODE_ENV: 'production' }, /production/],
    [{ NODE_ENV: 'production', DEVELOPMENT_SIGN_IN: 'on' }, /production/],
    [{ HOST: '0.0.0.0' }, /this computer alone/],
    [{ HOST: '::' }, /this computer alone/],
    [{ MODE: 'staging' }, /MODE/],
    [{ DEVELOPMENT_SIGN_IN: 'yes' }, /DEVELOPMENT_SIGN_IN/],
    [{ PORT: '80a' }, /PORT/],
    [{ PORT: '65536' }, /PORT/],
    [{ MAX_CONNECTIONS: 'many' }, /MAX_CONNECTIONS/],
    [{ MAX_CONNECTIONS: '0' }, /MAX_CONNECTIONS/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ PORTAL_CONFIG: '{' }, /PORTAL_CONFIG/],
    [{ PORTAL_ORIGIN: 'http://localhost:5173/' }, /PORTAL_ORIGIN/],
    [{ PORTAL_ORIGIN: '*' }, /PORTAL_ORIGIN/],
  ])('refuse %j and say why', (env, message) => {
    expect(() => readConfig(env)).toThrow(SettingsRefused);
    expect(() => readConfig(env)).toThrow(message);
  });
});
