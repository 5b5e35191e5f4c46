import { describe, expect, it } from 'vitest';
import { planBoot } from './boot-plan.ts';
import type { BootRoute } from './boot-plan.ts';

const route = (path: string, file: string, more: Partial<BootRoute> = {}): BootRoute => ({
  path,
  isPublic: false,
  files: [file],
  early: [],
  ...more,
});

const routes: BootRoute[] = [
  route('/', '/home.js', {
    files: ['/home.js', '/home.css'],
    early: [{ path: '/api/v1/featured_content' }, { path: '/api/v1/alerts?unread=true' }],
  }),
  route('/alerts', '/alerts.js', {
    early: [{ path: '/api/v1/alerts', keys: ['category', 'states[]', 'page', 'unread'] }],
  }),
  route('/system-and-technical', '/system.js', {
    early: [{ path: '/api/v1/alerts?category=system_and_technical', keys: ['page', 'unread'] }],
  }),
  route('/search', '/search.js', {
    early: [{ path: '/api/v1/search', keys: ['query', 'types[]'], required: 'query' }],
  }),
  route('/welcome', '/welcome.js', { isPublic: true }),
  route('/login', '/login.js', { isPublic: true }),
  route('/inactivity-error', '/ended.js', { isPublic: true }),
  route('/alerts/:id', '/alert.js'),
  route('/*', '/page.js'),
];
const token = (claims: object) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const live = token({ exp: 2000 });

const shell = ['/api/v1/menus', '/api/v1/alert/unchecked_count', '/api/v1/states'];

const plan = (
  pathname: string,
  search = '',
  held: string | null = live,
  impersonating: boolean = false,
) =>
  planBoot({
    pathname,
    search,
    token: held,
    impersonating,
    now: 1_000_000,
    routes,
  });

describe('what is started before the application is there', () => {
  it('is the screen’s files and the first call of the page asked for', () => {
    expect(plan('/')).toEqual({
      files: ['/home.js', '/home.css'],
      calls: ['/api/v1/featured_content', '/api/v1/alerts?unread=true', ...shell],
      bare: false,
      ownSearch: false,
      viewingAs: null,
    });
    expect(plan('/alerts')).toEqual({
      files: ['/alerts.js'],
      calls: ['/api/v1/alerts', ...shell],
      bare: false,
      ownSearch: false,
      viewingAs: null,
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
  ])('passes the page’s query on by its meaning: %s', (search, sent) => {
    const [first = '', ...rest] = plan('/alerts', search).calls;
    const { pathname, searchParams } = new URL(first, 'https://portal.invalid');
    expect(pathname).toBe('/api/v1/alerts');
    expect([...searchParams]).toEqual([...new URLSearchParams(sent)]);
    expect(rest).toEqual(shell);
  });

  it.each(['?', '?page=1', '?category='])('starts a list without filters for %j', (search) => {
    expect(plan('/alerts', search).calls).toEqual(['/api/v1/alerts', ...shell]);
  });

  it.each(['?x=1', '?states=MI', '?unread=true&utm_source=mail'])(
    'starts no list for a query with keys that it does not know: %j',
    (search) => {
      expect(plan('/alerts', search).calls).toEqual(shell);
    },
  );

  it('keeps the query that every request of a list has', () => {
    expect(plan('/system-and-technical', '?page=2').calls).toEqual([
      '/api/v1/alerts?category=system_and_technical&page=2',
      ...shell,
    ]);
    expect(plan('/system-and-technical', '?category=job_aids').calls).toEqual(shell);
  });

  it('starts requests that do not depend on the page’s query, whatever that is', () => {
    expect(plan('/', '?utm_source=mail').calls).toEqual(plan('/').calls);
  });

  it('searches for nothing where there is nothing to search for', () => {
    expect(plan('/search').calls).toEqual(shell);
    expect(plan('/search', '?query=').calls).toEqual(shell);
    expect(plan('/search', '?types[]=Alert').calls).toEqual(shell);
    expect(plan('/search', '?query=hail').calls).toEqual(['/api/v1/search?query=hail', ...shell]);
  });

  it('never asks for a record: asking marks it as read', () => {
    expect(plan('/alerts/storm-watch')).toEqual({
      files: ['/alert.js'],
      calls: shell,
      bare: false,
      ownSearch: false,
      viewingAs: null,
    });
  });

  it('knows where the router will send the signed out', () => {
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
  ])('asks for nothing with a token that is over or garbled: %s', (held) => {
    expect(plan('/alerts', '', held).calls).toEqual([]);
  });

  it.each([
    ['/search', live, true],
    ['/search/', live, true],
    ['/search', null, false],
    ['/alerts', live, false],
  ])('knows whether the page has a search field of its own: %s', (pathname, held, expected) => {
    expect(plan(pathname, '?query=hail', held).ownSearch).toBe(expected);
  });

  it('takes every other address for the catch-all', () => {
    expect(plan('/contact-somebody').files).toEqual(['/page.js']);
    expect(plan('/a/b/c').files).toEqual(['/page.js']);
  });
});

describe('the impersonation banner before the application is there', () => {
  const agency = JSON.stringify({ name: 'Harbor & Piñon' });
  const seen = token({ exp: 2000, agent_code: '041187', agency });

  it('says on whose behalf an admin acts, in the words that will stand there', () => {
    expect(plan('/alerts', '', seen, true).viewingAs).toBe(
      'Viewing as agent 041187 · Harbor & Piñon',
    );
    expect(plan('/alerts', '', seen, false).viewingAs).toBeNull();
  });

  it('stands on the page of the search too, which keeps its one field', () => {
    expect(plan('/search', '', seen, true)).toMatchObject({
      viewingAs: 'Viewing as agent 041187 · Harbor & Piñon',
      ownSearch: true,
    });
  });

  it('stands on no public page, and for nobody whom no token names', () => {
    expect(plan('/inactivity-error', '', seen, true).viewingAs).toBeNull();
    expect(plan('/alerts', '', 'garbled', true).viewingAs).toBeNull();
    expect(plan('/alerts', '', null, true).viewingAs).toBeNull();
  });

  it('does without an agency that is garbled, and stays while the token is refreshed', () => {
    const garbled = token({ exp: 1, agent_code: '041187', agency: '{"name":' });
    expect(plan('/', '', garbled, true).viewingAs).toBe('Viewing as agent 041187');
  });
});
