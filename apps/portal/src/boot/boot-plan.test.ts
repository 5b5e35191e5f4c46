import { describe, expect, it } from 'vitest';
import { PORTAL_ORIGIN } from '../modules/paths/navigation.ts';
import { planBoot } from './boot-plan.ts';
import type { BootRoute } from './boot-plan.ts';

const route = (path: string, file: string, overrides: Partial<BootRoute> = {}): BootRoute => ({
  path,
  isPublic: false,
  files: [file],
  earlyRequests: [],
  ...overrides,
});

const routes: BootRoute[] = [
  route('/', '/home.js', {
    files: ['/home.js', '/home.css'],
    earlyRequests: [{ path: '/api/v1/featured_content' }, { path: '/api/v1/alerts?unread=true' }],
  }),
  route('/alerts', '/alerts.js', {
    canHaveSnapshot: true,
    earlyRequests: [{ path: '/api/v1/alerts', keys: ['category', 'states[]', 'page', 'unread'] }],
  }),
  route('/system-and-technical', '/system.js', {
    earlyRequests: [
      { path: '/api/v1/alerts?category=system_and_technical', keys: ['page', 'unread'] },
    ],
  }),
  route('/search', '/search.js', {
    earlyRequests: [{ path: '/api/v1/search', keys: ['query', 'types[]'], required: 'query' }],
  }),
  route('/welcome', '/welcome.js', { isPublic: true }),
  route('/login', '/login.js', { isPublic: true }),
  route('/inactivity-error', '/ended.js', { isPublic: true }),
  route('/alerts/:id', '/alert.js', { earlyRequests: [{ path: '/api/v1/alerts' }] }),
  route('/guides/:id', '/guide.js', {
    earlyRequests: [{ path: '/api/v1/guides/:id', keys: ['as_of'] }],
  }),
  route('/*', '/page.js'),
];
const token = (claims: object) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const liveToken = token({ exp: 2000 });

const shell = ['/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];

const plan = (
  pathname: string,
  search = '',
  jwt: string | null = liveToken,
  impersonating: boolean = false,
) =>
  planBoot({
    pathname,
    search,
    token: jwt,
    impersonating,
    now: 1_000_000,
    routes,
  });

describe('planBoot', () => {
  it('plans the screen’s files and the page’s first calls', () => {
    expect(plan('/')).toEqual({
      files: ['/home.js', '/home.css'],
      calls: ['/api/v1/featured_content', '/api/v1/alerts?unread=true', ...shell],
      bare: false,
      ownSearch: false,
      viewingAs: null,
      savedContentOwner: null,
      canHaveSnapshot: false,
    });
    expect(plan('/alerts')).toEqual({
      files: ['/alerts.js'],
      calls: ['/api/v1/alerts', ...shell],
      bare: false,
      ownSearch: false,
      viewingAs: null,
      savedContentOwner: null,
      canHaveSnapshot: true,
    });
    expect(plan('/alerts/')).toMatchObject({ files: ['/alerts.js'] });
  });

  it.each([
    [
      '?category=job_aids&states[]=MI&states[]=OH&page=2',
      'category=job_aids&states[]=MI&states[]=OH&page=2',
    ],
    ['?page=2&category=job_aids', 'page=2&category=job_aids'],
    ['?states%5B%5D=MI', 'states[]=MI'],
    ['?unread=true&page=1', 'unread=true'],
    ['?category=&unread=true', 'unread=true'],
    ['?category=job_aids&category=flyers', 'category=job_aids'],
  ])('passes on the page’s query: %s', (search, expectedSearch) => {
    const [first = '', ...rest] = plan('/alerts', search).calls;
    const { pathname, searchParams } = new URL(first, PORTAL_ORIGIN);
    expect(pathname).toBe('/api/v1/alerts');
    expect([...searchParams]).toEqual([...new URLSearchParams(expectedSearch)]);
    expect(rest).toEqual(shell);
  });

  it.each(['?', '?page=1', '?category='])('requests an unfiltered list for %j', (search) => {
    expect(plan('/alerts', search).calls).toEqual(['/api/v1/alerts', ...shell]);
  });

  it.each(['?x=1', '?states=MI', '?unread=true&utm_source=mail'])(
    'does not request a list if the query has unknown keys: %j',
    (search) => {
      expect(plan('/alerts', search).calls).toEqual(shell);
    },
  );

  it('includes the fixed query of a list', () => {
    expect(plan('/system-and-technical', '?page=2').calls).toEqual([
      '/api/v1/alerts?category=system_and_technical&page=2',
      ...shell,
    ]);
    expect(plan('/system-and-technical', '?category=job_aids').calls).toEqual(shell);
  });

  it('starts requests that do not depend on the page’s query, whatever the query is', () => {
    expect(plan('/', '?utm_source=mail').calls).toEqual(plan('/').calls);
  });

  it('does not start a search without query text', () => {
    expect(plan('/search').calls).toEqual(shell);
    expect(plan('/search', '?query=').calls).toEqual(shell);
    expect(plan('/search', '?types[]=Alert').calls).toEqual(shell);
    expect(plan('/search', '?query=hail').calls).toEqual(['/api/v1/search?query=hail', ...shell]);
  });

  it('requests the list that contains a record', () => {
    expect(plan('/alerts/storm-watch')).toMatchObject({
      files: ['/alert.js'],
      calls: ['/api/v1/alerts', ...shell],
    });
  });

  it('requests the record of the page’s path', () => {
    expect(plan('/guides/roof-rules').calls).toEqual(['/api/v1/guides/roof-rules', ...shell]);
    expect(plan('/guides/roof-rules/').calls).toEqual(['/api/v1/guides/roof-rules', ...shell]);
    expect(plan('/guides/roof-rules', '?as_of=2026-10-01').calls).toEqual([
      '/api/v1/guides/roof-rules?as_of=2026-10-01',
      ...shell,
    ]);
  });

  it.each(['..', '%2e%2e', 'roof%2Frules', '-roof', 'a'.repeat(129)])(
    'does not request a record with a malformed id: %j',
    (id) => {
      expect(plan(`/guides/${id}`)).toMatchObject({ files: ['/guide.js'], calls: shell });
    },
  );

  it('plans for the page that signed-out users are redirected to', () => {
    expect(plan('/', '', null)).toMatchObject({
      files: ['/welcome.js'],
      calls: [],
      bare: true,
    });
    expect(plan('/alerts', '', null)).toMatchObject({
      files: ['/login.js'],
      calls: [],
      bare: true,
    });
    expect(plan('/inactivity-error', '', null)).toMatchObject({
      files: ['/ended.js'],
      calls: [],
      bare: true,
    });
  });

  it.each([
    token({ exp: 999 }),
    token({}),
    token({ exp: 'never' }),
    'garbled',
    'a.%%%.c',
    'a.bnVsbA.c',
  ])('requests nothing with an expired or malformed token: %s', (jwt) => {
    expect(plan('/alerts', '', jwt).calls).toEqual([]);
  });

  it.each([
    ['/search', liveToken, true],
    ['/search/', liveToken, true],
    ['/search', null, false],
    ['/alerts', liveToken, false],
  ])('detects a page with its own search field: %s', (pathname, jwt, expected) => {
    expect(plan(pathname, '?query=hail', jwt).ownSearch).toBe(expected);
  });

  it('uses the catch-all for every other path', () => {
    expect(plan('/contact-someone').files).toEqual(['/page.js']);
    expect(plan('/a/b/c').files).toEqual(['/page.js']);
  });

  it('allows saved content only to the user of the session, and not during impersonation', () => {
    const jwt = token({ exp: 2000, uuid: 'anna' });
    expect(plan('/alerts', '', jwt).savedContentOwner).toBe('anna');
    expect(plan('/alerts', '', jwt, true).savedContentOwner).toBeNull();
    expect(plan('/welcome', '', jwt).savedContentOwner).toBeNull();
    expect(plan('/alerts', '', null).savedContentOwner).toBeNull();
    expect(plan('/alerts', '', token({ exp: 1, uuid: 'anna' })).savedContentOwner).toBeNull();
    expect(plan('/alerts', '', token({ exp: 2000 })).savedContentOwner).toBeNull();
  });
});

describe('the impersonation banner in the boot plan', () => {
  const agency = JSON.stringify({ name: 'Harbor & Piñon' });
  const impersonated = token({ exp: 2000, agent_code: '041187', agency });

  it('shows the impersonated agent with the same text as the final banner', () => {
    expect(plan('/alerts', '', impersonated, true).viewingAs).toBe(
      'Viewing as agent 041187 · Harbor & Piñon',
    );
    expect(plan('/alerts', '', impersonated, false).viewingAs).toBeNull();
  });

  it('appears on the search page, which has its own search field', () => {
    expect(plan('/search', '', impersonated, true)).toMatchObject({
      viewingAs: 'Viewing as agent 041187 · Harbor & Piñon',
      ownSearch: true,
    });
  });

  it('does not appear on public pages or without a readable token', () => {
    expect(plan('/inactivity-error', '', impersonated, true).viewingAs).toBeNull();
    expect(plan('/alerts', '', 'garbled', true).viewingAs).toBeNull();
    expect(plan('/alerts', '', null, true).viewingAs).toBeNull();
  });

  it('leaves out a malformed agency, and appears even with an expired token', () => {
    const malformedToken = token({ exp: 1, agent_code: '041187', agency: '{"name":' });
    expect(plan('/', '', malformedToken, true).viewingAs).toBe('Viewing as agent 041187');
  });
});
