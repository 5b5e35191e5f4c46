import type { PlopGeneratorConfig } from 'plop';
import { addFile, addMessages, formatRepository, insertLines, insertSorted } from './actions.ts';
import { promptForChoice, promptForName, promptForSentence } from './prompts.ts';

const feature = 'apps/portal/src/features/{{name}}';

/** The groups of the sitemap (`MenuGroup` in `apps/portal/src/modules/paths/feature-route.ts`). */
const groups = ['News', 'Products', 'Guides', 'Training', 'Marketing', 'Help'];

/** Generates a feature with one static screen: route, screen, copy, story, and documentation. */
export const screenGenerator: PlopGeneratorConfig = {
  description: 'screen in a new feature',
  prompts: [
    promptForName('Name of the feature, its route, and its path: office-hours'),
    promptForChoice('group', 'Group in the sitemap and in Storybook:', groups),
    promptForSentence('What it shows, in one sentence:'),
  ],
  actions: [
    addFile(`${feature}/routes.ts`, 'screen/routes.ts.hbs'),
    addFile(`${feature}/copy.ts`, 'screen/copy.ts.hbs'),
    addFile(`${feature}/{{name}}-screen.tsx`, 'screen/screen.tsx.hbs'),
    addFile(`${feature}/{{name}}-screen.stories.tsx`, 'screen/screen.stories.tsx.hbs'),
    insertSorted(
      'apps/portal/src/routes.manifest.ts',
      'import { ',
      "import { {{camelCase name}}Routes } from './features/{{name}}/routes.ts';",
    ),
    insertLines(
      'apps/portal/src/routes.manifest.ts',
      { before: '  ...pagesRoutes,' },
      '  ...{{camelCase name}}Routes,',
    ),
    insertLines(
      'docs/product.md',
      { before: '| `contact-us` ' },
      '| `{{name}}` | `/{{name}}` | | | {{summary}} |',
    ),
    addMessages,
    formatRepository,
  ],
};
