import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileStorageError, type FileStorage } from './file-storage.ts';

/**
 * A bucket in Amazon S3 or a compatible storage service. The AWS SDK reads the address, region, and keys from its own
 * variables and files.
 */
export type S3Settings = {
  readonly bucket: string;
  /** Puts the bucket's name in the path instead of the host name. Most compatible services need this. */
  readonly forcePathStyle: boolean;
};

/** Stores files in a bucket. Their names start with `files/`. */
export function createS3Storage({ bucket, forcePathStyle }: S3Settings): FileStorage {
  const client = new S3Client({
    forcePathStyle,
    // Some compatible services don't support the SDK's newer checksums, and a file's name is already its checksum.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locate = (hash: string) => ({ Bucket: bucket, Key: `files/${hash}` });

  function explain(error: unknown): Error {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new FileStorageError(
      `The bucket "${bucket}" can’t be used (${reason}). Check FILES_S3_BUCKET, AWS_REGION, AWS_ENDPOINT_URL_S3, and the ` +
        'keys of the AWS SDK.',
    );
  }

  async function has(hash: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(locate(hash)));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFound') return false;
      throw error;
    }
  }

  return {
    async write(hash, bytes) {
      try {
        if (await has(hash)) return;
        await client.send(new PutObjectCommand({ ...locate(hash), Body: bytes }));
      } catch (error) {
        throw explain(error);
      }
    },
    async read(hash) {
      try {
        const { Body } = await client.send(new GetObjectCommand(locate(hash)));
        if (!Body) throw new Error(`${hash} has no content`);
        return await Body.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw explain(error);
      }
    },
  };
}
