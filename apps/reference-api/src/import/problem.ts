/** Something in the imported files that must be corrected or checked. */
export type ImportProblem = {
  /** The path in the imported folder. For an import over HTTP: `body`, or the name of a part that no record refers to. */
  readonly file: string;
  readonly line: number;
  /** The problem, and how to correct it. */
  readonly message: string;
};

/** A problem in one document. The import still runs the other checks, to find all problems at once. */
export class DocumentError extends Error {
  /** Where the problem is: the names of the fields, outermost first. */
  readonly path: readonly PropertyKey[];

  constructor(message: string, path: readonly PropertyKey[] = []) {
    super(message);
    this.path = path;
  }
}

/** All problems in one document. */
export class DocumentErrors extends Error {
  readonly errors: readonly DocumentError[];

  constructor(errors: readonly DocumentError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.errors = errors;
  }
}

/** Maximum number of problems to collect in a document. */
const MAX_ERRORS = 100;

/** Returns the problems that a check has thrown. Rethrows all other errors. */
export function toDocumentErrors(error: unknown): readonly DocumentError[] {
  if (error instanceof DocumentErrors) return error.errors;
  if (error instanceof DocumentError) return [error];
  throw error;
}

/**
 * Creates functions that collect the problems of a document, so that one import reports all of them.
 *
 * @example
 * const { check, errors } = collectErrors();
 * const slug = check(() => checkSlug(fields['slug']));
 * check(() => checkTitle(fields['title']));
 * if (errors.length > 0) throw new DocumentErrors(errors);
 */
export function collectErrors() {
  const errors: DocumentError[] = [];

  /** Collects the problems that a check has thrown, except in fields that have failed an earlier check. */
  function add(error: unknown): undefined {
    if (errors.length >= MAX_ERRORS) return;
    const failedPaths = errors.map(({ path }) => path);
    const isKnown = ({ path }: DocumentError) =>
      failedPaths.some(
        (failed) => failed.length > 0 && failed.every((name, index) => name === path[index]),
      );
    errors.push(...toDocumentErrors(error).filter((each) => !isKnown(each)));
  }

  /** Runs a check. Returns `undefined` if it throws a problem. */
  function check<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      return add(error);
    }
  }

  return { errors, add, check };
}
