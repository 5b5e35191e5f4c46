import { createHash } from 'node:crypto';
import { basename, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A class name that depends on its file and nothing else, so that the shell in the HTML and the bundle agree on it. */
export function cssName(local: string, file: string): string {
  const path = file.replace(/[?#].*$/, '');
  const hash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 4);
  return `${basename(path, '.module.css')}_${local}_${hash}`;
}
