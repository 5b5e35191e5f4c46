import { basename } from 'node:path';

/** Sheet name → its file, to find two that share one. */
const files = new Map<string, string>();

/**
 * A class name that depends on its sheet's name and nothing else, so that the shell in the HTML and the bundle agree on it. It
 * carries no hash, which would be a kilobyte that no compression takes away: sheets are named once in the house.
 *
 * @throws Error when two sheets have the same name
 */
export function cssName(local: string, file: string): string {
  const path = file.replace(/[?#].*$/, '');
  const sheet = basename(path, '.module.css');
  const known = files.get(sheet) ?? path;
  if (known !== path) {
    throw new Error(
      `${known} and ${path} have the same name, so their classes would be one. Rename one.`,
    );
  }
  files.set(sheet, path);
  return `${sheet}_${local}`;
}
