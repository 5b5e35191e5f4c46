import * as v from 'valibot';
import type { Attributes } from '../claims-mapping.ts';
import { CLOCK_SKEW_SECONDS } from '../clock-skew.ts';
import { SsoRefusal } from '../sso-refusal.ts';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const textElement = v.union([v.string(), v.looseObject({ _: v.optional(v.string()) })]);

const assertionSchema = v.object({
  Assertion: v.object({
    $: v.object({ ID: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)) }),
    Issuer: v.strictTuple([v.object({ _: v.string() })]),
    Subject: v.strictTuple([
      v.object({
        NameID: v.strictTuple([
          v.object({
            _: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
            $: v.optional(v.object({ Format: v.optional(v.string()) })),
          }),
        ]),
        SubjectConfirmation: v.array(
          v.object({
            $: v.object({ Method: v.string() }),
            SubjectConfirmationData: v.optional(
              v.array(
                v.object({
                  $: v.optional(v.record(v.string(), v.string()), {}),
                }),
              ),
              [],
            ),
          }),
        ),
      }),
    ]),
    AuthnStatement: v.pipe(
      v.array(v.object({ $: v.optional(v.object({ SessionIndex: v.optional(v.string()) })) })),
      v.minLength(1),
    ),
    AttributeStatement: v.optional(
      v.array(
        v.union([
          v.string(),
          v.object({
            Attribute: v.optional(
              v.array(
                v.object({
                  $: v.object({ Name: v.string() }),
                  AttributeValue: v.optional(v.array(textElement), []),
                }),
              ),
              [],
            ),
          }),
        ]),
      ),
      [],
    ),
  }),
});

/** An assertion that is valid: the SAML library has verified its signature, audience, and time window, and `checkAssertion` the rest. */
export type CheckedAssertion = {
  id: string;
  nameId: string;
  nameIdFormat: string | undefined;
  sessionIndex: string | null;
  /** Includes the name id, as `NameID`. */
  attributes: Attributes;
};

/**
 * Checks what the SAML library doesn't check: the assertion's issuer, the URL that it was sent to (`Recipient`), the request that it
 * responds to, the time limits of that confirmation, and that no attribute repeats.
 *
 * @param assertion The signed content only, as the library parsed it.
 * @param now Milliseconds since 1970.
 * @throws SsoRefusal If a check fails.
 */
export function checkAssertion(
  assertion: unknown,
  expected: { issuer: string; recipient: string; requestId: string },
  now: number,
): CheckedAssertion {
  const parsed = v.safeParse(assertionSchema, assertion);
  if (!parsed.success) throw new SsoRefusal('malformed');
  const { $, Issuer, Subject, AuthnStatement, AttributeStatement } = parsed.output.Assertion;
  if (Issuer[0]._ !== expected.issuer) throw new SsoRefusal('wrong_issuer');

  const problems = Subject[0].SubjectConfirmation.map(
    ({ $: { Method }, SubjectConfirmationData }) => {
      const [data, ...others] = SubjectConfirmationData;
      if (Method !== BEARER || !data || others.length > 0) return 'malformed' as const;
      const { Recipient, InResponseTo, NotOnOrAfter = '', NotBefore } = data.$;
      if (Recipient !== expected.recipient) return 'wrong_recipient' as const;
      if (InResponseTo !== expected.requestId) return 'wrong_request' as const;
      if (!(Date.parse(NotOnOrAfter) > now - CLOCK_SKEW_SECONDS * 1000)) return 'expired' as const;
      if (NotBefore !== undefined && !(Date.parse(NotBefore) <= now + CLOCK_SKEW_SECONDS * 1000)) {
        return 'not_yet_valid' as const;
      }
      return null;
    },
  );
  if (!problems.includes(null)) throw new SsoRefusal(problems[0] ?? 'malformed');

  const [nameId] = Subject[0].NameID;
  const attributes = new Map<string, readonly unknown[]>([['NameID', [nameId._]]]);
  for (const statement of AttributeStatement) {
    for (const { $: attribute, AttributeValue } of typeof statement === 'string'
      ? []
      : (statement.Attribute ?? [])) {
      if (attributes.has(attribute.Name)) throw new SsoRefusal('duplicate_attribute');
      attributes.set(
        attribute.Name,
        AttributeValue.map((value) => (typeof value === 'string' ? value : value._)),
      );
    }
  }
  return {
    id: $.ID,
    nameId: nameId._,
    nameIdFormat: nameId.$?.Format,
    sessionIndex: AuthnStatement[0]?.$?.SessionIndex ?? null,
    attributes,
  };
}
