import { favoritePageSchema, type FavoritePage } from '@producer-portal/api';
import { getPersonaData } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, json, library, useTestHost, type Client } from '../../testing/test-host.ts';

const path = '/api/v1/favorite_pages';
const listSchema = v.object({ favorite_pages: v.array(favoritePageSchema) });
const oneSchema = v.object({ favorite_page: favoritePageSchema });

const listFavorites = async (client: Client) =>
  (await client.read(path, listSchema)).favorite_pages;
const listPaths = async (client: Client) => (await listFavorites(client)).map((page) => page.path);
const add = (client: Client, body: unknown, headers: Record<string, string> = {}) => {
  const init = json('POST', body);
  return client.send(path, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
};
const addFavorite = async (
  client: Client,
  title: string,
  page = `/${title}`,
): Promise<FavoritePage> => {
  const response = await add(client, { favorite_page: { title, path: page } });
  expect(response.status).toBe(201);
  return v.parse(oneSchema, await response.json()).favorite_page;
};
const remove = (client: Client, id: unknown) =>
  client.send(`${path}/${String(id)}`, { method: 'DELETE' });
const move = (client: Client, id: unknown, position: unknown) =>
  client.send(`${path}/${String(id)}/position`, json('PATCH', { position }));

describe.each(databaseKinds)('favorites on %s', (kind) => {
  const host = useTestHost(kind);

  it.each(library.personas.map((persona) => [persona.id, persona] as const))(
    'returns the favorites of %s in order',
    async (id, persona) => {
      expect(await listFavorites(await host.signIn(id))).toEqual(
        getPersonaData(library, persona).favoritePages,
      );
    },
  );

  it('adds a page at the end, or returns the favorite with the same path', async () => {
    const client = await host.signIn('exclusive-producer');
    const initialFavorites = await listFavorites(client);
    const page = await addFavorite(client, 'Texas alerts', '/alerts?states[]=TX');
    expect(page).toMatchObject({ position: initialFavorites.length + 1, title: 'Texas alerts' });
    const repeatedResponse = await addFavorite(client, 'By another name', '/alerts?states[]=TX');
    expect(repeatedResponse).toEqual(page);
    expect(await listFavorites(client)).toEqual([...initialFavorites, page]);
  });

  it.each([
    [{}, 'favorite_page'],
    [{ favorite_page: { title: 'No path' } }, 'path'],
    [{ favorite_page: { title: ' ', path: '/alerts' } }, 'title'],
    [{ favorite_page: { title: 'x'.repeat(201), path: '/alerts' } }, 'title'],
    [{ favorite_page: { title: 'Elsewhere', path: 'https://example.com/' } }, 'path'],
    [{ favorite_page: { title: 'Elsewhere', path: '//example.com/' } }, 'path'],
    [{ favorite_page: { title: 'Elsewhere', path: '/\\example.com/' } }, 'path'],
    [{ favorite_page: { title: 'Lines', path: '/a\nb' } }, 'path'],
    [{ favorite_page: { title: 7, path: '/alerts' } }, 'title'],
    [[], 'favorite_page'],
    ['text', 'body'],
  ])('rejects %j and identifies the field', async (body, field) => {
    const client = await host.signIn('manager');
    const initialFavorites = await listFavorites(client);
    const response = await add(client, body);
    expect(response.status).toBe(422);
    expect(Object.keys(v.parse(refusalSchema, await response.json()).errors)).toContain(field);
    expect(await listFavorites(client)).toEqual(initialFavorites);
  });

  it('removes characters that PostgreSQL can’t store', async () => {
    const client = await host.signIn('no-states');
    const page = await addFavorite(client, 'One\u0000two\ud800', '/odd');
    expect(page.title).toBe('One two\ufffd');
  });

  it('moves a page and keeps positions from 1 without gaps', async () => {
    const client = await host.signIn('short-token');
    const favorites: FavoritePage[] = [];
    for (const name of ['a', 'b', 'c', 'd']) favorites.push(await addFavorite(client, name));
    const [a, b, , d] = favorites;

    const moveResponse = await move(client, d?.id, 1);
    expect(v.parse(oneSchema, await moveResponse.json()).favorite_page).toEqual({
      ...d,
      position: 1,
    });
    expect(await listPaths(client)).toEqual(['/d', '/a', '/b', '/c']);
    expect((await move(client, a?.id, 99)).status).toBe(200);
    expect(await listPaths(client)).toEqual(['/d', '/b', '/c', '/a']);
    expect((await move(client, b?.id, -4)).status).toBe(200);
    expect((await move(client, b?.id, 1e300)).status).toBe(200);
    expect((await move(client, b?.id, 2)).status).toBe(200);
    expect(await listPaths(client)).toEqual(['/d', '/b', '/c', '/a']);

    expect((await remove(client, d?.id)).status).toBe(204);
    expect((await remove(client, d?.id)).status).toBe(404);
    expect((await listFavorites(client)).map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const position of [1.5, 'two', null, undefined]) {
      expect((await move(client, a?.id, position)).status).toBe(422);
    }
  });

  it('keeps positions without gaps after concurrent changes', async () => {
    const client = await host.signIn('garbled-agency');
    await Promise.all(
      Array.from({ length: 8 }, (_each, index) => addFavorite(client, `at-once-${index}`)),
    );
    const initialFavorites = await listFavorites(client);
    expect(initialFavorites.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await Promise.all([
      ...initialFavorites.slice(0, 4).map(({ id }, index) => move(client, id, 8 - index)),
      remove(client, initialFavorites[5]?.id),
      remove(client, initialFavorites[7]?.id),
    ]);
    const updatedFavorites = await listFavorites(client);
    expect(updatedFavorites.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(updatedFavorites.map((page) => page.path)).size).toBe(6);
  });

  it('returns the first response for a repeated idempotency key, and rejects the key for another request', async () => {
    const client = await host.signIn('manager');
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { favorite_page: { title: 'Once', path: '/once' } };
    const initialFavorites = await listFavorites(client);
    const responses = await Promise.all([1, 2, 3].map(() => add(client, body, headers)));
    const pages = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(pages[1]).toEqual(pages[0]);
    expect(await listFavorites(client)).toHaveLength(initialFavorites.length + 1);

    // The response is the same even if the favorite has been removed since then.
    const { favorite_page } = v.parse(oneSchema, pages[0]);
    await remove(client, favorite_page.id);
    expect(await (await add(client, body, headers)).json()).toEqual(pages[0]);
    expect(await listFavorites(client)).toEqual(initialFavorites);

    const otherBody = { favorite_page: { title: 'Once', path: '/twice' } };
    expect((await add(client, otherBody, headers)).status).toBe(422);
    expect((await add(client, body, { 'Idempotency-Key': 'no' })).status).toBe(422);
    const colleague = await host.signIn('no-states');
    expect((await add(colleague, otherBody, headers)).status).toBe(201);
  });

  it('does not store errors, so that the request can be corrected', async () => {
    const client = await host.signIn('manager');
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await add(client, { favorite_page: { title: '', path: '/x' } }, headers)).status).toBe(
      422,
    );
    const body = { favorite_page: { title: 'Right', path: '/right' } };
    expect((await add(client, body, headers)).status).toBe(201);
  });

  it('protects other users’ favorites', async () => {
    const owner = await host.signIn('independent-csr');
    const otherClient = await host.signIn('manager');
    const [page] = await listFavorites(owner);
    expect((await remove(otherClient, page?.id)).status).toBe(404);
    expect((await move(otherClient, page?.id, 2)).status).toBe(404);
    expect((await listFavorites(owner))[0]).toEqual(page);
  });

  it.each(['0', '-1', '1e3', '99999999999', "1'--", '%00', 'a'])(
    'responds 404 for the id %s',
    async (id) => {
      const client = await host.signIn('manager');
      expect((await remove(client, id)).status).toBe(404);
      expect((await move(client, id, 1)).status).toBe(404);
    },
  );

  it('saves the redirect target instead of a redirected path', async () => {
    const client = await host.signIn('home-office-admin');
    const page = await addFavorite(client, 'Contact', '/contact');
    expect(await addFavorite(client, 'Again', '/contact')).toEqual(page);
    expect(await addFavorite(client, 'Now', '/contact-us')).toEqual(page);
    expect(await listPaths(client)).toEqual(['/contact-us']);
  });

  it('ignores a redirect if its target is a record that the viewer can’t see', async () => {
    const client = await host.signIn('no-states');
    const redirectedPath = '/alerts/lake-erie-storm';
    const page = await addFavorite(client, 'Storm', redirectedPath);
    expect(page.path).toBe(redirectedPath);
    expect(await addFavorite(client, 'Again', redirectedPath)).toEqual(page);
    expect(await listFavorites(client)).toContainEqual(page);
    const viewer = await host.signIn('manager');
    expect((await addFavorite(viewer, 'Storm', redirectedPath)).path).toBe(
      '/alerts/lake-erie-storm-lifted',
    );
  });

  it('changes the agent’s favorites during impersonation', async () => {
    const agent = await host.signIn('independent-producer');
    const admin = await host.signIn('admin-as-producer');
    const page = await addFavorite(admin, 'Kept for them', '/for-them');
    expect(await listFavorites(agent)).toContainEqual(page);
    expect((await remove(agent, page.id)).status).toBe(204);
  });
});

const refusalSchema = v.object({
  message: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
});
