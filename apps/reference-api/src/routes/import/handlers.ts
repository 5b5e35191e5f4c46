import { Hono, type Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { invalidRequest, Problem } from '../../http/problem.ts';
import { importRecords } from '../../import/import-records.ts';
import { DocumentError, type ImportProblem } from '../../import/problem.ts';
import { MAX_DOCUMENTS } from '../../import/read-folder.ts';
import { readNdjson } from '../../import/read-ndjson.ts';
import { readText } from '../../import/read-text.ts';
import type { SourceDocument } from '../../import/source.ts';

/** An extension of the contract (docs/contract.md#import). */
export const IMPORT_PATH = '/api/admin/v1/import';

/** Stands for the request's body where a report names a file. */
const BODY = 'body';

/** Routes for a content management system, which sends records as NDJSON. */
export function importRoutes({
  preparationDb,
  files,
}: {
  preparationDb: Kysely<Database>;
  files: FileStorage;
}): Hono<AppEnv> {
  return new Hono<AppEnv>().post(IMPORT_PATH, async (c) => {
    const dryRun = readFlag(c, 'dry_run');
    const skipInvalid = readFlag(c, 'skip_invalid');
    const problems: ImportProblem[] = [];
    const documents = readRecords(new Uint8Array(await c.req.arrayBuffer()), problems);
    const report = await preparationDb.transaction().execute((tx) =>
      importRecords(
        tx,
        { documents, readFile: refuseFile },
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
  throw invalidRequest({ [name]: ['Use true or false, once.'] });
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

/** Rejects attachments: they would be read from the host's own disk, and a caller must not choose a path there. */
async function refuseFile(): Promise<Uint8Array> {
  throw new DocumentError(
    'A record in a request can’t have files. Leave out "file", or import a folder on the host.',
  );
}
