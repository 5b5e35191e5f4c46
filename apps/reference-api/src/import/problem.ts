/** Something in the imported files that must be corrected or checked. */
export type ImportProblem = {
  /** The path in the imported folder. */
  readonly file: string;
  readonly line: number;
  /** The problem, and how to correct it. */
  readonly message: string;
};

/** A problem in one document. The import still checks the other documents, to find all problems at once. */
export class DocumentError extends Error {
  /** Where the problem is: the names of the fields, outermost first. */
  readonly path: readonly PropertyKey[];

  constructor(message: string, path: readonly PropertyKey[] = []) {
    super(message);
    this.path = path;
  }
}
