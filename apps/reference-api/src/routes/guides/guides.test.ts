import { guideSchema, guidesOfStateSchema, type Guide } from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const path = '/api/v1/guides';
const listSchema = v.object({ guides: v.array(guideSchema) });
const oneSchema = v.object({ guide: guideSchema });
const getView = (id: string): Guide[] =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  ).guides;
const slugs = (guides: readonly Guide[]) => guides.map(({ slug }) => slug);

describe.each(databaseKinds)('guides on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s records, newest first', async () => {
    for (const { id } of library.personas) {
      const { guides } = await (await host.signIn(id)).read(path, listSchema);
      expect(guides, `for ${id}`).toMatchObject(getView(id));
    }
  });

  it('combines the category, state, and search filters', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin');
    const fetchSlugs = async (query: string) => {
      const response = await client.send(`${path}?${query}`);
      const { guides } = v.parse(listSchema, await response.json());
      expect(response.headers.get('Total')).toBe(String(guides.length));
      return slugs(guides);
    };
    const bulletins = all.filter(({ category }) => category?.key === 'rate_bulletins');
    expect(await fetchSlugs('category=rate_bulletins')).toEqual(slugs(bulletins));
    const isForOhio = (guide: Guide) =>
      !guide.states?.length || guide.states.some(({ code }) => code === 'OH');
    expect(await fetchSlugs('state=OH')).toEqual(slugs(all.filter(isForOhio)));
    expect(await fetchSlugs('category=rate_bulletins&state=OH')).toEqual(
      slugs(bulletins.filter(isForOhio)),
    );
    expect(await fetchSlugs('search=RB-2026-041')).toEqual(['oh-motor-home-rates']);
    expect(await fetchSlugs('category=rate_bulletins&search=handrails')).toEqual([]);
    expect(await fetchSlugs('category=no_such_category')).toEqual([]);
  });

  it('returns the guides of each of the viewer’s states', async () => {
    for (const { id, states, impersonates } of library.personas) {
      const expectedStates =
        library.personas.find((each) => each.id === impersonates)?.states ?? states;
      const client = await host.signIn(id);
      const { guides_by_state } = await client.read(
        `${path}/by_state`,
        v.object({ guides_by_state: v.array(guidesOfStateSchema) }),
      );
      expect(
        guides_by_state.map(({ state }) => state),
        `for ${id}`,
      ).toEqual(expectedStates.toSorted());
      for (const { state, guides } of guides_by_state) {
        const expected = getView(id).filter(
          (guide) => !guide.states?.length || guide.states.some(({ code }) => code === state),
        );
        expect(slugs(guides), `${id} in ${state}`).toEqual(slugs(expected));
      }
    }
  });

  it('returns one guide by id or slug', async () => {
    const client = await host.signIn('independent-producer');
    const [expectedGuide] = getView('independent-producer');
    for (const name of [expectedGuide?.id, expectedGuide?.slug]) {
      expect((await client.read(`${path}/${name}`, oneSchema)).guide).toMatchObject(expectedGuide!);
    }
  });

  it.each([
    'fl-manufactured-home-guideline',
    'no-such-guide',
    'lake-erie-storm-lifted',
    '..%2falerts',
    '%zz',
    "'",
  ])('responds 404 for %s, which is hidden, of another type, or invalid', async (name) => {
    const client = await host.signIn('independent-producer');
    expect((await client.send(`${path}/${name}`)).status).toBe(404);
  });

  it.each([
    'page=0',
    'page=x',
    'state=OH&state=MI',
    `search=${'x'.repeat(201)}`,
    `category=${'x'.repeat(201)}`,
  ])('rejects %s without logging an error', async (query) => {
    const client = await host.signIn('independent-producer');
    expect((await client.send(`${path}?${query}`)).status).toBe(422);
    expect(host.loggedEvents).toEqual([]);
  });
});
