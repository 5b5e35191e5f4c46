import type { PlopGeneratorConfig } from 'plop';
import { addFile, appendLines, formatRepository } from './actions.ts';
import { promptForChoice, promptForName, promptForSentence } from './prompts.ts';

const folder = 'packages/ui/src/components/{{kebabCase name}}';

/** The groups of Storybook's sidebar, as `.storybook/preview.tsx` orders them. */
const groups = [
  'Actions',
  'Content',
  'Feedback',
  'Filters',
  'Forms',
  'Navigation',
  'Overlays',
  'Page',
  'Tasks',
];

/** Generates a component of the design system with its styles, stories, docs page, test, export, and changeset. */
export const componentGenerator: PlopGeneratorConfig = {
  description: 'component of packages/ui',
  prompts: [
    promptForName('Name without insurance or portal terms: date-chip'),
    promptForChoice('group', 'Group in Storybook:', groups),
    promptForSentence('What it is, in one sentence:'),
  ],
  actions: [
    addFile(`${folder}/{{kebabCase name}}.tsx`, 'component/component.tsx.hbs'),
    addFile(`${folder}/pp-{{kebabCase name}}.module.css`, 'component/component.css.hbs'),
    addFile(`${folder}/{{kebabCase name}}.stories.tsx`, 'component/stories.tsx.hbs'),
    addFile(`${folder}/{{kebabCase name}}.mdx`, 'component/docs.mdx.hbs'),
    addFile(`${folder}/{{kebabCase name}}.test.tsx`, 'component/test.tsx.hbs'),
    addFile('.changeset/add-{{kebabCase name}}.md', 'component/changeset.md.hbs'),
    appendLines(
      'packages/ui/src/index.ts',
      [
        "export { {{pascalCase name}} } from './components/{{kebabCase name}}/{{kebabCase name}}.tsx';",
        "export type { {{pascalCase name}}Props } from './components/{{kebabCase name}}/{{kebabCase name}}.tsx';",
      ].join('\n'),
    ),
    formatRepository,
  ],
};
