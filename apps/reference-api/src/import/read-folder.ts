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
import { getErrorCode } from '../lib/error-code.ts';
import { SettingsError } from '../settings-error.ts';
import { DocumentError, type ImportProblem } from './problem.ts';
import { AVAILABILITY_FILE, readAvailability } from './read-availability.ts';
import { CONTACTS_FILE, readContacts } from './read-contacts.ts';
import { cleanHtml, markdownToHtml, readDocument } from './read-document.ts';
import { readNdjson } from './read-ndjson.ts';
import { readRedirects, REDIRECTS_FILE } from './read-redirects.ts';
import { readText } from './read-text.ts';
import { readWord } from './read-word.ts';
import type { ImportSource, SourceDocument } from './source.ts';
import { suggest } from './suggest.ts';

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
  read: (file, bytes, problems) => toList(readDocument(file, readText(bytes), cleanHtml, problems)),
};
const word: Reader = { maxBytes: MAX_WORD_BYTES, read: readWord };
const ndjson: Reader = {
  maxBytes: MAX_RECORDS_BYTES,
  read: (file, bytes, problems) => readNdjson(file, readText(bytes), problems),
};

/** The functions that read CSV files with fixed names. Other CSV files can be attachments. */
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

/** The functions that read documents, by file extension. Other files are imported only as attachments. */
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
 * @throws SettingsError If the path doesn't exist, can't be imported, or has too many documents.
 */
export async function readFolder(
  path: string,
): Promise<ImportSource & { problems: ImportProblem[] }> {
  const start = await realpath(path).catch((error: unknown) => {
    if (getErrorCode(error) !== 'ENOENT') throw error;
    throw new SettingsError(
      `${path} does not exist. Enter the path of a folder or file with documents.`,
    );
  });
  const isFolder = (await stat(start)).isDirectory();
  const root = isFolder ? start : dirname(start);
  const problems: ImportProblem[] = [];
  const documents: SourceDocument[] = [];
  const unusedTables = new Set<string>();
  if (!isFolder && !findReader(basename(start))) {
    const names = [...namedReaders.keys()].join(' or ');
    const extensions = Object.keys(readers).join(', ');
    throw new SettingsError(
      `${basename(start)} can’t be imported. Enter the path of ${names}, or of a file that ends with ${extensions}.`,
    );
  }

  async function readEntry(
    parent: string,
    entry: Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>,
  ) {
    if (/^[._]/.test(entry.name)) return;
    const fullPath = join(parent, entry.name);
    const file = toPath(relative(root, fullPath));
    if (entry.isSymbolicLink()) {
      const message =
        'This is a link. Links are not followed: put the file itself here, or remove the link.';
      problems.push({ file, line: 1, message });
    } else if (entry.isDirectory()) {
      await readEntries(fullPath);
    } else if (entry.isFile()) {
      const reader = findReader(entry.name);
      if (reader) documents.push(...(await readDocuments(fullPath, file, reader)));
      else if (extname(entry.name).toLowerCase() === '.csv') unusedTables.add(file);
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

  async function readDocuments(
    fullPath: string,
    file: string,
    reader: Reader,
  ): Promise<SourceDocument[]> {
    try {
      const { size } = await lstat(fullPath);
      if (size > reader.maxBytes) throw tooLarge(size, reader.maxBytes);
      return await reader.read(file, await readFile(fullPath), problems);
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
    readFile: (document, name) => {
      unusedTables.delete(posix.join(posix.dirname(document.file), name));
      return readAttachment(root, document, name);
    },
    findUnusedFiles: () => [...unusedTables].map(toUnusedTable),
  };
}

/** Reads an attachment: a file of the imported folder, by its path relative to the document. */
async function readAttachment(
  root: string,
  { file }: SourceDocument,
  path: string,
): Promise<Uint8Array> {
  const fullPath = resolve(root, posix.dirname(file), path);
  if (isAbsolute(path) || /[\0\\]/.test(path) || !fullPath.startsWith(`${root}${sep}`)) {
    throw new DocumentError(
      `"${path}" is outside the imported folder. Put the file into the folder, and write its path relative to the document.`,
    );
  }
  const realPath = await realpath(fullPath).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT' || getErrorCode(error) === 'ENOTDIR') return null;
    throw error;
  });
  if (realPath === null) {
    throw new DocumentError(
      `There is no file "${path}". Write its path relative to the document’s folder.`,
    );
  }
  const { size, isRegular } = await lstat(realPath).then((stats) => ({
    size: stats.size,
    isRegular: stats.isFile(),
  }));
  if (realPath !== fullPath || !isRegular) {
    throw new DocumentError(`"${path}" is a link or a folder. Enter the path of a file.`);
  }
  if (size > MAX_ATTACHMENT_BYTES) throw tooLarge(size, MAX_ATTACHMENT_BYTES);
  return readFile(realPath);
}

const toUnusedTable = (file: string): ImportProblem => ({
  file,
  line: 1,
  message: `This table is not imported, because no document attaches it. To import it, correct its name. ${suggest(
    posix.basename(file),
    [...namedReaders.keys()],
  )}`,
});

const toPath = (path: string) => path.split(sep).join('/');

const tooLarge = (size: number, max: number) =>
  new DocumentError(
    `The file is ${(size / MEGABYTE).toFixed(1)} MB. Shorten or split it: the limit is ${max / MEGABYTE} MB.`,
  );
