import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { planBoot } from '../boot/boot-plan.ts';
import { alertFilters } from '../features/alerts/filters.tsx';
import { elearningFilters } from '../features/elearnings/filters.ts';
import { guideFilters } from '../features/guides/filters.tsx';
import { searchFilters } from '../features/search/filters.ts';
import { mailHref } from '../lib/mail.ts';
import { telephoneHref } from '../lib/telephone.ts';
import { collateralPath, coopPath, orderPath, ordersPath } from '../modules/collateral/paths.ts';
import { downloadPath, toAllowedUrl } from '../modules/downloads/file-urls.ts';
import { toSafeFileName } from '../modules/downloads/safe-file-name.ts';
import { getEditUrl } from '../modules/edit-link/edit-url.ts';
import { favoritePath } from '../modules/favorites/favorite-path.ts';
import { toFavorite } from '../modules/favorites/use-favorites.ts';
import { getVideoFiles } from '../modules/media/video-files.ts';
import { isAppPath, isRecordId, toReturnPath, safeTarget } from '../modules/paths/navigation.ts';
import { findRouteDef } from '../modules/paths/match-route.ts';
import { searchPath } from '../modules/paths/search-path.ts';
import { recordLink } from '../modules/record-links/record-links.ts';
import { parsePortalConfig } from '../modules/session/portal-config.ts';
import { toMenuEntries } from '../modules/shell/menu-entries.ts';
import { routeDef } from '../routes.manifest.ts';
import { hostileQueries, hostileRows } from './hostile-values.ts';

// Tries every hostile value in every function that builds a URL from text or parses a URL. The results are checked with the
// standard URL parser, not with our own code.

// Not https, so that https in a result can only come from the value.
const origin = 'http://portal.example';
const adminHost = 'https://admin.example.com';
const viewer = { kind: 'admin', claims: null } as const;
const noHosts = { videoHosts: [], imageHosts: [] };
const alerts = routeDef('alerts.list');

/** The URL that a browser would open from a portal page. */
const resolve = (url: string) => new URL(url, `${origin}/alerts/storm-watch`);

const isSameOrigin = (url: string) => resolve(url).origin === origin;
/** The router uses only the path, so the path alone must resolve to our origin too. */
const isPortalPath = (url: string) => isSameOrigin(url) && isSameOrigin(resolve(url).pathname);
const hasNoUserInfo = (url: string) => resolve(url).username + resolve(url).password === '';
const isSecure = (url: string) => resolve(url).protocol === 'https:' && hasNoUserInfo(url);
const isWeb = (url: string) => /^https?:\/\//.test(url) && hasNoUserInfo(url);
const isPortalPathOrHttps = (url: string) => isPortalPath(url) || isSecure(url);

type Sink = [
  /** Turns a value into a URL; null or undefined if it is rejected. */
  toUrl: (value: string) => string | null | undefined,
  isAllowed: (url: string) => boolean,
];

const sinks: Record<string, Sink> = {
  'RelayState after sign-in': [toReturnPath, isPortalPath],
  'target of a redirect': [(value) => safeTarget(value)?.href, isPortalPathOrHttps],
  'external_url of a record': [
    (external_url) => recordLink({ record_type: 'HomeLink', external_url })?.href,
    isWeb,
  ],
  'slug of a record': [
    (slug) => recordLink({ record_type: 'Alert', slug })?.href,
    (url) => /^\/alerts\/[\w-]+$/.test(resolve(url).pathname) && isPortalPath(url),
  ],
  'record_type of a record': [
    (record_type) => recordLink({ record_type, slug: 's', external_url: 's' })?.href,
    isPortalPath,
  ],
  'area of a product': [
    (area) => recordLink({ record_type: 'Product', slug: 's', area })?.href,
    (url) => resolve(url).pathname === '/products/s',
  ],
  'path in a menu': [
    (path) => toMenuEntries([{ label: 'Menu', path }], viewer)[0]?.href,
    isPortalPathOrHttps,
  ],
  'external_url in a menu': [
    (external_url) => toMenuEntries([{ label: 'Menu', external_url }], viewer)[0]?.href,
    isPortalPathOrHttps,
  ],
  'download_url of a file': [
    (value) => toAllowedUrl(value, ['files.example.com'], origin),
    isSameOrigin,
  ],
  'url of a video': [
    (url) => getVideoFiles({ sources: [{ url }] }, noHosts, origin)?.src,
    isSameOrigin,
  ],
  'captions of a video': [
    (captions_url) =>
      getVideoFiles({ sources: [{ url: '/film.webm' }], captions_url }, noHosts, origin)
        ?.captions?.[0]?.src,
    isSameOrigin,
  ],
  'id and name of a file': [
    (value) => downloadPath({ id: value, name: value }),
    (url) => resolve(url).pathname === '/attachments',
  ],
  'text of a search': [searchPath, (url) => resolve(url).pathname === '/search'],
  'id of an order': [
    orderPath,
    (url) =>
      isPortalPath(url) &&
      (url === ordersPath || resolve(url).pathname.startsWith(`${ordersPath}/`)),
  ],
  'slug of a collateral item': [
    (slug) => collateralPath({ slug }),
    (url) => isPortalPath(url) && resolve(url).pathname.startsWith(`${coopPath}/collaterals/`),
  ],
  'id of an edited record': [
    (id) => getEditUrl(adminHost, { record_type: 'Alert', id }),
    (url) => resolve(url).origin === adminHost,
  ],
  'type of an edited record': [
    (record_type) => getEditUrl(adminHost, { record_type, id: 7 }),
    (url) => resolve(url).origin === adminHost,
  ],
  'path of a favorite': [(path) => toFavorite({ id: 1, position: 1, path }).path, isPortalPath],
  'email address': [
    mailHref,
    (url) => resolve(url).protocol === 'mailto:' && resolve(url).search === '',
  ],
  'phone number': [telephoneHref, (url) => /^tel:[+\d]*$/.test(url)],
  'URL of a favorite list': [
    (value) =>
      favoritePath(alerts, null, {
        pathname: '/alerts',
        search: `?search=${encodeURIComponent(value.toWellFormed())}`,
      }),
    isPortalPath,
  ],
  'path of single sign-on': [
    (ssoInitiatePath) =>
      parsePortalConfig(JSON.stringify({ ssoInitiatePath })).config.ssoInitiatePath,
    isPortalPath,
  ],
  'path of single logout': [
    (ssoLogoutPath) =>
      parsePortalConfig(JSON.stringify({ ssoLogoutPath })).config.ssoLogoutPath || '/',
    isPortalPath,
  ],
};

// React Router warns about paths that it can't decode.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it('tries more than two hundred values', () => {
  expect(hostileRows.length).toBeGreaterThanOrEqual(200);
});

describe('a hostile value leads only to allowed URLs', () => {
  it.each(Object.entries(sinks))('as %s', (_name, [toUrl, isAllowed]) => {
    const violations = hostileRows.flatMap(([kind, value]) => {
      const url = toUrl(value) ?? null;
      return url === null || isAllowed(url) ? [] : [{ kind, value, url }];
    });
    expect(violations).toEqual([]);
  });
});

describe('toReturnPath with a hostile value', () => {
  it.each([
    'schemes',
    'other schemes',
    'another host without a scheme',
    'user info before the host',
  ])('rejects values of this kind: %s', (tested) => {
    const values = hostileRows.filter(([kind]) => kind === tested);
    expect(values).not.toEqual([]);
    const followedValues = values.filter(([, value]) => toReturnPath(value) !== '/');
    // A portal path can contain a colon.
    expect(followedValues.filter(([, value]) => !/^\/[a-z]/i.test(value))).toEqual([]);
  });
});

describe('a hostile value in the page’s URL', () => {
  const wellFormed = hostileRows.map(([, value]) => value.toWellFormed());

  it('matches a route or no route, without throwing', () => {
    for (const value of wellFormed.filter(isAppPath))
      expect(() => findRouteDef(value)).not.toThrow();
  });

  it('is accepted as an id only if it contains no characters that need encoding', () => {
    const ids = hostileRows.map(([, value]) => value).filter(isRecordId);
    expect(ids).toContain('constructor');
    expect(ids.map(encodeURIComponent)).toEqual(ids);
  });

  it('starts only the early calls that the build recorded', () => {
    const earlyRequests = [{ path: '/api/v1/a', keys: ['search', 'states[]'] }];
    const routes = [{ path: '/alerts', isPublic: false, files: [], earlyRequests }];
    const token = `x.${btoa(JSON.stringify({ exp: 2 }))}.x`;
    const knownPaths = [
      '/api/v1/a',
      '/api/v1/menus',
      '/api/v1/alert/unchecked_count',
      '/api/v1/states',
    ];
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
        const startedPaths = calls.map((call) => resolve(call).pathname);
        expect(startedPaths.filter((path) => !knownPaths.includes(path))).toEqual([]);
        expect(calls.every(isSameOrigin)).toBe(true);
      }
  });

  it.each([
    ['alerts', alertFilters],
    ['the search', searchFilters],
    ['guides', guideFilters],
    ['e-learnings', elearningFilters],
  ])('always parses to valid filters of %s', (_name, params) => {
    const keys = Object.keys(params.emptyValues);
    const queryKeys = keys.map((key) =>
      Array.isArray(params.emptyValues[key as never]) ? `${key}[]` : key,
    );
    const queries = [
      ...hostileQueries,
      ...wellFormed.flatMap((value) =>
        queryKeys.map((key) => `?${key}=${encodeURIComponent(value)}`),
      ),
      ...wellFormed.map((value) => `?${value}`),
    ];
    for (const query of queries) {
      const values = params.parse(new URLSearchParams(query));
      expect(Object.keys(values)).toEqual(keys);
      const search = params.toSearch(values as never);
      // The written URL parses to the same values.
      expect(params.parse(new URLSearchParams(search))).toEqual(values);
      expect(search.length).toBeLessThan(40_000);
      expect(isPortalPath(`/alerts${search}`)).toBe(true);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a hostile file name', () => {
  it('is shown without marks that change the reading order, and is limited in length', () => {
    for (const [, value] of hostileRows) {
      const safeName = toSafeFileName(value);
      expect(Array.from(safeName).length).toBeLessThanOrEqual(120);
      expect(safeName).not.toMatch(
        /[\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
      );
    }
    expect(toSafeFileName('Rates & forms – März.pdf')).toBe('Rates & forms – März.pdf');
    expect(toSafeFileName(`  ${'a'.repeat(121)}`)).toBe(`${'a'.repeat(119)}…`);
  });
});
