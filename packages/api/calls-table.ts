import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpointNames, endpoints } from './src/openapi/endpoints.ts';
import { shapeOf } from './src/openapi/schemas.ts';
import { callWords, tagWords } from './src/openapi/words.ts';
import { handlers } from './src/testing/handlers.ts';

// "node calls-table.ts" writes the README's table of calls anew; a test says when it is out of date.

const BEGIN = '<!-- calls: written by calls-table.ts -->';
const END = '<!-- end of calls -->';

/** The name of each call's handlers, such as `alerts.list`, by its method and path. */
const handlerNames = new Map(
  Object.entries(handlers).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, outcomes]) => {
      const { method, path } = outcomes.pending().info;
      return [`${String(method)} ${String(path).slice(1)}`, `${resource}.${name}`] as const;
    }),
  ),
);

const code = (text: string | undefined) => (text === undefined ? '–' : `\`${text}\``);

function answerOf({
  kind,
  key,
  schema,
}: (typeof endpoints)[keyof typeof endpoints]['answer']): string {
  if (kind === 'nothing') return '204';
  if (key === null) {
    const { anyOf = [] } = schema ? shapeOf(schema, 'body') : {};
    const forms = anyOf.map(({ required = [] }) => code(`{${required.join(', ')}}`));
    return forms.join(' or ') || '200';
  }
  return code(kind === 'list' ? `{${key}: […]}` : `{${key}}`);
}

function rowsOf(tag: string): string[][] {
  return endpointNames
    .filter((name) => callWords[name].tag === tag)
    .map((name) => {
      const { method, path, keys = [], answer } = endpoints[name];
      const { fetcher, query } = callWords[name];
      const filters = keys.length > 0 ? ` ${code(keys.join(', '))}` : '';
      const call = `${code(`${method} ${path.replace('/api/v1', '').replace(':id', '{id}')}`)}${filters}`;
      const handler = handlerNames.get(`${method} ${path}`);
      return [call, answerOf(answer), code(fetcher), code(query), code(handler)];
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
  const head = ['Call and keys', 'Answer', 'Fetcher', 'Options', 'Handlers'];
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
