import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { suggest } from './suggest.ts';
import { DocumentError, type ImportProblem } from './problem.ts';

/** A row, with the number of its first line. A row has several lines if a cell contains line breaks. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** The columns of a file. */
type Columns = { readonly required: readonly string[]; readonly optional: readonly string[] };

const rowsSchema = v.array(
  v.object({ record: v.record(v.string(), v.string()), info: v.object({ lines: v.number() }) }),
);

/**
 * Reads the rows of a CSV file. Reports rows without a required cell, and leaves them out.
 *
 * @throws DocumentError If the text isn't CSV, or a column is missing or unknown.
 */
export function readCsv(
  file: string,
  text: string,
  columns: Columns,
  problems: ImportProblem[],
): CsvRow[] {
  return parseRows(text, columns).filter(({ line, cells }) => {
    const empty = columns.required.filter((name) => !cells[name]);
    for (const name of empty) {
      problems.push({ file, line, message: `${name} is empty. Fill it in, or remove the line.` });
    }
    return empty.length === 0;
  });
}

function parseRows(text: string, columns: Columns): CsvRow[] {
  try {
    // The parser counts each line break in a cell, so CRLF would count twice.
    const rows: unknown = parse(text.replaceAll('\r\n', '\n'), {
      columns: (names: string[]) => readColumns(names, columns),
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
    return v.parse(rowsSchema, rows).map(({ record, info }) => {
      const lineBreaks = Object.values(record).join('').match(/\n/g)?.length ?? 0;
      return { line: info.lines - lineBreaks, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DocumentError(
      `The file is not valid CSV: ${error.message}. Save it as "CSV UTF-8" in a spreadsheet program.`,
    );
  }
}

/** @example readColumns(['Product', 'Effective on'], columns) // ['product', 'effective_on'] */
function readColumns(names: readonly string[], { required, optional }: Columns): string[] {
  const known = [...required, ...optional];
  const columns = names.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const unknown = columns.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new DocumentError(`There is no column "${unknown}". ${suggest(unknown, known)}`);
  }
  const missing = required.find((name) => !columns.includes(name));
  if (missing !== undefined) {
    throw new DocumentError(
      `The column "${missing}" is missing. The first line must name the columns: ${known.join(', ')}.`,
    );
  }
  return columns;
}
