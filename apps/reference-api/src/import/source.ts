import { DocumentError, type ImportProblem } from './problem.ts';

/** A document to import. Its fields are as in the file. */
export type SourceDocument = {
  /** The path relative to the imported folder, with `/` as the separator. `body` for an import over HTTP. */
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Returns the line of a field, or of the nearest field that contains it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Whether the document has only some of the record's fields. The other fields stay as they are. @default false */
  readonly isPartial?: boolean;
};

/** Reads an attachment. */
export type ReadFile = (document: SourceDocument, path: string) => Promise<Uint8Array>;

/** The input of an import: its documents, and a function that reads their attachments. */
export type ImportSource = {
  readonly documents: readonly SourceDocument[];
  readonly readFile: ReadFile;
  /** Returns warnings about the files that nothing has read. Call it after all documents were checked. */
  readonly findUnusedFiles: () => readonly ImportProblem[];
};

/**
 * Adds the body and the slug to a document from a file that contains only this document. Without a `slug` field, the file's
 * name without its extension is the slug.
 *
 * @param fields The fields of the front matter, or of the table in a Word document.
 * @param html The body below the fields, or `''` if there is none.
 * @param bodyLine The line on which the body starts, for problems in the body.
 * @throws DocumentError If the document has two bodies.
 */
export function addBody(
  { file, fields, lineOf }: SourceDocument,
  html: string,
  bodyLine: number,
): SourceDocument {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const complete = { slug, ...fields };
  if (html === '') return { file, fields: complete, lineOf };
  if (fields['contents'] !== undefined) {
    throw new DocumentError('The body is below the fields and in "contents". Remove one of them.', [
      'contents',
    ]);
  }
  return {
    file,
    fields: { ...complete, contents: [{ content: html }] },
    lineOf: (path) => (path[0] === 'contents' ? bodyLine : lineOf(path)),
  };
}

/**
 * Runs work for a document. If the work throws `DocumentErrors` or a `DocumentError`, collects the problems and returns `null`,
 * so that the import still checks the other documents.
 */
export type CollectProblems = <Result>(
  document: SourceDocument,
  work: () => Result | Promise<Result>,
) => Promise<Result | null>;
