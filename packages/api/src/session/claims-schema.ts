import * as v from 'valibot';

/** A claim that is garbled or missing reads as null: one bad claim never costs the session. */
const claim = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null);

/** A flag that is garbled or missing reads as false: what it opens stays closed. */
const flag = v.fallback(v.boolean(), false);

/** A claim that is JSON inside a string. */
const jsonClaim = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), schema)), null);

const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), null);

const agencySchema = v.object({
  name: v.string(),
  code: maybe(v.string()),
  states: v.fallback(v.array(v.string()), []),
  phone: maybe(v.string()),
  licenses: v.fallback(v.record(v.string(), v.string()), {}),
  logo_url: maybe(v.string()),
});

const premierAccessGroupSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  states: v.fallback(v.array(v.string()), []),
});

/** What a token says of its bearer; one garbled claim costs no other (docs/contract.md#claims). */
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
  /** Who really acts, in a token made for impersonation (RFC 8693). */
  act: claim(v.looseObject({})),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** Who the bearer sells for. */
export type Agency = v.InferOutput<typeof agencySchema>;

/** The wave in which the bearer came to the newer platform. */
export type PremierAccessGroup = v.InferOutput<typeof premierAccessGroupSchema>;
