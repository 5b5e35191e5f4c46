import { policyUpdateSchema } from '@producer-portal/api';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, library, useTestHost } from '../../testing/test-host.ts';

const countSchema = v.object({ policy_updates_count: v.number() });
const listSchema = v.object({ policy_updates: v.array(policyUpdateSchema) });
const oneSchema = v.object({ policy_update: policyUpdateSchema });
const path = '/api/v1/policy_updates';
const getVisibleUpdates = (id: string) =>
  getPersonaView(
    library,
    library.personas.find((persona) => persona.id === id)!,
  ).policyUpdates;

describe.each(databaseKinds)('policy updates on %s', (kind) => {
  const host = useTestHost(kind);

  it('returns the viewer’s records, newest first, with read flags', async () => {
    for (const { id } of library.personas) {
      const { policy_updates } = await (await host.signIn(id)).read(path, listSchema);
      const expectedUpdates = getVisibleUpdates(id).slice(0, 20);
      expect(policy_updates.map((update) => [update.id, update.read])).toEqual(
        expectedUpdates.map((update) => [update.id, update.read]),
      );
    }
  });

  it('filters by state, product, search, and unread', async () => {
    const client = await host.signIn('manager');
    const fetchSlugs = async (query: string) =>
      (await client.read(`${path}?${query}`, listSchema)).policy_updates.map(({ slug }) => slug);
    const [expectedUpdate] = getVisibleUpdates('manager').filter(
      ({ states }) => states?.length === 1,
    );
    expect(await fetchSlugs(`states[]=${expectedUpdate?.states?.[0]?.code}`)).toContain(
      expectedUpdate?.slug,
    );
    expect(await fetchSlugs('states[]=HI')).not.toContain(expectedUpdate?.slug);
    expect(await fetchSlugs(`products[]=${expectedUpdate?.products?.[0]?.slug}`)).toContain(
      expectedUpdate?.slug,
    );
    expect(await fetchSlugs(`search=${encodeURIComponent(expectedUpdate?.title ?? '')}`)).toContain(
      expectedUpdate?.slug,
    );
    expect(await fetchSlugs('unread=true')).toHaveLength(
      getVisibleUpdates('manager').filter((u) => !u.read).length,
    );
  });

  it('marks a policy update as read for this user only', async () => {
    const client = await host.signIn('independent-producer');
    // `short-token` is another user of the same agency.
    const colleague = await host.signIn('short-token');
    const countUnread = async (who: typeof client) =>
      (await who.read(`${path}/unchecked_count`, countSchema)).policy_updates_count;
    const initialCount = await countUnread(client);
    const initialColleagueCount = await countUnread(colleague);
    const expectedUpdate = getVisibleUpdates('independent-producer').find(({ read }) => !read);
    const { policy_update } = await client.read(
      `${path}/${expectedUpdate?.slug}/mark_as_read`,
      oneSchema,
      {
        method: 'PATCH',
      },
    );
    expect(policy_update).toMatchObject({ id: expectedUpdate?.id, read: true });
    expect(await countUnread(client)).toBe(initialCount - 1);
    expect(await countUnread(colleague)).toBe(initialColleagueCount);
  });

  it('hides records for other audiences', async () => {
    for (const { id } of library.personas) {
      const client = await host.signIn(id);
      const visibleIds = new Set(getVisibleUpdates(id).map((update) => update.id));
      for (const update of library.policyUpdates.filter((each) => !visibleIds.has(each.id))) {
        const response = await client.patch(`${path}/${update.id}/mark_as_read`);
        expect(response.status, `${id}, ${update.slug}`).toBe(404);
      }
    }
  });
});
