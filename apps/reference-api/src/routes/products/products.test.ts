import { productSchema, type Product } from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const path = '/api/v1/products';
const listSchema = v.object({ products: v.array(productSchema) });
const oneSchema = v.object({ product: productSchema });
const getView = (id: string): Product[] =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  ).products;
const slugs = (products: readonly Product[]) => products.map(({ slug }) => slug);

/** The ids of personas with active, limited, and no premier access. */
const [withActiveAccess, withLimitedAccess, withoutAccess] = [
  'independent-producer',
  'exclusive-producer',
  'independent-csr',
] as const;

describe.each(databaseKinds)('products on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s products, newest first, with availability', async () => {
    for (const { id } of library.personas) {
      const { products } = await (await host.signIn(id)).read(path, listSchema);
      expect(products, `for ${id}`).toEqual(getView(id));
    }
    expect(slugs(getView(withActiveAccess))).toContain('agent360-home');
  });

  it('returns all products on one page', async () => {
    for (const id of [withActiveAccess, withoutAccess]) {
      const response = await (await host.signIn(id)).send(`${path}/all`);
      const { products } = v.parse(listSchema, await response.json());
      expect(slugs(products)).toEqual(slugs(getView(id)));
      const paging = ['Total', 'Page', 'Per-Page'].map((name) => response.headers.get(name));
      expect(paging).toEqual([`${products.length}`, '1', `${products.length}`]);
    }
  });

  it('filters by area, new products, and search', async () => {
    const client = await host.signIn(withActiveAccess);
    const all = getView(withActiveAccess);
    const fetchSlugs = async (query: string) =>
      slugs((await client.read(`${path}?${query}`, listSchema)).products);
    expect(await fetchSlugs('area=agent360')).toEqual(
      slugs(all.filter(({ area }) => area === 'agent360')),
    );
    expect(await fetchSlugs('area=agent360&is_new=true')).toEqual([
      'agent360-landlord',
      'agent360-auto',
    ]);
    expect(await fetchSlugs('is_new=false')).toEqual(slugs(all));
    expect(await fetchSlugs('area=classic&search=lay-up')).toEqual([]);
    expect(await fetchSlugs('search=haul-out')).toEqual(['boat']);
    expect(await fetchSlugs('page=2')).toEqual([]);
  });

  it('hides agent360 products without active premier access', async () => {
    for (const id of [withLimitedAccess, withoutAccess]) {
      const client = await host.signIn(id);
      for (const query of ['', '?area=agent360', '?search=landlord', '/all']) {
        const { products } = await client.read(`${path}${query}`, listSchema);
        const areas = products.map(({ area }) => area);
        expect(areas, `${id} ${query}`).not.toContain('agent360');
      }
    }
  });

  it('returns one product by id or slug, and responds 403 without access', async () => {
    const expectedProduct = getView(withActiveAccess).find(({ slug }) => slug === 'agent360-home');
    for (const name of [expectedProduct?.id, expectedProduct?.slug]) {
      const visibleProduct = await (
        await host.signIn(withActiveAccess)
      ).read(`${path}/${name}`, oneSchema);
      expect(visibleProduct.product).toEqual(expectedProduct);
      for (const id of [withLimitedAccess, withoutAccess]) {
        const response = await (await host.signIn(id)).send(`${path}/${name}`);
        expect(response.status, `for ${id}`).toBe(403);
        expect(await response.json()).toEqual({
          message: 'You are currently not authorized to view this content.',
        });
      }
    }
    const classic = await (await host.signIn(withoutAccess)).read(`${path}/boat`, oneSchema);
    expect(classic.product.area).toBe('classic');
    const admin = await (await host.signIn('home-office-admin')).send(`${path}/agent360-home`);
    expect(admin.status).toBe(200);
  });

  it.each(['no-such-product', 'tx-motorcycle-rates', '..%2fproducts', '%zz', "'"])(
    'responds 404 for %s',
    async (name) => {
      for (const id of [withActiveAccess, withoutAccess]) {
        expect((await (await host.signIn(id)).send(`${path}/${name}`)).status, `for ${id}`).toBe(
          404,
        );
      }
    },
  );

  it.each(['area=classics', 'area=agent360&area=classic', 'page=-1', 'is_new=1&is_new=2'])(
    'rejects %s without logging an error',
    async (query) => {
      const client = await host.signIn(withActiveAccess);
      expect((await client.send(`${path}?${query}`)).status).toBe(422);
      expect(host.loggedEvents).toEqual([]);
    },
  );

  it('ignores an empty area parameter', async () => {
    const client = await host.signIn(withActiveAccess);
    const { products } = await client.read(`${path}?area=&is_new=`, listSchema);
    expect(slugs(products)).toEqual(slugs(getView(withActiveAccess)));
  });
});
