import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { SsoRefusal } from '../sso-refusal.ts';

/** No real message is this long. A typical message has about 10 kB. */
const MAX_LENGTH = 200_000;

/**
 * The XML algorithms that a message can name. Everything else is refused, such as SHA-1, HMAC, and canonical
 * forms that keep comments.
 */
const ALGORITHMS = new Set([
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** Parses names without their namespace prefix, and every element as a list. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: 50,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * Parses XML from an identity provider. Document types, entities, comments, and processing instructions are
 * refused: SAML needs none of them, and attacks use them to make two parsers read different values.
 *
 * @throws SsoRefusal `malformed`
 */
export function parseXml(xml: string): unknown {
  const body = xml.replace(/^\uFEFF?\s*<\?xml [^<>?]*\?>/, '');
  if (xml.length > MAX_LENGTH || /<[!?]/.test(body)) throw new SsoRefusal('malformed');
  try {
    return parser.parse(xml, true);
  } catch (cause) {
    throw new SsoRefusal('malformed', { cause });
  }
}

const text = v.array(v.object({ '#text': v.optional(v.string()) }));
const messageSchema = v.object({
  '@Version': v.literal('2.0'),
  '@ID': v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  '@Destination': v.optional(v.string()),
  '@InResponseTo': v.optional(v.string()),
  '@IssueInstant': v.pipe(v.string(), v.isoTimestamp()),
  Issuer: v.optional(text),
  Signature: v.optional(v.array(v.unknown())),
  Status: v.optional(
    v.array(v.object({ StatusCode: v.array(v.looseObject({ '@Value': v.string() })) })),
  ),
  SessionIndex: v.optional(text),
});

/** The outer element of a message. Its values count only if a signature covers them. */
export type OuterMessage = v.InferOutput<typeof messageSchema>;

/**
 * Decodes a message and checks everything that needs no key. The library that verifies the signature parses the message
 * again, and only the library decides which parts are signed.
 *
 * @param encoded The base64 text of the form field.
 * @param expected The message's name, its recipient, and its sender.
 * @throws SsoRefusal If a check fails.
 */
export function checkMessage(
  encoded: string,
  expected: { name: 'Response' | 'LogoutRequest'; destination: string; issuer: string },
): OuterMessage {
  if (encoded.length > MAX_LENGTH || !/^[A-Za-z0-9+/\s]+=*\s*$/.test(encoded)) {
    throw new SsoRefusal('malformed');
  }
  const xml = Buffer.from(encoded, 'base64').toString('utf8');
  const document = parseXml(xml);
  for (const [, doubleQuoted, singleQuoted] of xml.matchAll(
    /Algorithm\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (!ALGORITHMS.has(doubleQuoted ?? singleQuoted ?? '')) {
      throw new SsoRefusal(/<(?:[\w.-]+:)?Encrypted/.test(xml) ? 'encrypted' : 'weak_algorithm');
    }
  }
  if (/<(?:[\w.-]+:)?Encrypted/.test(xml)) throw new SsoRefusal('encrypted');
  // Signature wrapping hides a second message or assertion from the signature check.
  for (const pattern of [/<(?:[\w.-]+:)?Assertion[\s/>]/g, /<(?:[\w.-]+:)?Response[\s/>]/g]) {
    if ([...xml.matchAll(pattern)].length > 1) throw new SsoRefusal('invalid_signature');
  }
  const parsed = v.safeParse(
    v.object({ [expected.name]: v.strictTuple([messageSchema]) }),
    document,
  );
  const message = parsed.success ? parsed.output[expected.name]?.[0] : undefined;
  if (!message) throw new SsoRefusal('malformed');
  // Only a response can omit it, because its assertion names the recipient.
  const isOmitted = message['@Destination'] === undefined && expected.name === 'Response';
  if (!isOmitted && message['@Destination'] !== expected.destination) {
    throw new SsoRefusal('wrong_recipient');
  }
  if (message.Issuer && message.Issuer[0]?.['#text'] !== expected.issuer) {
    throw new SsoRefusal('wrong_issuer');
  }
  return message;
}
