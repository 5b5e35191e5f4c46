import { availabilityStatuses } from '@producer-portal/api';
import { suggest } from './suggest.ts';
import type { ImportProblem } from './problem.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import type { SourceDocument } from './source.ts';

/** The name of the file that {@link readAvailability} reads. */
export const AVAILABILITY_FILE = 'availability.csv';

const COLUMNS = { required: ['product', 'state', 'status'], optional: ['note', 'effective_on'] };

/**
 * Reads the availability of products from a CSV file with a line for each product and state. The other fields of a
 * product come from its own document or from the host.
 *
 * @throws DocumentError If the file isn't CSV, or a column is missing or unknown.
 */
export function readAvailability(
  file: string,
  text: string,
  problems: ImportProblem[],
): SourceDocument[] {
  const rows = readCsv(file, text, COLUMNS, problems)
    .map(({ line, cells }): CsvRow => {
      return { line, cells: { ...cells, state: (cells['state'] ?? '').toUpperCase() } };
    })
    .filter(({ line, cells }) => {
      const message = findMistake(cells);
      if (message) problems.push({ file, line, message });
      return message === null;
    });
  return [...Map.groupBy(rows, ({ cells }) => cells['product'] ?? '')].map(
    ([slug, productRows]) => {
      checkStates(file, productRows, problems);
      const availability = productRows.map(({ cells: { state, status, note, effective_on } }) => ({
        state,
        status,
        ...(note && { note }),
        ...(effective_on && { effective_on }),
      }));
      return {
        file,
        fields: { type: 'Product', slug, availability },
        lineOf: ([, index]) => (productRows[Number(index)] ?? productRows[0])?.line ?? 1,
        isPartial: true,
      };
    },
  );
}

/** Returns a description of the mistake in a row. `null` if there is none. */
function findMistake({ status = '' }: CsvRow['cells']): string | null {
  return availabilityStatuses.some((known) => known === status)
    ? null
    : `status: "${status}" is not a status. ${suggest(status, availabilityStatuses)}`;
}

function checkStates(file: string, rows: readonly CsvRow[], problems: ImportProblem[]): void {
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const { state = '' } = cells;
    const firstLine = seen.get(state);
    if (firstLine === undefined) seen.set(state, line);
    else {
      const message = `${cells['product']} already has ${state} on line ${firstLine}. Remove one of them.`;
      problems.push({ file, line, message });
    }
  }
}
