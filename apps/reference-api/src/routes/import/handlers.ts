import { Hono, type Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { invalidRequest, Problem } from '../../http/problem.ts';
import { importRecords } from '../../import/import-records.ts';
import { suggest } from '../../import/suggest.ts';
import { DocumentError, type ImportProblem } from '../../import/problem.ts';
import { MAX_DOCUMENTS } from '../../import/read-folder.ts';
import { readNdjson } from '../../import/read-ndjson.ts';
import { readText } from '../../import/read-text.ts';
import type { ReadFile, SourceDocument } from '../../import/source.ts';

/** An extension of the contract (docs/contract.md#import). */
export const IMPORT_PATH = '/api/admin/v1/import';

/** The name of the request's body in reports, which list problems by file. */
const BODY = 'body';

/** Routes for a content management system, which sends records as NDJSON, and their files as the parts of a form. */
export function importRoutes({
  jobsDb,
  files,
}: {
  jobsDb: Kysely<Database>;
  files: FileStorage;
}): Hono<AppEnv> {
  return new Hono<AppEnv>().post(IMPORT_PATH, async (c) => {
    const dryRun = readFlag(c, 'dry_run');
    const skipInvalid = readFlag(c, 'skip_invalid');
    const problems: ImportProblem[] = [];
    const { records, files: sentFiles } = await readRequest(c);
    const documents = readRecords(records, problems);
    const unusedFiles = new Set(sentFiles.keys());
    const readFile: ReadFile = async (_document, path) => {
      const bytes = sentFiles.get(path);
      if (!bytes) throw missingFile(path, [...sentFiles.keys()]);
      unusedFiles.delete(path);
      return bytes;
    };
    const report = await jobsDb.transaction().execute((tx) =>
      importRecords(
        tx,
        { documents, readFile, findUnusedFiles: () => [...unusedFiles].map(toUnusedFile) },
        {
          now: new Date(c.var.now()),
          files,
          dryRun,
          skipInvalid,
          problems,
          requestId: c.var.requestId,
        },
      ),
    );
    if (report.imported) c.var.audit({ event: 'content_imported' });
    if (report.imported || dryRun) return c.json({ import: report });
    const message =
      'Nothing was imported. Correct the problems, or leave these records out with skip_invalid=true.';
    return c.json({ message, import: report }, 422);
  });
}

/** @throws Problem 422 for anything but true and false, so that a typo in `dry_run` doesn't start an import. */
function readFlag(c: Context, name: string): boolean {
  const values = c.req.queries(name) ?? ['false'];
  const [value] = values;
  if (values.length === 1 && (value === 'true' || value === 'false')) return value === 'true';
  throw invalidRequest({ [name]: ['Send true or false, and only once.'] });
}

function readRecords(bytes: Uint8Array, problems: ImportProblem[]): SourceDocument[] {
  const documents = readLines(bytes, problems);
  if (documents.length === 0 && problems.length === 0) {
    throw invalidRequest({ body: ['Send at least one record, as a JSON object on a line.'] });
  }
  if (documents.length > MAX_DOCUMENTS) {
    throw new Problem(413, `Send at most ${MAX_DOCUMENTS} records at once.`);
  }
  return documents;
}

function readLines(bytes: Uint8Array, problems: ImportProblem[]): SourceDocument[] {
  try {
    return readNdjson(BODY, readText(bytes), problems);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    problems.push({ file: BODY, line: 1, message: error.message });
    return [];
  }
}

/** The records of a request, and the files that they name. */
type ImportRequest = {
  readonly records: Uint8Array;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** The part of a form that has the records. Every other part is a file. */
const RECORDS = 'records';

/** @throws Problem 422 for a form without records, or with two parts of the same name. */
async function readRequest(c: Context): Promise<ImportRequest> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) {
    return { records: new Uint8Array(await c.req.arrayBuffer()), files: new Map() };
  }
  const parts = new Map<string, Uint8Array>();
  for (const [name, part] of await readParts(c)) {
    if (parts.has(name)) {
      throw invalidRequest({ [name]: ['There are two parts with this name. Send one of them.'] });
    }
    parts.set(name, new Uint8Array(await new Blob([part]).arrayBuffer()));
  }
  const records = parts.get(RECORDS);
  if (!records) {
    throw invalidRequest({ [RECORDS]: ['Send the records as NDJSON in a part with this name.'] });
  }
  parts.delete(RECORDS);
  return { records, files: parts };
}

function readParts(c: Context): Promise<FormData> {
  return c.req.formData().catch((error: unknown) => {
    // The platform's parser throws a TypeError for a body that does not fit its Content-Type.
    if (!(error instanceof TypeError)) throw error;
    throw invalidRequest({
      body: [
        'The body is not multipart/form-data. Let your HTTP client create the body and header.',
      ],
    });
  });
}

/** Creates the error for a file that the request doesn't contain. Files on the host's disk are never read. */
function missingFile(path: string, sentFiles: readonly string[]): DocumentError {
  return new DocumentError(
    sentFiles.length === 0
      ? `The request has no file "${path}". Send it as multipart/form-data, in a part with this name.`
      : `The request has no part "${path}". ${suggest(path, sentFiles)}`,
  );
}

const toUnusedFile = (file: string): ImportProblem => ({
  file,
  line: 1,
  message:
    'No record refers to this file, so it is not stored. Add it to "attachments", or leave it out.',
});
