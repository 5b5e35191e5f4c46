import { basename } from 'node:path';

/** Stylesheet name → its file, to detect duplicates. */
const files = new Map<string, string>();

/**
 * Builds a class name from the stylesheet's name and the local name, so that the prerendered shell and the bundle agree on it.
 * A hash would add a kilobyte that doesn't compress, and stylesheet names are unique without it.
 *
 * @throws Error when two stylesheets have the same name.
 */
export function createClassName(local: string, file: string): string {
  const path = file.replace(/[?#].*$/, '');
  const stylesheet = basename(path, '.module.css');
  const registeredPath = files.get(stylesheet) ?? path;
  if (registeredPath !== path) {
    throw new Error(
      `${registeredPath} and ${path} have the same name, so their classes would collide. Rename one.`,
    );
  }
  files.set(stylesheet, path);
  return `${stylesheet}_${local}`;
}
