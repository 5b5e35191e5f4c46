import { createFolderStorage, type FileStorage } from './file-storage.ts';
import type { S3Settings } from './s3-storage.ts';

/** Where the files are: in a folder, or in a bucket. */
export type FileSettings =
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & S3Settings);

/** Opens the configured storage. Most hosts use a folder, so the S3 code loads only for a bucket. */
export async function openFileStorage(settings: FileSettings): Promise<FileStorage> {
  if (settings.kind === 'folder') return createFolderStorage(settings.path);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(settings);
}
