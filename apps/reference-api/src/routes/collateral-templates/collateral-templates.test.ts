import { collateralTemplateSchema } from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const path = '/api/v1/collateral_templates';
const listSchema = v.object({ collateral_templates: v.array(collateralTemplateSchema) });
const oneSchema = v.object({ collateral_template: collateralTemplateSchema });
const findPersona = (id: string) => library.personas.find((each) => each.id === id)!;
const getView = (id: string) => getPersonaView(library, findPersona(id)).collateralTemplates;

describe.each(databaseKinds)('marketing collateral on %s', (kind) => {
  const host = useTestHost(kind);
  const fetchSlugs = async (id: string, query = '') => {
    const client = await host.signIn(id);
    const { collateral_templates } = await client.read(`${path}${query}`, listSchema);
    return collateral_templates.map(({ slug }) => slug);
  };

  // Users without ordering permission can view items too.
  it.each(library.personas.map(({ id }) => id))(
    'shows %s the items for their states',
    async (id) => {
      const client = await host.signIn(id);
      const response = await client.send(path);
      expect(response.headers.get('Total')).toBe(String(getView(id).length));
      const { collateral_templates } = v.parse(listSchema, await response.json());
      expect(collateral_templates.map(({ slug }) => slug)).toEqual(
        getView(id).map(({ slug }) => slug),
      );
    },
  );

  it('filters by category and search', async () => {
    expect(await fetchSlugs('manager', '?category=boat')).toEqual(['yard-sign-boat-show']);
    expect(await fetchSlugs('manager', '?category=no_such')).toEqual([]);
    expect(await fetchSlugs('manager', '?search=awning')).toEqual(['postcard-opening-trailers']);
    expect(await fetchSlugs('manager', '?search=awning&category=boat')).toEqual([]);
  });

  it('returns one item by id or slug, with its print data', async () => {
    const client = await host.signIn('independent-producer');
    for (const template of getView('independent-producer')) {
      for (const name of [template.id, template.slug]) {
        const { collateral_template } = await client.read(`${path}/${name}`, oneSchema);
        const { attachments: _attachments, ...expected } = template;
        expect(collateral_template).toMatchObject(expected);
      }
    }
  });

  it.each(['postcard-florida-hurricane-season', 'no-such', '..%2fstates', '%00', "1'--"])(
    'responds 404 for %s',
    async (id) => {
      const client = await host.signIn('independent-producer');
      expect((await client.send(`${path}/${id}`)).status).toBe(404);
    },
  );
});
