import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { jobAidSchema } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, databaseKinds, useTestHost } from '../../testing/test-host.ts';
import { IMPORT_PATH } from './handlers.ts';

const TOKEN = 'a-token-of-the-content-management-system';
const importTokenHash = createHash('sha256').update(TOKEN).digest('hex');

const jobAid = (slug: string, fields: object = {}) =>
  JSON.stringify({ record_type: 'JobAid', slug, title: `Title of ${slug}`, ...fields });

/** Creates a form with a file for each part. */
function toForm(parts: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries(parts)) form.append(name, new Blob([content]), 'x');
  return form;
}

const errorSchema = v.looseObject({ message: v.string() });

describe.each(databaseKinds)('POST /api/admin/v1/import on %s', (kind) => {
  const host = useTestHost(kind);

  async function send(
    body: string | Uint8Array<ArrayBuffer> | FormData,
    {
      query = '',
      token = TOKEN,
      app = host.app({ importTokenHash }),
      type = 'application/x-ndjson',
    } = {},
  ) {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    // A form sets its own header.
    if (!(body instanceof FormData)) headers.set('Content-Type', type);
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
  const jobAidExists = async (slug: string) => {
    const client = await host.signIn('independent-producer');
    return (await client.send(`/api/v1/job_aids/${slug}`)).status === 200;
  };

  it('imports records, reports them, and changes nothing the second time', async () => {
    const body = `${jobAid('from-the-cms', { states: ['OH'] })}\n${jobAid('another-one')}\n`;
    const firstResponse = await send(body);
    expect(firstResponse).toMatchObject({
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
    expect(host.securityLines.map(({ event }) => event)).toContain('content_imported');

    const secondResponse = await send(body);
    expect(secondResponse.body).toMatchObject({
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
    expect(await jobAidExists('good')).toBe(false);

    const partialImport = await send(body, { query: '?skip_invalid=true' });
    expect(partialImport).toMatchObject({
      status: 200,
      body: { import: { imported: true, problems } },
    });
    expect(await jobAidExists('good')).toBe(true);
    expect(await jobAidExists('bad')).toBe(false);
  });

  it('stores the files of a form with their records', async () => {
    const files = createMemoryStorage();
    const app = host.app({ importTokenHash, files });
    const fields = {
      attachments: [{ file: 'lists/roof.csv', name: 'Roof list.csv' }],
      contents: [{ content: '<img src="roof.gif" alt="A flat roof">' }],
    };
    const form = toForm({
      records: jobAid('with-files', fields),
      'lists/roof.csv': 'side,photos\nnorth,1\n',
      'roof.gif': 'GIF89a…',
      'extra.gif': 'GIF89a…',
    });
    const dryRun = await send(form, { app, query: '?dry_run=true' });
    expect(dryRun).toMatchObject({ status: 200, body: { import: { counts: { new: 1 } } } });
    expect(files.files.size).toBe(0);
    expect(await send(form, { app })).toMatchObject({
      status: 200,
      body: {
        import: {
          imported: true,
          warnings: [
            {
              file: 'extra.gif',
              message: expect.stringContaining('No record refers to this file'),
            },
          ],
        },
      },
    });
    expect(files.files.size).toBe(2);
    const client = await host.signIn('independent-producer');
    const { job_aid } = await client.read(
      '/api/v1/job_aids/with-files',
      v.object({ job_aid: jobAidSchema }),
    );
    const [url = ''] = /\/downloads\/[^"]+/.exec(job_aid.contents?.[0]?.content ?? '') ?? [];
    expect(await (await app.request(url)).text()).toBe('GIF89a…');
    const { attachment } = await client.read(
      `/api/v1/attachments/${job_aid.attachments?.[0]?.id}/download`,
      v.object({ attachment: v.object({ name: v.string(), download_url: v.string() }) }),
    );
    expect(attachment.name).toBe('Roof list.csv');
    const download = await app.request(new URL(attachment.download_url).pathname);
    expect(await download.text()).toBe('side,photos\nnorth,1\n');
    expect(await send(form, { app })).toMatchObject({ body: { import: { changes: [] } } });
  });

  it.each([
    ['a program', 'a.exe', 'MZ', /"a.exe" can’t be downloaded/],
    ['HTML with the extension of a picture', 'a.png', '<script>', /doesn’t match/],
    ['a path of the host', '/etc/hosts', 'hosts', /"hosts" can’t be downloaded/],
    ['a name with a control character', 'a\u0001b.pdf', '%PDF-1.4', /b.pdf" can’t be downloaded/],
  ])('refuses %s', async (_what, file, content, message) => {
    const form = toForm({ records: jobAid('hostile', { attachments: [file] }), [file]: content });
    expect(await send(form)).toMatchObject({
      status: 422,
      body: { import: { problems: [{ line: 1, message: expect.stringMatching(message) }] } },
    });
    expect(await jobAidExists('hostile')).toBe(false);
  });

  it('refuses a form without its files or records, or with two parts of the same name', async () => {
    const formWithoutFile = toForm({
      records: jobAid('f', { attachments: ['list.pdf'] }),
      'lst.pdf': '',
    });
    expect(await send(formWithoutFile)).toMatchObject({
      status: 422,
      body: {
        import: {
          problems: [{ message: expect.stringMatching(/no part "list.pdf". Did you mean "lst/) }],
        },
      },
    });
    const duplicateParts = toForm({ records: jobAid('f'), 'list.pdf': '%PDF-1' });
    duplicateParts.append('list.pdf', '%PDF-2');
    for (const [form, field, message] of [
      [duplicateParts, 'list.pdf', 'There are two parts with this name. Send one of them.'],
      [toForm({ 'list.pdf': '' }), 'records', /Send the records as NDJSON/],
    ] as const) {
      const refusedImport = await send(form);
      expect(refusedImport).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.stringMatching(message)] } },
      });
    }
    const brokenFormResponse = await send('--a\r\n', { type: 'multipart/form-data; boundary=a' });
    expect(brokenFormResponse).toMatchObject({
      status: 422,
      body: { errors: { body: [expect.stringMatching(/is not multipart/)] } },
    });
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
    const refusedImport = await send(body, { query });
    expect(refusedImport.status).toBe(status);
    expect(v.parse(errorSchema, refusedImport.body).message).toContain(message);
  });

  it('refuses callers without the token, and every caller if no token is set', async () => {
    const { jwt: admin } = await host.signIn('home-office-admin');
    for (const token of ['', 'wrong', `${TOKEN}x`, importTokenHash, admin]) {
      const refusedImport = await send(jobAid('never'), { token });
      expect(refusedImport).toMatchObject({
        status: 401,
        body: { message: expect.stringContaining('IMPORT_TOKEN_SHA256') },
      });
    }
    const refusedWithoutToken = await send(jobAid('never'), { app: host.app() });
    expect(refusedWithoutToken).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Imports over HTTP are off') },
    });
    expect(await jobAidExists('never')).toBe(false);
    // The token gives no access to anything else.
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const app = host.app({ importTokenHash });
    expect((await app.request('/api/v1/alerts', { headers })).status).toBe(401);
    expect((await app.request(IMPORT_PATH, { headers })).status).toBe(401);
  });

  it('limits imports per minute, and token guesses per IP address', async () => {
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
