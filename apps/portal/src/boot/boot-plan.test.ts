import { alertsCall, searchCall } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { planBoot } from './boot-plan.ts';
import type { BootRoute } from './boot-plan.ts';

const routes: BootRoute[] = [
  { path: '/', isPublic: false, chunks: ['/home.js'], early: ['/api/v1/featured_content'] },
  { path: '/alerts', isPublic: false, chunks: ['/alerts.js'], early: ['/api/v1/alerts{search}'] },
  { path: '/search', isPublic: false, chunks: ['/search.js'], early: ['/api/v1/search{query}'] },
  { path: '/welcome', isPublic: true, chunks: ['/welcome.js'], early: [] },
  { path: '/login', isPublic: true, chunks: ['/login.js'], early: [] },
  { path: '/inactivity-error', isPublic: true, chunks: ['/ended.js'], early: [] },
  { path: '/alerts/:id', isPublic: false, chunks: ['/alert.js'], early: [] },
  { path: '/*', isPublic: false, chunks: ['/page.js'], early: [] },
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
    lists: [alertsCall, searchCall],
  });

describe('what is started before the application is there', () => {
  it('is the chunk and the first call of the page asked for', () => {
    expect(plan('/')).toEqual({
      chunks: ['/home.js'],
      calls: ['/api/v1/featured_content', ...shell],
      bare: false,
      viewingAs: null,
    });
    expect(plan('/alerts')).toEqual({
      chunks: ['/alerts.js'],
      calls: ['/api/v1/alerts', ...shell],
      bare: false,
      viewingAs: null,
    });
    expect(plan('/alerts/')).toMatchObject({ chunks: ['/alerts.js'] });
  });

  it('passes the page’s query on as it stands', () => {
    const search = '?category=job_aids&states[]=MI&states[]=OH&page=2';
    expect(plan('/alerts', search).calls).toEqual([`/api/v1/alerts${search}`, ...shell]);
  });

  it.each(['?page=1', '?page=2&category=job_aids', '?x=1', '?states%5B%5D=MI', '?search=%ZZ'])(
    'asks for no list when the client would ask otherwise than %j',
    (search) => {
      expect(plan('/alerts', search).calls).toEqual(shell);
    },
  );

  it('asks for nothing where nothing is searched for', () => {
    expect(plan('/search').calls).toEqual(shell);
    expect(plan('/search', '?query=hail').calls).toEqual(['/api/v1/search?query=hail', ...shell]);
  });

  it('never asks for a record: asking marks it as read', () => {
    expect(plan('/alerts/storm-watch')).toEqual({
      chunks: ['/alert.js'],
      calls: shell,
      bare: false,
      viewingAs: null,
    });
  });

  it('knows where the router will send the signed out', () => {
    expect(plan('/', '', null)).toMatchObject({
      chunks: ['/welcome.js'],
      calls: [],
      bare: true,
    });
    expect(plan('/alerts', '', null)).toMatchObject({
      chunks: ['/login.js'],
      calls: [],
      bare: true,
    });
    expect(plan('/inactivity-error', '', null)).toMatchObject({
      chunks: ['/ended.js'],
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

  it('takes every other address for the catch-all', () => {
    expect(plan('/contact-somebody').chunks).toEqual(['/page.js']);
    expect(plan('/a/b/c').chunks).toEqual(['/page.js']);
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
