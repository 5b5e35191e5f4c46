import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomActionFunction, PlopGeneratorConfig } from 'plop';
import {
  addFile,
  addMessages,
  appendLines,
  formatRepository,
  insertBeforeEnd,
  insertLines,
  replaceAfter,
  root,
} from './actions.ts';
import { promptForName, promptForMatch, promptForSentence } from './prompts.ts';

const api = 'packages/api/src';
const feature = 'apps/portal/src/features/{{feature}}';

/** Finds the file that matches a pattern and contains a string. */
function findFile(pattern: string, text: string): string {
  const found = globSync(pattern, { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(text),
  );
  if (!found) throw new Error(`No file ${pattern} contains "${text}".`);
  return found;
}

/** Finds the list's filters file, stories file, screen path, and API path. */
const findList: CustomActionFunction = (answers) => {
  const { feature: name, resource } = answers as { feature: string; resource: string };
  const folder = `apps/portal/src/features/${name}`;
  const definition = readFileSync(join(root, api, `resources/${resource}.ts`), 'utf8');
  answers['filtersFile'] = findFile(`${folder}/*.{ts,tsx}`, 'defineFilters(');
  answers['storiesFile'] = findFile(`${folder}/*.stories.tsx`, "'state:no-matches'");
  const stories = readFileSync(join(root, String(answers['storiesFile'])), 'utf8');
  answers['screenPath'] = /args: \{ path: '([^'?]+)/.exec(stories)?.[1];
  answers['callPath'] = /list: list\(\{[^}]*?path: '([^']+)'/s.exec(definition)?.[1];
  return `the list ${answers['screenPath']}`;
};

/** Generates a flag that filters a list by a boolean field of its records. */
export const filterGenerator: PlopGeneratorConfig = {
  description: 'flag that filters a list by a field of its records',
  prompts: [
    promptForName('Resource (a file in packages/api/src/resources): job-aids', 'resource'),
    promptForName('Feature (a folder in apps/portal/src/features): job-aids', 'feature'),
    promptForMatch('key', 'Key in the URL and in the API call: monthly', /^[a-z][a-zA-Z_]*$/),
    promptForMatch('kind', 'Query kind (what the key means): isMonthly', /^is[A-Z][a-zA-Z]*$/),
    promptForMatch('field', 'Field of the record that must be true: is_monthly', /^[a-z][a-z_]*$/),
    promptForMatch('label', 'Label of its checkbox and its chip: Monthly only', /^[A-Z].+$/),
    promptForSentence('Description for the API reference: Only this month’s job aids.'),
  ],
  actions: [
    findList,
    replaceAfter(
      `${api}/resources/{{resource}}.ts`,
      'list: list({',
      "page: 'page'",
      "{{key}}: '{{kind}}', page: 'page'",
    ),
    insertLines(
      `${api}/contract/query-kinds.ts`,
      { after: 'export type FilterableRecord' },
      '  readonly {{field}}?: boolean | null | undefined;',
    ),
    insertLines(
      `${api}/contract/query-kinds.ts`,
      { after: 'export const queryKinds = {' },
      "  {{kind}}: defineKind('flag', '{{summary}}', { matches: (record) => record.{{field}} === true }),",
    ),
    insertLines(
      'apps/reference-api/src/db/filters.ts',
      { before: '  alertGroup: inCategory,' },
      "  {{kind}}: () => sql`(c.document->>'{{field}}')::boolean`,",
    ),
    insertBeforeEnd(
      `${feature}/copy.ts`,
      "  {{camelCase key}}Filter: { legend: t('Show'), label: t('{{label}}') },",
    ),
    insertBeforeEnd(
      '{{filtersFile}}',
      '  ...flagFilters(copy.{{camelCase key}}Filter.legend, { {{key}}: copy.{{camelCase key}}Filter.label }),',
    ),
    appendLines(
      '{{storiesFile}}',
      [
        '',
        'export const CompleteBy{{pascalCase key}}: Story = {',
        "  tags: ['state:complete'],",
        "  args: { path: '{{screenPath}}?{{key}}=true' },",
        '  play: async ({ canvas }) => {',
        "    await canvas.findByRole('button', { name: 'Remove filter: {{label}}' });",
        '  },',
        '};',
      ].join('\n'),
    ),
    replaceAfter('docs/contract.md', '`GET {{callPath}}` [', '`page`', '`{{key}}`, `page`'),
    addFile('.changeset/filter-{{resource}}-by-{{kebabCase key}}.md', 'filter/changeset.md.hbs'),
    addMessages,
    formatRepository,
  ],
};
