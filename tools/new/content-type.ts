import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomActionFunction, PlopGeneratorConfig } from 'plop';
import {
  addFile,
  addMessages,
  formatRepository,
  insertLines,
  insertSorted,
  root,
} from './actions.ts';
import { promptForChoice, promptForName } from './prompts.ts';

const api = 'packages/api/src';
const feature = 'apps/portal/src/features/{{plural}}';
const product = 'docs/product.md';
const contract = 'docs/contract.md';

/** Menu groups that contain record types (`MenuGroup` in `apps/portal/src/modules/paths/feature-route.ts`). */
const groups = ['News', 'Products', 'Guides', 'Training', 'Marketing', 'Help'];

/** The families of tags (`RecordFamily` in `packages/api/src/record-types.ts`). */
const families = [
  'alert',
  'policy',
  'product',
  'guide',
  'jobaid',
  'training',
  'marketing',
  'field',
];

/** Finds a range of 100 ids that no sample records use. */
const findFreeIds: CustomActionFunction = (answers) => {
  const folder = join(root, api, 'testing/sample');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const ids = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/FIRST_\w*ID = (\d+)/g)].map(([, id]) =>
      Number(id),
    ),
  );
  answers.firstId = Math.max(...ids) + 100;
  return `ids from ${answers.firstId}`;
};

/** Generates a record type with its calls, list, detail, stories, sample records, and documentation. */
export const contentTypeGenerator: PlopGeneratorConfig = {
  description: 'record type with list, detail, stories, and sample records',
  prompts: [
    promptForName('Name in the singular: claims-bulletin'),
    promptForName('Name in the plural: claims-bulletins', 'plural'),
    promptForChoice('group', 'Group in the sitemap and in Storybook:', groups),
    promptForChoice('family', 'Family, for the color and icon of its tag:', families),
  ],
  actions: [
    findFreeIds,
    addFile(`${api}/resources/{{plural}}.ts`, 'content-type/resource.ts.hbs'),
    insertSorted(
      `${api}/resources/index.ts`,
      "export * from './",
      "export * from './{{plural}}.ts';",
    ),
    insertSorted(
      `${api}/contract/registry.ts`,
      'import { ',
      "import { {{camelCase plural}} } from '../resources/{{plural}}.ts';",
    ),
    insertLines(
      `${api}/contract/registry.ts`,
      { after: 'export const resources = {' },
      '  {{camelCase plural}},',
    ),
    insertLines(
      `${api}/record-types.ts`,
      { before: '// A simple page is found by its path' },
      [
        '  {{pascalCase name}}: {',
        '    aliases: [],',
        "    resource: '{{camelCase plural}}',",
        "    singular: '{{sentenceCase name}}',",
        "    plural: '{{sentenceCase plural}}',",
        "    family: '{{family}}',",
        "    page: { kind: 'detail', path: '/{{plural}}' },",
        '    mixedPath: null,',
        '    alternatePaths: [],',
        '    tagListPath: null,',
        '    adminPath: null,',
        '    hasReadState: false,',
        '  },',
      ].join('\n'),
    ),
    addFile(`${api}/testing/sample/{{plural}}.ts`, 'content-type/sample.ts.hbs'),
    insertSorted(
      `${api}/testing/sample/content.ts`,
      'import { build',
      "import { build{{pascalCase plural}} } from './{{plural}}.ts';",
    ),
    insertLines(
      `${api}/testing/sample/content.ts`,
      { after: 'const builders = {' },
      '  {{camelCase plural}}: build{{pascalCase plural}},',
    ),
    insertLines(
      'apps/reference-api/src/import/record-schemas.ts',
      { before: '  HomeLink: define(contentRecordSchema),' },
      '  {{pascalCase name}}: define(contentRecordSchema),',
    ),
    addFile('.changeset/add-{{plural}}.md', 'content-type/changeset.md.hbs'),
    insertLines(
      'apps/portal/src/modules/record-types/copy.ts',
      { before: '  SimplePage: {' },
      "  {{pascalCase name}}: { singular: t('{{sentenceCase name}}'), plural: t('{{sentenceCase plural}}') },",
    ),
    addFile(`${feature}/routes.ts`, 'content-type/routes.ts.hbs'),
    addFile(`${feature}/copy.ts`, 'content-type/copy.ts.hbs'),
    addFile(`${feature}/{{plural}}-screen.tsx`, 'content-type/list-screen.tsx.hbs'),
    addFile(`${feature}/{{plural}}-screen.stories.tsx`, 'content-type/list-screen.stories.tsx.hbs'),
    addFile(`${feature}/{{name}}-screen.tsx`, 'content-type/detail-screen.tsx.hbs'),
    addFile(`${feature}/{{name}}-screen.stories.tsx`, 'content-type/detail-screen.stories.tsx.hbs'),
    insertSorted(
      'apps/portal/src/routes.manifest.ts',
      'import { ',
      "import { {{camelCase plural}}Routes } from './features/{{plural}}/routes.ts';",
    ),
    insertLines(
      'apps/portal/src/routes.manifest.ts',
      { before: '  ...pagesRoutes,' },
      '  ...{{camelCase plural}}Routes,',
    ),
    insertLines(
      contract,
      { before: '### Simple page record' },
      [
        '### {{sentenceCase name}} record',
        '',
        '`record_type` is `{{pascalCase name}}`. No extra fields.',
        '',
      ].join('\n'),
    ),
    insertLines(
      contract,
      { before: '### Simple pages' },
      [
        '### {{sentenceCase plural}}',
        '',
        '`GET /api/v1/{{snakeCase plural}}` [`search`, `page`] returns `{{braced (snakeCase plural)}}`, paged. `GET /api/v1/{{snakeCase plural}}/{id}` returns `{{braced (snakeCase name)}}`.',
        '',
      ].join('\n'),
    ),
    insertLines(
      product,
      { before: '| `contact-us` ' },
      [
        '| `{{plural}}.list` | `/{{plural}}` | | `{{camelCase plural}}.list` | {{sentenceCase plural}}. |',
        '| `{{plural}}.detail` | `/{{plural}}/{id}` | | `{{camelCase plural}}.detail` | One {{words name}}. |',
      ].join('\n'),
    ),
    insertLines(
      product,
      { before: '| `SalesPromotion` ' },
      '| `{{pascalCase name}}` | `/{{plural}}/{slug}` |',
    ),
    addMessages,
    formatRepository,
  ],
};
