import { describe, expect, it } from 'vitest';
import { SettingsError } from '../settings-error.ts';
import { readConfig } from '../config.ts';
import { mapClaims, parseClaimsMapping } from './claims-mapping.ts';

const SSO_CLAIMS = JSON.stringify({
  uuid: 'sub',
  agent_code: 'agentCode',
  access_level: { attribute: 'groups', values: { Admins: 'admin', Agents: 'producer' } },
  sales_channel: { attribute: 'channel', default: 'independent' },
});
const oidc = {
  SSO_PROTOCOL: 'oidc',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'portal',
  // A value that was read from a file can end with a line break.
  OIDC_CLIENT_SECRET: 'secret\n',
  SSO_CLAIMS,
};
const saml = {
  SSO_PROTOCOL: 'saml',
  SAML_IDP_METADATA: 'https://login.example.com/metadata',
  SAML_ENTITY_ID: 'https://portal.example.com/saml',
  SSO_CLAIMS,
};
const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://portal.example.com',
};

describe('the settings of single sign-on', () => {
  it('replace development sign-in', () => {
    expect(readConfig(oidc)).toMatchObject({
      developmentSignIn: false,
      sso: {
        protocol: 'oidc',
        issuer: 'https://login.example.com',
        clientId: 'portal',
        clientSecret: 'secret',
        scope: 'openid profile email',
        allowHttp: false,
      },
    });
    expect(readConfig(saml)).toMatchObject({
      developmentSignIn: false,
      sso: { protocol: 'saml', entityId: 'https://portal.example.com/saml' },
    });
    expect(readConfig({}).sso).toBeNull();
  });

  it('are accepted in production', () => {
    expect(readConfig({ ...oidc, ...production }).sso).not.toBeNull();
    expect(readConfig({ ...saml, ...production }).sso).not.toBeNull();
  });

  it.each([
    [{ ...oidc, SSO_PROTOCOL: 'ldap' }, /SSO_PROTOCOL must be oidc or saml, not "ldap"/],
    [{ ...oidc, SSO_PROTOCOL: '' }, /OIDC_ISSUER is set, but SSO_PROTOCOL is not/],
    [{ SSO_CLAIMS }, /SSO_CLAIMS is set, but SSO_PROTOCOL is not/],
    [{ ...oidc, ...saml }, /OIDC_ISSUER is set, but SSO_PROTOCOL is saml/],
    [{ ...saml, ...oidc }, /SAML_IDP_METADATA is set, but SSO_PROTOCOL is oidc/],
    [{ ...oidc, DEVELOPMENT_SIGN_IN: 'on' }, /Remove one of them/],
    [{ ...oidc, OIDC_ISSUER: '' }, /SSO_PROTOCOL=oidc needs OIDC_ISSUER/],
    [{ ...oidc, OIDC_CLIENT_ID: '' }, /needs OIDC_CLIENT_ID/],
    [{ ...oidc, SSO_CLAIMS: '' }, /needs SSO_CLAIMS/],
    [{ ...oidc, OIDC_ISSUER: 'login.example.com' }, /OIDC_ISSUER must be a URL/],
    [{ ...oidc, OIDC_ISSUER: 'https://login.example.com/?a=b' }, /OIDC_ISSUER must be a URL/],
    [{ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:9000' }, /OIDC_ALLOW_HTTP=on/],
    [
      { ...oidc, OIDC_ISSUER: 'http://login.example.com', OIDC_ALLOW_HTTP: 'on' },
      /must start with https/,
    ],
    [{ ...oidc, OIDC_ALLOW_HTTP: 'yes' }, /OIDC_ALLOW_HTTP must be on or off/],
    [{ ...oidc, OIDC_SCOPE: 'profile' }, /OIDC_SCOPE must include openid/],
    [{ ...oidc, ...production, OIDC_ALLOW_HTTP: 'on' }, /not allowed in production/],
    [{ ...oidc, ...production, PUBLIC_ORIGIN: '' }, /needs PUBLIC_ORIGIN with https/],
    [
      { ...saml, ...production, PUBLIC_ORIGIN: 'http://portal.example.com' },
      /needs PUBLIC_ORIGIN with https/,
    ],
    [{ ...saml, SAML_IDP_METADATA: '' }, /needs SAML_IDP_METADATA/],
    [{ ...saml, SAML_ENTITY_ID: '' }, /needs SAML_ENTITY_ID/],
    [{ ...saml, SAML_IDP_METADATA: 'http://login.example.com/x' }, /must be a file or start with/],
    [
      { ...saml, ...production, SAML_IDP_METADATA: 'http://127.0.0.1/x' },
      /must be a file or start with/,
    ],
  ])('reject %j and explain why', (env, message) => {
    expect(() => readConfig(env)).toThrow(SettingsError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each([
    [{ SSO_PROTOCOL: 'oidc' }, [/OIDC_ISSUER/, /OIDC_CLIENT_ID/, /SSO_CLAIMS/]],
    [{ SSO_PROTOCOL: 'saml' }, [/SAML_IDP_METADATA/, /SAML_ENTITY_ID/, /SSO_CLAIMS/]],
    [{ ...oidc, ...saml, OIDC_CLIENT_SECRET: '' }, [/OIDC_ISSUER/, /OIDC_CLIENT_ID/]],
    [{ ...oidc, OIDC_SCOPE: 'profile', SSO_CLAIMS: '{' }, [/OIDC_SCOPE/, /SSO_CLAIMS/]],
  ])('explain every mistake in %j at once', (env, patterns) => {
    expect(() => readConfig(env)).toThrow(SettingsError);
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^${patterns.map(({ source }) => `.*${source}.*`).join('\n')}$`),
    );
  });
});

describe('SSO_CLAIMS', () => {
  const valid = {
    uuid: 'sub',
    agent_code: 'code',
    access_level: 'level',
    sales_channel: 'channel',
  };

  it.each([
    ['{', /must be a JSON object/],
    ['[]', /must be a JSON object/],
    ['"sub"', /must be a JSON object/],
    [{}, /has no "uuid"[^]*has no "agent_code"[^]*has no "access_level"[^]*has no "sales_channel"/],
    [{ ...valid, agent: 'x' }, /unknown claim "agent". Use: uuid, agent_code/],
    [{ ...valid, uuid: '' }, /"uuid" needs the name of an attribute/],
    [{ ...valid, uuid: 7 }, /"uuid" must be the name of an attribute/],
    [{ ...valid, uuid: {} }, /"uuid" needs the name of an attribute/],
    [{ ...valid, uuid: { attribute: 'sub', default: 'x' } }, /"uuid" can't have a default/],
    [{ ...valid, agent_code: { attribute: 'a', value: {} } }, /unknown key "value"/],
    [{ ...valid, access_level: { attribute: 'a', values: [] } }, /"values" must be an object/],
    [
      { ...valid, access_level: { attribute: 'a', values: { Admins: 'root' } } },
      /the value for "Admins" must be one of producer, .*, not "root"/,
    ],
    [
      { ...valid, access_level: { attribute: 'a', values: { Admins: true } } },
      /the value for "Admins" must be text/,
    ],
    [
      { ...valid, sales_channel: { attribute: 'a', default: 'web' } },
      /the default must be one of independent/,
    ],
  ])('is rejected with a sentence for each mistake: %j', (value, message) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => parseClaimsMapping(text)).toThrow(SettingsError);
    expect(() => parseClaimsMapping(text)).toThrow(message);
  });

  const mapping = parseClaimsMapping(SSO_CLAIMS);
  const toAttributes = (entries: Record<string, unknown[]>) =>
    new Map(
      Object.entries({ sub: ['user-1'], agentCode: ['041187'], groups: ['Agents'], ...entries }),
    );

  it('uses the first matching group in the order of the settings', () => {
    const { claims } = mapClaims(mapping, toAttributes({ groups: ['Agents', 'Staff', 'Admins'] }));
    expect(claims).toMatchObject({
      uuid: 'user-1',
      agent_code: '041187',
      access_level: 'admin',
      sales_channel: 'independent',
      permissions: [],
      active_premier_access: false,
      agency: '',
    });
  });

  it('takes the states from the agency, unless the provider sends them as a separate attribute', () => {
    const agency = { name: 'Harbor & Pine Insurance', states: ['MI'] };
    const mappingWithAgency = parseClaimsMapping(
      JSON.stringify({ ...JSON.parse(SSO_CLAIMS), agency: 'agency', states: 'states' }),
    );
    const user = mapClaims(mappingWithAgency, toAttributes({ agency: [agency] }));
    expect(user.states).toEqual(['MI']);
    expect(JSON.parse(user.claims.agency)).toMatchObject(agency);
    const otherUser = mapClaims(
      mappingWithAgency,
      toAttributes({ agency: [agency], states: ['OH, IN'] }),
    );
    expect(otherUser.states).toEqual(['OH', 'IN']);
  });

  it('accepts the name of an agency instead of JSON, but no invalid JSON', () => {
    const mappingWithAgency = parseClaimsMapping(
      JSON.stringify({ ...JSON.parse(SSO_CLAIMS), agency: 'agency' }),
    );
    const user = mapClaims(
      mappingWithAgency,
      toAttributes({ agency: ['Harbor & Pine Insurance'] }),
    );
    expect(JSON.parse(user.claims.agency)).toMatchObject({ name: 'Harbor & Pine Insurance' });
    expect(() => mapClaims(mappingWithAgency, toAttributes({ agency: ['{"name": 7}'] }))).toThrow(
      'invalid_attribute',
    );
  });

  it.each([
    ['missing_attribute', { groups: ['Staff'] }],
    ['missing_attribute', { sub: [] }],
    ['missing_attribute', { sub: [null] }],
    ['invalid_attribute', { sub: ['user-1', 'user-2'] }],
    ['invalid_attribute', { sub: ['../user'] }],
    ['invalid_attribute', { sub: ['user\u0000'] }],
    ['invalid_attribute', { sub: ['u'.repeat(200)] }],
    ['invalid_attribute', { agentCode: ['<b>'] }],
    ['invalid_attribute', { channel: ['web'] }],
  ])('gives no access: %s for %j', (reason, changes) => {
    expect(() => mapClaims(mapping, toAttributes(changes))).toThrow(reason);
  });
});
