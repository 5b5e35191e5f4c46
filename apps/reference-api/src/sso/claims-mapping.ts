import type { WireClaims } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { SettingsError } from '../settings-error.ts';
import { CLAIM_NAMES, REQUIRED_CLAIMS, SALES_CHANNELS, type ClaimName } from './claim-names.ts';
import { SsoRefusal } from './sso-refusal.ts';

/** The values that a claim can have, for claims with a fixed vocabulary. */
const KNOWN_VALUES: Partial<Record<ClaimName, readonly string[]>> = {
  access_level: ['producer', 'manager', 'csr', 'home_office', 'admin'],
  sales_channel: SALES_CHANNELS,
  permissions: ['collateral.order', 'coop.view', 'social.view'],
  active_premier_access: ['true', 'false'],
  limited_premier_access: ['true', 'false'],
  premier_banner_enabled: ['true', 'false'],
};

/** The source of a claim. */
type ClaimSource = {
  /** The name of the attribute or claim at the identity provider. */
  attribute: string;
  /** The portal's value for each value of the identity provider. Other values are ignored. */
  values?: Readonly<Record<string, string>>;
  /** The value if the identity provider sends none, or only values that are not in `values`. */
  default?: string;
};

/** The source of each claim at the identity provider. */
export type ClaimsMapping = Readonly<Partial<Record<ClaimName, ClaimSource>>>;

/** The values of a user's attributes at the identity provider, by name. */
export type Attributes = ReadonlyMap<string, readonly unknown[]>;

/** A user as the identity provider describes them. */
export type MappedUser = { claims: WireClaims; states: string[] };

/**
 * Parses `SSO_CLAIMS`.
 *
 * @param json A JSON object: for each claim, the name of an attribute, or `{attribute, values, default}`.
 * @throws SettingsError With one sentence for each mistake.
 * @example
 * parseClaimsMapping('{"uuid": "sub", "agent_code": "agentCode", "access_level": {"attribute": "groups",
 *   "values": {"Producers": "producer"}}, "sales_channel": "channel"}')
 */
export function parseClaimsMapping(json: string): ClaimsMapping {
  const parsed = parseJson(json);
  if (!isRecord(parsed)) {
    throw new SettingsError(
      'SSO_CLAIMS must be a JSON object that maps each claim to an attribute of the identity provider, ' +
        'such as {"uuid": "sub", "agent_code": "agentCode"}.',
    );
  }
  const mistakes: string[] = [];
  const mapping: Partial<Record<ClaimName, ClaimSource>> = {};
  for (const [key, entry] of Object.entries(parsed)) {
    const claim = CLAIM_NAMES.find((name) => name === key);
    if (claim === undefined) {
      mistakes.push(`SSO_CLAIMS has an unknown claim "${key}". Use: ${CLAIM_NAMES.join(', ')}.`);
      continue;
    }
    const source = typeof entry === 'string' ? { attribute: entry } : entry;
    const sourceMistakes = findMistakes(claim, source);
    mistakes.push(...sourceMistakes);
    if (sourceMistakes.length === 0) mapping[claim] = v.parse(sourceSchema, source);
  }
  for (const claim of REQUIRED_CLAIMS) {
    if (!Object.hasOwn(parsed, claim)) {
      mistakes.push(`SSO_CLAIMS has no "${claim}". Add the attribute that it comes from.`);
    }
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return mapping;
}

const sourceSchema = v.strictObject({
  attribute: v.string(),
  values: v.exactOptional(v.record(v.string(), v.string())),
  default: v.exactOptional(v.string()),
});

function findMistakes(claim: ClaimName, source: unknown): string[] {
  const at = `SSO_CLAIMS: "${claim}"`;
  if (!isRecord(source)) {
    return [`${at} must be the name of an attribute, or an object with "attribute".`];
  }
  const mistakes: string[] = [];
  const { attribute, values, default: fallback, ...others } = source;
  for (const key of Object.keys(others)) {
    mistakes.push(`${at} has an unknown key "${key}". Use: attribute, values, default.`);
  }
  if (typeof attribute !== 'string' || attribute.trim() === '') {
    mistakes.push(`${at} needs the name of an attribute that is not empty.`);
  }
  const knownValues = KNOWN_VALUES[claim];
  const checkValue = (value: unknown, where: string) => {
    if (typeof value !== 'string') {
      mistakes.push(`${at}: ${where} must be text.`);
    } else if (knownValues && !knownValues.includes(value)) {
      mistakes.push(`${at}: ${where} must be one of ${knownValues.join(', ')}, not "${value}".`);
    }
  };
  if (isRecord(values)) {
    for (const [from, to] of Object.entries(values)) checkValue(to, `the value for "${from}"`);
  } else if (values !== undefined) {
    mistakes.push(`${at}: "values" must be an object from provider values to portal values.`);
  }
  if (fallback !== undefined) {
    if (claim === 'uuid' || claim === 'agent_code') {
      mistakes.push(`${at} can't have a default, because it identifies one user.`);
    } else {
      checkValue(fallback, 'the default');
    }
  }
  return mistakes;
}

/**
 * Returns the claims of a user from the identity provider's attributes.
 *
 * @throws SsoRefusal If a required attribute is missing, or a value is not valid.
 */
export function mapClaims(mapping: ClaimsMapping, attributes: Attributes): MappedUser {
  const read = (claim: ClaimName) => readValues(claim, mapping[claim], attributes);
  const readOne = (claim: ClaimName) => {
    const values = read(claim);
    // With `values`, the first match in the order of the settings counts, because users can be in several groups.
    if (values.length > 1 && !mapping[claim]?.values) throw createInvalidAttribute(claim);
    return values[0];
  };
  const readRequired = (claim: ClaimName, pattern: RegExp) => {
    const value = readOne(claim);
    if (value === undefined) throw new SsoRefusal('missing_attribute', { claim });
    if (!pattern.test(value) || KNOWN_VALUES[claim]?.includes(value) === false)
      throw createInvalidAttribute(claim);
    return value;
  };
  const readFlag = (claim: ClaimName) => {
    const value = readOne(claim);
    if (value !== undefined && value !== 'true' && value !== 'false')
      throw createInvalidAttribute(claim);
    return value === 'true';
  };
  const readJson = (claim: ClaimName, schema: v.GenericSchema) => {
    const value = readOne(claim);
    if (value === undefined) return null;
    // Many identity providers know only the agency's name.
    const isName = claim === 'agency' && !value.startsWith('{');
    const parsed = v.safeParse(schema, isName ? { name: value } : parseJson(value));
    if (!parsed.success) throw createInvalidAttribute(claim);
    return parsed.output;
  };

  const agency = readJson('agency', agencySchema);
  const group = readJson('premier_access_group', premierAccessGroupSchema);
  const states = read('states').flatMap((value) => value.split(/[\s,;]+/).filter(Boolean));
  if (states.some((code) => !/^[A-Z]{2}$/.test(code))) throw createInvalidAttribute('states');
  return {
    claims: {
      uuid: readRequired('uuid', /^[A-Za-z0-9][\w.@|+-]{0,127}$/),
      agent_code: readRequired('agent_code', /^[A-Za-z0-9][\w.-]{0,31}$/),
      access_level: readRequired('access_level', /./),
      sales_channel: readRequired('sales_channel', /./),
      producer_id: readOne('producer_id')?.slice(0, 64) ?? '',
      permissions: read('permissions').filter((value) => KNOWN_VALUES.permissions?.includes(value)),
      active_premier_access: readFlag('active_premier_access'),
      limited_premier_access: readFlag('limited_premier_access'),
      premier_banner_enabled: readFlag('premier_banner_enabled'),
      premier_access_group: group === null ? null : JSON.stringify(group),
      agency: agency === null ? '' : JSON.stringify(agency),
      current_collateral_request_id: null,
    },
    states: states.length > 0 || !agency ? states : v.parse(agencySchema, agency).states,
  };
}

const stateCodes = v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), []);
const agencySchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  code: v.optional(v.string()),
  states: stateCodes,
  phone: v.optional(v.string()),
  licenses: v.optional(v.record(v.string(), v.string()), {}),
  logo_url: v.optional(v.string()),
});
const premierAccessGroupSchema = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  states: stateCodes,
});

const createInvalidAttribute = (claim: ClaimName) => new SsoRefusal('invalid_attribute', { claim });

/** Returns the values of a claim, without empty ones. */
function readValues(
  claim: ClaimName,
  source: ClaimSource | undefined,
  attributes: Attributes,
): readonly string[] {
  if (!source) return [];
  const texts = (attributes.get(source.attribute) ?? []).flatMap((value) => {
    if (value === null || value === undefined || value === '') return [];
    const text = toText(value);
    // Invisible characters could make two users look alike.
    if (text.length > 4000 || /\p{C}/u.test(text)) throw createInvalidAttribute(claim);
    return [text.trim()];
  });
  const { values, default: fallback } = source;
  const mappedValues = values
    ? Object.entries(values).flatMap(([from, to]) => (texts.includes(from) ? [to] : []))
    : texts;
  return mappedValues.length === 0 && fallback !== undefined ? [fallback] : mappedValues;
}

/** Returns text unchanged, and any other value, such as an agency object, as JSON. */
const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
