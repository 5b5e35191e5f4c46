import type { AttachmentRef } from '@producer-portal/api';
import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import { isOutsideFileStorage } from '../db/attachments.ts';
import { fitsExtension } from '../files/file-signatures.ts';
import { collectErrors, DocumentError, DocumentErrors } from './problem.ts';
import type { ReadFile, SourceDocument } from './source.ts';

/** A file that a document attaches to its record or page. */
export type AttachmentFile = {
  /** Id of the download. */
  readonly id: string;
  /** SHA-256 of the file, in hexadecimal: its name in the storage. */
  readonly hash: string;
  readonly read: () => Promise<Uint8Array>;
};

/** The record or page that a file belongs to. */
export type Owner = { readonly type: string; readonly slug: string };

/** The types of files that users can download, by extension. Pages and scripts are not among them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

const FILE_NAME = /^(?!\.)[^/\\\p{Cc}\p{Cf}]{1,150}$/u;

const toHash = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

/**
 * Returns the hash of a file, and its key in URLs. Each record has its own key for a file, because the record decides
 * who can download it.
 */
export function identifyFile({ type, slug }: Owner, name: string, bytes: Uint8Array) {
  const hash = toHash(bytes);
  return { hash, key: toHash([type, slug, name, hash].join('/')).slice(0, 24) };
}

/**
 * Reads the attachments of a document. Each attachment is a path, `{file, name}`, or the contract's format for a file that
 * the host generates from the record.
 *
 * @throws DocumentErrors If files can't be read, or their types are not allowed.
 * @throws DocumentError If `value` is not a list.
 */
export async function readAttachments(
  owner: Owner,
  source: SourceDocument,
  value: unknown,
  readFile: ReadFile,
): Promise<{ refs: AttachmentRef[]; files: AttachmentFile[] }> {
  if (value === undefined) return { refs: [], files: [] };
  if (!Array.isArray(value)) {
    throw new DocumentError('attachments must be a list of files: "- files/checklist.pdf".', [
      'attachments',
    ]);
  }
  const refs: AttachmentRef[] = [];
  const files: AttachmentFile[] = [];
  const { add, errors } = collectErrors();
  const readAttachment = async (each: unknown, path: readonly PropertyKey[]) => {
    const { file, ...ref } = typeof each === 'string' ? { file: each } : toRef(each, path);
    if (file === undefined) {
      refs.push(checkGenerated(ref, path));
      return;
    }
    const given = { file, name: ref.name };
    const attached = await readAttachedFile(owner, source, given, path, readFile);
    if (files.some(({ id }) => id === attached.file.id)) return;
    refs.push(attached.ref);
    files.push(attached.file);
  };
  for (const [index, each] of value.entries()) {
    await readAttachment(each, ['attachments', index]).catch(add);
  }
  if (errors.length > 0) throw new DocumentErrors(errors);
  return { refs, files };
}

/**
 * Reads a file that users can download from a record or page.
 *
 * @param path The path of the field that names the file, outermost field first, such as `['attachments', 0]`.
 * @throws DocumentError If the file can't be read, or its type is not allowed.
 */
export async function readAttachedFile(
  owner: Owner,
  source: SourceDocument,
  given: { readonly file: string; readonly name?: string | undefined },
  path: readonly PropertyKey[],
  readFile: ReadFile,
): Promise<{ ref: AttachmentRef & { name: string }; file: AttachmentFile }> {
  const field = String(path[0]);
  const read = () => readFile(source, given.file);
  const bytes = await read().catch((error: unknown) => {
    if (!(error instanceof DocumentError)) throw error;
    throw new DocumentError(`${field}: ${error.message}`, path);
  });
  const name = given.name ?? posix.basename(given.file);
  const contentType = getContentType(name);
  if (!FILE_NAME.test(name) || contentType === undefined) {
    throw new DocumentError(
      `${field}: "${name}" can’t be downloaded. Its name must end with one of ${Object.keys(contentTypes).join(', ')}.`,
      path,
    );
  }
  if (!fitsExtension(bytes, extname(name).toLowerCase())) {
    throw new DocumentError(
      `${field}: The content of "${name}" doesn’t match its file name extension. Correct the extension, or save the file again.`,
      path,
    );
  }
  const { hash, key: id } = identifyFile(owner, name, bytes);
  return {
    ref: { id, name, size: bytes.byteLength, content_type: contentType },
    file: { id, hash, read },
  };
}

/** Returns the type of a file that users can download, by the end of its name. */
export const getContentType = (name: string): string | undefined =>
  contentTypes[extname(name).toLowerCase()];

type GivenRef = Partial<AttachmentRef> & { file?: string | undefined; name?: string | undefined };

function toRef(value: unknown, path: readonly PropertyKey[]): GivenRef {
  const given: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { file, name, id, size, content_type } = given;
  const isText = (each: unknown) => each === undefined || typeof each === 'string';
  const isKnown = Object.keys(given).every((key) =>
    ['file', 'name', 'id', 'size', 'content_type'].includes(key),
  );
  if (isKnown && isText(file) && isText(name) && isText(content_type)) {
    return {
      ...(typeof file === 'string' && { file }),
      ...(typeof name === 'string' && { name }),
      ...((typeof id === 'string' || typeof id === 'number') && { id }),
      ...(typeof size === 'number' && { size }),
      ...(typeof content_type === 'string' && { content_type }),
    };
  }
  throw new DocumentError(
    'attachments: Write the path of a file, or "file: …" and "name: …".',
    path,
  );
}

function checkGenerated(
  { id, name, size, content_type }: GivenRef,
  path: readonly PropertyKey[],
): AttachmentRef {
  if (id === undefined || name === undefined || !isOutsideFileStorage(content_type ?? '')) {
    throw new DocumentError(
      'attachments: The file is missing. Add "file: …" with its path relative to the document.',
      path,
    );
  }
  return { id, name, ...(size !== undefined && { size }), content_type };
}
