import type { ImportProblem } from './problem.ts';
import { readCsv } from './read-csv.ts';
import type { SourceDocument } from './source.ts';

/** The name of the file that {@link readRedirects} reads. */
export const REDIRECTS_FILE = 'redirects.csv';

/**
 * Reads a CSV file with a line for each path that has moved.
 *
 * @throws DocumentError If the file isn't CSV, or a column is missing or unknown.
 */
export function readRedirects(
  file: string,
  text: string,
  problems: ImportProblem[],
): SourceDocument[] {
  const rows = readCsv(file, text, { required: ['path', 'to'], optional: [] }, problems);
  const redirects = rows.map(({ cells: { path, to } }) => ({ path, to }));
  return [
    {
      file,
      fields: { type: 'Redirects', slug: 'redirects', redirects },
      lineOf: ([, index]) => rows[Number(index)]?.line ?? 1,
    },
  ];
}
