import { acknowledgementSchema, briefItemSchema, revisionSchema } from '@producer-portal/api';
import { sampleHandlers } from '@producer-portal/api/testing';
import { sql } from 'kysely';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publishRevision } from '../../db/revisions.ts';
import { verifyProof } from '../../proof/proof-file.ts';
import { databaseKinds, library, useTestHost, type Client } from '../../testing/test-host.ts';

const PATH = '/api/v1/brief';
const PRODUCER = 'independent-producer';

const requiredRevision = library.revisions.findLast(
  ({ revision, document: { record_type } }) =>
    revision.acknowledgement_required && record_type === 'UnderwritingGuideline',
)!;
const requiredPath = `/api/v1/revisions/${requiredRevision.revision.id}`;

const bodySchema = v.object({ brief: v.array(briefItemSchema) });
const revisionBodySchema = v.object({ revision: revisionSchema });
const proofBodySchema = v.object({
  proof: v.object({ name: v.string(), file: v.string(), pdf: v.string() }),
});
const usersSchema = v.object({ acknowledgements: v.array(acknowledgementSchema) });

async function readBrief(client: Client) {
  const response = await client.send(PATH);
  return v.parse(bodySchema, await response.json()).brief;
}

const toRows = (items: v.InferOutput<typeof bodySchema>['brief']) =>
  items.map(({ record, reason, minutes }) => [
    record.record_type,
    String(record.id),
    record.read,
    record.revision.id,
    reason,
    minutes,
  ]);

describe.each(databaseKinds)('the brief on %s', (kind) => {
  const host = useTestHost(kind);

  it('is the same as the brief of the sample handlers, for every user', async () => {
    for (const persona of library.personas.filter(({ admin }) => !admin)) {
      const handlers = sampleHandlers({ persona, library });
      const sample = await getResponse(handlers, new Request(`https://api.example.com${PATH}`));
      const { brief } = v.parse(bodySchema, await sample?.json());
      const items = await readBrief(await host.signIn(persona.id));
      expect([persona.id, toRows(items)]).toEqual([persona.id, toRows(brief)]);
    }
  });

  it('contains a guide until the guide is read, and again after the guide is marked as unread', async () => {
    const client = await host.signIn(PRODUCER);
    const guide = (await readBrief(client)).find(
      ({ record, reason }) => record.record_type === 'RateBulletin' && reason === 'new',
    )!.record;
    const hasGuide = async () =>
      (await readBrief(client)).some(({ record }) => record.revision.id === guide.revision.id);
    const mark = async (call: string) => {
      const response = await client.patch(`/api/v1/revisions/${guide.revision.id}/${call}`);
      return v.parse(revisionBodySchema, await response.json()).revision;
    };
    const { read_at } = await mark('mark_as_read');
    expect(read_at).toBeTruthy();
    expect(await hasGuide()).toBe(false);
    expect((await mark('mark_as_unread')).read_at).toBe(read_at);
    expect(await hasGuide()).toBe(true);
  });

  it('contains a read record again, marked as changed, after a new revision', async () => {
    const client = await host.signIn(PRODUCER);
    const initialEntry = (await readBrief(client)).find(
      ({ record, reason }) => record.record_type === 'PolicyUpdate' && reason === 'new',
    )!.record;
    const findEntry = async () =>
      (await readBrief(client)).find(({ record }) => record.id === initialEntry.id);
    await client.patch(`/api/v1/policy_updates/${initialEntry.id}/mark_as_read`);
    expect(await findEntry()).toBe(undefined);
    const published_at = new Date(host.now()).toISOString();
    const storedUpdate = library.policyUpdates.find(({ id }) => id === initialEntry.id)!;
    await publishRevision(
      host.db,
      { ...storedUpdate, published_at },
      { change_note: 'The limit changed.' },
      { new_business: [{ from: published_at }], renewal: [] },
    );
    const updatedEntry = await findEntry();
    expect(updatedEntry).toMatchObject({ reason: 'changed', record: { read: false } });
    expect(updatedEntry?.record.revision).toMatchObject({
      change_note: 'The limit changed.',
      previous_read: { number: initialEntry.revision.number },
    });
  });

  it('is returned only to signed-in users', async () => {
    expect((await host.app().request(PATH)).status).toBe(401);
  });
});

describe.each(databaseKinds)('acknowledgements on %s', (database) => {
  const host = useTestHost(database);

  const acknowledge = (client: Client, key: string, path = requiredPath) =>
    client.send(`${path}/acknowledge`, { method: 'POST', headers: { 'Idempotency-Key': key } });

  it('are recorded once, mark the revision as read, and are in the proof', async () => {
    const client = await host.signIn(PRODUCER);
    const isOutstanding = async () =>
      (await readBrief(client)).some(
        ({ record }) => record.revision.id === requiredRevision.revision.id,
      );
    expect(await isOutstanding()).toBe(true);
    const response = await acknowledge(client, 'first-key');
    expect(response.status).toBe(200);
    const { revision } = v.parse(revisionBodySchema, await response.json());
    expect(revision.acknowledged_at).toBe(new Date(host.now()).toISOString());
    expect(await isOutstanding()).toBe(false);

    host.advanceClock(60);
    for (const key of ['first-key', 'another-key']) {
      const repeatedAcknowledgement = v.parse(
        revisionBodySchema,
        await (await acknowledge(client, key)).json(),
      );
      expect(repeatedAcknowledgement.revision.acknowledged_at).toBe(revision.acknowledged_at);
    }

    const { proof } = v.parse(
      proofBodySchema,
      await (await client.send(`${requiredPath}/proof`)).json(),
    );
    const verified = await verifyProof(new TextEncoder().encode(proof.file));
    expect(verified.kid).toBe((await host.keys.getSigningKey()).kid);
    expect(verified.proof.entries.map(({ kind, at }) => [kind, at])).toEqual([
      ['published', revision.published_at],
      ['shown', revision.read_at],
      ['acknowledged', revision.acknowledged_at],
    ]);
    expect(verified.proof.entries[0].revision).toMatchObject({
      id: requiredRevision.revision.id,
      contents: requiredRevision.document.contents,
    });
    expect(Buffer.from(proof.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are accepted only for revisions that require an acknowledgement and that the user can see', async () => {
    const client = await host.signIn(PRODUCER);
    const otherRevision = library.revisions.find(
      ({ revision, document }) =>
        !revision.acknowledgement_required && document.record_type === 'Alert' && !document.states,
    )!;
    const path = `/api/v1/revisions/${otherRevision.revision.id}`;
    expect((await acknowledge(client, 'key-of-other', path)).status).toBe(422);
    const otherClient = await host.signIn('no-states');
    expect((await acknowledge(otherClient, 'key-of-hidden')).status).toBe(404);
    expect((await otherClient.send(`${requiredPath}/proof`)).status).toBe(404);
  });

  it('are refused if an admin views the portal as the agent', async () => {
    const admin = await host.signIn('admin-as-producer');
    const response = await acknowledge(admin, 'key-of-admin');
    expect(response.status).toBe(403);
    const { rows } = await sql`select from revision_acknowledgements
      where acknowledged_at = ${new Date(host.now())}`.execute(host.db);
    expect(rows).toEqual([]);
  });

  it('are listed only for admins, together with the users who have not acknowledged yet', async () => {
    const producer = await host.signIn(PRODUCER);
    await acknowledge(producer, 'key-of-list');
    expect((await producer.send(`${requiredPath}/acknowledgements`)).status).toBe(403);
    const admin = await host.signIn('home-office-admin');
    const response = await admin.send(`${requiredPath}/acknowledgements`);
    const { acknowledgements } = v.parse(usersSchema, await response.json());
    const names = acknowledgements.map(({ user }) => user.name);
    expect(names).toContain('Independent producer');
    expect(names).not.toContain('Producer without states');
    expect(names).not.toContain('Home-office admin');
    expect(names).toEqual(names.toSorted());
    const findByName = (name: string) => acknowledgements.find(({ user }) => user.name === name);
    expect(findByName('Independent producer')?.acknowledged_at).toBeTruthy();
    expect(findByName('Agency manager')).not.toHaveProperty('acknowledged_at');
  });

  it.each([
    'update revision_acknowledgements set acknowledged_at = now()',
    'delete from revision_acknowledgements',
    'truncate revision_acknowledgements',
    'update revision_reads set read_at = now()',
    'delete from revision_reads',
    'truncate revision_reads cascade',
  ])('can’t be changed in the database: %s', async (statement) => {
    await acknowledge(await host.signIn(PRODUCER), 'key-of-change');
    await expect(sql.raw(statement).execute(host.db)).rejects.toThrow('never change');
  });
});
