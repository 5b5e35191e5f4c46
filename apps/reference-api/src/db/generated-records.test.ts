import { alertSchema } from '@producer-portal/api';
import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { databaseKinds, FIXED_NOW, library, useTestHost } from '../testing/test-host.ts';
import { addGeneratedRecords } from './generated-records.ts';

describe.each(databaseKinds)('generated records on %s', (kind) => {
  const host = useTestHost(kind);
  const countRecords = async () => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from content_records`.execute(host.db);
    return rows[0]?.n;
  };
  const listIndexes = async () => {
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where tablename in ('content_records', 'revisions', 'revision_periods')
      order by 1
    `.execute(host.db);
    return rows.map(({ indexdef }) => indexdef);
  };

  it('are added only once, and leave all indexes in place', async () => {
    const [initialCount, initialIndexes] = [await countRecords(), await listIndexes()];
    expect(initialIndexes.join()).toContain('content_words');
    const options = { count: 250, batchSize: 100, seed: 1, now: new Date(FIXED_NOW) };
    const progress: number[] = [];
    await addGeneratedRecords(host.db, options, (done) => progress.push(done));
    expect(progress).toEqual([100, 200, 250]);
    expect(await countRecords()).toBe((initialCount ?? 0) + 250);
    await addGeneratedRecords(host.db, options);
    expect(await countRecords()).toBe((initialCount ?? 0) + 250);
    expect(await listIndexes()).toEqual(initialIndexes);
  });

  it('have a first revision, so that lists as of a date contain them', async () => {
    const client = await host.signIn('home-office-admin');
    const schema = v.object({ alerts: v.array(alertSchema) });
    for (const query of ['', '&as_of=2026-02-01', '&as_of=2026-02-01&for=renewal']) {
      const { alerts } = await client.read(`/api/v1/alerts?page=1${query}`, schema);
      const generated = alerts.filter(({ slug, id }) => slug?.endsWith(`-${id}`));
      expect(generated.length).toBeGreaterThan(0);
      expect(generated.map(({ revision }) => revision?.number)).toEqual(generated.map(() => 1));
    }
  });

  it('are all found by search, no matter how old they are', async () => {
    const client = await host.signIn('home-office-admin');
    const response = await client.send('/api/v1/search?query=policy');
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from content_records
      where tsv @@ websearch_to_tsquery('english', 'policy')
    `.execute(host.db);
    expect(rows[0]?.n).toBeGreaterThan(library.alerts.length / 4);
    expect(response.headers.get('Total')).toBe(String(rows[0]?.n));
  });
});
