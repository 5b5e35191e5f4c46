import { generate } from 'selfsigned';
import { SignedXml } from 'xml-crypto';

export type SamlKeys = { privateKey: string; certificate: string };

/** Creates the key pair of a test identity provider. */
export async function createSamlKeys(): Promise<SamlKeys> {
  const pair = await generate([{ name: 'commonName', value: 'test-idp' }], {
    keySize: 2048,
    algorithm: 'sha256',
  });
  return { privateKey: pair.private, certificate: pair.cert };
}

export type AssertionParts = {
  id: string;
  issuer: string;
  nameId: string;
  recipient: string;
  inResponseTo: string;
  audience: string;
  notBefore: Date;
  notOnOrAfter: Date;
  issuedAt: Date;
  confirmationMethod: string;
  /** Attribute elements, by name. */
  attributes: readonly (readonly [name: string, ...values: string[]])[];
};

const NS = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
export const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

export function buildAssertion(parts: AssertionParts): string {
  const attributes = parts.attributes
    .map(
      ([name, ...values]) =>
        `<saml:Attribute Name="${name}">${values
          .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    )
    .join('');
  const [from, until, issued] = [parts.notBefore, parts.notOnOrAfter, parts.issuedAt].map((date) =>
    date.toISOString(),
  );
  return (
    `<saml:Assertion ${NS} ID="${parts.id}" Version="2.0" IssueInstant="${issued}">` +
    `<saml:Issuer>${parts.issuer}</saml:Issuer>` +
    `<saml:Subject><saml:NameID>${parts.nameId}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="${parts.confirmationMethod}">` +
    `<saml:SubjectConfirmationData Recipient="${parts.recipient}" InResponseTo="${parts.inResponseTo}" ` +
    `NotOnOrAfter="${until}"/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction>` +
    `<saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${issued}" SessionIndex="session-1"><saml:AuthnContext>` +
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>' +
    '</saml:AuthnContext></saml:AuthnStatement>' +
    `<saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion>`
  );
}

export type ResponseParts = {
  id: string;
  issuer: string;
  destination: string;
  inResponseTo: string;
  status: string;
};

export function buildResponse(parts: ResponseParts, content: string): string {
  return (
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ' +
    `${NS} ID="${parts.id}" Version="2.0" IssueInstant="${new Date().toISOString()}" ` +
    `Destination="${parts.destination}" InResponseTo="${parts.inResponseTo}">` +
    `<saml:Issuer>${parts.issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="${parts.status}"/></samlp:Status>${content}</samlp:Response>`
  );
}

export function buildLogoutRequest(parts: {
  id: string;
  issuer: string;
  destination: string;
  nameId: string;
  issuedAt?: Date;
}): string {
  return (
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ${NS} ID="${parts.id}" ` +
    `Version="2.0" IssueInstant="${(parts.issuedAt ?? new Date()).toISOString()}" ` +
    `Destination="${parts.destination}"><saml:Issuer>${parts.issuer}</saml:Issuer>` +
    `<saml:NameID>${parts.nameId}</saml:NameID>` +
    '<samlp:SessionIndex>session-1</samlp:SessionIndex></samlp:LogoutRequest>'
  );
}

export type Signing = {
  keys: SamlKeys;
  /** Local name of the element to sign. */
  element: 'Assertion' | 'Response' | 'LogoutRequest';
  signatureAlgorithm?: string;
  digestAlgorithm?: string;
  canonicalization?: string;
};

/** Signs one element of a document. Inserts the signature right after the element's `Issuer`. */
export function signXml(xml: string, signing: Signing): string {
  const canonicalization = signing.canonicalization ?? 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const signer = new SignedXml({
    privateKey: signing.keys.privateKey,
    publicCert: signing.keys.certificate,
    signatureAlgorithm:
      signing.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: canonicalization,
  });
  if (signing.signatureAlgorithm?.includes('hmac') === true) signer.enableHMAC();
  const xpath = `//*[local-name(.)='${signing.element}']`;
  signer.addReference({
    xpath,
    digestAlgorithm: signing.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonicalization],
  });
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}

export const toBase64 = (xml: string) => Buffer.from(xml).toString('base64');

/** Metadata of a test identity provider. */
export const buildIdpMetadata = (parts: {
  entityId: string;
  baseUrl: string;
  certificates: readonly string[];
}) =>
  '<?xml version="1.0"?><!-- a test --><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" ' +
  `xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${parts.entityId}">` +
  '<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
  parts.certificates
    .map(
      (certificate) =>
        '<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>' +
        `${certificate.replace(/-----[^-]+-----|\s/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join('') +
  ['SingleLogoutService', 'SingleSignOnService']
    .map(
      (name) =>
        `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" ` +
        `Location="${parts.baseUrl}/${name}"/>`,
    )
    .join('') +
  '</md:IDPSSODescriptor></md:EntityDescriptor>';
