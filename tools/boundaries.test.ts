import { describe, expect, it } from 'vitest';
import { buildFaults, codeFaults, cycleFaults } from './boundaries.ts';

const broken: [rule: string, file: string, source: string, says: string][] = [
  [
    'ui takes data as props',
    'packages/ui/src/a.tsx',
    "import { x } from '@producer-portal/api';",
    'as a prop',
  ],
  ['ui has no request library', 'packages/ui/src/a.tsx', "import axios from 'axios';", 'as a prop'],
  [
    'ui has no router',
    'packages/ui/src/a.tsx',
    "export { Link } from 'react-router-dom';",
    'as a prop',
  ],
  [
    'the renderer is on its own',
    'packages/content-renderer/src/a.tsx',
    "import '@producer-portal/ui';",
    'from its caller',
  ],
  [
    'the client has no router',
    'packages/api/src/client/a.ts',
    "import { redirect } from 'react-router-dom';",
    'let the portal act',
  ],
  [
    'a test that shares its modules replaces none',
    'packages/ui/src/a.test.tsx',
    "vi.mock('./b.tsx');",
    '*.isolated.test.ts',
  ],
  [
    'the client carries no msw',
    'packages/api/src/resources/alerts/handlers.ts',
    "import { http } from 'msw';",
    'let the portal act',
  ],
  [
    'the client carries no sample data',
    'packages/api/src/index.ts',
    "export * from './testing/sample/index.ts';",
    'out of product code',
  ],
  [
    'the manifest imports nothing of a feature but its routes',
    'apps/portal/src/routes.manifest.ts',
    "import { copy } from './features/alerts/copy.ts';",
    'only their routes.ts',
  ],
  [
    'no other file merges routes',
    'apps/portal/src/modules/paths/route-of.ts',
    "import { alertsRoutes } from '../../features/alerts/routes.ts';",
    'A module knows no feature',
  ],
  [
    'the routes of a feature carry no code',
    'apps/portal/src/features/alerts/routes.ts',
    "import { alertListParams } from './list-params.ts';",
    'imports more than types',
  ],
  [
    'the routes of a feature carry no side effects',
    'apps/portal/src/features/alerts/routes.ts',
    "import './pp-alerts.module.css';",
    'imports more than types',
  ],
  [
    'a package is imported by its door',
    'apps/portal/src/app/a.ts',
    "import '../../../../packages/ui/src/x.ts';",
    '"@producer-portal/ui"',
  ],
  [
    'lib knows no package of ours',
    'apps/portal/src/lib/a.ts',
    "import '@producer-portal/api';",
    'no product word',
  ],
  [
    'lib imports no module',
    'apps/portal/src/lib/a.ts',
    "import '../modules/paths/navigation.ts';",
    'no product word',
  ],
  [
    'a module knows no feature',
    'apps/portal/src/modules/shell/a.tsx',
    "import '../../features/alerts/routes.ts';",
    'a parameter or a slot',
  ],
  [
    'features do not meet',
    'apps/portal/src/features/home/a.tsx',
    "import { Row } from '../alerts/row.tsx';",
    'move what both need',
  ],
  [
    'features load no feature lazily either',
    'apps/portal/src/features/home/a.tsx',
    "const x = () => import('../alerts/row.tsx');",
    'move what both need',
  ],
  [
    'a feature never imports the app',
    'apps/portal/src/features/home/a.tsx',
    "import '../../app/router.tsx';",
    'move what both need',
  ],
  [
    'product code has no sample data',
    'apps/portal/src/features/home/a.tsx',
    "import '@producer-portal/api/testing';",
    'out of product code',
  ],
  [
    'product code has no test helpers',
    'apps/portal/src/features/home/a.tsx',
    "import '../../testing/render-screen.tsx';",
    'out of product code',
  ],
  [
    'browser code has no Node modules',
    'apps/portal/src/lib/a.ts',
    "import 'node:fs';",
    'web platform',
  ],
  [
    'the reference API has no screens',
    'apps/reference-api/src/app.ts',
    "import '@producer-portal/ui';",
    'schemas and the sample library',
  ],
  [
    'stories compose ready handlers',
    'apps/portal/src/features/home/home.stories.tsx',
    "import { http } from 'msw';",
    'add the missing outcome there',
  ],
  [
    'a migration imports no live code',
    'apps/reference-api/src/db/migrations/0099-a.ts',
    "import { learnWords } from '../spelling.ts';",
    'A migration is frozen',
  ],
  [
    'a migration imports no live types either',
    'apps/reference-api/src/db/migrations/0099-a.ts',
    "import type { Database } from '../tables.ts';",
    'A migration is frozen',
  ],
  ['no markup from strings', 'apps/portal/src/app/a.ts', "node.innerHTML = '<b>';", 'RichContent'],
  [
    'no markup from strings in JSX',
    'packages/ui/src/a.tsx',
    '<p dangerouslySetInnerHTML={x} />;',
    'RichContent',
  ],
  [
    'no insertAdjacentHTML',
    'packages/ui/src/a.ts',
    "el.insertAdjacentHTML('beforeend', x);",
    'RichContent',
  ],
  ['no document.write', 'apps/portal/src/app/a.ts', 'document.write(x);', 'RichContent'],
  ['no eval', 'packages/api/src/a.ts', 'eval(x);', 'content security policy'],
  [
    'no Function constructor',
    'packages/api/src/a.ts',
    'new Function(x);',
    'content security policy',
  ],
  [
    'one place leaves the page',
    'apps/portal/src/app/a.ts',
    "window.location.href = '/x';",
    'Only main.tsx leaves',
  ],
  [
    'one place leaves the page by call',
    'apps/portal/src/app/a.ts',
    'location.assign(x);',
    'Only main.tsx leaves',
  ],
  ['no new windows', 'apps/portal/src/app/a.ts', 'window.open(x);', 'Only main.tsx leaves'],
  [
    'no javascript: addresses',
    'packages/ui/src/a.tsx',
    '<a href="javascript:void 0">x</a>;',
    'Only main.tsx leaves',
  ],
  [
    'words stand in copy.ts',
    'apps/portal/src/modules/shell/a.tsx',
    "const rowCopy = { close: 'Close' } as const;",
    'Words stand in the copy.ts',
  ],
  [
    'no words in JSX',
    'apps/portal/src/features/home/a.tsx',
    'const a = <p>Try again</p>;',
    'says "Try again". Words stand in the copy.ts',
  ],
  [
    'no words in what is read out',
    'apps/portal/src/app/a.tsx',
    'const a = <A id="news" aria-label="News" />;',
    'says "News". Words stand in the copy.ts',
  ],
  [
    'ui has no text in JSX',
    'packages/ui/src/a.tsx',
    'const a = <span>Close</span>;',
    'says "Close". The design system has no text',
  ],
  [
    'ui has no text in what is read out',
    'packages/ui/src/a.tsx',
    'const a = <nav aria-label="Pages" />;',
    'says "Pages". The design system has no text',
  ],
  [
    'ui has no default text',
    'packages/ui/src/a.tsx',
    "export function A({ kind = 'quiet', label = 'Close' }) {}",
    'says "Close". The design system has no text',
  ],
  [
    'ui has no component named for the product',
    'packages/ui/src/a.tsx',
    'export function CartItem() {}',
    '"Cart" belongs to the product',
  ],
  [
    'ui has no type named for the product',
    'packages/ui/src/index.ts',
    "export type { MyOrderProps } from './a.tsx';",
    '"Order" belongs to the product',
  ],
];

const fine: [rule: string, file: string, source: string][] = [
  [
    'copy.ts holds words',
    'apps/portal/src/modules/shell/copy.ts',
    "export const copy = { close: 'Close' };",
  ],
  [
    'copy made from a noun, and signs in JSX',
    'apps/portal/src/features/home/a.tsx',
    "const copy = listCopy('alert'); const a = <p>{copy.x} · {copy.y}</p>;",
  ],
  ['ui uses Radix', 'packages/ui/src/a.tsx', "import * as D from '@radix-ui/react-dialog';"],
  [
    'ui names what things look like and do',
    'packages/ui/src/a.tsx',
    'export const orderOf = 1; export function AlertDialog() {} export interface Border {}',
  ],
  [
    'a test on its own replaces modules',
    'packages/ui/src/a.isolated.test.tsx',
    "vi.mock('./b.tsx');",
  ],
  [
    'ui tests use any tool',
    'packages/ui/src/a.test.tsx',
    "import { render } from '@testing-library/react';",
  ],
  ['testing uses msw', 'packages/api/src/testing/handlers.ts', "import { http } from 'msw';"],
  [
    'a feature uses its own files',
    'apps/portal/src/features/home/a.tsx',
    "import './copy.ts'; import '../home/b.ts';",
  ],
  [
    'a feature uses modules and lib',
    'apps/portal/src/features/home/a.tsx',
    "import '../../modules/shell/x.ts'; import '../../lib/dates.ts';",
  ],
  [
    'the app loads features',
    'apps/portal/src/app/router.tsx',
    "import('../features/home/home-screen.tsx');",
  ],
  [
    'the manifest merges the routes of features',
    'apps/portal/src/routes.manifest.ts',
    "import { alertsRoutes } from './features/alerts/routes.ts';",
  ],
  [
    'the routes of a feature import types, and screens when they are shown',
    'apps/portal/src/features/alerts/routes.ts',
    "import type { A } from '../../modules/paths/feature-route.ts'; import('./alerts-screen.tsx');",
  ],
  [
    'the reference API shares schemas',
    'apps/reference-api/src/app.ts',
    "import 'node:fs'; import '@producer-portal/api/testing';",
  ],
  [
    'reading the address',
    'apps/portal/src/app/a.ts',
    'const path = window.location.pathname; location.reload();',
  ],
  ['the entry leaves the page', 'apps/portal/src/main.tsx', 'window.location.assign(x);'],
  [
    'a migration builds its SQL',
    'apps/reference-api/src/db/migrations/0099-a.ts',
    "import { sql, type Kysely } from 'kysely';",
  ],
  [
    'a package names its own parts',
    'packages/content-renderer/src/parse/parse.ts',
    "import '#parser';",
  ],
  [
    'words in comments and texts',
    'packages/ui/src/a.ts',
    "// innerHTML = x\nconst text = 'never innerHTML = x';",
  ],
];

describe('codeFaults', () => {
  it.each(broken)('refuses: %s', (_rule, file, source, says) => {
    const faults = codeFaults(file, source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ where: `${file}:1`, message: expect.stringContaining(says) });
  });

  it.each(fine)('allows: %s', (_rule, file, source) => {
    expect(codeFaults(file, source)).toEqual([]);
  });

  it('names the line', () => {
    expect(codeFaults('packages/ui/src/a.ts', "\n\nimport 'axios';")[0]?.where).toBe(
      'packages/ui/src/a.ts:3',
    );
  });
});

describe('cycleFaults', () => {
  const cycles = (files: Record<string, string>) =>
    cycleFaults(new Map(Object.entries(files))).map(({ where }) => where);

  it.each([
    ['static imports', "import './b.ts';"],
    ['types', "import type { B } from './b.ts';"],
    ['re-exports', "export * from './b.ts';"],
    ['dynamic imports', "const load = () => import('./b.ts');"],
  ])('refuses two files that import each other by %s', (_kind, source) => {
    expect(cycles({ 'x/a.ts': source, 'x/b.ts': "import '../x/a.ts';" })).toEqual([
      'x/a.ts, x/b.ts',
    ]);
  });

  it('allows the routes of a feature to load a screen that links to other routes', () => {
    const folder = 'apps/portal/src/features/x';
    const routes = "import type { A } from '../../a.ts'; const a = () => import('./screen.tsx');";
    const screen = "import './routes.ts';";
    expect(cycles({ [`${folder}/routes.ts`]: routes, [`${folder}/screen.tsx`]: screen })).toEqual(
      [],
    );
  });

  it('finds cycles through other files, each one once', () => {
    expect(
      cycles({
        'start.ts': "import './a.ts'; import './c.ts';",
        'a.ts': "import './b.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import './a.ts'; import './d.ts';",
        'd.ts': "import './e.ts';",
        'e.ts': "import './d.ts';",
      }),
    ).toEqual(['d.ts, e.ts', 'a.ts, b.ts, c.ts']);
  });

  it('allows several ways to one file, and packages', () => {
    expect(
      cycles({
        'a.ts': "import './b.ts'; import './c.ts'; import 'b.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import 'node:fs';",
      }),
    ).toEqual([]);
  });
});

describe('buildFaults', () => {
  const plugin = 'apps/portal/build/lean.ts';

  it.each([
    ['a transform', plugin, "export const lean = { transform: (code) => code.replace('a', '') };"],
    ['a transform as a method', plugin, 'export const lean = () => ({ transform(code) {} });'],
    ['a module in the place of another', plugin, "export const lean = { 'load': () => '' };"],
    ['another address', 'bench/x.ts', "export default { resolveId: () => '/mine.js' };"],
    ['an alias', 'packages/ui/tsup.config.ts', "export default { alias: { qs: './qs.ts' } };"],
    ['a hook of esbuild', 'packages/api/tsup.config.ts', 'build.onLoad({ filter: /qs/ }, read);'],
    ['a hook that its file may not have', 'tools/sizes.ts', 'export const lean = { transform };'],
  ])('refuses %s', (_rule, file, source) => {
    expect(buildFaults(file, source)).toEqual([
      { where: `${file}:1`, message: expect.stringContaining('as published') },
    ]);
  });

  it.each([
    ['a hook that is known', 'tools/sizes.ts', 'export const entry = { load: () => source };'],
    ['a function of that name', 'bench/x.ts', "import { load } from './load.ts';\nload(1);"],
    ['how chunks are cut', plugin, 'export const groups = [{ test: /html-react-parser/ }];'],
  ])('allows %s', (_rule, file, source) => {
    expect(buildFaults(file, source)).toEqual([]);
  });
});
