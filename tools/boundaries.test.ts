import { describe, expect, it } from 'vitest';
import { findBuildViolations, findCodeViolations, findCycleViolations } from './boundaries.ts';

const invalidCases: [rule: string, file: string, source: string, expected: string][] = [
  [
    'ui gets data as props',
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
    'the renderer does not import ui',
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
    'a test that shares modules does not replace them',
    'packages/ui/src/a.test.tsx',
    "vi.mock('./b.tsx');",
    '*.isolated.test.ts',
  ],
  [
    'the client does not import msw',
    'packages/api/src/resources/alerts/handlers.ts',
    "import { http } from 'msw';",
    'let the portal act',
  ],
  [
    'the client does not import sample data',
    'packages/api/src/index.ts',
    "export * from './testing/sample/index.ts';",
    'out of product code',
  ],
  [
    'the manifest imports only the routes of a feature',
    'apps/portal/src/routes.manifest.ts',
    "import { copy } from './features/alerts/copy.ts';",
    'only their routes.ts',
  ],
  [
    'no other file merges routes',
    'apps/portal/src/modules/paths/match-route.ts',
    "import { alertsRoutes } from '../../features/alerts/routes.ts';",
    'A module must not import a feature',
  ],
  [
    'the routes of a feature import no code',
    'apps/portal/src/features/alerts/routes.ts',
    "import { alertListParams } from './list-params.ts';",
    'imports more than types',
  ],
  [
    'the routes of a feature import no side effects',
    'apps/portal/src/features/alerts/routes.ts',
    "import './pp-alerts.module.css';",
    'imports more than types',
  ],
  [
    'a package is imported by its entry point',
    'apps/portal/src/app/a.ts',
    "import '../../../../packages/ui/src/x.ts';",
    '"@producer-portal/ui"',
  ],
  [
    'lib imports no workspace package',
    'apps/portal/src/lib/a.ts',
    "import '@producer-portal/api';",
    'no product terms',
  ],
  [
    'lib imports no module',
    'apps/portal/src/lib/a.ts',
    "import '../modules/paths/navigation.ts';",
    'no product terms',
  ],
  [
    'a module imports no feature',
    'apps/portal/src/modules/shell/a.tsx',
    "import '../../features/alerts/routes.ts';",
    'a parameter or a slot',
  ],
  [
    'features do not import each other',
    'apps/portal/src/features/home/a.tsx',
    "import { Row } from '../alerts/row.tsx';",
    'move what both need',
  ],
  [
    'features do not load each other lazily',
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
    "import '@producer-portal/api/sample-library';",
    'out of product code',
  ],
  [
    'the host has no test doubles',
    'apps/reference-api/src/app.ts',
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
    'stories use existing handlers',
    'apps/portal/src/features/home/home.stories.tsx',
    "import { http } from 'msw';",
    'add the missing outcome there',
  ],
  [
    'a migration imports no application code',
    'apps/reference-api/src/db/migrations/0099-a.ts',
    "import { learnWords } from '../spelling.ts';",
    'A migration is frozen',
  ],
  [
    'a migration imports no application types',
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
    'only one file navigates away',
    'apps/portal/src/app/a.ts',
    "window.location.href = '/x';",
    'Only main.tsx may navigate away',
  ],
  [
    'only one file navigates away by call',
    'apps/portal/src/app/a.ts',
    'location.assign(x);',
    'Only main.tsx may navigate away',
  ],
  [
    'no new windows',
    'apps/portal/src/app/a.ts',
    'window.open(x);',
    'Only main.tsx may navigate away',
  ],
  [
    'no javascript: URLs',
    'packages/ui/src/a.tsx',
    '<a href="javascript:void 0">x</a>;',
    'Only main.tsx may navigate away',
  ],
  [
    'text belongs in copy.ts',
    'apps/portal/src/modules/shell/a.tsx',
    "const rowCopy = { close: 'Close' } as const;",
    'Put text in the copy.ts',
  ],
  [
    'no text in JSX',
    'apps/portal/src/features/home/a.tsx',
    'const a = <p>Try again</p>;',
    'contains "Try again". Put text in the copy.ts',
  ],
  [
    'no text in accessible names',
    'apps/portal/src/app/a.tsx',
    'const a = <A id="news" aria-label="News" />;',
    'contains "News". Put text in the copy.ts',
  ],
  [
    'ui has no text in JSX',
    'packages/ui/src/a.tsx',
    'const a = <span>Close</span>;',
    'contains "Close". The design system has no text',
  ],
  [
    'ui has no text in accessible names',
    'packages/ui/src/a.tsx',
    'const a = <nav aria-label="Pages" />;',
    'contains "Pages". The design system has no text',
  ],
  [
    'ui has no default text',
    'packages/ui/src/a.tsx',
    "export function A({ kind = 'quiet', label = 'Close' }) {}",
    'contains "Close". The design system has no text',
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

const validCases: [rule: string, file: string, source: string][] = [
  [
    'copy.ts contains text',
    'apps/portal/src/modules/shell/copy.ts',
    "export const copy = { close: 'Close' };",
  ],
  [
    'copy that a function returns, and symbols in JSX',
    'apps/portal/src/features/home/a.tsx',
    "const copy = listCopy('alert'); const a = <p>{copy.x} · {copy.y}</p>;",
  ],
  ['ui uses Radix', 'packages/ui/src/a.tsx', "import * as D from '@radix-ui/react-dialog';"],
  [
    'ui has names for what a component looks like or does',
    'packages/ui/src/a.tsx',
    'export const orderOf = 1; export function AlertDialog() {} export interface Border {}',
  ],
  [
    'an isolated test replaces modules',
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
    'lib formats dates with the package',
    'apps/portal/src/lib/dates.ts',
    "import { createDates } from '@producer-portal/api/dates';",
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
    'the routes of a feature import types, and screens lazily',
    'apps/portal/src/features/alerts/routes.ts',
    "import type { A } from '../../modules/paths/feature-route.ts'; import('./alerts-screen.tsx');",
  ],
  [
    'the reference API shares schemas and sample data',
    'apps/reference-api/src/app.ts',
    "import 'node:fs'; import '@producer-portal/api/sample-library';",
  ],
  [
    'the app reads the location',
    'apps/portal/src/app/a.ts',
    'const path = window.location.pathname; location.reload();',
  ],
  ['the entry navigates away', 'apps/portal/src/main.tsx', 'window.location.assign(x);'],
  [
    'a migration builds its SQL',
    'apps/reference-api/src/db/migrations/0099-a.ts',
    "import { sql, type Kysely } from 'kysely';",
  ],
  [
    'a package uses its own imports map',
    'packages/content-renderer/src/parse/parse.ts',
    "import '#parser';",
  ],
  [
    'comments and strings mention innerHTML',
    'packages/ui/src/a.ts',
    "// innerHTML = x\nconst text = 'never innerHTML = x';",
  ],
];

describe('findCodeViolations', () => {
  it.each(invalidCases)('enforces the rule: %s', (_rule, file, source, expected) => {
    const violations = findCodeViolations(file, source);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({
      where: `${file}:1`,
      message: expect.stringContaining(expected),
    });
  });

  it.each(validCases)('allows: %s', (_rule, file, source) => {
    expect(findCodeViolations(file, source)).toEqual([]);
  });

  it('reports the line number', () => {
    expect(findCodeViolations('packages/ui/src/a.ts', "\n\nimport 'axios';")[0]?.where).toBe(
      'packages/ui/src/a.ts:3',
    );
  });
});

describe('findCycleViolations', () => {
  const findCycles = (files: Record<string, string>) =>
    findCycleViolations(new Map(Object.entries(files))).map(({ where }) => where);

  it.each([
    ['static imports', "import './b.ts';"],
    ['types', "import type { B } from './b.ts';"],
    ['re-exports', "export * from './b.ts';"],
    ['dynamic imports', "const load = () => import('./b.ts');"],
  ])('rejects two files that import each other by %s', (_kind, source) => {
    expect(findCycles({ 'x/a.ts': source, 'x/b.ts': "import '../x/a.ts';" })).toEqual([
      'x/a.ts, x/b.ts',
    ]);
  });

  it('allows a feature’s routes to load a screen that links to other routes', () => {
    const folder = 'apps/portal/src/features/x';
    const routes = "import type { A } from '../../a.ts'; const a = () => import('./screen.tsx');";
    const screen = "import './routes.ts';";
    expect(
      findCycles({ [`${folder}/routes.ts`]: routes, [`${folder}/screen.tsx`]: screen }),
    ).toEqual([]);
  });

  it('finds each cycle once, including cycles of several files', () => {
    expect(
      findCycles({
        'start.ts': "import './a.ts'; import './c.ts';",
        'a.ts': "import './b.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import './a.ts'; import './d.ts';",
        'd.ts': "import './e.ts';",
        'e.ts': "import './d.ts';",
      }),
    ).toEqual(['d.ts, e.ts', 'a.ts, b.ts, c.ts']);
  });

  it('allows several import paths to one file, and imports of packages', () => {
    expect(
      findCycles({
        'a.ts': "import './b.ts'; import './c.ts'; import 'b.ts';",
        'b.ts': "import './c.ts';",
        'c.ts': "import 'node:fs';",
      }),
    ).toEqual([]);
  });
});

describe('findBuildViolations', () => {
  const plugin = 'apps/portal/build/lean.ts';

  it.each([
    ['a transform', plugin, "export const lean = { transform: (code) => code.replace('a', '') };"],
    ['a transform as a method', plugin, 'export const lean = () => ({ transform(code) {} });'],
    ['a replaced module', plugin, "export const lean = { 'load': () => '' };"],
    ['a replaced module id', 'bench/x.ts', "export default { resolveId: () => '/mine.js' };"],
    ['an alias', 'packages/ui/tsup.config.ts', "export default { alias: { qs: './qs.ts' } };"],
    ['an esbuild hook', 'packages/api/tsup.config.ts', 'build.onLoad({ filter: /qs/ }, read);'],
    [
      'a hook that is not listed for its file',
      'tools/sizes.ts',
      'export const lean = { transform };',
    ],
  ])('rejects %s', (_rule, file, source) => {
    expect(findBuildViolations(file, source)).toEqual([
      { where: `${file}:1`, message: expect.stringContaining('as published') },
    ]);
  });

  it.each([
    ['a listed hook', 'tools/sizes.ts', 'export const entry = { load: () => source };'],
    [
      'a function with the name of a hook',
      'bench/x.ts',
      "import { load } from './load.ts';\nload(1);",
    ],
    ['chunk groups', plugin, 'export const groups = [{ test: /html-react-parser/ }];'],
  ])('allows %s', (_rule, file, source) => {
    expect(findBuildViolations(file, source)).toEqual([]);
  });
});
