import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useTestHost } from '../testing/test-host.ts';
import { toRecordRow } from './records.ts';
import { setLastDaysOfReplacedGuides } from './replaced-guides.ts';

describe.each(databaseKinds)('replaced guides on %s', (kind) => {
  const host = useTestHost(kind);
  const readLastDay = async (slug: string) => {
    const { rows } = await sql<{ day: string | null }>`
      select holds_until::text as day from content_records where slug = ${slug}
    `.execute(host.db);
    return rows[0]?.day;
  };

  it('apply until their successors take effect for renewals', async () => {
    // The new guides apply to renewals from April 18 and 23.
    expect(await readLastDay('oh-motor-home-rates-before')).toBe('2026-04-17');
    expect(await readLastDay('mi-specialty-dwelling-guideline-before')).toBe('2026-04-22');
    expect(await readLastDay('oh-motor-home-rates')).toBeNull();
  });

  it.each([
    [
      'new business and renewals',
      { new_business_on: '2026-02-01', renewal_on: '2026-03-02' },
      '2026-03-01',
    ],
    ['new business alone', { new_business_on: '2026-02-01' }, '2026-01-31'],
    // 10:30 p.m. on February 1 in Eastern Time.
    ['only a publication date', { published_at: '2026-02-02T03:30:00Z' }, '2026-01-31'],
    ['a missing successor', null, null],
  ])(
    'have a last day that depends on the successor: %s',
    async (name, successorFields, lastDay) => {
      const slug = name.replaceAll(' ', '-');
      const createGuide = (guideSlug: string, fields: object) =>
        toRecordRow({
          id: guideSlug,
          slug: guideSlug,
          record_type: 'RateBulletin',
          title: guideSlug,
          ...fields,
        });
      await host.db
        .insertInto('content_records')
        .values([
          createGuide(slug, { superseded_by: `${slug}-next` }),
          ...(successorFields ? [createGuide(`${slug}-next`, successorFields)] : []),
        ])
        .execute();
      await setLastDaysOfReplacedGuides(host.db);
      expect(await readLastDay(slug)).toBe(lastDay);
    },
  );
});
