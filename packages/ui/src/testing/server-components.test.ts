import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Server components can import every module of the package. A module without `'use client'` runs on
 * the server, so it must not use stateful hooks, class components, contexts, or event handlers.
 */

const source = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
/** The names that React exports to server components. */
const serverReact = Object.keys(
  require(join(dirname(require.resolve('react')), 'react.react-server.js')) as object,
);
/** Packages that work in server components. */
const serverPackages = new Set(['react', 'class-variance-authority']);

interface Import {
  names: string[];
  from: string;
}

/** Returns the imports and re-exports that remain after types are removed. */
function readImports(code: string): Import[] {
  const statements = code.matchAll(
    /^(?:import|export)(?! type\b)\s+(?:([^;'"]*?)\sfrom\s)?'([^']+)';/gm,
  );
  return Array.from(statements, ([, clause = '', from = '']) => ({
    names: clause
      .replaceAll(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
    from,
  }));
}

const readModule = (file: string) => readFileSync(file, 'utf8');
const isClient = (code: string) => code.startsWith("'use client';\n");

/** Returns the client-only code in a module and in the server modules that it imports. */
function findClientCode(file: string, visitedFiles = new Set<string>()): string[] {
  const code = readModule(file);
  if (visitedFiles.has(file) || isClient(code)) return [];
  visitedFiles.add(file);
  const problems: string[] = [];
  const handler = /\s(on[A-Z]\w*)=\{/.exec(code)?.[1];
  if (handler !== undefined) problems.push(`has an event handler, ${handler}`);
  for (const { names, from } of readImports(code)) {
    if (from.endsWith('.css')) continue;
    if (from === 'react') {
      const missingNames = names.filter((name) => !serverReact.includes(name));
      if (missingNames.length > 0) problems.push(`imports ${missingNames.join(', ')} from react`);
    } else if (!from.startsWith('.')) {
      if (!serverPackages.has(from)) problems.push(`imports ${from}`);
    } else {
      const target = join(dirname(file), from);
      const valueNames = names.filter((name) => !/^[A-Z]/.test(name));
      // On the server, everything that a client module exports is a reference that can only be rendered.
      if (isClient(readModule(target)) && valueNames.length > 0) {
        problems.push(`uses ${valueNames.join(', ')} of a client module`);
      }
      problems.push(...findClientCode(target, visitedFiles));
    }
  }
  const name = relative(source, file);
  return problems.map((problem) => (problem.includes(': ') ? problem : `${name}: ${problem}`));
}

const modules = [
  ...new Set(readImports(readModule(join(source, 'index.ts'))).map(({ from }) => from)),
].map((path) => join(source, path));

it('marks the modules that need a browser with "use client"', () => {
  const visitedFiles = new Set<string>();
  expect(modules.flatMap((file) => findClientCode(file, visitedFiles))).toEqual([]);
});

it('has modules that a server renders without sending their code to the browser', () => {
  const names = modules
    .filter((file) => !isClient(readModule(file)))
    .map((file) => relative(source, file));
  expect(names).toContain('components/icon/icon.tsx');
  expect(names).toContain('components/date-stamp/date-stamp.tsx');
});

it("has no 'use client' in index.ts, because it would send every component to the browser", () => {
  expect(isClient(readModule(join(source, 'index.ts')))).toBe(false);
});
