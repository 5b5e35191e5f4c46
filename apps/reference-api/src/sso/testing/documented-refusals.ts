import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/refused-sign-ins.md');

/** Returns test cases as sorted texts "reason: name", the format that {@link readDocumentedRefusals} returns. */
export const formatRefusals = (
  refusals: readonly (readonly [name: string, reason: string, ...unknown[]])[],
): string[] => refusals.map(([name, reason]) => `${reason}: ${name}`).toSorted();

/** Returns what a section of docs/refused-sign-ins.md lists, as sorted texts "reason: name". */
export function readDocumentedRefusals(title: string): string[] {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split(`\n## ${title}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)]
    .flatMap(([, reason, names = '']) => names.split('; ').map((name) => `${reason}: ${name}`))
    .toSorted();
}
