import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Returns all packages that a file imports, directly or not. Dynamic imports don't count. */
function findImportedPackages(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, kind, from = ''] of code.matchAll(
    /^(?:import|export)( type)?\b(?:[^;'"]*\sfrom)?\s['"]([^'"]+)['"];/gm,
  )) {
    if (kind !== undefined || from.endsWith('.css')) continue;
    if (!from.startsWith('.')) packages.add(from);
    else
      for (const dependency of findImportedPackages(join(dirname(file), from), seen))
        packages.add(dependency);
  }
  return packages;
}

const components = globSync('components/*/*.tsx', { cwd: source }).filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);

/** Radix is 13 to 29 kB (gzip). Only these components import it, and pages load them on demand. */
const radixComponents = [
  'components/alert-dialog/alert-dialog.tsx',
  'components/dialog/dialog.tsx',
  'components/menu/menu.tsx',
  'components/sheet/sheet.tsx',
];

it('limits Radix to the listed components', () => {
  const importers = components.filter((file) =>
    [...findImportedPackages(join(source, file))].some((name) => name.startsWith('@radix-ui/')),
  );
  expect(importers.toSorted()).toEqual(radixComponents);
});

it('imports only declared dependencies', () => {
  const importedPackages = new Set(
    components.flatMap((file) => [...findImportedPackages(join(source, file))]),
  );
  expect([...importedPackages].toSorted()).toEqual([
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    'class-variance-authority',
    'react',
    'react-dom',
  ]);
});
