import {
  bindCheckSchema,
  bindingActions,
  datedRecordTypes,
  revisionSchema,
  stateBindingSchema,
  type Revision,
} from '@producer-portal/api';
import { checkBinding, mapBinding, type BindingFacts } from '@producer-portal/api/revisions';
import { getPersonaView } from '@producer-portal/api/sample-library';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publishRevision } from '../../db/revisions.ts';
import { databaseKinds, FIXED_NOW, library, useTestHost } from '../../testing/test-host.ts';

const MINUTE = 60_000;
const PRODUCER = 'independent-producer';

const checkSchema = v.object({ bind_check: bindCheckSchema });
const mapSchema = v.object({ bind_check_map: v.array(stateBindingSchema) });
const revisionsSchema = v.object({ revisions: v.array(revisionSchema) });

const findPersona = (id: string) => library.personas.find((each) => each.id === id)!;
const toQuery = (question: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(
    Object.entries(question).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();
const toCheckPath = (question: Readonly<Record<string, string | undefined>>) =>
  `/api/v1/bind_check?${toQuery(question)}`;

const places = [
  ['OH', undefined],
  ['OH', '39043'],
  ['OH', '39143'],
  ['OH', '39001'],
  ['MI', undefined],
  ['MI', '26115'],
  ['IN', '18001'],
  ['TX', undefined],
] as const;
const products = ['boat', 'motorcycle', 'agent360-landlord'];

describe.each(databaseKinds)('binding checks on %s', (kind) => {
  const host = useTestHost(kind);

  /**
   * Reads a user's revisions from the host, and the availability of products from the sample library.
   *
   * @returns A function that returns the facts that decide whether the user can bind a product.
   */
  async function readFacts(id: string): Promise<(product: string) => BindingFacts> {
    const client = await host.signIn(id);
    const view = getPersonaView(library, findPersona(id));
    const records = [...view.alerts, ...view.policyUpdates, ...view.guides].filter(
      ({ record_type }) => datedRecordTypes.some((type) => type === record_type),
    );
    const revisions: Revision[] = [];
    for (const { record_type, id: recordId } of records) {
      const path = `/api/v1/revisions?${toQuery({ record_type, record: String(recordId) })}`;
      revisions.push(...(await client.read(path, revisionsSchema)).revisions);
    }
    return (product) => ({
      states: findPersona(id).states,
      availability: view.products.find(({ slug }) => slug === product)?.availability ?? [],
      revisions,
    });
  }

  it(
    'returns the same result as `checkBinding` for each place, product, and action, before and after restrictions start and end',
    { timeout: 120_000 },
    async () => {
      const client = await host.signIn(PRODUCER);
      const getFacts = await readFacts(PRODUCER);
      const startsAndEnds = new Set(
        getFacts('boat').revisions.flatMap(({ restriction, new_business }) =>
          restriction === 'stopped' || restriction === 'limited'
            ? (new_business ?? []).flatMap(({ from, until }) => [from, ...(until ? [until] : [])])
            : [],
        ),
      );
      expect(startsAndEnds.size).toBeGreaterThan(4);
      const minutes = [
        ...[...startsAndEnds].flatMap((instant) =>
          [-1, 0, 1].map((step) => Date.parse(instant) + step * MINUTE),
        ),
        // The minutes around the start and the end of daylight saving time.
        Date.parse('2026-03-08T06:59:00Z'),
        Date.parse('2026-03-08T07:00:00Z'),
        Date.parse('2026-11-01T05:30:00Z'),
        Date.parse('2026-11-01T06:30:00Z'),
      ];
      let checks = 0;
      for (const [state, county] of places) {
        for (const product of products) {
          for (const action of bindingActions) {
            for (const at of minutes) {
              const question = { state, county, product, action };
              const path = toCheckPath({ ...question, at: new Date(at).toISOString() });
              const { bind_check } = await client.read(path, checkSchema);
              const expected = checkBinding({ ...question, at }, getFacts(product), host.now());
              expect({ ...bind_check, checked_at: '' }).toEqual({ ...expected, checked_at: '' });
              checks += 1;
            }
          }
        }
      }
      expect(checks).toBeGreaterThan(1500);
    },
  );

  it('returns a result for each of the user’s states on the map', async () => {
    const client = await host.signIn(PRODUCER);
    const getFacts = await readFacts(PRODUCER);
    const at = '2026-02-28T12:00:00.000Z';
    const path = `/api/v1/bind_check/map?${toQuery({ product: 'boat', action: 'bind', at })}`;
    const { bind_check_map } = await client.read(path, mapSchema);
    expect(bind_check_map).toEqual(
      mapBinding({ product: 'boat', action: 'bind', at: Date.parse(at) }, getFacts('boat')),
    );
    expect(bind_check_map.map(({ state, partly }) => [state, partly])).toEqual([
      ['IN', false],
      ['MI', true],
      ['OH', true],
    ]);
  });

  it('reveals nothing about other users’ states and rules', async () => {
    const client = await host.signIn('independent-csr');
    const { bind_check } = await client.read(
      toCheckPath({ state: 'OH', county: '39043', product: 'boat', action: 'bind' }),
      checkSchema,
    );
    expect(bind_check).toMatchObject({ answer: 'unknown', reason: 'not_licensed', rules: [] });
    expect(JSON.stringify(bind_check)).not.toContain('storm');
  });

  it('leaves out a restriction that was published for another agent', async () => {
    const alert = library.alerts.find(({ slug }) => slug === 'boat-haul-out-help')!;
    const agent = await host.signIn('exclusive-producer');
    const path = toCheckPath({ state: 'TX', product: 'boat', action: 'bind' });
    const publish = (agents: string[]) =>
      publishRevision(
        host.db,
        { ...alert, agents, published_at: new Date(FIXED_NOW).toISOString() },
        { restriction: 'stopped', rule: 'Don’t bind boats in Texas.' },
        { new_business: [{ from: new Date(FIXED_NOW).toISOString() }] },
      );
    await publish(['000000']);
    expect((await agent.read(path, checkSchema)).bind_check.answer).toBe('limited');
    await publish([]);
    const { bind_check } = await agent.read(path, checkSchema);
    expect(bind_check).toMatchObject({
      answer: 'no',
      rules: [{ rule: 'Don’t bind boats in Texas.', record: { slug: alert.slug } }],
    });
  });

  it.each([
    [{ product: 'boat', action: 'bind' }, ['state']],
    [{ state: 'OH', action: 'bind' }, ['product']],
    [{ state: 'OH', product: 'boat' }, ['action']],
    [{ state: 'ohio', product: 'boat', action: 'bind' }, ['state']],
    [{ state: 'OH', county: '26115', product: 'boat', action: 'bind' }, ['county']],
    [{ state: 'OH', county: '39', product: 'boat', action: 'bind' }, ['county']],
    [{ state: 'OH', product: 'boat', action: 'sell' }, ['action']],
    [{ state: 'OH', product: 'boat', action: 'bind', at: 'now' }, ['at']],
  ])('responds 422 to %o', async (question, fields) => {
    const client = await host.signIn(PRODUCER);
    const response = await client.send(toCheckPath(question));
    const body = v.parse(
      v.object({ errors: v.record(v.string(), v.array(v.string())) }),
      await response.json(),
    );
    expect([response.status, Object.keys(body.errors)]).toEqual([422, fields]);
  });

  it('responds 404 to a product that the user can’t see', async () => {
    const client = await host.signIn('independent-csr');
    for (const product of ['agent360-home', 'no-such-product', '33', "'; drop table revisions"]) {
      const question = { state: 'FL', product, action: 'bind' };
      expect((await client.send(toCheckPath(question))).status).toBe(404);
      const map = `/api/v1/bind_check/map?${toQuery({ product, action: 'bind' })}`;
      expect((await client.send(map)).status).toBe(404);
    }
  });
});
