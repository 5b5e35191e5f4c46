/** The claims that a user needs to have access. */
export const REQUIRED_CLAIMS = ['uuid', 'agent_code', 'access_level', 'sales_channel'] as const;
/** The sales channels of users and records. */
export const SALES_CHANNELS = ['independent', 'exclusive', 'direct', 'partner'] as const;

const OPTIONAL_CLAIMS = [
  'producer_id',
  'permissions',
  'agency',
  'states',
  'active_premier_access',
  'limited_premier_access',
  'premier_access_group',
  'premier_banner_enabled',
] as const;

/** A claim that `SSO_CLAIMS` can map. `states` selects the content that the user can see, and is not in the token. */
export type ClaimName = (typeof REQUIRED_CLAIMS)[number] | (typeof OPTIONAL_CLAIMS)[number];

export const CLAIM_NAMES: readonly ClaimName[] = [...REQUIRED_CLAIMS, ...OPTIONAL_CLAIMS];
