import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobAidSchema } from '@producer-portal/api';
import S3rver from 's3rver';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readFileSettings } from '../config.ts';
import { exportRecords } from '../import/export-records.ts';
import { importRecords } from '../import/import-records.ts';
import { readFolder } from '../import/read-folder.ts';
import { createFolder, toDocument } from '../import/testing/content-folder.ts';
import { IMPORT_PATH } from '../routes/import/handlers.ts';
import { signDownload } from '../session/download-links.ts';
import { useTestHost } from '../testing/test-host.ts';
import { openFileStorage } from './open-file-storage.ts';

const HASH = 'a'.repeat(64);
const IMPORT_TOKEN = 'a-token-of-the-content-management-system';

/** Starts an S3 server with the bucket "portal-files", and opens the storage as a host with these settings does. */
async function openStorage(settings: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'reference-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal-files' }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.close();
    rmSync(directory, { recursive: true });
  });
  const env: Record<string, string> = {
    FILES_S3_BUCKET: 'portal-files',
    AWS_REGION: 'us-east-2',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    ...settings,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return openFileStorage(readFileSettings(env));
}

it('stores a file, and never overwrites it', async () => {
  const storage = await openStorage();
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  await storage.write(HASH, bytes);
  await storage.write(HASH, Uint8Array.of(1));
  expect(Buffer.from((await storage.read(HASH)) ?? []).equals(bytes)).toBe(true);
});

it.each([
  ['another bucket', { FILES_S3_BUCKET: 'no-such-bucket' }, /"no-such-bucket".*NoSuchBucket/],
  ['a wrong key', { AWS_ACCESS_KEY_ID: 'wrong' }, /InvalidAccessKeyId/],
])('explains the error: %s', async (_name, settings: Record<string, string>, message) => {
  const storage = await openStorage(settings);
  await expect(storage.read(HASH)).rejects.toThrow(message);
});

it('returns nothing for a missing file', async () => {
  expect(await (await openStorage()).read(HASH)).toBeNull();
});

it('explains why a file can’t be stored', async () => {
  const storage = await openStorage({ FILES_S3_BUCKET: 'no-such-bucket' });
  await expect(storage.write(HASH, Uint8Array.of(1))).rejects.toThrow(/"no-such-bucket"/);
});

describe('an import into a bucket', () => {
  const host = useTestHost('the embedded database');

  it('stores an attachment that users can download and an export contains', async () => {
    const files = await openStorage();
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(300_000, 'roof\0\xff', 'latin1'),
    ]);
    const folder = createFolder({
      'roofs.md': toDocument('type: JobAid\ntitle: Roofs\nattachments:\n  - files/roofs.pdf'),
      'files/roofs.pdf': pdf,
    });
    const source = await readFolder(folder);
    const report = await host.db
      .transaction()
      .execute((tx) =>
        importRecords(tx, source, { now: new Date(host.now()), files, problems: source.problems }),
      );
    expect(report).toMatchObject({ counts: { new: 1 }, problems: [] });

    const client = await host.signIn('independent-producer');
    const { job_aid } = await client.read(
      '/api/v1/job_aids/roofs',
      v.object({ job_aid: jobAidSchema }),
    );
    const { attachment } = await client.read(
      `/api/v1/attachments/${job_aid.attachments?.[0]?.id}/download`,
      v.object({ attachment: v.object({ download_url: v.string() }) }),
    );
    const download = await host.app({ files }).request(new URL(attachment.download_url).pathname);
    expect(download.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);

    const exportFolder = createFolder();
    await exportRecords(host.db, files, exportFolder);
    const exported = globSync('**/*.pdf', { cwd: exportFolder });
    expect(exported).toHaveLength(1);
    expect(readFileSync(join(exportFolder, exported[0] ?? '')).equals(pdf)).toBe(true);
  });
});

describe('a host whose attachments are in a bucket', () => {
  const host = useTestHost('the embedded database');

  /** Downloads an attachment whose file is in the bucket. */
  async function download(settings: Record<string, string>): Promise<Response> {
    const app = host.app({ files: await openStorage(settings) });
    const { id } = await host.db
      .updateTable('attachments')
      .set({ file: HASH })
      .where('id', '=', (query) => query.selectFrom('attachments').select('id').limit(1))
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.request(`/downloads/${await signDownload(host.keys, id, host.now())}`);
  }

  it('responds with 503 if the storage fails, and logs the reason without keys', async () => {
    host.loggedEvents.length = 0;
    const response = await download({ AWS_ACCESS_KEY_ID: 'a-wrong-key' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await response.json()).toEqual({
      message: 'The portal is busy. Try again in a few seconds.',
    });
    expect(host.loggedEvents).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringMatching(/"portal-files" can’t be used \(InvalidAccessKeyId/),
        requestId: response.headers.get('X-Request-Id'),
      }),
    ]);
    expect(JSON.stringify(host.loggedEvents)).not.toContain('a-wrong-key');
  });

  it('responds with 503 if the files of an import can’t be stored', async () => {
    const files = await openStorage({ FILES_S3_BUCKET: 'no-such-bucket' });
    const importTokenHash = createHash('sha256').update(IMPORT_TOKEN).digest('hex');
    const app = host.app({ files, importTokenHash });
    const form = new FormData();
    const record = { record_type: 'JobAid', slug: 'roofs', title: 'Roofs' };
    const attachments = [{ file: 'roof.csv', name: 'Roof list.csv' }];
    form.append('records', new Blob([JSON.stringify({ ...record, attachments })]), 'x');
    form.append('roof.csv', new Blob(['side,photos']), 'x');
    const response = await app.request(IMPORT_PATH, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${IMPORT_TOKEN}` },
    });
    expect(response.status).toBe(503);
  });

  it('responds with 404 if the file is missing', async () => {
    expect((await download({})).status).toBe(404);
  });
});
