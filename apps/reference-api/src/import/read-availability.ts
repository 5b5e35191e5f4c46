import { availabilityStatuses } from '@producer-portal/api';
import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { suggest } from './nearest.ts';
import { DocumentError, type ImportProblem } from './problem.ts';
import type { SourceDocument } from './source.ts';

/** The name of the file that {@link readAvailability} reads. */
export const AVAILABILITY_FILE = 'availability.csv';

const REQUIRED = ['product', 'state', 'status'];
const COLUMNS = [...REQUIRED, 'note', 'effective_on'];

/** A row, with the number of its first line. */
type Row = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

const rowsSchema = v.array(
  v.object({ record: v.record(v.string(), v.string()), info: v.object({ lines: v.number() }) }),
);

/**
 * Reads the availability of products from a CSV file with a line for each product and state. The other fields of a
 * product come from its own document or from the host.
 *
 * @throws DocumentError If it isn't CSV, or a column is missing or unknown.
 */
export function readAvailability(
  file: string,
  text: string,
  problems: ImportProblem[],
): SourceDocument[] {
  const rows = readRows(text).filter((row) => {
    const message = findMistake(row.cells);
    if (message) problems.push({ file, line: row.line, message });
    return message === null;
  });
  return [...Map.groupBy(rows, ({ cells }) => cells['product'] ?? '')].map(([slug, own]) => {
    checkStates(file, own, problems);
    const availability = own.map(({ cells: { state, status, note, effective_on } }) => ({
      state,
      status,
      ...(note && { note }),
      ...(effective_on && { effective_on }),
    }));
    return {
      file,
      fields: { type: 'Product', slug, availability },
      lineOf: ([, index]) => (own[Number(index)] ?? own[0])?.line ?? 1,
      isPartial: true,
    };
  });
}

function readRows(text: string): Row[] {
  try {
    const rows: unknown = parse(text, {
      columns: (names: string[]) => readColumns(names),
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
    return v.parse(rowsSchema, rows).map(({ record, info }) => ({
      line: info.lines,
      cells: { ...record, state: (record['state'] ?? '').toUpperCase() },
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DocumentError(
      `The file is not valid CSV: ${error.message}. Save it as "CSV UTF-8" in a spreadsheet program.`,
    );
  }
}

/** @example readColumns(['Product', 'Effective on']) // ['product', 'effective_on'] */
function readColumns(names: readonly string[]): string[] {
  const columns = names.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const unknown = columns.find((name) => !COLUMNS.includes(name));
  if (unknown !== undefined) {
    throw new DocumentError(`There is no column "${unknown}". ${suggest(unknown, COLUMNS)}`);
  }
  const missing = REQUIRED.find((name) => !columns.includes(name));
  if (missing !== undefined) {
    throw new DocumentError(
      `The column "${missing}" is missing. The first line must name the columns: ${COLUMNS.join(', ')}.`,
    );
  }
  return columns;
}

/** Returns what is wrong in a row. */
function findMistake(cells: Row['cells']): string | null {
  const { status = '' } = cells;
  const empty = REQUIRED.find((name) => !cells[name]);
  if (empty !== undefined) return `${empty} is empty. Fill it in, or remove the line.`;
  return availabilityStatuses.some((known) => known === status)
    ? null
    : `status: "${status}" is not a status. ${suggest(status, availabilityStatuses)}`;
}

function checkStates(file: string, rows: readonly Row[], problems: ImportProblem[]): void {
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const { state = '' } = cells;
    const first = seen.get(state);
    if (first === undefined) seen.set(state, line);
    else {
      const message = `${cells['product']} has ${state} on line ${first} already. Remove one of them.`;
      problems.push({ file, line, message });
    }
  }
}
