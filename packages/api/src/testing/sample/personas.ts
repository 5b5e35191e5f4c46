import type { Persona, WireClaims } from '../library.ts';
import { sampleImageUrl, type SampleImageName } from './image-list.ts';
import { ALL_STATES, type StateCode } from './states.ts';

function createAgencyClaim(
  name: string,
  code: string,
  states: readonly StateCode[],
  phone: string,
  logo: SampleImageName,
): string {
  const licenses = Object.fromEntries(
    states.map((state, index) => [state, `${state}-${Number(code) * 1000 + 417 + index * 36}`]),
  );
  return JSON.stringify({ name, code, states, phone, licenses, logo_url: sampleImageUrl(logo) });
}

const allPermissions = ['collateral.order', 'coop.view', 'social.view'];
const greatLakes: StateCode[] = ['MI', 'OH', 'IN'];
const twelveStates: StateCode[] = [
  'MI',
  'OH',
  'IN',
  'IL',
  'WI',
  'MN',
  'PA',
  'NY',
  'KY',
  'TN',
  'WV',
  'VA',
];
const allStates = ALL_STATES.map(({ code }) => code);

const producer: WireClaims = {
  uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c01',
  agent_code: '041187',
  producer_id: 'P-20415',
  access_level: 'producer',
  sales_channel: 'independent',
  permissions: allPermissions,
  active_premier_access: true,
  limited_premier_access: false,
  premier_access_group: JSON.stringify({ id: 3, name: 'Wave 2', states: ['OH', 'IN'] }),
  agency: createAgencyClaim(
    'Harbor & Pine Insurance',
    '041',
    greatLakes,
    '419-555-0142',
    'logo-harbor-and-pine',
  ),
  current_collateral_request_id: 8812,
  premier_banner_enabled: true,
};

/** Claims without special access. A persona with special access overrides them. */
const noSpecialAccess = {
  permissions: [],
  active_premier_access: false,
  limited_premier_access: false,
  premier_access_group: null,
  current_collateral_request_id: null,
  premier_banner_enabled: false,
} satisfies Partial<WireClaims>;

const homeOffice: WireClaims = {
  ...noSpecialAccess,
  uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c06',
  agent_code: '000006',
  producer_id: 'P-00006',
  access_level: 'admin',
  sales_channel: 'direct',
  permissions: allPermissions,
  active_premier_access: true,
  agency: createAgencyClaim(
    'Northmere Specialty home office',
    '000',
    allStates,
    '616-555-0100',
    'logo-lakeshore-family',
  ),
};

/** The users available on a development host, in stories, and in tests. The first is the default. */
export const personas: Persona[] = [
  {
    id: 'independent-producer',
    name: 'Independent producer',
    description: 'Harbor & Pine Insurance in Michigan, Ohio, and Indiana: active premier access.',
    claims: producer,
    states: greatLakes,
  },
  {
    id: 'independent-csr',
    name: 'Customer service representative',
    description: 'Twin Forks Insurance in Florida: no premier access, no permissions.',
    claims: {
      ...noSpecialAccess,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c02',
      agent_code: '052310',
      producer_id: 'P-31077',
      access_level: 'csr',
      sales_channel: 'independent',
      agency: createAgencyClaim(
        'Twin Forks Insurance',
        '052',
        ['FL'],
        '850-555-0171',
        'logo-twin-forks',
      ),
    },
    states: ['FL'],
  },
  {
    id: 'exclusive-producer',
    name: 'Exclusive producer',
    description: 'Red Mesa Agency Group in Texas: limited premier access, Wave 3.',
    claims: {
      ...noSpecialAccess,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c03',
      agent_code: '063902',
      producer_id: 'P-44190',
      access_level: 'producer',
      sales_channel: 'exclusive',
      permissions: ['social.view'],
      limited_premier_access: true,
      premier_access_group: JSON.stringify({ id: 4, name: 'Wave 3', states: ['TX'] }),
      premier_banner_enabled: true,
      agency: createAgencyClaim(
        'Red Mesa Agency Group',
        '063',
        ['TX'],
        '806-555-0183',
        'logo-red-mesa',
      ),
    },
    states: ['TX'],
  },
  {
    id: 'manager',
    name: 'Agency manager',
    description: 'Lakeshore Family Insurance in 12 states. Can order marketing collateral.',
    claims: {
      ...noSpecialAccess,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c04',
      agent_code: '074455',
      producer_id: 'P-10233',
      access_level: 'manager',
      sales_channel: 'independent',
      permissions: allPermissions,
      active_premier_access: true,
      premier_access_group: JSON.stringify({ id: 2, name: 'Wave 1', states: ['MI', 'TN'] }),
      agency: createAgencyClaim(
        'Lakeshore Family Insurance',
        '074',
        twelveStates,
        '231-555-0194',
        'logo-lakeshore-family',
      ),
    },
    states: twelveStates,
  },
  {
    id: 'no-states',
    name: 'Producer without states',
    description: 'Newly appointed, with no states yet.',
    claims: {
      ...noSpecialAccess,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c05',
      agent_code: '063977',
      producer_id: 'P-51002',
      access_level: 'producer',
      sales_channel: 'exclusive',
      agency: createAgencyClaim(
        'Red Mesa Agency Group',
        '063',
        [],
        '806-555-0183',
        'logo-red-mesa',
      ),
    },
    states: [],
  },
  {
    id: 'home-office-admin',
    name: 'Home-office admin',
    description: 'Sees all content, with edit links if an admin host is configured.',
    claims: homeOffice,
    states: allStates,
    admin: true,
  },
  {
    id: 'admin-as-producer',
    name: 'Admin viewing as agent 041187',
    description: 'A home-office admin who views the portal as the independent producer.',
    claims: { ...homeOffice, uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c07', agent_code: '000007' },
    states: allStates,
    admin: true,
    impersonates: 'independent-producer',
  },
  {
    id: 'short-token',
    name: 'Producer with a three-minute token',
    description: 'A Harbor & Pine Insurance producer whose token expires in three minutes.',
    claims: {
      ...producer,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c08',
      agent_code: '041190',
      producer_id: 'P-20418',
      current_collateral_request_id: null,
    },
    states: greatLakes,
    tokenMinutes: 3,
  },
  {
    id: 'garbled-agency',
    name: 'Producer with an invalid agency claim',
    description: 'The token’s agency claim is cut off. The portal works without it.',
    claims: {
      ...noSpecialAccess,
      uuid: '7c0e4a52-91d3-4b7f-8a16-5f0b2d9e1c09',
      agent_code: '052318',
      producer_id: 'P-31085',
      access_level: 'producer',
      sales_channel: 'partner',
      agency: '{"name":"Twin Forks Insurance","code":"052","states":["AZ","NM"],"phone":"555-0',
    },
    states: ['AZ', 'NM'],
  },
];
