import { alertSchema } from '@producer-portal/api';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, useTestHost, type Client } from '../testing/test-host.ts';

const listSchema = v.object({ alerts: v.array(alertSchema) });
const countSchema = v.object({ alerts_count: v.number() });

/** An alert about a storm. Two later alerts replace it. */
const REPLACED_SLUG = 'lake-erie-storm-extended';
const replacements = ['lake-erie-storm-narrowed', 'lake-erie-storm-lifted'];

describe.each(databaseKinds)('a replaced alert on %s', (kind) => {
  const host = useTestHost(kind);
  let client: Client;

  const setFlag = (flag: 'read' | 'unread') =>
    client.patch(`/api/v1/alerts/${REPLACED_SLUG}/mark_as_${flag}`);
  const countUnread = async () =>
    (await client.read('/api/v1/alert/unchecked_count', countSchema)).alerts_count;
  const listSlugs = async (query: string) =>
    (await client.read(`/api/v1/alerts?${query}`, listSchema)).alerts.map(({ slug }) => slug);
  const startReplacementsOn = (day: string) =>
    host.db
      .updateTable('content_records')
      .set({
        document: sql`document || ${JSON.stringify({ effective_from: day })}::jsonb`,
      })
      .where('slug', 'in', replacements)
      .execute();

  beforeEach(async () => {
    client = await host.signIn('independent-producer');
    await setFlag('unread');
  });

  it('is listed, but not as unread', async () => {
    const initialCount = await countUnread();
    expect(await listSlugs('states[]=MI')).toContain(REPLACED_SLUG);
    expect(await listSlugs('unread=true')).not.toContain(REPLACED_SLUG);
    await setFlag('read');
    expect(await countUnread()).toBe(initialCount);
  });

  it('is not counted as unread in a search', async () => {
    const countUnreadMatches = async () =>
      Number(
        (await client.send('/api/v1/alerts?unread=true&search=moratorium')).headers.get('Total'),
      );
    const initialTotal = await countUnreadMatches();
    await setFlag('read');
    expect(await countUnreadMatches()).toBe(initialTotal);
  });

  it('counts as unread until a replacement is in effect', async () => {
    const initialCount = await countUnread();
    await startReplacementsOn('2026-03-03');
    expect(await countUnread()).toBe(initialCount + 1);
    expect(await listSlugs('unread=true')).toContain(REPLACED_SLUG);
    await startReplacementsOn('2026-03-02');
    expect(await countUnread()).toBe(initialCount);
  });

  it('counts as unread for users who can’t see its replacements', async () => {
    await host.db
      .updateTable('content_records')
      .set({ agents: ['000000'] })
      .where('slug', 'in', replacements)
      .execute();
    expect(await listSlugs('unread=true')).toContain(REPLACED_SLUG);
  });
});
