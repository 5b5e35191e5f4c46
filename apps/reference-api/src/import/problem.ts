/** Something in the imported files that has to be corrected, or looked at. */
export type ImportProblem = {
  /** The path in the imported folder. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and what to do. */
  readonly message: string;
};

/** A problem of one document. The rest of the import goes on, to find all problems at once. */
export class DocumentError extends Error {
  /** Where it is: the names of the fields from the outside in. */
  readonly path: readonly PropertyKey[];

  constructor(message: string, path: readonly PropertyKey[] = []) {
    super(message);
    this.path = path;
  }
}
