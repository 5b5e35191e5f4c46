import { revisionPurposes, type Period, type RevisionPurpose } from '@producer-portal/api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { WITHHELD } from '../policies/content.ts';
import type { Viewer } from '../policies/viewer.ts';
import { databaseKinds, useTestHost } from '../testing/test-host.ts';
import { findAsOf, listAsOf } from './as-of.ts';
import { toRecordRow, type ContentToStore } from './records.ts';
import { publishRevision } from './revisions.ts';

const TYPE = 'RateBulletin';
const viewer: Viewer = {
  uuid: 'viewer',
  agentCode: '041187',
  salesChannel: 'independent',
  states: ['OH', 'MI'],
  seesEverything: false,
  isAdmin: false,
  permissions: [],
  premier: null,
  impersonated: false,
};

const START = Date.parse('2020-01-01T00:00:00Z');
const toInstant = (minute: number) => new Date(START + minute * 60_000);
const namesByState = { OH: 'Ohio', MI: 'Michigan', TX: 'Texas', IN: 'Indiana' };
type StateCode = keyof typeof namesByState;
const toStates = (codes: readonly StateCode[]) =>
  codes.map((code) => ({ code, name: namesByState[code] }));

/** A revision in the model. */
type Edit = {
  minute: number;
  states: readonly StateCode[];
  title: string;
  spans: Record<RevisionPurpose, { from: number; until: number }[]>;
};

describe.each(databaseKinds)('lists as of a time on %s', (kind) => {
  const host = useTestHost(kind);

  it(
    'contain the same records as a simple model after random edits',
    { timeout: 60_000 },
    async () => {
      // A simple generator, so that every run makes the same edits.
      let seed = 20;
      const randomBelow = (limit: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * limit);
      };
      const pickStates = (): StateCode[] =>
        (['OH', 'MI', 'TX', 'IN'] as const).filter(() => randomBelow(2) === 0);
      const records = Array.from({ length: 4 }, (_, id) => ({
        id: `model-${id}`,
        edits: [] as Edit[],
        states: [] as readonly StateCode[],
        isWithheld: false,
      }));
      const toRecord = (id: string, { states, title, minute }: Omit<Edit, 'spans'>) => ({
        id,
        slug: id,
        record_type: TYPE,
        title,
        states: toStates(states),
        published_at: toInstant(minute).toISOString(),
      });
      const firstEdit = { minute: 0, states: [], title: '' };
      await host.db.deleteFrom('content_records').where('record_type', '=', TYPE).execute();
      await host.db
        .insertInto('content_records')
        .values(records.map(({ id }): ContentToStore => toRecord(id, firstEdit)).map(toRecordRow))
        .execute();

      const EDITS = 18;
      for (let minute = 1; minute <= EDITS; minute += 1) {
        const record = records[randomBelow(records.length)]!;
        const states = pickStates();
        const publishesRevision = randomBelow(3) > 0;
        record.isWithheld = !publishesRevision && randomBelow(2) === 0;
        if (!publishesRevision) {
          // The record gets another audience or is withdrawn, without a new revision.
          await host.db
            .updateTable('content_records')
            .set({
              states: states.length > 0 ? states : ['*'],
              area: record.isWithheld ? WITHHELD : null,
            })
            .where('record_id', '=', record.id)
            .execute();
        } else {
          const createSpan = () => {
            const from = minute + randomBelow(12);
            return { from, until: randomBelow(3) === 0 ? Infinity : from + 1 + randomBelow(18) };
          };
          const edit: Edit = {
            minute,
            states,
            title: `Minute ${minute}`,
            spans: { new_business: [createSpan(), createSpan()], renewal: [createSpan()] },
          };
          const toPeriods = (purpose: RevisionPurpose) =>
            edit.spans[purpose].map(({ from, until }): Period => ({
              from: toInstant(from).toISOString(),
              ...(until !== Infinity && { until: toInstant(until).toISOString() }),
            }));
          await publishRevision(
            host.db,
            toRecord(record.id, edit),
            {},
            { new_business: toPeriods('new_business'), renewal: toPeriods('renewal') },
          );
          record.edits.push(edit);
        }
        record.states = states;
      }

      const isVisible = (states: readonly StateCode[]) =>
        states.length === 0 || states.some((state) => viewer.states.includes(state));
      for (let minute = 0; minute < EDITS + 30; minute += 1) {
        for (const purpose of revisionPurposes) {
          const expected = records
            .flatMap(({ id, edits, states, isWithheld }) => {
              const edit = edits.findLast(({ spans }) =>
                spans[purpose].some(({ from, until }) => from <= minute && minute < until),
              );
              const isShown = edit && !isWithheld && isVisible(edit.states) && isVisible(states);
              return isShown ? { id, edit } : [];
            })
            .toSorted((a, b) => b.edit.minute - a.edit.minute);
          const asOf = { at: toInstant(minute), purpose };
          const list = async (values: Parameters<typeof listAsOf>[3]) => {
            const { rows, total } = await listAsOf(host.db, viewer, [TYPE], values, asOf);
            expect(total).toBe(rows.length);
            return rows.map(({ document }) => document.title);
          };
          const toTitles = (found: typeof expected) => found.map(({ edit }) => edit.title);
          expect([minute, await list({})]).toEqual([minute, toTitles(expected)]);
          const isForOhio = ({ edit }: (typeof expected)[number]) =>
            edit.states.length === 0 || edit.states.includes('OH');
          expect(await list({ state: 'OH' })).toEqual(toTitles(expected.filter(isForOhio)));
          for (const { id, edit } of expected.slice(0, 1)) {
            expect(await list({ search: edit.title.replace('Minute ', '') })).toEqual([edit.title]);
            const foundDocument = await findAsOf(host.db, viewer, [TYPE], id, asOf);
            expect(foundDocument?.title).toBe(edit.title);
          }
        }
      }
    },
  );

  it('have periods whose filter groups match their revisions and records', async () => {
    const { rows } = await sql<{ wrong: number; periods: number }>`
      select count(*)::int as periods,
        (count(*) filter (where
          (g.record_type, g.category, g.states, g.products, g.channel, g.agents, g.area)
            is distinct from
            (v.record_type, v.category, v.states, v.products, v.channel, v.agents, v.area)
          or (n.record_type, n.category, n.states, n.products, n.channel, n.agents, n.area)
            is distinct from
            (c.record_type, c.category, c.states, c.products, c.channel, c.agents, c.area)
          or p.published_at <> v.published_at
        ))::int as wrong
      from revision_periods p
      join revisions v on v.id = p.revision_id
      join content_records c on c.key = p.content_key
      join filter_groups g on g.id = p.group_id
      join filter_groups n on n.id = p.record_group_id
    `.execute(host.db);
    expect(rows[0]?.periods).toBeGreaterThan(100);
    expect(rows[0]?.wrong).toBe(0);
  });
});
