import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { runStep, type StepResult } from './step.ts';

/**
 * The names that a module declares without a documentation comment right before them. What follows
 * without an empty line, such as a type behind its schema, is covered by the comment of both.
 *
 * @param names those to look at; the others of the module are its own business.
 * @example undocumented('a.ts', 'export const a = 1;', ['a']) // ['a']
 */
export function undocumented(file: string, source: string, names: readonly string[]): string[] {
  const { program, comments } = parseSync(file, source);
  const documented = new Set(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end }) => end + (/^\s*/.exec(source.slice(end))?.[0].length ?? 0)),
  );
  let covered = -1;
  return program.body.flatMap((statement) => {
    const isCovered =
      documented.has(statement.start) ||
      (covered >= 0 && /^[ \t]*\n$/.test(source.slice(covered, statement.start)));
    covered = isCovered ? statement.end : -1;
    if (isCovered || statement.type !== 'ExportNamedDeclaration') return [];
    return declaredBy(statement.declaration).filter((name) => names.includes(name));
  });
}

function declaredBy(declaration: Declaration): string[] {
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

/** What a door hands out, by the file that declares it. */
function handedOut(entryPoint: string): Map<string, string[]> {
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
/** What the calls of the contract's door mean is said in words.ts, and a test asks for it there. */
const entryPoints = ['index', 'openapi', 'session', 'testing'];

function check(): StepResult {
  let count = 0;
  const problems: string[] = [];
  for (const entryPoint of entryPoints) {
    for (const [file, names] of handedOut(join(root, `packages/api/src/${entryPoint}.ts`))) {
      count += names.length;
      for (const name of undocumented(file, readFileSync(file, 'utf8'), names)) {
        problems.push(
          `${relative(root, file)}: ${name} is handed out and says nothing. Give it a sentence.`,
        );
      }
    }
  }
  return { summary: `${count} names`, problems };
}

await runStep(import.meta, check);
