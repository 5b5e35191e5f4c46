import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { createOpenApiDocument } from '../packages/api/src/openapi.ts';

// "pnpm agents" writes two files for coding agents in each package: AGENTS.md and llms.txt. A test checks that they are up
// to date.

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Manifest {
  name: string;
  description: string;
  exports: Record<string, string>;
}

/** A file for agents: its path from the root, and its text. */
type GeneratedFile = readonly [path: string, text: string];

/** Where a value is declared: the file, and the value's name in that file. */
interface Declaration {
  file: string;
  name: string;
}

const valuesByFile = new Map<string, Declaration[]>();

/** Returns the declarations of the values that a module exports, including those that it exports from other modules. */
function findValues(file: string): Declaration[] {
  const known = valuesByFile.get(file);
  if (known) return known;
  const values = parseSync(file, read(file))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest, importName, exportName }) => {
      if (!moduleRequest) return { file, name: exportName.name ?? '' };
      const exported = findValues(join(dirname(file), moduleRequest.value));
      if (importName.kind !== 'Name') return exported;
      return exported.filter(({ name }) => name === importName.name);
    });
  valuesByFile.set(file, values);
  return values;
}

/** Returns the first sentence of the comment before a declaration, or an empty string. */
function findSummary({ file, name }: Declaration): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:async )?(?:function\\*?|const|class) ${name}\\b`,
  ).exec(read(file))?.[1];
  const text = comment?.replaceAll(/\n\s*\*\s?/g, ' ').trim() ?? '';
  const sentence = /^.*?[.:](?= |$)/.exec(text)?.[0] ?? '';
  return sentence.replace(/ \(docs\/[^)]*\)/, '').replace(/:$/, '.');
}

/** Lists the values of each entry point with the first sentence of their documentation. */
function describeEntryPoints({ name, exports }: Manifest, folder: string): string {
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([entryPoint, file]) => {
      const lines = findValues(join(folder, file)).map((declaration) => {
        const summary = findSummary(declaration);
        return `- \`${declaration.name}\`${summary && `: ${summary}`}`;
      });
      return `### \`${name}${entryPoint.slice(1)}\`\n\n${[...new Set(lines)].join('\n')}`;
    })
    .join('\n\n');
}

/** Lists every call of the API with its query parameters. */
function describeCalls(): string {
  const { paths } = createOpenApiDocument({ version: '0.0.0' });
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, summary, parameters = [] }]) => {
        const queryKeys = parameters.flatMap((each) =>
          'in' in each && each.in === 'query' ? [`\`${each.name}\``] : [],
        );
        const parameterList = queryKeys.length > 0 ? ` Parameters: ${queryKeys.join(', ')}.` : '';
        return `- \`${operationId}\` (\`${method.toUpperCase()} ${path}\`): ${summary}.${parameterList}`;
      }),
    )
    .toSorted()
    .join('\n');
}

/** Returns the source of the props of each component. */
function describeProps(): string {
  const files = new Set(
    findValues('packages/ui/src/index.ts')
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.tsx')),
  );
  return [...files]
    .toSorted()
    .flatMap((file) =>
      Array.from(
        read(file).matchAll(/^export interface \w+Props\b.*?^\}$/gms),
        ([source]) => source,
      ),
    )
    .map((source) => source.replaceAll('export interface', 'interface'))
    .join('\n\n');
}

/** What AGENTS.md and llms.txt say about each package: rules, reference, and links to files. */
const details: Readonly<
  Record<string, { rules: readonly string[]; reference: () => string; files: readonly string[] }>
> = {
  api: {
    rules: [
      'Don’t write your own `fetch` calls or cache keys. Use the resource’s `fetch`, `query`, or `mutation`.',
      'Don’t rename fields: they have the same names as in the API (`effective_until`, `readTime`).',
      'Distinguish errors with the guards (`isNotFound`), not with `instanceof` or the status.',
      '`alerts.markAsRead.query` marks a record as read. Never prefetch it.',
      'In tests, use `./testing` and never a real host. Pass `now: () => FIXED_NOW` to `createSession`; otherwise, the sample tokens have expired.',
      'A field’s type and description are in `dist/openapi.json` under `components.schemas`, and in `dist/index.d.ts`.',
    ],
    reference: () => `## Calls\n\n${describeCalls()}`,
    files: [
      '[Contract](dist/docs/contract.md): calls, headers, tokens, and errors in detail',
      '[Your own host](dist/docs/own-host.md): how to build the host that this client calls',
      '[OpenAPI document](dist/openapi.json): every call and field',
      '[Types](dist/index.d.ts)',
    ],
  },
  ui: {
    rules: [
      'Import a component from its entry point, such as `@producer-portal/ui/button`, and `@producer-portal/ui/styles.css` once.',
      'Every text on screen is a prop. There are no default texts; translate them in your app.',
      'Use tokens (`var(--ui-space-16)`, `var(--ui-color-text)`), never raw colors. `dist/tokens.css` lists them.',
      'Wrap the app in `LiveRegionProvider`, and in `UiProvider` with your router’s link.',
      'Don’t add `aria-live` or focus handling around `LoadBoundary`: it announces its states itself.',
    ],
    reference: () => `## Props\n\n\`\`\`ts\n${describeProps()}\n\`\`\``,
    files: [
      '[Tokens](dist/tokens.css): every CSS variable',
      '[Types](dist/index.d.ts)',
      '[Notices](THIRD_PARTY_NOTICES.md)',
    ],
  },
  'content-renderer': {
    rules: [
      'Pass the host’s HTML to `RichContent` as it is. Don’t sanitize it first, and never use `dangerouslySetInnerHTML`.',
      'Define `components` and `policy` at module level, or keep them with `useMemo`.',
      'In a policy, write host names without `https://`.',
      'On a server, `./steps` renders content without sending code to the browser.',
    ],
    reference: () => '',
    files: ['[Types](dist/index.d.ts)'],
  },
};

/** Generates AGENTS.md and llms.txt for each package. */
export function generateAgentFiles(): GeneratedFile[] {
  return Object.entries(details).flatMap(([directory, { rules, reference, files }]) => {
    const folder = `packages/${directory}`;
    const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest;
    const agents = [
      `# ${manifest.name} for coding agents`,
      '<!-- Generated by "pnpm agents". Don’t edit. -->',
      `${manifest.description} Read \`README.md\` first: CI compiles its examples, so you can copy them. Look up names here instead of guessing them.`,
      `## Rules\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`,
      `## Entry points\n\n${describeEntryPoints(manifest, folder)}`,
      reference(),
    ];
    const index = [
      `# ${manifest.name}`,
      `> ${manifest.description}`,
      `## Docs\n\n${[
        '[README](README.md): how to use it, with examples that compile',
        '[For coding agents](AGENTS.md): rules, and every name that the package exports',
        ...files,
      ]
        .map((file) => `- ${file}`)
        .join('\n')}`,
    ];
    const toText = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;
    return [
      [`${folder}/AGENTS.md`, toText(agents)],
      [`${folder}/llms.txt`, toText(index)],
    ] as const;
  });
}

if (import.meta.main) {
  for (const [path, text] of generateAgentFiles()) writeFileSync(join(root, path), text);
}
