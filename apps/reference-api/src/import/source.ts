/** A document to import: the fields of its record, as its file has them. */
export type SourceDocument = {
  /** The path in the imported folder, with `/`. */
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Returns the line of a field, or of the nearest field around it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
};

/** Reads an attachment. */
export type ReadFile = (document: SourceDocument, path: string) => Promise<Uint8Array>;

/** What an import reads: its documents, and their attachments. */
export type ImportSource = {
  readonly documents: readonly SourceDocument[];
  readonly readFile: ReadFile;
};
