import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readFileSettings } from '../config.ts';
import { openFileStorage } from './open-file-storage.ts';

const HASH = 'a'.repeat(64);

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
  expect(Buffer.from(await storage.read(HASH)).equals(bytes)).toBe(true);
});

it.each([
  ['a missing file', {}, /NoSuchKey/],
  ['another bucket', { FILES_S3_BUCKET: 'no-such-bucket' }, /"no-such-bucket".*NoSuchBucket/],
  ['a wrong key', { AWS_ACCESS_KEY_ID: 'wrong' }, /InvalidAccessKeyId/],
])('explains the error: %s', async (_name, settings: Record<string, string>, message) => {
  const storage = await openStorage(settings);
  await expect(storage.read(HASH)).rejects.toThrow(message);
});

it('explains why a file can’t be stored', async () => {
  const storage = await openStorage({ FILES_S3_BUCKET: 'no-such-bucket' });
  await expect(storage.write(HASH, Uint8Array.of(1))).rejects.toThrow(/"no-such-bucket"/);
});
