import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callNames, calls } from './src/contract/registry.ts';
import { shapeOf } from './src/openapi/schemas.ts';
import { callWords, tagWords } from './src/openapi/words.ts';

// "node calls-table.ts" writes the README's table of calls anew; a test says when it is out of date.

const BEGIN = '<!-- calls: written by calls-table.ts -->';
const END = '<!-- end of calls -->';

const code = (text: string | undefined) => (text === undefined ? '–' : `\`${text}\``);

function answerOf({ kind, key, schema }: (typeof calls)[keyof typeof calls]['answer']): string {
  if (kind === 'nothing') return '204';
  if (key === null) {
    const { anyOf = [] } = schema ? shapeOf(schema, 'body') : {};
    const forms = anyOf.map(({ required = [] }) => code(`{${required.join(', ')}}`));
    return forms.join(' or ') || '200';
  }
  return code(kind === 'list' ? `{${key}: […]}` : `{${key}}`);
}

const hasOwn = (name: keyof typeof calls, key: string) => Object.hasOwn(calls[name], key);

function rowsOf(tag: string): string[][] {
  return callNames
    .filter((name) => callWords[name].tag === tag)
    .map((name) => {
      const { method, path, keys, answer } = calls[name];
      const { function: sends = `${name}.fetch`, options } = callWords[name];
      const derived = [
        ...(hasOwn(name, 'query') ? [`${name}.query`] : []),
        ...(hasOwn(name, 'mutation') ? [`${name}.mutation`] : []),
      ];
      const filters = keys.length > 0 ? ` ${code(keys.join(', '))}` : '';
      const call = `${code(`${method} ${path.replace('/api/v1', '').replace(':id', '{id}')}`)}${filters}`;
      const made = options ? [options] : derived;
      return [call, answerOf(answer), code(sends), made.map(code).join(', ') || code(undefined)];
    });
}

/** A table whose columns stand below one another, as the formatter writes it. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

/** The README with its table as the calls are now. */
export function withCallsTable(readme: string): string {
  const [before, rest = ''] = readme.split(BEGIN);
  const after = rest.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README has lost its marks.');
  const head = ['Call and keys', 'Answer', 'Function', 'Options'];
  const parts = Object.keys(tagWords).flatMap((tag) => [
    `**${tag}**`,
    '',
    ...tableOf([head, ...rowsOf(tag)]),
    '',
  ]);
  return [`${before}${BEGIN}`, '', ...parts, `${END}${after}`].join('\n');
}

if (import.meta.main) {
  const file = join(import.meta.dirname, 'README.md');
  writeFileSync(file, withCallsTable(readFileSync(file, 'utf8')));
}
