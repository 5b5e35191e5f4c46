import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { jobAidSchema } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { databaseKinds, useTestHost } from '../../testing/test-host.ts';
import { IMPORT_PATH } from './handlers.ts';

const TOKEN = 'a-token-of-the-content-management-system';
const importTokenHash = createHash('sha256').update(TOKEN).digest('hex');

const jobAid = (slug: string, fields: object = {}) =>
  JSON.stringify({ record_type: 'JobAid', slug, title: `Title of ${slug}`, ...fields });

const errorSchema = v.looseObject({ message: v.string() });

describe.each(databaseKinds)('POST /api/admin/v1/import on %s', (kind) => {
  const host = useTestHost(kind);

  async function send(
    body: string | Uint8Array<ArrayBuffer>,
    { query = '', token = TOKEN, app = host.app({ importTokenHash }) } = {},
  ) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' };
    const response = await app.request(IMPORT_PATH + query, { method: 'POST', body, headers });
    return { status: response.status, body: v.parse(v.looseObject({}), await response.json()) };
  }
  const readAuditLog = async () => {
    const { rows } = await sql<{ details: object; person_id: null; request_id: string }>`
      select details, person_id, request_id from audit_log
      where event = 'content_imported' order by id desc
    `.execute(host.db);
    return rows;
  };
  const isThere = async (slug: string) => {
    const client = await host.signIn('independent-producer');
    return (await client.send(`/api/v1/job_aids/${slug}`)).status === 200;
  };

  it('imports records, reports them, and changes nothing the second time', async () => {
    const body = `${jobAid('from-the-cms', { states: ['OH'] })}\n${jobAid('another-one')}\n`;
    const first = await send(body);
    expect(first).toMatchObject({
      status: 200,
      body: {
        import: {
          imported: true,
          counts: { new: 2, changed: 0, scheduled: 0, unchanged: 0 },
          changes: [
            { file: 'body', outcome: 'new', record_type: 'JobAid', slug: 'from-the-cms' },
            { slug: 'another-one' },
          ],
          problems: [],
          warnings: [],
        },
      },
    });
    const client = await host.signIn('independent-producer');
    const { job_aid } = await client.read(
      '/api/v1/job_aids/from-the-cms',
      v.object({ job_aid: jobAidSchema }),
    );
    expect(job_aid).toMatchObject({ title: 'Title of from-the-cms', states: [{ code: 'OH' }] });
    expect(await readAuditLog()).toMatchObject([
      { details: { new: '2', unchanged: '0' }, person_id: null, request_id: expect.any(String) },
    ]);
    expect(host.auditedEvents.map(({ event }) => event)).toContain('content_imported');

    const second = await send(body);
    expect(second.body).toMatchObject({
      import: { counts: { new: 0, unchanged: 2 }, changes: [] },
    });
    expect(await readAuditLog()).toHaveLength(1);
  });

  it('imports nothing in a dry run, or if a record has a problem', async () => {
    const body = `${jobAid('good')}\n{"record_type":"JobAid"\n${jobAid('bad', { states: ['XX'] })}`;
    const problems = [
      { file: 'body', line: 2, message: expect.stringContaining('is not a JSON object') },
      { file: 'body', line: 3, message: expect.stringContaining('"XX" is not a state code') },
    ];
    const dryRun = await send(jobAid('good'), { query: '?dry_run=true' });
    expect(dryRun).toMatchObject({
      status: 200,
      body: { import: { imported: false, counts: { new: 1 } } },
    });
    expect(await send(body, { query: '?dry_run=true' })).toMatchObject({
      status: 200,
      body: { import: { imported: false, problems } },
    });
    expect(await send(body)).toMatchObject({
      status: 422,
      body: {
        message: expect.stringContaining('Nothing was imported.'),
        import: { imported: false, problems },
      },
    });
    expect(await isThere('good')).toBe(false);

    const partial = await send(body, { query: '?skip_invalid=true' });
    expect(partial).toMatchObject({ status: 200, body: { import: { imported: true, problems } } });
    expect(await isThere('good')).toBe(true);
    expect(await isThere('bad')).toBe(false);
  });

  it.each([
    ['an empty body', '', '', 422, 'isn’t valid'],
    ['a body of blank lines', ' \n\n', '', 422, 'isn’t valid'],
    ['a body that isn’t NDJSON', '<p>Hello</p>', '', 422, 'Nothing was imported.'],
    ['a body that is not UTF-8', new Uint8Array([0xff, 0xfe, 0x41]), '', 422, 'Nothing was'],
    ['a NUL in a text', jobAid('nul', { title: 'a\0b' }), '', 422, 'Nothing was imported.'],
    ['a file of the host', jobAid('f', { attachments: ['/etc/hosts'] }), '', 422, 'Nothing was'],
    ['a misspelled value', jobAid('typo'), '?dry_run=1', 422, 'isn’t valid'],
    ['a repeated value', jobAid('two'), '?dry_run=true&dry_run=false', 422, 'isn’t valid'],
    ['too many records', '{}\n'.repeat(10_001), '', 413, 'at most 10000 records'],
    ['too large a body', ' '.repeat(20 * 1024 * 1024 + 1), '', 413, 'too much to send'],
  ])('refuses %s', async (_what, body, query, status, message) => {
    const refused = await send(body, { query });
    expect(refused.status).toBe(status);
    expect(v.parse(errorSchema, refused.body).message).toContain(message);
  });

  it('refuses callers without the token, and every caller without the setting', async () => {
    const { jwt: admin } = await host.signIn('home-office-admin');
    for (const token of ['', 'wrong', `${TOKEN}x`, importTokenHash, admin]) {
      const refused = await send(jobAid('never'), { token });
      expect(refused).toMatchObject({
        status: 401,
        body: { message: expect.stringContaining('IMPORT_TOKEN_SHA256') },
      });
    }
    const off = await send(jobAid('never'), { app: host.app() });
    expect(off).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Imports over HTTP are off') },
    });
    expect(await isThere('never')).toBe(false);
    // The token gives no access to anything else.
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const app = host.app({ importTokenHash });
    expect((await app.request('/api/v1/alerts', { headers })).status).toBe(401);
    expect((await app.request(IMPORT_PATH, { headers })).status).toBe(401);
  });

  it('limits imports per minute, and attempts to guess the token per address', async () => {
    const app = host.app({ importTokenHash, callsPerMinute: 40, monotonic: () => 0 });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await send(jobAid('limited'), { app })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    for (let index = 0; index < 40; index += 1) await send('', { app, token: 'guess' });
    expect((await send('', { app, token: 'guess' })).status).toBe(429);
  });
});
