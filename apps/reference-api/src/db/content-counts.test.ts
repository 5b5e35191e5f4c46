import { alertSchema, findReplacement, type Alert } from '@producer-portal/api';
import {
  generateContent,
  getPersonaView,
  isVisibleTo,
  toViewer,
} from '@producer-portal/api/sample-library';
import { FIXED_NOW } from '@producer-portal/api/testing';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { toEasternDay } from '../lib/eastern-time.ts';
import { databaseKinds, library, useTestHost } from '../testing/test-host.ts';
import { toRecordRow } from './records.ts';

/** Creates alerts. Some are for an additional state, some only for two agents, and some only for one channel. */
async function createAlerts(): Promise<Alert[]> {
  const options = { count: 600, seed: 7, now: new Date(FIXED_NOW) };
  const records: Alert[] = [];
  for await (const batch of generateContent(options)) records.push(...batch);
  const alerts = records.filter(({ record_type }) => record_type === 'Alert');
  return alerts.map((alert, index) => ({
    ...alert,
    ...(index % 3 === 0 && { states: [...(alert.states ?? []), library.states[index % 50]!] }),
    ...(index % 7 === 0 && { agents: ['041187', '999999'] }),
    ...(index % 5 === 0 && { channel: 'exclusive' as const }),
  }));
}

/** A replaced alert doesn't count as unread. */
const isUnread = (alert: Alert) => !alert.read && !findReplacement(alert, toEasternDay(FIXED_NOW));

const toTime = ({ published_at }: Alert) => Date.parse(published_at ?? '');

const listSchema = v.object({ alerts: v.array(alertSchema) });
const countSchema = v.object({ alerts_count: v.number() });

const categories = [undefined, 'job_aids', 'sales_and_marketing', 'no_such_group'];
const stateLists = [[], ['OH'], ['MI', 'TX'], ['WY']];
const productLists = [[], ['motorcycle', 'boat']];
/** Every third combination of the filters. Any two values of different filters still occur together (pairwise testing). */
const combinations = categories
  .flatMap((category) => stateLists.map((states) => ({ category, states })))
  .flatMap((filter) => productLists.map((products) => ({ ...filter, products })))
  .flatMap((filter) => [true, false].map((unread) => ({ ...filter, unread })))
  .filter((_, index) => index % 3 === 0);
const personas = ['independent-producer', 'manager', 'home-office-admin', 'admin-as-producer'].map(
  (id) => library.personas.find((each) => each.id === id)!,
);

describe.each(databaseKinds)('content counts on %s', (kind) => {
  const host = useTestHost(kind);
  let addedAlerts: Alert[] = [];

  /** Finds the groups whose counts in `content_counts` and `content_records` differ. */
  const findWrongCounts = async () => {
    const columns = sql`record_type, category, states, products, channel, agents, area`;
    const { rows } = await sql`
      select ${columns}, sum(records) from (
        select ${columns}, records from content_counts
        union all
        select ${columns}, -1 from content_records
      ) counted
      group by ${columns} having sum(records) <> 0
    `.execute(host.db);
    return rows;
  };

  beforeAll(async () => {
    addedAlerts = await createAlerts();
    await host.db.insertInto('content_records').values(addedAlerts.map(toRecordRow)).execute();
  });

  it.each(personas)(
    'match the number of records that the same filter in TypeScript finds for $id',
    async (persona) => {
      const client = await host.signIn(persona.id);
      const viewer = toViewer(persona, library.personas);
      const visibleAlerts = addedAlerts.filter((alert) => isVisibleTo(alert, viewer));
      expect(visibleAlerts.length).toBeGreaterThan(50);
      // An impersonating admin can't mark records, so the agent does.
      const markingClient = await host.signIn(persona.impersonates ?? persona.id);
      const markedIds = new Set(
        visibleAlerts.filter((_, index) => index % 20 === 3).map(({ id }) => id),
      );
      for (const id of markedIds) {
        expect((await markingClient.patch(`/api/v1/alerts/${id}/mark_as_read`)).status).toBe(200);
      }
      const allVisibleAlerts = [...visibleAlerts, ...getPersonaView(library, persona).alerts]
        .map((alert) => (markedIds.has(alert.id) ? { ...alert, read: true } : alert))
        .toSorted((one, other) => toTime(other) - toTime(one));
      const count = await client.read('/api/v1/alert/unchecked_count', countSchema);
      expect(count.alerts_count).toBe(allVisibleAlerts.filter(isUnread).length);

      for (const { category, states, products, unread } of combinations) {
        const expectedAlerts = allVisibleAlerts.filter(
          (alert) =>
            (category === undefined || alert.category?.key === category) &&
            (states.length === 0 ||
              !alert.states?.length ||
              alert.states.some(({ code }) => states.includes(code))) &&
            (products.length === 0 ||
              alert.products?.some(({ slug }) => products.includes(slug ?? ''))) &&
            (!unread || isUnread(alert)),
        );
        const query = new URLSearchParams([
          ...(category ? [['category', category]] : []),
          ...states.map((code) => ['states[]', code]),
          ...products.map((slug) => ['products[]', slug]),
          ['unread', String(unread)],
          ['page', '2'],
        ]);
        const response = await client.send(`/api/v1/alerts?${query}`);
        expect(response.headers.get('Total'), `${query}`).toBe(String(expectedAlerts.length));
        const { alerts } = v.parse(listSchema, await response.json());
        expect(
          alerts.map(({ id, read }) => [id, read]),
          `${query}`,
        ).toEqual(expectedAlerts.slice(20, 40).map(({ id, read }) => [id, read]));
      }
    },
  );

  it('match the number of records that a search finds', async () => {
    const client = await host.signIn('home-office-admin');
    const foundAlerts: Alert[] = [];
    let total: string | null = null;
    for (let page = 1; foundAlerts.length === 20 * (page - 1); page += 1) {
      const path = `/api/v1/alerts?search=coverage&unread=true&page=${page}`;
      const response = await client.send(path);
      total = response.headers.get('Total');
      foundAlerts.push(...v.parse(listSchema, await response.json()).alerts);
    }
    expect(total).toBe(String(foundAlerts.length));
    expect(foundAlerts.length).toBeGreaterThan(0);
    expect(foundAlerts.every(({ read }) => !read)).toBe(true);
  });

  it('stay current when records change', async () => {
    expect(await findWrongCounts()).toEqual([]);
    const [first, second, ...others] = addedAlerts.map(({ id }) => String(id));
    const records = host.db.updateTable('content_records');
    await records
      .set({ category: null, channel: 'partner', states: ['OH', 'PA'], products: ['boat'] })
      .where('record_id', 'in', [first!, second!])
      .execute();
    expect(await findWrongCounts()).toEqual([]);
    await records.set({ title: 'Same audience' }).where('record_id', '=', first!).execute();
    await host.db
      .deleteFrom('content_records')
      .where('record_id', 'in', others.slice(0, 50))
      .execute();
    expect(await findWrongCounts()).toEqual([]);
    await sql`select recount_content()`.execute(host.db);
    expect(await findWrongCounts()).toEqual([]);
  });
});
