import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { runStep, type StepResult } from './step.ts';

/**
 * Finds declared names without a documentation comment directly before them. A declaration that follows
 * without an empty line, such as a type after its schema, shares the comment.
 *
 * @param names names to check.
 * @example findUndocumented('a.ts', 'export const a = 1;', ['a']) // ['a']
 */
export function findUndocumented(file: string, source: string, names: readonly string[]): string[] {
  const { program, comments } = parseSync(file, source);
  const documented = new Set(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end }) => end + (/^\s*/.exec(source.slice(end))?.[0].length ?? 0)),
  );
  let coveredEnd = -1;
  return program.body.flatMap((statement) => {
    const isCovered =
      documented.has(statement.start) ||
      (coveredEnd >= 0 && /^[ \t]*\n$/.test(source.slice(coveredEnd, statement.start)));
    coveredEnd = isCovered ? statement.end : -1;
    if (isCovered || statement.type !== 'ExportNamedDeclaration') return [];
    return getDeclaredNames(statement.declaration).filter((name) => names.includes(name));
  });
}

function getDeclaredNames(declaration: Declaration): string[] {
  if (declaration === null || !('type' in declaration)) return [];
  const ids =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id)
      : 'id' in declaration
        ? [declaration.id]
        : [];
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []));
}

type Program = ReturnType<typeof parseSync>['program'];
type Declaration = Extract<
  Program['body'][number],
  { type: 'ExportNamedDeclaration' }
>['declaration'];

/** The exports of an entry point, by the file that declares them. */
function groupExportsByFile(entryPoint: string): Map<string, string[]> {
  const byFile = new Map<string, string[]>();
  const { module } = parseSync(entryPoint, readFileSync(entryPoint, 'utf8'));
  for (const { importName, moduleRequest } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest || !importName.name) continue;
    const file = join(dirname(entryPoint), moduleRequest.value);
    byFile.set(file, [...(byFile.get(file) ?? []), importName.name]);
  }
  return byFile;
}

const root = join(import.meta.dirname, '..');
/**
 * The entry points to check. `contract` isn't one of them, because packages/api/src/openapi/descriptions.ts describes its calls,
 * and a test checks these descriptions.
 */
const entryPoints = ['index', 'openapi', 'sample-library', 'session', 'testing'];

function check(): StepResult {
  let count = 0;
  const problems: string[] = [];
  for (const entryPoint of entryPoints) {
    for (const [file, names] of groupExportsByFile(
      join(root, `packages/api/src/${entryPoint}.ts`),
    )) {
      count += names.length;
      for (const name of findUndocumented(file, readFileSync(file, 'utf8'), names)) {
        problems.push(
          `${relative(root, file)}: ${name} is public and has no docstring. Add a one-sentence summary.`,
        );
      }
    }
  }
  return { summary: `${count} names`, problems };
}

await runStep(import.meta, check);
