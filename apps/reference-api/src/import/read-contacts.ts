import type { ImportProblem } from './problem.ts';
import { readCsv } from './read-csv.ts';
import type { SourceDocument } from './source.ts';

/** The name of the file that {@link readContacts} reads. */
export const CONTACTS_FILE = 'contacts.csv';

/**
 * Reads a CSV file with a line for each contact. Documents refer to a contact by its key.
 *
 * @throws DocumentError If the file isn't CSV, or a column is missing or unknown.
 */
export function readContacts(
  file: string,
  text: string,
  problems: ImportProblem[],
): SourceDocument[] {
  const columns = { required: ['key', 'name'], optional: ['phone', 'email'] };
  const rows = readCsv(file, text, columns, problems);
  const contacts = rows.map(({ cells: { key, name, phone, email } }) => ({
    key,
    name,
    ...(phone && { phone }),
    ...(email && { email }),
  }));
  return [
    {
      file,
      fields: { type: 'Contacts', slug: 'contacts', contacts },
      lineOf: ([, index]) => rows[Number(index)]?.line ?? 1,
    },
  ];
}
