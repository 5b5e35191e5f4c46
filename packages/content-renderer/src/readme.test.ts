import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const examples = Array.from(readme.matchAll(/^```tsx\n(.*?)^```$/gms), ([, code = '']) => code);

/** Compiles modules as if they were in this folder; returns the compiler's errors for each. */
function compile(modules: readonly string[]): string[][] {
  const files = new Map(
    modules.map((code, index) => [join(import.meta.dirname, `readme-${index + 1}.tsx`), code]),
  );
  const config = join(import.meta.dirname, '../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(config, '..'),
  );
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: {
      ...options,
      composite: false,
      incremental: false,
      noEmit: true,
      rootDir: join(config, '..'),
    },
    host: {
      ...host,
      fileExists: (name) => files.has(name) || host.fileExists(name),
      readFile: (name) => files.get(name) ?? host.readFile(name),
      getSourceFile: (name, target) => {
        const code = files.get(name);
        return code === undefined
          ? host.getSourceFile(name, target)
          : ts.createSourceFile(name, code, target);
      },
    },
  });
  return [...files.keys()].map((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

test('the examples of the README compile', { timeout: 120_000 }, () => {
  const invalidExample =
    "import { excerpt } from '@producer-portal/content-renderer'; excerpt(1, 2);";
  const errors = compile([...examples, invalidExample]);
  expect(errors.pop()).toHaveLength(1);
  expect(errors.length).toBeGreaterThan(5);
  expect(errors.flat()).toEqual([]);
});
