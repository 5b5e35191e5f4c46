import { describe, expect, it } from 'vitest';
import { getPersonaData } from '../library.ts';
import { samplePersona } from '../tokens.ts';
import { sampleLibrary as library } from './library.ts';
import { orderStatuses } from '../../resources/content/vocabulary.ts';

const orders = Object.values(library.personaData).flatMap(
  ({ collateralRequests }) => collateralRequests,
);
const firstPersonaOrders = getPersonaData(library, samplePersona()).collateralRequests;

describe('sample orders', () => {
  it('has 14 orders for the first persona, at least one in each status', () => {
    expect(firstPersonaOrders).toHaveLength(14);
    expect(new Set(firstPersonaOrders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    const creationTimes = firstPersonaOrders.map(({ created_at }) => created_at ?? '');
    expect(creationTimes).toEqual(creationTimes.toSorted().toReversed());
  });

  it('has one draft with items, whose id is in the claims', () => {
    const drafts = orders.filter(({ status }) => status === 'draft');
    expect(drafts.map(({ id }) => id)).toEqual([
      samplePersona().claims.current_collateral_request_id,
    ]);
    expect(drafts[0]?.items).toHaveLength(3);
    expect(drafts[0]).not.toHaveProperty('delivery');
  });

  it.each(orders.map((order) => [order.number, order] as const))(
    'has the correct total and history for %s',
    (_number, order) => {
      const itemTotals = order.items?.map(
        ({ quantity, price_cents }) => quantity * (price_cents ?? 0),
      );
      expect(order.total_cents).toBe(itemTotals?.reduce((one, other) => one + other, 0));
      expect(Number.isSafeInteger(order.total_cents)).toBe(true);
      const steps = order.history ?? [];
      expect(steps.at(-1)?.status).toBe(order.status);
      const times = steps.map(({ at }) => at ?? '');
      expect(times).toEqual(times.toSorted());
      expect(order.status === 'draft' || order.delivery !== undefined).toBe(true);
    },
  );

  it('has at least twelve templates, each with a slot for every field', () => {
    const templates = library.collateralTemplates.filter(({ template_svg }) => template_svg);
    expect(templates.length).toBeGreaterThanOrEqual(12);
    for (const { slug, template_svg, fields } of templates) {
      const slotKeys = [...(template_svg ?? '').matchAll(/data-slot="(\w+)"/g)].map(
        ([, key]) => key,
      );
      expect(slotKeys, `of ${slug}`).toEqual(fields?.map(({ key }) => key));
    }
    expect(templates.some(({ expires_on }) => expires_on && expires_on < '2026-03-02')).toBe(true);
    const states = templates.map(({ allowed_states }) => allowed_states?.length);
    expect(Math.min(...states.map(Number))).toBe(1);
    expect(Math.max(...states.map(Number))).toBe(51);
  });

  it('prints the disclosure and the agency license of the state', () => {
    const [item] = orders.flatMap(({ items }) => items ?? []).filter(({ state }) => state === 'TN');
    expect(item?.fields).toMatchObject({
      agency_name: 'Lakeshore Family Insurance',
      license: expect.stringMatching(/^TN-\d+$/),
      disclosure: expect.stringContaining('In Tennessee'),
    });
  });

  it('returns the agent’s orders to an impersonating admin', () => {
    expect(getPersonaData(library, samplePersona('admin-as-producer')).collateralRequests).toBe(
      firstPersonaOrders,
    );
    expect(getPersonaData(library, samplePersona('no-states'))).toEqual({
      favoritePages: [],
      collateralRequests: [],
    });
  });
});
