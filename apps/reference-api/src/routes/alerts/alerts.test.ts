import { alertSchema, findReplacement, type Alert } from '@producer-portal/api';
import { getPersonaView, type Persona } from '@producer-portal/api/sample-library';
import { FIXED_NOW } from '@producer-portal/api/testing';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toEasternDay } from '../../lib/eastern-time.ts';
import { WITHHELD } from '../../policies/content.ts';
import {
  createClient,
  databaseKinds,
  library,
  useTestHost,
  type Client,
} from '../../testing/test-host.ts';

const listSchema = v.object({ alerts: v.array(alertSchema) });
const oneSchema = v.object({ alert: alertSchema });
const findPersona = (id: string) => library.personas.find((each) => each.id === id)!;
const getVisibleAlerts = (id: string): Alert[] => getPersonaView(library, findPersona(id)).alerts;
const ids = (alerts: readonly Alert[]) => alerts.map(({ id }) => id);

async function fetchAllPages(client: Client, query = ''): Promise<Alert[]> {
  const foundAlerts: Alert[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/v1/alerts?${query}&page=${page}`;
    const { alerts } = await client.read(path, listSchema);
    if (alerts.length === 0) return foundAlerts;
    foundAlerts.push(...alerts);
  }
}
const countUnread = async (client: Client) =>
  (await client.read('/api/v1/alert/unchecked_count', v.object({ alerts_count: v.number() })))
    .alerts_count;

/** A replaced alert doesn't count as unread. */
const isUnread = (alert: Alert) => !alert.read && !findReplacement(alert, toEasternDay(FIXED_NOW));

const isForState = (codes: string[]) => (alert: Alert) =>
  !alert.states?.length || alert.states.some(({ code }) => codes.includes(code));
const isAboutProduct = (slugs: string[]) => (alert: Alert) =>
  alert.products?.some(({ slug }) => slugs.includes(slug ?? ''));

describe.each(databaseKinds)('alerts on %s', (kind) => {
  const host = useTestHost(kind);

  /** Changes a stored alert until the test ends. */
  async function changeAlert(
    id: Alert['id'] | undefined,
    change: { area: string } | { states: string[] },
  ): Promise<void> {
    const { key, area, states } = await host.db
      .selectFrom('content_records')
      .select(['key', 'area', 'states'])
      .where('record_type', '=', 'Alert')
      .where('record_id', '=', String(id))
      .executeTakeFirstOrThrow();
    const update = (values: { area?: string | null; states?: string[] }) =>
      host.db.updateTable('content_records').set(values).where('key', '=', key).execute();
    onTestFinished(async () => void (await update({ area, states })));
    await update(change);
  }

  it.each(library.personas.map((each): [string, Persona] => [each.id, each]))(
    'returns the alerts of %s, newest first, with read flags',
    async (id) => {
      const visibleAlerts = await fetchAllPages(await host.signIn(id));
      expect(visibleAlerts.map((alert) => [alert.id, alert.read])).toEqual(
        getVisibleAlerts(id).map((alert) => [alert.id, alert.read]),
      );
    },
  );

  it('returns pages of 20 with paging headers', async () => {
    const client = await host.signIn('manager');
    const response = await client.send('/api/v1/alerts?page=2');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      total: String(getVisibleAlerts('manager').length),
      page: '2',
      'per-page': '20',
    });
    const { alerts } = v.parse(listSchema, await response.json());
    expect(ids(alerts)).toEqual(ids(getVisibleAlerts('manager').slice(20, 40)));
  });

  it.each(['9', '400', '999999999'])(
    'returns an empty list and the correct total for page %s, past the end',
    async (page) => {
      const client = await host.signIn('manager');
      const response = await client.send(`/api/v1/alerts?page=${page}`);
      expect(response.headers.get('Total')).toBe(String(getVisibleAlerts('manager').length));
      expect(await response.json()).toEqual({ alerts: [] });
    },
  );

  it('combines the category, state, product, and unread filters', async () => {
    const client = await host.signIn('manager');
    const all = getVisibleAlerts('manager');
    const category = 'product_news_and_updates';
    const inCategory = all.filter((alert) => alert.category?.key === category);
    expect(ids(await fetchAllPages(client, `category=${category}`))).toEqual(ids(inCategory));
    expect(ids(await fetchAllPages(client, 'states[]=MI&states[]=NY'))).toEqual(
      ids(all.filter(isForState(['MI', 'NY']))),
    );
    expect(ids(await fetchAllPages(client, 'products[]=boat&products[]=umbrella'))).toEqual(
      ids(all.filter(isAboutProduct(['boat', 'umbrella']))),
    );
    expect(ids(await fetchAllPages(client, 'unread=true'))).toEqual(ids(all.filter(isUnread)));
    expect(
      ids(
        await fetchAllPages(
          client,
          `category=${category}&states[]=MI&products[]=boat&unread=false`,
        ),
      ),
    ).toEqual(
      ids(inCategory.filter(isForState(['MI'])).filter((alert) => isAboutProduct(['boat'])(alert))),
    );
    expect(await fetchAllPages(client, 'category=no_such_group')).toEqual([]);
  });

  it('searches titles and bodies, newest first', async () => {
    const client = await host.signIn('independent-producer');
    const foundAlerts = await fetchAllPages(client, 'search=lake+erie+storm');
    expect(foundAlerts.map(({ slug }) => slug)).toContain('lake-erie-storm-lifted');
    expect(ids(foundAlerts)).toEqual(
      ids(getVisibleAlerts('independent-producer')).filter((id) => ids(foundAlerts).includes(id)),
    );
    expect(foundAlerts.length).toBeLessThan(getVisibleAlerts('independent-producer').length);
  });

  it('marks an alert as read by id or slug, for this user only', async () => {
    const client = await host.signIn('independent-producer');
    const colleague = await host.signIn('short-token');
    const initialCount = await countUnread(client);
    const initialColleagueCount = await countUnread(colleague);
    const [first, second] = getVisibleAlerts('independent-producer').filter(isUnread);
    const countInCategory = async () =>
      (
        await client.read(
          `/api/v1/alert/unchecked_by_category_count?category=${first?.category?.key}`,
          v.object({ alerts_by_category_count: v.number() }),
        )
      ).alerts_by_category_count;
    const initialCategoryCount = await countInCategory();

    const path = `/api/v1/alerts/${first?.id}/mark_as_read`;
    const markedAlert = await client.read(path, oneSchema, { method: 'PATCH' });
    expect(markedAlert.alert).toMatchObject({ id: first?.id, title: first?.title, read: true });
    expect(await countInCategory()).toBe(initialCategoryCount - 1);
    expect((await client.patch(path)).status).toBe(200);
    expect((await client.patch(`/api/v1/alerts/${second?.slug}/mark_as_read`)).status).toBe(200);

    expect(await countUnread(client)).toBe(initialCount - 2);
    expect(ids(await fetchAllPages(client, 'unread=true'))).not.toContain(first?.id);
    expect(await countUnread(await host.signIn('independent-producer'))).toBe(initialCount - 2);
    expect(await countUnread(colleague)).toBe(initialColleagueCount);
  });

  it('marks an alert as unread again, for this user only', async () => {
    const client = await host.signIn('independent-producer');
    const colleague = await host.signIn('short-token');
    const [alert] = getVisibleAlerts('independent-producer').filter(({ read }) => read);
    await colleague.patch(`/api/v1/alerts/${alert?.id}/mark_as_read`);
    const initialCount = await countUnread(client);
    const initialColleagueCount = await countUnread(colleague);
    const path = `/api/v1/alerts/${alert?.slug}/mark_as_unread`;
    const markedAlert = await client.read(path, oneSchema, { method: 'PATCH' });
    expect(markedAlert.alert).toMatchObject({ id: alert?.id, read: false });
    expect((await client.patch(path)).status).toBe(200);
    expect(await countUnread(client)).toBe(initialCount + 1);
    expect(await countUnread(colleague)).toBe(initialColleagueCount);
  });

  it('does not change read flags during impersonation', async () => {
    const admin = await host.signIn('admin-as-producer');
    const [unreadAlert] = await fetchAllPages(admin, 'unread=true');
    const initialCount = await countUnread(admin);
    const path = `/api/v1/alerts/${unreadAlert?.id}/mark_as_read`;
    const { alert } = await admin.read(path, oneSchema, { method: 'PATCH' });
    expect(alert).toMatchObject({ id: unreadAlert?.id, read: false });
    expect(await countUnread(admin)).toBe(initialCount);
    expect(await countUnread(await host.signIn('independent-producer'))).toBe(initialCount);
  });

  it('shows an admin’s own read flags after impersonation', async () => {
    const { jwt, admin_jwt: adminJwt = '' } = await host.exchange('admin-as-producer');
    expect(await countUnread(createClient(() => host.app(), jwt))).toBeGreaterThan(0);
    expect(await countUnread(createClient(() => host.app(), adminJwt))).toBe(0);
  });

  it('hides records for other audiences', async () => {
    for (const [personaIndex, { id }] of library.personas.entries()) {
      const client = await host.signIn(id);
      const visibleIds = new Set(ids(getVisibleAlerts(id)));
      const initialCount = await countUnread(client);
      for (const [index, alert] of library.alerts.entries()) {
        if (visibleIds.has(alert.id)) continue;
        // Alternates between id and slug, because testing both takes five seconds.
        const name = (index + personaIndex) % 2 === 0 ? alert.id : alert.slug;
        const response = await client.patch(`/api/v1/alerts/${name}/mark_as_read`);
        expect(response.status, `${id}, ${name}`).toBe(404);
      }
      expect(await countUnread(client)).toBe(initialCount);
    }
  });

  it.each([
    'no-such-alert',
    '999999999999',
    '..%2f..%2fauth_token',
    '%00',
    "1'--",
    'a'.repeat(200),
  ])('responds 404 for %s', async (id) => {
    const client = await host.signIn('manager');
    const response = await client.patch(`/api/v1/alerts/${id}/mark_as_read`);
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('message');
  });

  it('does not return a policy update as an alert', async () => {
    const client = await host.signIn('home-office-admin');
    const path = `/api/v1/alerts/${library.policyUpdates[0]?.slug}/mark_as_read`;
    expect((await client.patch(path)).status).toBe(404);
  });

  it('shows an alert’s agents only to admins', async () => {
    const restrictedAlert = library.alerts.find(({ agents }) => agents?.length);
    const findAlert = async (id: string) =>
      (await fetchAllPages(await host.signIn(id))).find(
        (alert) => alert.id === restrictedAlert?.id,
      );
    expect(await findAlert('home-office-admin')).toHaveProperty('agents', restrictedAlert?.agents);
    expect(await findAlert('independent-producer')).not.toHaveProperty('agents');

    // Home office sees every record without being an admin.
    const claims = { ...findPersona('manager').claims, access_level: 'home_office' };
    await host.db
      .updateTable('people')
      .set({ claims: JSON.stringify(claims) })
      .where('id', '=', 'manager')
      .execute();
    expect(await findAlert('manager')).toMatchObject({ id: restrictedAlert?.id });
    expect(await findAlert('manager')).not.toHaveProperty('agents');
  });

  it('leaves out related alerts that the viewer can’t see', async () => {
    const [hiddenAlert] = library.alerts.filter(({ related }) => related?.length);
    await changeAlert(hiddenAlert?.id, { states: ['HI'] });
    const visibleAlerts = await fetchAllPages(await host.signIn('independent-producer'));
    const relatedIds = visibleAlerts.flatMap(({ related }) => related ?? []).map(({ id }) => id);
    expect(relatedIds).not.toHaveLength(0);
    expect(relatedIds).not.toContain(hiddenAlert?.id);
  });

  it('leaves out related alerts that are withdrawn, even for an admin', async () => {
    const relatedId = library.alerts.flatMap(({ related }) => related ?? [])[0]?.id;
    const client = await host.signIn('home-office-admin');
    const fetchRelatedIds = async () =>
      (await fetchAllPages(client)).flatMap(({ related }) => related ?? []).map(({ id }) => id);
    expect(await fetchRelatedIds()).toContain(relatedId);
    await changeAlert(relatedId, { area: WITHHELD });
    expect(await fetchRelatedIds()).not.toContain(relatedId);
  });

  it('requires a category for the count by category', async () => {
    const client = await host.signIn('manager');
    const response = await client.send('/api/v1/alert/unchecked_by_category_count');
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('errors.category');
  });
});
