import * as v from 'valibot';

/** Reads an invalid or missing claim as null, so that one invalid claim never ends the session. */
const claim = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

/** Reads an invalid or missing flag as false, so that it grants nothing. */
const flag = v.fallback(v.boolean(), false);

/** A claim that is JSON inside a string. */
const jsonClaim = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), schema)), null);

/** Reads an invalid field of a claim as null, so that the claim's other fields stay valid. */
const nullIfInvalid = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), null);

const agencySchema = v.object({
  name: v.string(),
  code: nullIfInvalid(v.string()),
  states: v.fallback(v.array(v.string()), []),
  phone: nullIfInvalid(v.string()),
  licenses: v.fallback(v.record(v.string(), v.string()), {}),
  logo_url: nullIfInvalid(v.string()),
});

const premierAccessGroupSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  states: v.fallback(v.array(v.string()), []),
});

/**
 * The claims of a token. Without a valid `uuid` and `exp`, the token can't be used. Any other invalid claim doesn't
 * affect the rest (docs/contract.md#claims).
 */
export const claimsSchema = v.object({
  uuid: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds since 1970, possibly fractional. */
  exp: v.number(),
  iat: claim(v.number()),
  agent_code: claim(v.string()),
  producer_id: claim(v.string()),
  access_level: claim(v.string()),
  sales_channel: claim(v.string()),
  permissions: v.fallback(v.array(v.string()), []),
  limited_premier_access: flag,
  active_premier_access: flag,
  premier_access_group: jsonClaim(premierAccessGroupSchema),
  premier_banner_enabled: flag,
  agency: jsonClaim(agencySchema),
  current_collateral_request_id: claim(v.union([v.string(), v.number()])),
  /** The acting admin, in an impersonation token (RFC 8693). */
  act: claim(v.looseObject({})),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** The user's agency. */
export type Agency = v.InferOutput<typeof agencySchema>;

/** The user's wave: the states that move to the newer platform together. */
export type PremierAccessGroup = v.InferOutput<typeof premierAccessGroupSchema>;
