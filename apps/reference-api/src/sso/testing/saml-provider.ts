import { verify } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import samlp, { type SamlRequest } from 'samlp';
import { buildIdpMetadata, type SamlKeys } from './saml-forge.ts';

export type SamlProviderOptions = {
  /** Whether to sign the response in addition to the assertion. */
  signResponse: boolean;
  /** The attributes of the provider's only user. */
  user: Record<string, unknown>;
  keys: SamlKeys;
};

const SESSION = 'session-1';

/**
 * Creates a SAML identity provider for tests, with the library `samlp`. Its user signs in and out with a button, without
 * a password.
 *
 * @param origin The provider's origin. The provider's metadata is at `/metadata`.
 * @param options Read at each request, so that a test can change them.
 */
export function createSamlProvider(
  origin: string,
  hostOrigin: string,
  options: SamlProviderOptions,
): RequestListener {
  const entityId = `${origin}/metadata`;

  /** Reads the host's certificate from its metadata. */
  async function readCertificate(): Promise<string> {
    const metadata = await (await fetch(`${hostOrigin}/sso/saml/metadata`)).text();
    const [, certificate = ''] = /X509Certificate>([^<]+)</.exec(metadata) ?? [];
    return `-----BEGIN CERTIFICATE-----\n${certificate.trim()}\n-----END CERTIFICATE-----`;
  }

  async function readRequest(query: Record<string, string>): Promise<SamlRequest | undefined> {
    const signingCert = await readCertificate();
    return new Promise((resolve, reject) => {
      samlp.parseRequest({ method: 'GET', query }, { signingCert }, (error, value) =>
        error ? reject(error) : resolve(value),
      );
    });
  }

  /** @throws Error If a logout request isn't signed by the host, or isn't about the user's session. */
  async function checkLogoutRequest({ search, searchParams }: URL): Promise<void> {
    const [signed = ''] = search.slice(1).split('&Signature=');
    const signature = Buffer.from(searchParams.get('Signature') ?? '', 'base64');
    if (!verify('RSA-SHA256', Buffer.from(signed), await readCertificate(), signature))
      throw new Error('The signature of the logout request is not valid.');
    const request = Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64');
    const xml = inflateRawSync(request).toString();
    const readText = (element: string) => new RegExp(`:${element}[^>]*>([^<]*)<`).exec(xml)?.[1];
    if (readText('NameID') !== options.user['uuid'] || readText('SessionIndex') !== SESSION)
      throw new Error(`The logout request is about another session: ${xml}`);
  }

  async function createResponse(request: SamlRequest | undefined): Promise<string> {
    const { uuid: id, ...attributes } = options.user;
    return new Promise((resolve, reject) => {
      samlp.getSamlResponse(
        {
          issuer: entityId,
          cert: options.keys.certificate,
          key: options.keys.privateKey,
          recipient: request?.assertionConsumerServiceURL,
          destination: request?.assertionConsumerServiceURL,
          audience: request?.issuer,
          inResponseTo: request?.id,
          lifetimeInSeconds: 300,
          signatureAlgorithm: 'rsa-sha256',
          digestAlgorithm: 'sha256',
          signResponse: options.signResponse,
          sessionIndex: SESSION,
          profileMapper: () => ({
            getClaims: () => attributes,
            getNameIdentifier: () => ({ nameIdentifier: id }),
          }),
        },
        {},
        (error, value) => (error ? reject(error) : resolve(value ?? '')),
      );
    });
  }

  async function respond(url: URL): Promise<string> {
    if (url.pathname === '/metadata') {
      const certificates = [options.keys.certificate];
      return buildIdpMetadata({ entityId, baseUrl: origin, certificates });
    }
    if (url.pathname === '/SingleLogoutService') {
      await checkLogoutRequest(url);
      return (
        `<form method="post" action="${hostOrigin}/sso/saml/logout">` +
        '<input type="hidden" name="SAMLResponse" value="x"><button>Sign out</button></form>'
      );
    }
    const query = Object.fromEntries(url.searchParams);
    const request = await readRequest(query);
    const response = Buffer.from(await createResponse(request)).toString('base64');
    return (
      `<form method="post" action="${request?.assertionConsumerServiceURL}">` +
      `<input type="hidden" name="SAMLResponse" value="${response}">` +
      `<input type="hidden" name="RelayState" value="${query['RelayState']}">` +
      '<button>Sign in</button></form>'
    );
  }

  return (request, outgoing) => {
    const url = new URL(request.url ?? '', origin);
    outgoing.setHeader(
      'Content-Type',
      url.pathname === '/metadata' ? 'application/samlmetadata+xml' : 'text/html',
    );
    respond(url).then(
      (body) => outgoing.end(body),
      (error: unknown) => {
        outgoing.statusCode = 500;
        outgoing.end(String(error));
      },
    );
  };
}
