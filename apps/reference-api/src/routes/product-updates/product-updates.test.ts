import { productUpdateSchema, type ProductUpdate } from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const path = '/api/v1/product_updates';
const listSchema = v.object({ product_updates: v.array(productUpdateSchema) });
const oneSchema = v.object({ product_update: productUpdateSchema });
const getView = (id: string): ProductUpdate[] =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  ).productUpdates;
const slugs = (updates: readonly ProductUpdate[]) => updates.map(({ slug }) => slug);

describe.each(databaseKinds)('product updates on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s records, newest first', async () => {
    for (const { id } of library.personas) {
      const { product_updates } = await (await host.signIn(id)).read(path, listSchema);
      expect(product_updates, `for ${id}`).toEqual(getView(id));
    }
  });

  it('combines the featured, category, product, and search filters', async () => {
    const client = await host.signIn('home-office-admin');
    const all = getView('home-office-admin');
    const fetchSlugs = async (query: string) =>
      slugs((await client.read(`${path}?${query}`, listSchema)).product_updates);
    const featured = all.filter((update) => update.is_featured);
    const filterByProduct = (...wanted: string[]) =>
      all.filter(({ products }) => products?.some(({ slug }) => wanted.includes(slug ?? '')));
    expect(featured).toHaveLength(6);
    expect(await fetchSlugs('is_featured=true')).toEqual(slugs(featured));
    expect(await fetchSlugs('is_featured=false')).toEqual(slugs(all));
    expect(await fetchSlugs('category=enhancement')).toEqual(
      slugs(all.filter(({ category }) => category?.key === 'enhancement')),
    );
    expect(await fetchSlugs('products[]=boat&products[]=umbrella')).toEqual(
      slugs(filterByProduct('boat', 'umbrella')),
    );
    expect(await fetchSlugs('is_featured=true&category=enhancement&products[]=boat')).toEqual([
      'boat-quotes-without-a-survey',
    ]);
    expect(await fetchSlugs('search=electric+bikes')).toEqual(['umbrella-counts-electric-bikes']);
    expect(await fetchSlugs('category=no_such_category')).toEqual([]);
  });

  it('returns one product update by id or slug, only to its audience', async () => {
    const client = await host.signIn('independent-producer');
    const [wanted] = getView('independent-producer');
    for (const name of [wanted?.id, wanted?.slug]) {
      expect((await client.read(`${path}/${name}`, oneSchema)).product_update).toEqual(wanted);
    }
    const others = ['texas-boat-coastal-tier', 'exclusive-agents-umbrella-five-million'];
    for (const name of [...others, 'no-such-update', 'agent360-home', '..%2f', '%zz']) {
      expect((await client.send(`${path}/${name}`)).status, `for ${name}`).toBe(404);
    }
  });

  it.each(['page=0', 'category=a&category=b', 'is_featured=true&is_featured=true'])(
    'rejects %s without logging an error',
    async (query) => {
      const client = await host.signIn('independent-producer');
      expect((await client.send(`${path}?${query}`)).status).toBe(422);
      const many = Array.from({ length: 61 }, (_, index) => `products[]=${index}`).join('&');
      expect((await client.send(`${path}?${many}`)).status).toBe(422);
      expect(host.loggedEvents).toEqual([]);
    },
  );
});
