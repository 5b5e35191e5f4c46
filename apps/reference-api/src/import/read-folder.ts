import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import {
  basename,
  dirname,
  extname,
  isAbsolute,
  join,
  posix,
  relative,
  resolve,
  sep,
} from 'node:path';
import { errorCode } from '../lib/error-code.ts';
import { SettingsError } from '../settings-error.ts';
import { DocumentError, type ImportProblem } from './problem.ts';
import { AVAILABILITY_FILE, readAvailability } from './read-availability.ts';
import { CONTACTS_FILE, readContacts } from './read-contacts.ts';
import { htmlToHtml, markdownToHtml, readDocument } from './read-document.ts';
import { readNdjson } from './read-ndjson.ts';
import { readRedirects, REDIRECTS_FILE } from './read-redirects.ts';
import { readText } from './read-text.ts';
import { readWord } from './read-word.ts';
import type { ImportSource, SourceDocument } from './source.ts';

const MEGABYTE = 1_000_000;
/** Maximum size of one document. */
const MAX_DOCUMENT_BYTES = 2 * MEGABYTE;
/** Maximum size of a Word document, which can have large parts that are not text. */
const MAX_WORD_BYTES = 20 * MEGABYTE;
/** Maximum size of a file with many records. */
const MAX_RECORDS_BYTES = 100 * MEGABYTE;
/** Maximum size of one attachment. */
export const MAX_ATTACHMENT_BYTES = 50 * MEGABYTE;
/** One transaction stores all documents of an import, so their number is limited. */
export const MAX_DOCUMENTS = 10_000;

type Reader = {
  readonly maxBytes: number;
  readonly read: (
    file: string,
    bytes: Uint8Array,
    problems: ImportProblem[],
  ) => Promise<SourceDocument[]> | SourceDocument[];
};

const toList = (document: SourceDocument | null) => (document ? [document] : []);

const markdown: Reader = {
  maxBytes: MAX_DOCUMENT_BYTES,
  read: (file, bytes, problems) =>
    toList(readDocument(file, readText(bytes), markdownToHtml, problems)),
};
const html: Reader = {
  maxBytes: MAX_DOCUMENT_BYTES,
  read: (file, bytes, problems) =>
    toList(readDocument(file, readText(bytes), htmlToHtml, problems)),
};
const word: Reader = { maxBytes: MAX_WORD_BYTES, read: readWord };
const ndjson: Reader = {
  maxBytes: MAX_RECORDS_BYTES,
  read: (file, bytes, problems) => readNdjson(file, readText(bytes), problems),
};

/** The functions that read files with these names. Other CSV files can be attachments. */
const namedReaders: ReadonlyMap<string, Reader> = new Map(
  [
    [AVAILABILITY_FILE, readAvailability] as const,
    [CONTACTS_FILE, readContacts] as const,
    [REDIRECTS_FILE, readRedirects] as const,
  ].map(([name, read]) => [
    name,
    {
      maxBytes: MAX_DOCUMENT_BYTES,
      read: (file, bytes, problems) => read(file, readText(bytes), problems),
    },
  ]),
);

/** The functions that read documents, by file extension. Other files are attachments, or not imported. */
const readers: Readonly<Record<string, Reader>> = {
  '.md': markdown,
  '.markdown': markdown,
  '.html': html,
  '.htm': html,
  '.docx': word,
  '.ndjson': ndjson,
  '.jsonl': ndjson,
};

const findReader = (name: string): Reader | undefined =>
  namedReaders.get(name.toLowerCase()) ?? readers[extname(name).toLowerCase()];

/**
 * Reads the documents of a folder and its subfolders, or of one file. Skips names that start with a dot or `_`. Links
 * are not followed, because they could lead out of the folder.
 *
 * @throws SettingsError If there is no such folder or file, or it has too many documents.
 */
export async function readFolder(
  path: string,
): Promise<ImportSource & { problems: ImportProblem[] }> {
  const start = await realpath(path).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new SettingsError(`${path} does not exist. Name a folder or a file with documents.`);
  });
  const isFolder = (await stat(start)).isDirectory();
  const root = isFolder ? start : dirname(start);
  const problems: ImportProblem[] = [];
  const documents: SourceDocument[] = [];
  if (!isFolder && !findReader(basename(start))) {
    const names = [...namedReaders.keys()].join(' or ');
    const extensions = Object.keys(readers).join(', ');
    throw new SettingsError(
      `${basename(start)} can’t be imported. Name ${names}, or a file that ends with ${extensions}.`,
    );
  }

  async function readEntry(
    parent: string,
    entry: Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>,
  ) {
    if (/^[._]/.test(entry.name)) return;
    const full = join(parent, entry.name);
    const file = toPath(relative(root, full));
    if (entry.isSymbolicLink()) {
      const message =
        'This is a link. Links are not followed: put the file itself here, or remove the link.';
      problems.push({ file, line: 1, message });
    } else if (entry.isDirectory()) {
      await readEntries(full);
    } else if (entry.isFile()) {
      const reader = findReader(entry.name);
      if (reader) documents.push(...(await readOne(full, file, reader)));
      if (documents.length > MAX_DOCUMENTS) {
        throw new SettingsError(
          `There are more than ${MAX_DOCUMENTS} documents. Split the folder, and import one part after the other.`,
        );
      }
    }
  }

  async function readEntries(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1);
    for (const entry of entries.toSorted(byName)) await readEntry(folder, entry);
  }

  async function readOne(full: string, file: string, reader: Reader): Promise<SourceDocument[]> {
    try {
      const { size } = await lstat(full);
      if (size > reader.maxBytes) throw tooLarge(size, reader.maxBytes);
      return await reader.read(file, await readFile(full), problems);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      problems.push({ file, line: 1, message: error.message });
      return [];
    }
  }

  if (isFolder) await readEntries(start);
  else await readEntry(root, Object.assign(await lstat(start), { name: basename(start) }));
  return {
    documents,
    problems,
    readFile: (document, name) => readAttachment(root, document, name),
  };
}

/** Reads an attachment: a file of the imported folder, by its path from the document. */
async function readAttachment(
  root: string,
  { file }: SourceDocument,
  path: string,
): Promise<Uint8Array> {
  const full = resolve(root, posix.dirname(file), path);
  if (isAbsolute(path) || /[\0\\]/.test(path) || !full.startsWith(`${root}${sep}`)) {
    throw new DocumentError(
      `"${path}" is outside the imported folder. Put the file into the folder, and write its path from the document.`,
    );
  }
  const found = await realpath(full).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return null;
    throw error;
  });
  if (found === null) {
    throw new DocumentError(
      `There is no file "${path}". Write its path from the folder of the document.`,
    );
  }
  const { size, isRegular } = await lstat(found).then((stats) => ({
    size: stats.size,
    isRegular: stats.isFile(),
  }));
  if (found !== full || !isRegular) {
    throw new DocumentError(`"${path}" is a link or a folder. Name a file.`);
  }
  if (size > MAX_ATTACHMENT_BYTES) throw tooLarge(size, MAX_ATTACHMENT_BYTES);
  return readFile(found);
}

const toPath = (path: string) => path.split(sep).join('/');

const tooLarge = (size: number, max: number) =>
  new DocumentError(
    `The file has ${(size / MEGABYTE).toFixed(1)} MB. Shorten or split it: at most ${max / MEGABYTE} MB are allowed.`,
  );
