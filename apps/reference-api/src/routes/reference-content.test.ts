import {
  categorySchema,
  featuredContentSchema,
  menusSchema,
  redirectRecordSchema,
  simplePageSchema,
  stateSchema,
  staticsSchema,
  taxonomyKeys,
} from '@producer-portal/api';
import { getAllContent, sampleImages, getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseKinds, library, useTestHost, type Client } from '../testing/test-host.ts';

const redirectSchema = v.object({ redirect_record: v.nullable(redirectRecordSchema) });

/** Requests the redirect of a path. */
async function checkRedirect(client: Client, path: string) {
  const query = new URLSearchParams({ path });
  const body = await client.read(`/api/v1/redirect_records/check?${query}`, redirectSchema);
  return body.redirect_record;
}

describe.each(databaseKinds)('reference content on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s states, sorted by name', async () => {
    const schema = v.object({ states: v.array(stateSchema) });
    const fetchStates = async (id: string) =>
      (await (await host.signIn(id)).read('/api/v1/states', schema)).states;
    expect(await fetchStates('independent-producer')).toEqual([
      { code: 'IN', name: 'Indiana' },
      { code: 'MI', name: 'Michigan' },
      { code: 'OH', name: 'Ohio' },
    ]);
    expect(await fetchStates('no-states')).toEqual([]);
    expect(await fetchStates('home-office-admin')).toHaveLength(51);
    expect(await fetchStates('admin-as-producer')).toEqual(
      await fetchStates('independent-producer'),
    );
  });

  it('returns the menus and the static text', async () => {
    const client = await host.signIn('manager');
    const { menus } = await client.read('/api/v1/menus', v.object({ menus: menusSchema }));
    expect(menus).toEqual(library.menus);
    const { statics } = await client.read('/api/v1/statics', v.object({ statics: staticsSchema }));
    expect(statics).toEqual(library.statics);
  });

  it('returns the featured content that the viewer can see, in order', async () => {
    const schema = v.object({ featured_content: v.array(featuredContentSchema) });
    for (const persona of library.personas) {
      const client = await host.signIn(persona.id);
      const { featured_content } = await client.read('/api/v1/featured_content', schema);
      const expected = getPersonaView(library, persona).featuredContent;
      const shownItems = featured_content.map(({ record_type, id, read }) => [
        record_type,
        id,
        read,
      ]);
      expect(shownItems, `for ${persona.id}`).toEqual(
        expected.map(({ record_type, id, read }) => [record_type, id, read]),
      );
    }
  });

  it('returns a simple page by slug, or 404', async () => {
    const client = await host.signIn('manager');
    const schema = v.object({ simple_page: simplePageSchema });
    for (const page of library.simplePages) {
      const { simple_page } = await client.read(`/api/v1/simple_pages/${page.slug}`, schema);
      expect(simple_page).toEqual(page);
    }
    for (const slug of ['no-such-page', '..%2fstates', '%2e%2e', '%zz']) {
      const response = await client.send(`/api/v1/simple_pages/${slug}`);
      expect(response.status, `for ${slug}`).toBe(404);
    }
  });

  it('returns a path’s redirect, or null', async () => {
    const client = await host.signIn('home-office-admin');
    for (const record of library.redirectRecords) {
      expect(await checkRedirect(client, record.path)).toEqual(record);
    }
    expect(await checkRedirect(client, '/no-such-address')).toBeNull();
    expect((await client.send('/api/v1/redirect_records/check')).status).toBe(422);
  });

  it.each(library.personas.map((persona) => [persona.id, persona] as const))(
    'returns no redirect to a record that %s can’t see',
    async (id, persona) => {
      const client = await host.signIn(id);
      const visibleSlugs = new Set(
        getAllContent(getPersonaView(library, persona)).map(({ slug }) => slug),
      );
      const records = new Set(getAllContent(library).map(({ slug }) => slug));
      for (const record of library.redirectRecords) {
        const slug = record.to.split('/').at(-1);
        const isShown = !records.has(slug) || visibleSlugs.has(slug);
        expect(await checkRedirect(client, record.path), `${record.to} for ${id}`).toEqual(
          isShown ? record : null,
        );
      }
    },
  );

  it('hides redirects to or from hidden records', async () => {
    const hiddenAlert = library.alerts.find(({ slug }) => slug === 'lake-erie-storm-lifted')!;
    const rows = [
      { path: '/old-slug', target: `/alerts/${hiddenAlert.slug}` },
      { path: '/old-id', target: `/alerts/${hiddenAlert.id}` },
      { path: '/old-query', target: `/alerts/${hiddenAlert.slug}/?from=mail#top` },
      { path: `/alerts/${hiddenAlert.slug}`, target: '/alerts' },
    ];
    const otherRedirect = { path: '/same-name', target: `/job-aids/${hiddenAlert.slug}` };
    await host.db
      .insertInto('redirect_records')
      .values([...rows, otherRedirect])
      .execute();
    const [viewer, stranger] = [await host.signIn('manager'), await host.signIn('no-states')];
    for (const { path, target } of rows) {
      expect(await checkRedirect(viewer, path)).toEqual({ path, to: target });
      expect(await checkRedirect(stranger, path), `from ${path}`).toBeNull();
    }
    expect(await checkRedirect(stranger, otherRedirect.path)).toEqual({
      path: otherRedirect.path,
      to: otherRedirect.target,
    });
    const paths = rows.map(({ path }) => path);
    await host.db.deleteFrom('redirect_records').where('path', 'in', paths).execute();
  });

  /** The ids of personas with active premier access. */
  const activePersonas = ['home-office-admin', 'independent-producer'];

  it.each([
    ['/agent360', [...activePersonas, 'exclusive-producer']],
    ['/agent360/what-to-expect?from=mail', [...activePersonas, 'exclusive-producer']],
    ['/what-to-expect', [...activePersonas, 'exclusive-producer']],
    ['/agent360/product-overview', activePersonas],
    ['/agent360/a-page-of-its-own', [...activePersonas, 'exclusive-producer']],
    ['/contact-us', [...activePersonas, 'exclusive-producer', 'independent-csr']],
  ])('reveals the page at %s only to users with access to its area', async (target, allowed) => {
    const path = '/old-page';
    onTestFinished(async () => {
      await host.db.deleteFrom('redirect_records').where('path', '=', path).execute();
    });
    await host.db.insertInto('redirect_records').values({ path, target }).execute();
    const personasWithRedirect: string[] = [];
    for (const id of [...activePersonas, 'exclusive-producer', 'independent-csr']) {
      const record = await checkRedirect(await host.signIn(id), path);
      if (record) personasWithRedirect.push(id);
    }
    expect(personasWithRedirect).toEqual(allowed);
  });

  it('returns unpaged lists as one page', async () => {
    const client = await host.signIn('independent-producer');
    const paths = [
      'states',
      'favorite_pages',
      'featured_content',
      'taxonomies/job_aids/categories',
    ];
    for (const path of paths) {
      const response = await client.send(`/api/v1/${path}`);
      const [items] = Object.values(
        v.parse(v.record(v.string(), v.array(v.unknown())), await response.json()),
      );
      const paging = ['Total', 'Page', 'Per-Page'].map((name) => response.headers.get(name));
      expect(paging, `for ${path}`).toEqual([`${items?.length}`, '1', `${items?.length}`]);
    }
    const noStatesResponse = await (await host.signIn('no-states')).send('/api/v1/states');
    expect([
      noStatesResponse.headers.get('Total'),
      noStatesResponse.headers.get('Per-Page'),
    ]).toEqual(['0', '1']);
  });

  it('returns the categories of a group, or 404', async () => {
    const client = await host.signIn('manager');
    const schema = v.object({
      categories: v.array(categorySchema),
    });
    for (const group of taxonomyKeys) {
      const { categories } = await client.read(`/api/v1/taxonomies/${group}/categories`, schema);
      expect(categories, `of ${group}`).toEqual(library.categories[group]);
    }
    for (const key of ['no_such_group', '%00', '..', "'"]) {
      const response = await client.send(`/api/v1/taxonomies/${key}/categories`);
      expect(response.status, `for ${key}`).toBe(404);
    }
    expect(host.loggedEvents).toEqual([]);
  });

  it('serves illustrations without a session, with a policy that blocks scripts', async () => {
    for (const [name, svg] of Object.entries(sampleImages)) {
      const response = await host.app().request(`/sample/${name}.svg`);
      expect(await response.text()).toBe(svg);
      expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
      // Portals on other origins also show the illustrations.
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    expect((await host.app().request('/sample/none.svg')).status).toBe(404);
  });
});
