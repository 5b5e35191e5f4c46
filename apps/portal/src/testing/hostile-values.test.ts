import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { planBoot } from '../boot/boot-plan.ts';
import { alertFilters } from '../features/alerts/filters.tsx';
import { elearningFilters } from '../features/elearnings/filters.ts';
import { guideFilters } from '../features/guides/filters.tsx';
import { searchFilters } from '../features/search/filters.ts';
import { mailHref } from '../lib/mail.ts';
import { telephoneHref } from '../lib/telephone.ts';
import {
  collateralPath,
  coopPath,
  orderPath,
  ordersPath,
} from '../modules/collateral/addresses.ts';
import { downloadPath, downloadTarget } from '../modules/downloads/download-target.ts';
import { shownName } from '../modules/downloads/shown-name.ts';
import { editAddress } from '../modules/edit-link/edit-address.ts';
import { favoritePath } from '../modules/favorites/favorite-path.ts';
import { toFavorite } from '../modules/favorites/use-favorites.ts';
import { videoFiles } from '../modules/media/video-files.ts';
import { isAppPath, isRecordId, returnPath, safeTarget } from '../modules/paths/navigation.ts';
import { routeOf } from '../modules/paths/route-of.ts';
import { searchPath } from '../modules/paths/search-path.ts';
import { recordLink } from '../modules/record-links/record-links.ts';
import { parsePortalConfig } from '../modules/session/portal-config.ts';
import { menuEntries } from '../modules/shell/menu-entries.ts';
import { routeDef } from '../routes.manifest.ts';
import { hostileQueries, hostileRows } from './hostile-values.ts';

// Every hostile value in everything of the portal that makes an address of a text, or a state of an address. What a browser
// would make of the outcome is asked of its own parser of addresses, never of ours.

// Not https: what leads to https has said so itself.
const origin = 'http://portal.example';
const adminHost = 'https://admin.example.com';
const viewer = { kind: 'admin', claims: null } as const;
const noHosts = { videoHosts: [], imageHosts: [] };
const alerts = routeDef('alerts.list');

/** Where a browser would go from a page of ours. */
const where = (address: string) => new URL(address, `${origin}/alerts/storm-watch`);

const isCurrent = (address: string) => where(address).origin === origin;
/** The router hands paths on by themselves: they must lead to us that way, too. */
const isOurPath = (address: string) => isCurrent(address) && isCurrent(where(address).pathname);
const isPlain = (address: string) => where(address).username + where(address).password === '';
const isSecure = (address: string) => where(address).protocol === 'https:' && isPlain(address);
const isWeb = (address: string) => /^https?:\/\//.test(address) && isPlain(address);
const isOurPathOrSecure = (address: string) => isOurPath(address) || isSecure(address);

type Sink = [
  /** What a value comes to as an address; null or undefined: nothing leads anywhere. */
  toAddress: (value: string) => string | null | undefined,
  mayLead: (address: string) => boolean,
];

const sinks: Record<string, Sink> = {
  'RelayState of a return': [returnPath, isOurPath],
  'target of a redirect': [(value) => safeTarget(value)?.href, isOurPathOrSecure],
  'external_url of a record': [
    (external_url) => recordLink({ record_type: 'HomeLink', external_url })?.href,
    isWeb,
  ],
  'slug of a record': [
    (slug) => recordLink({ record_type: 'Alert', slug })?.href,
    (address) => /^\/alerts\/[\w-]+$/.test(where(address).pathname) && isOurPath(address),
  ],
  'record_type of a record': [
    (record_type) => recordLink({ record_type, slug: 's', external_url: 's' })?.href,
    isOurPath,
  ],
  'area of a product': [
    (area) => recordLink({ record_type: 'Product', slug: 's', area })?.href,
    (address) => where(address).pathname === '/products/s',
  ],
  'path in a menu': [
    (path) => menuEntries([{ label: 'Menu', path }], viewer)[0]?.href,
    isOurPathOrSecure,
  ],
  'external_url in a menu': [
    (external_url) => menuEntries([{ label: 'Menu', external_url }], viewer)[0]?.href,
    isOurPathOrSecure,
  ],
  'download_url of a file': [
    (value) => downloadTarget(value, ['files.example.com'], origin),
    isCurrent,
  ],
  'url of a film': [(url) => videoFiles({ sources: [{ url }] }, noHosts, origin)?.src, isCurrent],
  'captions of a film': [
    (captions_url) =>
      videoFiles({ sources: [{ url: '/film.webm' }], captions_url }, noHosts, origin)?.captions?.[0]
        ?.src,
    isCurrent,
  ],
  'id and name of a file': [
    (value) => downloadPath({ id: value, name: value }),
    (address) => where(address).pathname === '/attachments',
  ],
  'text of a search': [searchPath, (address) => where(address).pathname === '/search'],
  'id of an order': [
    orderPath,
    (address) =>
      isOurPath(address) &&
      (address === ordersPath || where(address).pathname.startsWith(`${ordersPath}/`)),
  ],
  'slug of a piece': [
    (slug) => collateralPath({ slug }),
    (address) =>
      isOurPath(address) && where(address).pathname.startsWith(`${coopPath}/collaterals/`),
  ],
  'id of what is edited': [
    (id) => editAddress(adminHost, { record_type: 'Alert', id }),
    (address) => where(address).origin === adminHost,
  ],
  'type of what is edited': [
    (record_type) => editAddress(adminHost, { record_type, id: 7 }),
    (address) => where(address).origin === adminHost,
  ],
  'path of a favorite': [(path) => toFavorite({ id: 1, position: 1, path }).path, isOurPath],
  'address to write to': [
    mailHref,
    (address) => where(address).protocol === 'mailto:' && where(address).search === '',
  ],
  'number to call': [telephoneHref, (address) => /^tel:[+\d]*$/.test(address)],
  'address of a list that is kept': [
    (value) =>
      favoritePath(alerts, null, {
        pathname: '/alerts',
        search: `?search=${encodeURIComponent(value.toWellFormed())}`,
      }),
    isOurPath,
  ],
  'path of single sign-on': [
    (ssoInitiatePath) =>
      parsePortalConfig(JSON.stringify({ ssoInitiatePath })).config.ssoInitiatePath,
    isOurPath,
  ],
};

// The router warns its developers of a path that it cannot decode.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it('has more than two hundred values to try', () => {
  expect(hostileRows.length).toBeGreaterThanOrEqual(200);
});

describe('a hostile value leads nowhere but where it may', () => {
  it.each(Object.entries(sinks))('as %s', (_name, [toAddress, mayLead]) => {
    const astray = hostileRows.flatMap(([kind, value]) => {
      const address = toAddress(value) ?? null;
      return address === null || mayLead(address) ? [] : [{ kind, value, address }];
    });
    expect(astray).toEqual([]);
  });
});

describe('a hostile value is no address at all', () => {
  it.each([
    'schemes',
    'other schemes',
    'another host without a scheme',
    'somebody before the host',
  ])('when it is one of: %s', (tried) => {
    const values = hostileRows.filter(([kind]) => kind === tried);
    expect(values).not.toEqual([]);
    const followed = values.filter(([, value]) => returnPath(value) !== '/');
    // A path of ours may hold a colon.
    expect(followed.filter(([, value]) => !/^\/[a-z]/i.test(value))).toEqual([]);
  });
});

describe('a hostile value in the address of the page', () => {
  const wellFormed = hostileRows.map(([, value]) => value.toWellFormed());

  it('finds a route, or none, without a fault', () => {
    for (const value of wellFormed.filter(isAppPath)) expect(() => routeOf(value)).not.toThrow();
  });

  it('is an id only by its grammar, which no encoding changes', () => {
    const ids = hostileRows.map(([, value]) => value).filter(isRecordId);
    expect(ids).toContain('constructor');
    expect(ids.map(encodeURIComponent)).toEqual(ids);
  });

  it('starts no call early but those of the build', () => {
    const early = [{ path: '/api/v1/a', keys: ['search', 'states[]'] }];
    const routes = [{ path: '/alerts', isPublic: false, files: [], early }];
    const token = `x.${btoa(JSON.stringify({ exp: 2 }))}.x`;
    const known = ['/api/v1/a', '/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];
    for (const value of [...wellFormed, ...hostileQueries])
      for (const [pathname, search] of [
        [value, ''],
        ['/alerts', value],
        ['/alerts', `?search=${value}`],
        ['/alerts', `?states[]=${encodeURIComponent(value)}`],
      ] as const) {
        const { calls } = planBoot({
          pathname,
          search,
          token,
          routes,
          impersonating: true,
          now: 0,
        });
        const started = calls.map((call) => where(call).pathname);
        expect(started.filter((path) => !known.includes(path))).toEqual([]);
        expect(calls.every(isCurrent)).toBe(true);
      }
  });

  it.each([
    ['alerts', alertFilters],
    ['the search', searchFilters],
    ['guides', guideFilters],
    ['e-learnings', elearningFilters],
  ])('is one state of the filters of %s, whatever is written there', (_name, params) => {
    const keys = Object.keys(params.cleared);
    const wires = keys.map((key) =>
      Array.isArray(params.cleared[key as never]) ? `${key}[]` : key,
    );
    const queries = [
      ...hostileQueries,
      ...wellFormed.flatMap((value) => wires.map((key) => `?${key}=${encodeURIComponent(value)}`)),
      ...wellFormed.map((value) => `?${value}`),
    ];
    for (const query of queries) {
      const values = params.parse(new URLSearchParams(query));
      expect(Object.keys(values)).toEqual(keys);
      const search = params.toSearch(values as never);
      // What is shown in the address is what it is read as.
      expect(params.parse(new URLSearchParams(search))).toEqual(values);
      expect(search.length).toBeLessThan(40_000);
      expect(isOurPath(`/alerts${search}`)).toBe(true);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a hostile name of a file', () => {
  it('is shown in the order in which it is written, on a line that ends', () => {
    for (const [, value] of hostileRows) {
      const shown = shownName(value);
      expect(Array.from(shown).length).toBeLessThanOrEqual(120);
      expect(shown).not.toMatch(
        /[\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
      );
    }
    expect(shownName('Rates & forms – März.pdf')).toBe('Rates & forms – März.pdf');
    expect(shownName(`  ${'a'.repeat(121)}`)).toBe(`${'a'.repeat(119)}…`);
  });
});
