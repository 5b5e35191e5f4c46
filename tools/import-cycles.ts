import { posix } from 'node:path';

/** The imports of each file: paths from the repository's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the groups of files that import each other, directly or through others (Tarjan's algorithm).
 * Type imports and dynamic imports count, because they also make the files depend on each other.
 *
 * @returns each group in alphabetical order, without groups of one file
 * @example findImportCycles(new Map([['a.ts', ['b.ts']], ['b.ts', ['a.ts']]])) // [['a.ts', 'b.ts']]
 */
export function findImportCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];

  /** Visits a file and returns the index of the earliest file on the stack that its imports lead back to. */
  function visit(file: string): number {
    const fileIndex = order.size;
    order.set(file, fileIndex);
    const depth = stack.push(file) - 1;
    let earliest = fileIndex;
    for (const target of graph.get(file) ?? []) {
      const targetIndex = order.get(target);
      if (targetIndex === undefined) earliest = Math.min(earliest, visit(target));
      else if (stack.includes(target)) earliest = Math.min(earliest, targetIndex);
    }
    if (earliest === fileIndex) {
      const group = stack.splice(depth);
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return earliest;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/**
 * Returns the file that a relative import refers to.
 *
 * @param file the importing file, a path from the repository's root
 * @returns null for a package
 */
export function resolveImport(file: string, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
}
