import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEY_SECRET, json, readTokens, useTestHost } from '../../testing/test-host.ts';
import { openSingleSignOn } from '../open-single-sign-on.ts';
import type { SingleSignOn } from '../sso-options.ts';
import { formatRefusals, readDocumentedRefusals } from '../testing/documented-refusals.ts';
import { readEventsOfLastSignIn } from '../testing/read-events.ts';
import {
  BEARER,
  buildAssertion,
  buildIdpMetadata,
  buildLogoutRequest,
  buildResponse,
  createSamlKeys,
  SUCCESS,
  signXml,
  toBase64,
  type AssertionParts,
  type ResponseParts,
  type SamlKeys,
  type Signing,
} from '../testing/saml-forge.ts';

const host = useTestHost('the embedded database');

const ENTITY_ID = 'https://portal.example.com/saml';
const IDP = 'https://idp.example.com';
const ACS = 'http://localhost/sso/saml/acs';
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#';

const claims = {
  uuid: { attribute: 'uuid' },
  agent_code: { attribute: 'agent_code' },
  access_level: { attribute: 'level' },
  sales_channel: { attribute: 'channel', default: 'independent' },
};
const attributes: AssertionParts['attributes'] = [
  ['uuid', 'user-1'],
  ['agent_code', '041187'],
  ['level', 'producer'],
];
const evilAttributes: AssertionParts['attributes'] = [
  ['uuid', 'user-2'],
  ['agent_code', '000001'],
  ['level', 'admin'],
];

let keys: SamlKeys;
let otherKeys: SamlKeys;
let sso: SingleSignOn;

beforeAll(async () => {
  [keys, otherKeys] = await Promise.all([createSamlKeys(), createSamlKeys()]);
  const idpMetadata = join(mkdtempSync(join(tmpdir(), 'saml-')), 'idp.xml');
  writeFileSync(
    idpMetadata,
    buildIdpMetadata({ entityId: IDP, baseUrl: IDP, certificates: [keys.certificate] }),
  );
  sso = await openSingleSignOn(
    { protocol: 'saml', idpMetadata, entityId: ENTITY_ID, claims },
    host.db,
    KEY_SECRET,
  );
});

/** Creates a new app, because the security log of an app writes only the first of several equal refusals at once. */
const createHost = (now = Date.now) => host.app({ sso, now, developmentSignIn: false });

type StartedSignIn = { requestId: string; relayState: string; cookie: string };

async function startSignIn(app = createHost()): Promise<StartedSignIn> {
  const response = await app.request('/sso/initiate?RelayState=/alerts');
  const url = new URL(response.headers.get('Location') ?? '');
  const request = inflateRawSync(
    Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64'),
  ).toString();
  return {
    requestId: /\sID="([^"]+)"/.exec(request)?.[1] ?? '',
    relayState: url.searchParams.get('RelayState') ?? '',
    cookie: (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '',
  };
}

const minutesFromNow = (count: number) => new Date(Date.now() + count * 60_000);

/** Builds the parts of a valid response. A forgery changes some of them. */
class Forgery {
  readonly signIn: StartedSignIn;
  assertion: AssertionParts;
  response: ResponseParts;

  constructor(signIn: StartedSignIn) {
    this.signIn = signIn;
    this.assertion = {
      id: `_a${crypto.randomUUID()}`,
      issuer: IDP,
      nameId: 'user-1',
      recipient: ACS,
      inResponseTo: signIn.requestId,
      audience: ENTITY_ID,
      notBefore: minutesFromNow(-1),
      notOnOrAfter: minutesFromNow(5),
      issuedAt: new Date(),
      confirmationMethod: BEARER,
      attributes,
    };
    this.response = {
      id: `_r${crypto.randomUUID()}`,
      issuer: IDP,
      destination: ACS,
      inResponseTo: signIn.requestId,
      status: SUCCESS,
    };
  }

  plain(changes: Partial<AssertionParts> = {}): string {
    return buildAssertion({ ...this.assertion, ...changes });
  }

  signed(changes: Partial<AssertionParts> = {}, signing: Partial<Signing> = {}): string {
    return signXml(this.plain(changes), { keys, element: 'Assertion', ...signing });
  }

  wrap(content: string, changes: Partial<ResponseParts> = {}): string {
    return buildResponse({ ...this.response, ...changes }, content);
  }

  /** A response with a valid signature of the assertion, after changes before signing. */
  valid(changes: Partial<AssertionParts> = {}, signing: Partial<Signing> = {}): string {
    return this.wrap(this.signed(changes, signing));
  }

  /** A response with two valid signatures. */
  both(changes: Partial<AssertionParts> = {}): string {
    return signXml(this.valid(changes), { keys, element: 'Response' });
  }

  /** The parts of a signed assertion that wrapping attacks move around. */
  parts() {
    const signed = this.signed();
    const [signature = ''] = /<Signature[^]*?<\/Signature>/.exec(signed) ?? [];
    return {
      signed,
      signature,
      unsigned: signed.replace(signature, ''),
      evil: this.plain({ id: '_evil', nameId: 'user-2', attributes: evilAttributes }),
    };
  }
}

const intoSignature = (signature: string, content: string) =>
  signature.replace('</Signature>', `<Object>${content}</Object></Signature>`);
const afterIssuer = (xml: string, content: string) =>
  xml.replace('</saml:Issuer>', `</saml:Issuer>${content}`);

type Submission = { SAMLResponse?: string; RelayState?: string; cookie?: string };

async function submit(forgery: Forgery, submission: string | Submission, app = createHost()) {
  const message =
    typeof submission === 'string' ? { SAMLResponse: toBase64(submission) } : submission;
  const { cookie = forgery.signIn.cookie, ...fields } = message;
  host.securityLines.length = 0;
  const response = await app.request('/sso/saml/acs', {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams({ RelayState: forgery.signIn.relayState, ...fields }),
  });
  return {
    status: response.status,
    result: new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams,
    event: host.securityLines[0],
    response,
  };
}

describe('a SAML response', () => {
  it.each([
    ['with a signed assertion', (forgery: Forgery) => forgery.valid()],
    ['with two signatures', (forgery: Forgery) => forgery.both()],
    [
      'signed with SHA-512',
      (forgery: Forgery) =>
        forgery.valid(
          {},
          {
            signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
            digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512',
          },
        ),
    ],
    [
      'from a clock that is a minute ahead',
      (forgery: Forgery) => forgery.valid({ notBefore: minutesFromNow(1) }),
    ],
  ])('%s signs in', async (_name, forge) => {
    const forgery = new Forgery(await startSignIn());
    const { status, result } = await submit(forgery, forge(forgery));
    expect(status).toBe(303);
    expect(result.get('RelayState')).toBe('/alerts');
    const exchangeResponse = await createHost().request(
      '/api/v1/auth_token/exchange',
      json('POST', { code: result.get('code') }),
    );
    expect(readTokens(await exchangeResponse.json()).jwt).toBeTruthy();
  });

  const forgeries: [
    name: string,
    reason: string,
    forge: (forgery: Forgery) => string | Submission | Promise<string | Submission>,
  ][] = [
    // Signature wrapping (Somorovsky et al., "On Breaking SAML", 2012).
    [
      'XSW1: the signed response inside the signature of another',
      'invalid_signature',
      (f) => {
        const original = f.both();
        const evilResponse = f.wrap(f.parts().evil, { id: '_evil-response' });
        const [signature = ''] = /<Signature[^]*?<\/Signature>/.exec(original) ?? [];
        return afterIssuer(evilResponse, intoSignature(signature, original.replace(signature, '')));
      },
    ],
    [
      'XSW2: the signed response before a detached signature',
      'invalid_signature',
      (f) => {
        const original = f.both();
        const [signature = ''] = /<Signature[^]*?<\/Signature>/.exec(original) ?? [];
        return afterIssuer(
          f.wrap(f.parts().evil, { id: '_evil-response' }),
          original.replace(signature, '') + signature,
        );
      },
    ],
    [
      'XSW3: another assertion before the signed one',
      'invalid_signature',
      (f) => f.wrap(f.parts().evil + f.parts().signed),
    ],
    [
      'XSW4: the signed assertion inside another',
      'invalid_signature',
      (f) => {
        const parts = f.parts();
        return f.wrap(parts.evil.replace('</saml:Assertion>', `${parts.signed}</saml:Assertion>`));
      },
    ],
    [
      'XSW5: the signature in another assertion',
      'invalid_signature',
      (f) => {
        const parts = f.parts();
        return f.wrap(afterIssuer(parts.evil, parts.signature) + parts.unsigned);
      },
    ],
    [
      'XSW6: the assertion inside the signature of another',
      'invalid_signature',
      (f) => {
        const parts = f.parts();
        return f.wrap(afterIssuer(parts.evil, intoSignature(parts.signature, parts.unsigned)));
      },
    ],
    [
      'XSW7: another assertion in the extensions',
      'invalid_signature',
      (f) => f.wrap(`<samlp:Extensions>${f.parts().evil}</samlp:Extensions>${f.parts().signed}`),
    ],
    [
      'XSW8: the assertion in an object of the signature',
      'invalid_signature',
      (f) => {
        const parts = f.parts();
        return f.wrap(
          afterIssuer(
            parts.evil,
            parts.signature.replace('</Signature>', `<Object>${parts.signed}</Object></Signature>`),
          ),
        );
      },
    ],
    [
      'the same id twice',
      'invalid_signature',
      (f) =>
        f.wrap(
          f
            .parts()
            .signed.replace(
              '<saml:Subject>',
              `<saml:Advice ID="${f.assertion.id}"/><saml:Subject>`,
            ),
        ),
    ],
    [
      'two signed assertions',
      'invalid_signature',
      (f) => f.wrap(f.signed() + f.signed({ id: '_second', attributes: evilAttributes })),
    ],

    // Signatures.
    ['no signature', 'invalid_signature', (f) => f.wrap(f.plain())],
    [
      'only the response signed',
      'invalid_signature',
      (f) => signXml(f.wrap(f.plain()), { keys, element: 'Response' }),
    ],
    ['a stripped signature', 'invalid_signature', (f) => f.wrap(f.parts().unsigned)],
    ['another certificate', 'invalid_signature', (f) => f.valid({}, { keys: otherKeys })],
    [
      'an attribute changed after signing',
      'invalid_signature',
      (f) => f.valid().replace('>producer<', '>admin<'),
    ],
    [
      'a name id changed after signing',
      'invalid_signature',
      (f) => f.valid().replace('<saml:NameID>user-1', '<saml:NameID>user-2'),
    ],
    [
      'an attribute added after signing',
      'invalid_signature',
      (f) =>
        f
          .valid()
          .replace(
            '</saml:AttributeStatement>',
            '<saml:Attribute Name="x"><saml:AttributeValue>y</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>',
          ),
    ],
    [
      'a broken signature of the response',
      'invalid_signature',
      (f) => f.both().replace('IssueInstant="', 'Consent="x" IssueInstant="'),
    ],
    [
      'an empty signature value',
      'invalid_signature',
      (f) => f.valid().replace(/<SignatureValue>[^<]*/, '<SignatureValue>'),
    ],
    [
      'an empty digest',
      'invalid_signature',
      (f) => f.valid().replace(/<DigestValue>[^<]*/, '<DigestValue>'),
    ],
    [
      'the signature of another assertion',
      'invalid_signature',
      (f) => {
        const { signature } = f.parts();
        return f.wrap(afterIssuer(f.plain({ attributes: evilAttributes }), signature));
      },
    ],

    // Algorithms.
    ['RSA-SHA1', 'weak_algorithm', (f) => f.valid({}, { signatureAlgorithm: `${SHA1}rsa-sha1` })],
    ['a SHA-1 digest', 'weak_algorithm', (f) => f.valid({}, { digestAlgorithm: `${SHA1}sha1` })],
    [
      'HMAC with the public certificate as its key',
      'weak_algorithm',
      (f) =>
        f.valid(
          {},
          {
            keys: { ...keys, privateKey: keys.certificate },
            signatureAlgorithm: `${SHA1}hmac-sha1`,
          },
        ),
    ],
    [
      'an algorithm swapped after signing',
      'weak_algorithm',
      (f) => f.valid().replaceAll('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256'),
    ],
    [
      'an algorithm written as a character reference',
      'weak_algorithm',
      (f) =>
        f
          .valid({}, { signatureAlgorithm: `${SHA1}rsa-sha1` })
          .replace('#rsa-sha1', '#rsa-sha&#49;'),
    ],
    [
      'a canonical form that keeps comments',
      'weak_algorithm',
      (f) =>
        f.valid({}, { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' }),
    ],
    [
      'an XSLT transform',
      'weak_algorithm',
      (f) =>
        f
          .valid()
          .replace(
            '<Transforms>',
            '<Transforms><Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>',
          ),
    ],
    [
      'an encrypted assertion',
      'encrypted',
      (f) =>
        f.wrap(
          '<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"><xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/></xenc:EncryptedData></saml:EncryptedAssertion>',
        ),
    ],
    [
      'an encrypted name id',
      'encrypted',
      (f) => f.valid().replace('<saml:Subject>', '<saml:Subject><saml:EncryptedID/>'),
    ],

    // Time.
    [
      'expired',
      'expired',
      (f) => f.valid({ notBefore: minutesFromNow(-20), notOnOrAfter: minutesFromNow(-5) }),
    ],
    [
      'issued an hour ago, but not yet expired',
      'expired',
      (f) => f.valid({ issuedAt: minutesFromNow(-60), notOnOrAfter: minutesFromNow(60) }),
    ],
    ['not yet valid', 'not_yet_valid', (f) => f.valid({ notBefore: minutesFromNow(4) })],
    [
      'without an end',
      'malformed',
      (f) =>
        f.wrap(
          signXml(f.plain().replace(/ NotOnOrAfter="[^"]*"/g, ''), { keys, element: 'Assertion' }),
        ),
    ],
    [
      'with an end that is not a time',
      'malformed',
      (f) =>
        f.wrap(
          signXml(f.plain().replace(/NotOnOrAfter="[^"]*"/g, 'NotOnOrAfter="never"'), {
            keys,
            element: 'Assertion',
          }),
        ),
    ],

    // Responses for another recipient, user, or request.
    [
      'another audience',
      'wrong_audience',
      (f) => f.valid({ audience: 'https://other.example.com' }),
    ],
    [
      'an audience that starts with ours',
      'wrong_audience',
      (f) => f.valid({ audience: `${ENTITY_ID}.attacker.example.com` }),
    ],
    [
      'without an audience',
      'wrong_audience',
      (f) =>
        f.wrap(
          signXml(
            f.plain().replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
            { keys, element: 'Assertion' },
          ),
        ),
    ],
    [
      'another recipient',
      'wrong_recipient',
      (f) => f.valid({ recipient: 'https://other.example.com/sso/saml/acs' }),
    ],
    [
      'without a recipient',
      'wrong_recipient',
      (f) =>
        f.wrap(
          signXml(f.plain().replace(/ Recipient="[^"]*"/, ''), { keys, element: 'Assertion' }),
        ),
    ],
    [
      'another destination',
      'wrong_recipient',
      (f) => f.wrap(f.signed(), { destination: 'https://other.example.com/sso/saml/acs' }),
    ],
    [
      'another issuer of the assertion',
      'wrong_issuer',
      (f) => f.valid({ issuer: 'https://attacker.example.com' }),
    ],
    [
      'another issuer of the response',
      'wrong_issuer',
      (f) => f.wrap(f.signed(), { issuer: 'https://attacker.example.com' }),
    ],
    [
      'a holder-of-key confirmation',
      'malformed',
      (f) => f.valid({ confirmationMethod: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' }),
    ],

    // Requests.
    [
      'an assertion for another request',
      'wrong_request',
      (f) => f.valid({ inResponseTo: '_other' }),
    ],
    [
      'a response to another request',
      'wrong_request',
      (f) => f.wrap(f.signed(), { inResponseTo: '_other' }),
    ],
    [
      'an assertion without a request',
      'wrong_request',
      (f) =>
        f.wrap(
          signXml(f.plain().replace(/ InResponseTo="[^"]*"/, ''), { keys, element: 'Assertion' }),
        ),
    ],
    [
      'a replayed assertion with a new request',
      'wrong_request',
      async () => {
        const original = new Forgery(await startSignIn());
        const SAMLResponse = toBase64(original.valid());
        expect((await submit(original, { SAMLResponse })).result.get('code')).toBeTruthy();
        return { SAMLResponse };
      },
    ],
    [
      'a replayed assertion id',
      'replayed',
      async (f) => {
        const original = new Forgery(await startSignIn());
        await submit(original, original.valid());
        return f.valid({ id: original.assertion.id });
      },
    ],
    [
      'a used handle',
      'unknown_request',
      async (f) => {
        await submit(f, f.valid());
        return f.valid({ id: '_again' });
      },
    ],
    [
      'an unknown handle',
      'unknown_request',
      (f) => ({
        SAMLResponse: toBase64(f.valid()),
        RelayState: 'A'.repeat(22),
      }),
    ],
    [
      'a path as the handle',
      'unknown_request',
      (f) => ({
        SAMLResponse: toBase64(f.valid()),
        RelayState: '//attacker.example.com',
      }),
    ],
    [
      'a stolen handle in another browser',
      'other_browser',
      async (f) => ({
        SAMLResponse: toBase64(f.valid()),
        cookie: (await startSignIn()).cookie,
      }),
    ],
    [
      'a stolen handle in a browser without a cookie',
      'other_browser',
      (f) => ({
        SAMLResponse: toBase64(f.valid()),
        cookie: '',
      }),
    ],

    // XML.
    [
      'a comment in the name id',
      'malformed',
      (f) => f.valid().replace('user-1<', 'user<!-- -->-1<'),
    ],
    [
      'a comment that was signed',
      'malformed',
      (f) => f.valid({ nameId: 'admin<!-- -->.attacker.example.com' }),
    ],
    [
      'a comment in an attribute',
      'malformed',
      (f) => f.valid({ attributes: [['uuid', 'user-2<!---->x'], ...attributes.slice(1)] }),
    ],
    ['a processing instruction', 'malformed', (f) => f.valid().replace('user-1<', 'user<?x?>-1<')],
    ['a CDATA section', 'malformed', (f) => f.valid({ nameId: 'user-2<![CDATA[x]]>' })],
    [
      'a document type with an entity',
      'malformed',
      (f) => `<!DOCTYPE x [<!ENTITY level "admin">]>${f.valid()}`,
    ],
    [
      'an external entity',
      'malformed',
      (f) => `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${f.valid({ nameId: '&f;' })}`,
    ],
    [
      'entities that expand',
      'malformed',
      (f) => `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${f.valid()}`,
    ],
    ['an unknown entity', 'malformed', (f) => f.valid().replace('user-1<', '&nobody;<')],
    ['text that is not XML', 'malformed', () => 'not xml'],
    ['text that is not base64', 'malformed', () => ({ SAMLResponse: '<Response/>' })],
    ['no response', 'malformed', () => ({ SAMLResponse: '' })],
    [
      'a response that is too long',
      'malformed',
      (f) => f.valid({ attributes: [...attributes, ['x', 'x'.repeat(150_000)]] }),
    ],
    ['another version', 'malformed', (f) => f.valid().replace('Version="2.0"', 'Version="1.1"')],
    [
      'another kind of message',
      'malformed',
      (f) => f.wrap('').replaceAll('samlp:Response', 'samlp:LogoutResponse'),
    ],
    [
      'an error of the identity provider',
      'provider_error',
      (f) => f.wrap('', { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }),
    ],
    [
      'an error with a valid assertion',
      'provider_error',
      (f) => f.wrap(f.signed(), { status: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed' }),
    ],
    ['success without an assertion', 'invalid_signature', (f) => f.wrap('')],

    // Attributes.
    [
      'an attribute twice',
      'duplicate_attribute',
      (f) => f.valid({ attributes: [...attributes, ['level', 'admin']] }),
    ],
    [
      'a second value',
      'invalid_attribute',
      (f) => f.valid({ attributes: [...attributes.slice(0, 2), ['level', 'producer', 'admin']] }),
    ],
    [
      'an unknown access level',
      'invalid_attribute',
      (f) => f.valid({ attributes: [...attributes.slice(0, 2), ['level', 'superuser']] }),
    ],
    [
      'a missing attribute',
      'missing_attribute',
      (f) => f.valid({ attributes: attributes.slice(1) }),
    ],
    [
      'an empty attribute',
      'missing_attribute',
      (f) => f.valid({ attributes: [['uuid', ''], ...attributes.slice(1)] }),
    ],
    [
      'an invisible character in the user id',
      'invalid_attribute',
      (f) => f.valid({ attributes: [['uuid', 'user-1\u200b'], ...attributes.slice(1)] }),
    ],
  ];

  it('is documented if it is refused', () => {
    expect(readDocumentedRefusals('SAML response')).toEqual(formatRefusals(forgeries));
  });

  it.each(forgeries)('is refused: %s (%s)', async (_name, reason, forge) => {
    const forgery = new Forgery(await startSignIn());
    const submission = await forge(forgery);
    const { status, result, event, response } = await submit(forgery, submission);
    expect(status).toBe(303);
    expect(result.get('code')).toBeNull();
    expect(result.get('error')).toBe(reason.endsWith('_attribute') ? 'no_access' : 'access_denied');
    expect(result.get('reference')).toBe(response.headers.get('X-Request-Id'));
    expect(event).toMatchObject({
      event: 'sign_in_refused',
      protocol: 'saml',
      reason,
      requestId: result.get('reference'),
    });
  });

  it('is refused with the provider’s status in the log', async () => {
    const forgery = new Forgery(await startSignIn());
    const status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
    const { event } = await submit(forgery, forgery.wrap('', { status }));
    expect(event).toMatchObject({ cause: 'Responder' });
  });

  it('is checked with the database’s clock', async () => {
    const app = createHost(() => minutesFromNow(10).getTime());
    const current = {
      notBefore: minutesFromNow(9),
      notOnOrAfter: minutesFromNow(15),
      issuedAt: minutesFromNow(10),
    };
    const forgery = new Forgery(await startSignIn(app));
    expect((await submit(forgery, forgery.valid(), app)).event).toMatchObject({
      reason: 'expired',
    });
    const nextForgery = new Forgery(await startSignIn(app));
    const { result } = await submit(nextForgery, nextForgery.valid(current), app);
    expect(result.get('code')).toBeTruthy();
  });

  it('creates no user if it is refused', async () => {
    const ids = await host.db
      .selectFrom('people')
      .select('id')
      .where('id', 'like', 'sso:%')
      .execute();
    expect(ids).toEqual([{ id: 'sso:user-1' }]);
  });

  it('is refused if its request has expired', async () => {
    const forgery = new Forgery(await startSignIn());
    await host.db
      .updateTable('sso_requests')
      .set({ expires_at: Date.now() / 1000 - 1 })
      .execute();
    const { event } = await submit(forgery, forgery.valid());
    expect(event).toMatchObject({ reason: 'expired_request' });
  });
});

async function sendLogout(xml: string) {
  host.securityLines.length = 0;
  const response = await createHost().request('/sso/saml/logout', {
    method: 'POST',
    body: new URLSearchParams({ SAMLRequest: toBase64(xml), RelayState: 'x' }),
  });
  return { response, event: host.securityLines[0] };
}

/** Signs in. Returns the browser's cookie, and a function that sends a call with the token and returns its status. */
async function completeSignIn() {
  const forgery = new Forgery(await startSignIn());
  const { result } = await submit(forgery, forgery.valid());
  const app = createHost();
  const exchangeResponse = await app.request(
    '/api/v1/auth_token/exchange',
    json('POST', { code: result.get('code') }),
  );
  const { jwt } = readTokens(await exchangeResponse.json());
  const fetchStates = () =>
    app.request('/api/v1/states', { headers: { Authorization: `Bearer ${jwt}` } });
  return { cookie: forgery.signIn.cookie, readStatus: async () => (await fetchStates()).status };
}

describe('signing out', () => {
  it('works only as a page, so that other sites’ images and frames can’t sign a user out', async () => {
    const { cookie, readStatus } = await completeSignIn();
    const open = async (mode: string, destination: string) => {
      const headers = { Cookie: cookie, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': destination };
      return (await createHost().request('/sso/logout', { headers })).status;
    };
    expect(await open('no-cors', 'image')).toBe(403);
    expect(await open('no-cors', 'empty')).toBe(403);
    expect(await open('navigate', 'iframe')).toBe(403);
    expect(await readStatus()).toBe(200);
    expect(await open('navigate', 'document')).toBe(303);
    expect(await open('navigate', 'empty')).toBe(303);
    expect(await readStatus()).toBe(401);
  });
});

describe('while the provider’s metadata can’t be read', () => {
  const openHost = async () =>
    host.app({
      sso: await openSingleSignOn(
        {
          protocol: 'saml',
          idpMetadata: 'http://127.0.0.1:2/metadata',
          entityId: ENTITY_ID,
          claims,
        },
        host.db,
        KEY_SECRET,
      ),
      developmentSignIn: false,
    });

  it('a sign-in is refused, with the cause in the log', async () => {
    const app = await openHost();
    host.securityLines.length = 0;
    const response = await app.request('/sso/initiate?RelayState=/alerts');
    expect(response.headers.get('Location')).toContain('/login?error=temporarily_unavailable');
    expect(host.securityLines).toMatchObject([
      { reason: 'provider_unavailable', cause: 'ECONNREFUSED' },
    ]);
  });

  it('a sign-in is refused after the last metadata has expired', async () => {
    const validUntil = minutesFromNow(5).toISOString();
    const idpMetadata = join(mkdtempSync(join(tmpdir(), 'saml-')), 'idp.xml');
    const metadata = { entityId: IDP, baseUrl: IDP, certificates: [keys.certificate] };
    writeFileSync(
      idpMetadata,
      buildIdpMetadata(metadata).replace('entityID', `validUntil="${validUntil}" entityID`),
    );
    const settings = { protocol: 'saml', idpMetadata, entityId: ENTITY_ID, claims } as const;
    let now = Date.now();
    const app = host.app({
      sso: await openSingleSignOn(settings, host.db, KEY_SECRET),
      now: () => now,
      developmentSignIn: false,
    });
    const start = async () =>
      (await app.request('/sso/initiate?RelayState=/alerts')).headers.get('Location');
    expect(await start()).toMatch(/^https:\/\/idp\.example\.com\//);
    now += 5 * 60_000;
    expect(await start()).toContain('error=temporarily_unavailable');
  });

  it('signing out ends the sign-in at the host', async () => {
    const app = await openHost();
    const { cookie, readStatus } = await completeSignIn();
    host.securityLines.length = 0;
    for (const headers of [{ Cookie: cookie }, new Headers()]) {
      const response = await app.request('/sso/logout', { headers });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe('/logged-out');
    }
    expect(await readStatus()).toBe(401);
    expect(await readEventsOfLastSignIn(host.db)).toEqual([
      'sign_in sso:user-1',
      'single_logout sso:user-1',
    ]);
    expect(host.securityLines.filter(({ event }) => event === 'single_logout_refused')).toEqual([
      expect.objectContaining({ protocol: 'saml', reason: 'provider_unavailable' }),
    ]);
  });
});

describe('a SAML logout request', () => {
  const destination = 'http://localhost/sso/saml/logout';
  const base = { issuer: IDP, destination, nameId: 'user-1' };
  const sign = (xml: string, signing: Partial<Signing> = {}) =>
    signXml(xml, { keys, element: 'LogoutRequest', ...signing });

  it('ends the sign-in, and returns to the identity provider', async () => {
    const { readStatus } = await completeSignIn();
    expect(await readStatus()).toBe(200);
    const { response, event } = await sendLogout(sign(buildLogoutRequest({ ...base, id: '_l1' })));
    expect(response.status).toBe(303);
    const target = new URL(response.headers.get('Location') ?? '');
    expect(target.origin + target.pathname).toBe(`${IDP}/SingleLogoutService`);
    expect(target.searchParams.get('Signature')).toBeTruthy();
    expect(target.searchParams.get('RelayState')).toBe('x');
    expect(event).toMatchObject({ event: 'single_logout', protocol: 'saml' });
    expect(await readEventsOfLastSignIn(host.db)).toEqual([
      'sign_in sso:user-1',
      'single_logout sso:user-1',
    ]);
    expect(await readStatus()).toBe(401);
  });

  const sendByRedirect: typeof sendLogout = async (xml) => {
    host.securityLines.length = 0;
    const SAMLRequest = deflateRawSync(xml).toString('base64');
    const query = new URLSearchParams({ SAMLRequest });
    const response = await createHost().request(`/sso/saml/logout?${query}`);
    return { response, event: host.securityLines[0] };
  };

  const forgedRequests: [
    name: string,
    reason: string,
    forge: () => string,
    send?: typeof sendLogout,
  ][] = [
    ['without a signature', 'invalid_signature', () => buildLogoutRequest({ ...base, id: '_l2' })],
    [
      'with another certificate',
      'invalid_signature',
      () => sign(buildLogoutRequest({ ...base, id: '_l3' }), { keys: otherKeys }),
    ],
    [
      'for another user after signing',
      'invalid_signature',
      () =>
        sign(buildLogoutRequest({ ...base, id: '_l4', nameId: 'user-9' })).replace(
          'user-9',
          'user-1',
        ),
    ],
    [
      'with SHA-1',
      'weak_algorithm',
      () =>
        sign(buildLogoutRequest({ ...base, id: '_l5' }), { signatureAlgorithm: `${SHA1}rsa-sha1` }),
    ],
    [
      'with a comment',
      'malformed',
      () => sign(buildLogoutRequest({ ...base, id: '_l6', nameId: 'user-1<!---->x' })),
    ],
    [
      'by redirect',
      'malformed',
      () => sign(buildLogoutRequest({ ...base, id: '_l11' })),
      sendByRedirect,
    ],
    [
      'from another issuer',
      'wrong_issuer',
      () =>
        sign(buildLogoutRequest({ ...base, id: '_l7', issuer: 'https://attacker.example.com' })),
    ],
    [
      'to another address',
      'wrong_recipient',
      () => sign(buildLogoutRequest({ ...base, id: '_l8', destination: ACS })),
    ],
    [
      'without an address',
      'wrong_recipient',
      () => sign(buildLogoutRequest({ ...base, id: '_l12' }).replace(/ Destination="[^"]*"/, '')),
    ],
    [
      'from an hour ago',
      'expired',
      () => sign(buildLogoutRequest({ ...base, id: '_l9', issuedAt: minutesFromNow(-60) })),
    ],
    [
      'from the future',
      'not_yet_valid',
      () => sign(buildLogoutRequest({ ...base, id: '_l10', issuedAt: minutesFromNow(5) })),
    ],
    ['that was already used', 'replayed', () => sign(buildLogoutRequest({ ...base, id: '_l1' }))],
  ];

  it('is documented if it is refused', () => {
    expect(readDocumentedRefusals('SAML logout request')).toEqual(formatRefusals(forgedRequests));
  });

  it.each(forgedRequests)(
    'is refused: %s (%s)',
    async (_name, reason, forge, send = sendLogout) => {
      const { readStatus } = await completeSignIn();
      const { response, event } = await send(forge());
      expect(response.status).toBe(400);
      expect(event).toMatchObject({ event: 'single_logout_refused', reason });
      expect(await readStatus()).toBe(200);
    },
  );
});
