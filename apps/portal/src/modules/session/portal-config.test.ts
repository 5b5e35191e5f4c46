import { describe, expect, it } from 'vitest';
import { explainSetting } from './config-diagnostics.ts';
import { defaultConfig, parsePortalConfig } from './portal-config.ts';

const parse = (block: unknown) => parsePortalConfig(JSON.stringify(block));

describe('the configuration block', () => {
  it.each([null, '{}'])('uses the defaults when empty: %j', (text) => {
    expect(parsePortalConfig(text)).toEqual({ config: defaultConfig, invalidSettings: [] });
  });

  it.each(['', '{', '[]', 'null', '"text"', '<!doctype html>'])(
    'uses the defaults when malformed: %j',
    (text) => {
      expect(parsePortalConfig(text)).toEqual({
        config: defaultConfig,
        invalidSettings: [expect.objectContaining({ key: 'portal-config' })],
      });
    },
  );

  it('reads valid values', () => {
    const { config, invalidSettings } = parse({
      apiHost: 'https://api.example.com',
      ssoInitiatePath: '/saml/start',
      ssoLogoutPath: '/saml/end',
      portalName: 'Northmere News',
      downloadHosts: ['files.example.com', 'docs.example.com:8443', 'docs.example.com:4430'],
      idleMinutes: 30,
      errorReporting: { dsn: 'https://key@errors.example.com/1' },
    });
    expect(invalidSettings).toEqual([]);
    expect(config).toEqual({
      ...defaultConfig,
      apiHost: 'https://api.example.com',
      ssoInitiatePath: '/saml/start',
      ssoLogoutPath: '/saml/end',
      portalName: 'Northmere News',
      downloadHosts: ['files.example.com', 'docs.example.com:8443', 'docs.example.com:4430'],
      idleMinutes: 30,
      errorReporting: { dsn: 'https://key@errors.example.com/1', tracesSampleRate: 0.3 },
    });
  });

  it.each([
    ['apiHost', 'javascript:alert(1)'],
    ['apiHost', 'https://api.example.com/v2'],
    ['apiHost', 'https://user@api.example.com'],
    ['apiHost', 'https://api.example.com?x'],
    ['apiHost', 'https://api example'],
    ['apiHost', 7],
    ['ssoInitiatePath', '//evil.example/sso'],
    ['ssoInitiatePath', 'https://evil.example'],
    ['ssoLogoutPath', '//evil.example/sso'],
    ['adminHost', 'evil.example'],
    ['portalName', ''],
    ['askTitle', {}],
    ['downloadHosts', 'files.example.com'],
    ['imageHosts', [1]],
    ['imageHosts', ['https://img.example.com']],
    ['imageHosts', ['IMG.example.com']],
    ['downloadHosts', ['files.example.com:443']],
    ['downloadHosts', ['files.example.com:08443']],
    ['videoHosts', ['']],
    ['deniedPhrases', 'branch only'],
    ['deniedPhrases', [' ']],
    ['idleMinutes', '15'],
    ['idleMinutes', 0],
    ['locales', []],
    ['locales', 'en-US'],
    ['locales', ['fr-CA']],
    ['defaultLocale', 'fr-CA'],
    ['errorReporting', []],
    ['errorReporting', { dsn: '' }],
    ['errorReporting', { tracesSampleRate: 0.5 }],
    ['errorReporting', 'on'],
  ])('uses the default for a malformed %s (%j) and reports it', (key, value) => {
    const { config, invalidSettings } = parse({
      [key]: value,
      askTitle: key === 'askTitle' ? value : 'Ask',
    });
    expect(config[key as keyof typeof config]).toEqual(defaultConfig[key as keyof typeof config]);
    expect(invalidSettings.map(explainSetting)).toEqual([
      expect.objectContaining({
        code: 'invalid-config',
        field: expect.stringMatching(new RegExp(`^${key}(\\.(0|dsn))?$`)),
        anchor: 'configuration-keys',
      }),
    ]);
  });

  it('reports an unknown key, such as a typo', () => {
    expect(
      parse({ apiHosts: 'https://api.example.com' }).invalidSettings.map(explainSetting),
    ).toEqual([expect.objectContaining({ field: 'apiHosts', found: 'an unknown key' })]);
  });

  it.each([
    [{ locales: ['en-US', 'fr-CA'] }, 'locales.1', 'string', /languages/],
    [{ locales: [] }, 'locales', 'an empty list', /languages/],
    [
      { locales: ['en-US'], defaultLocale: 'es-US' },
      'defaultLocale',
      'a language that isn’t in locales',
      /a language of locales/,
    ],
    [
      { apiHost: 'https://user@api.example.com?x' },
      'apiHost',
      'string (URL with a user name)',
      /an origin without a path, a query, or a user name/,
    ],
    [
      { apiHost: 'https://api.example.com?x' },
      'apiHost',
      'string (URL with a query or fragment)',
      /an origin/,
    ],
    [{ errorReporting: {} }, 'errorReporting.dsn', 'missing', /DSN/],
    [
      { errorReporting: { dsn: 'd', tracesSampleRate: '0.5' } },
      'errorReporting.tracesSampleRate',
      'string (number)',
      /a number from 0 to 1/,
    ],
    [
      { errorReporting: { dsn: 'd', tracesSampleRate: 30 } },
      'errorReporting.tracesSampleRate',
      'number',
      /a number from 0 to 1/,
    ],
    [
      { errorReporting: { dsn: 'd', sampleRate: 0.5 } },
      'errorReporting.sampleRate',
      'an unknown key',
      /^one of errorReporting.dsn, errorReporting.tracesSampleRate$/,
    ],
  ])('explains what is wrong with %j in one diagnostic', (block, field, found, expected) => {
    expect(parse(block).invalidSettings.map(explainSetting)).toEqual([
      expect.objectContaining({ field, found, expected: expect.stringMatching(expected) }),
    ]);
  });

  it.each([7, -1, '0.5'])('replaces the malformed sample rate %j with 0.3', (tracesSampleRate) => {
    const { config } = parse({ errorReporting: { dsn: 'd', tracesSampleRate } });
    expect(config.errorReporting).toEqual({ dsn: 'd', tracesSampleRate: 0.3 });
  });

  it('ignores unknown keys of errorReporting', () => {
    const { config } = parse({ errorReporting: { dsn: 'd', sampleRate: 0.5 } });
    expect(config.errorReporting).toEqual({ dsn: 'd', tracesSampleRate: 0.3 });
  });
});
