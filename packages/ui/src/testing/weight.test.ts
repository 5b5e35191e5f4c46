import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Every package that comes along when this file is imported; `import()` brings nothing along. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, kind, from = ''] of code.matchAll(
    /^(?:import|export)( type)?\b(?:[^;'"]*\sfrom)?\s['"]([^'"]+)['"];/gm,
  )) {
    if (kind !== undefined || from.endsWith('.css')) continue;
    if (!from.startsWith('.')) packages.add(from);
    else for (const found of packagesBehind(join(dirname(file), from), seen)) packages.add(found);
  }
  return packages;
}

const components = globSync('components/*/*.tsx', { cwd: source }).filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);

/** Radix is 13 to 29 kB (gzip): it may come with these alone, and pages load these when they are opened. */
const heavy = [
  'components/alert-dialog/alert-dialog.tsx',
  'components/dialog/dialog.tsx',
  'components/menu/menu.tsx',
  'components/sheet/sheet.tsx',
];

it('sees what the heavy components bring along', () => {
  const withRadix = components.filter((file) =>
    [...packagesBehind(join(source, file))].some((name) => name.startsWith('@radix-ui/')),
  );
  expect(withRadix.toSorted()).toEqual(heavy);
});

it('lets nothing else in than what the package declares', () => {
  const all = new Set(components.flatMap((file) => [...packagesBehind(join(source, file))]));
  expect([...all].toSorted()).toEqual([
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    'class-variance-authority',
    'lucide-react',
    'react',
    'react-dom',
  ]);
});
