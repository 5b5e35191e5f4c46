import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { findImportCycles, resolveImport } from './import-cycles.ts';
import { runStep, type StepResult } from './step.ts';

/** A violation, with what to do instead. */
export interface Violation {
  /** "packages/ui/src/x.tsx:12" */
  where: string;
  message: string;
}

const scope = '@producer-portal/';
const workspacePackages = ['ui', 'content-renderer', 'api'];

/** The part of the repository that a file belongs to, with the name of the feature or module. */
interface Module {
  kind:
    | 'ui'
    | 'content-renderer'
    | 'api'
    | 'api/testing'
    | 'lib'
    | 'modules'
    | 'features'
    | 'app'
    | 'portal-testing'
    | 'portal-root'
    | 'reference-api';
  name: string;
}

function findModule(file: string): Module | undefined {
  const parts = file.split('/');
  if (parts[2] !== 'src') return undefined;
  if (parts[0] === 'packages') {
    if (parts[1] === 'api') {
      // `testing.ts` and `sample-library.ts` are the entry points of `testing/`, so they count as parts of that folder.
      const testing = /^(testing|testing\.ts|sample-library\.ts)$/.test(parts[3] ?? '');
      return { kind: testing ? 'api/testing' : 'api', name: 'api' };
    }
    if (parts[1] === 'ui' || parts[1] === 'content-renderer')
      return { kind: parts[1], name: parts[1] };
  }
  if (parts[0] === 'apps' && parts[1] === 'reference-api') {
    return { kind: 'reference-api', name: 'reference-api' };
  }
  if (parts[0] === 'apps' && parts[1] === 'portal') {
    const folder = parts.length > 4 ? parts[3] : undefined;
    if (folder === 'features' || folder === 'modules')
      return { kind: folder, name: parts[4] ?? '' };
    if (folder === 'lib' || folder === 'app') return { kind: folder, name: folder };
    if (folder === 'testing') return { kind: 'portal-testing', name: folder };
    return { kind: 'portal-root', name: 'portal' };
  }
  return undefined;
}

/** True for tests, stories, their helpers, and everything outside of `src`. */
const isTest = (file: string) =>
  /\.(test|stories)\.tsx?$|\.test-d\.ts$|\/(testing|fixtures|fuzz)\//.test(file) ||
  !file.includes('/src/');
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);

/** npm packages that the code of a published package can import. */
const runtimePackages: Partial<Record<Module['kind'], RegExp>> = {
  ui: /^(react|react-dom|@radix-ui\/react-(dialog|dropdown-menu)|class-variance-authority)(\/|$)/,
  'content-renderer': /^(react|diff|html-react-parser|parse5)(\/|$)/,
  api: /^(axios|dayjs|qs|jwt-decode|valibot|@valibot\/to-json-schema|@tanstack\/react-query)(\/|$)/,
  'api/testing': /^(axios|qs|jwt-decode|valibot|@tanstack\/react-query|msw)(\/|$)/,
};

const packageAdvice: Partial<Record<Module['kind'], string>> = {
  ui: 'The design system has no API calls and no routes: pass the data as a prop.',
  'content-renderer':
    'The renderer is independent: get the value from its caller, as with `components`.',
  api: 'The client has no screens and no router: throw an error or emit an event, and let the portal act.',
  'api/testing': 'Test doubles may use only the client, its schemas, and msw.',
};

/** Which parts of the portal each part can import, besides itself, and what to do instead of other imports. */
const allowedPortalImports: Partial<
  Record<Module['kind'], { allowed: Module['kind'][]; advice: string }>
> = {
  lib: {
    allowed: ['lib'],
    advice: 'lib contains no product terms: move the code to a module, or pass a value in.',
  },
  modules: {
    allowed: ['lib', 'modules', 'portal-root'],
    advice: 'A module must not import a feature or the app: use a parameter or a slot.',
  },
  features: {
    allowed: ['lib', 'modules', 'portal-root'],
    advice:
      'A feature must not import another feature or the app: move what both need to a module.',
  },
  app: { allowed: ['lib', 'modules', 'features', 'portal-root'], advice: '' },
  'portal-root': {
    allowed: ['lib', 'modules', 'app', 'portal-root'],
    advice:
      'Screens are loaded through the app. Only the route manifest imports features, and only their routes.ts.',
  },
};

const manifest = 'apps/portal/src/routes.manifest.ts';

/** True for a feature's `routes.ts`, which the manifest can import because it contains only data. */
const isRoutesFile = (file: string) =>
  /^apps\/portal\/src\/features\/[^/]+\/routes\.ts$/.test(file);

/**
 * Finds violations in a source file: forbidden imports, markup written as strings, navigation away from the portal, text
 * outside copy.ts, and product terms in the design system.
 *
 * @param file path from the repository's root, with forward slashes.
 * @example findCodeViolations('packages/ui/src/a.tsx', "import '@producer-portal/api'")
 */
export function findCodeViolations(file: string, source: string): Violation[] {
  const violations: Violation[] = [];
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) return [{ where: file, message: `does not parse: ${errors[0]?.message}` }];
  const locate = (offset: number) => `${file}:${source.slice(0, offset).split('\n').length}`;

  for (const { value, start } of listImports(module, source)) {
    const message = findImportViolation(file, value);
    if (message)
      violations.push({ where: locate(start), message: `imports "${value}". ${message}` });
  }
  if (isRoutesFile(file)) {
    for (const start of findRuntimeImports(module)) {
      violations.push({
        where: locate(start),
        message:
          'imports more than types and lib/i18n.ts. Every page loads the routes, and tools import them in Node: load the screen with import().',
      });
    }
  }
  const moduleMock = /\bvi\.(mock|doMock|resetModules)\(/.exec(source);
  if (moduleMock && /(?<!\.isolated)\.test\.tsx?$/.test(file)) {
    violations.push({
      where: locate(moduleMock.index),
      message: 'replaces modules, which test files share: name the file *.isolated.test.ts(x).',
    });
  }
  if (!isTest(file)) {
    for (const { offset, message } of [
      ...findSinks(file, program),
      ...findHardcodedText(file, program),
      ...findProductNouns(file, module),
    ])
      violations.push({ where: locate(offset), message });
  }
  return violations;
}

type ParsedModule = ReturnType<typeof parseSync>['module'];

/** All static imports, re-exports, and dynamic imports of a module. */
function listImports(
  module: Pick<ParsedModule, 'staticImports' | 'staticExports' | 'dynamicImports'>,
  source: string,
): { value: string; start: number }[] {
  return [
    ...module.staticImports.map((found) => ({ ...found.moduleRequest, start: found.start })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) =>
        entry.moduleRequest ? [{ ...entry.moduleRequest, start: found.start }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      value: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    })),
  ];
}

/** Returns the positions of static imports and re-exports of values. Importing `t` is allowed, because route titles need it. */
function findRuntimeImports(module: ParsedModule): number[] {
  const reexports = module.staticExports.filter(({ entries }) =>
    entries.some(({ moduleRequest }) => moduleRequest),
  );
  const imports = module.staticImports.filter(
    ({ moduleRequest }) => moduleRequest.value !== '../../lib/i18n.ts',
  );
  return [...imports, ...reexports]
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ start }) => start);
}

/** The command that checks a host. It is part of the API package, but runs only in Node. */
const commandFile = /^packages\/api\/src\/check\/cli\.ts$/;
const migrations = /^apps\/reference-api\/src\/db\/migrations\//;

function findImportViolation(file: string, specifier: string): string | undefined {
  const from = findModule(file);
  if (!from) return undefined;
  if (migrations.test(file) && specifier !== 'kysely') {
    return 'A migration is frozen: it must do the same when other code changes. Copy what it needs into it.';
  }
  // The package's own imports map defines specifiers such as "#parser".
  if (specifier.startsWith('#')) return undefined;
  if (specifier.startsWith('.'))
    return findRelativeViolation(file, from, posix.join(posix.dirname(file), specifier));
  const isTestFile = isTest(file);

  if (isStory(file) && /^msw(\/|$)/.test(specifier)) {
    return 'Stories use the handlers of @producer-portal/api/testing: add the missing outcome there.';
  }
  if (specifier.startsWith(scope))
    return findWorkspaceViolation(file, from, specifier.slice(scope.length), isTestFile);
  if (specifier.startsWith('node:')) {
    const runsInNode = from.kind === 'reference-api' || isTestFile || commandFile.test(file);
    return runsInNode ? undefined : 'This code runs in a browser: use a web platform API.';
  }
  const allowed = runtimePackages[from.kind];
  if (allowed && !isTestFile && !allowed.test(specifier)) return packageAdvice[from.kind];
  if (from.kind === 'api' && /^msw(\/|$)/.test(specifier) && !file.endsWith('.test.ts')) {
    return 'Only src/testing may import msw, so that no product build contains it.';
  }
  return undefined;
}

function findWorkspaceViolation(
  file: string,
  from: Module,
  target: string,
  isTestFile: boolean,
): string | undefined {
  const [name = '', ...entryPoint] = target.split('/');
  if (from.kind in runtimePackages && name !== from.name) return packageAdvice[from.kind];
  // Date formats aren't product terms. They are in the package so that other apps use the same formats.
  if (from.kind === 'lib' && target !== 'api/dates') return allowedPortalImports.lib?.advice;
  if (from.kind === 'reference-api' && name !== 'api') {
    return 'The reference API may only import the client’s schemas and the sample library.';
  }
  const isSampleData = entryPoint[0] === 'sample-library' && from.kind !== 'reference-api';
  if ((entryPoint[0] === 'testing' || isSampleData) && !isTestFile) {
    return `Sample data and handlers stay out of product code (${file} is built into it).`;
  }
  return undefined;
}

function findRelativeViolation(file: string, from: Module, target: string): string | undefined {
  const to = findModule(target);
  const [area, owner] = file.split('/');
  if (!target.startsWith(`${area}/${owner}/`)) {
    const name = workspacePackages.find((each) => target.startsWith(`packages/${each}/`));
    return name
      ? `Import the package by its name: "${scope}${name}".`
      : 'The file is outside of this package: import a package by its name, or pass the value in.';
  }
  if (!to || isTest(file)) return undefined;
  if (to.kind === 'api/testing' && from.kind === 'api') {
    return 'Sample data and handlers stay out of product code: move what both need out of testing.';
  }
  if (to.kind === 'portal-testing') return 'Test helpers stay out of product code.';
  const allowedImports = allowedPortalImports[from.kind];
  if (!allowedImports) return undefined;
  if (file === manifest && isRoutesFile(target)) return undefined;
  const isSameModule = to.kind === from.kind && to.name === from.name;
  return isSameModule || allowedImports.allowed.includes(to.kind)
    ? undefined
    : allowedImports.advice;
}

/** The only files that can navigate away from the portal or write markup. */
const sinkOwners = {
  navigation: /^apps\/portal\/src\/main\.tsx$/,
  markup: /^packages\/content-renderer\/src\/parse\//,
};

const navigationAdvice =
  'Only main.tsx may navigate away: call the service that it provides, with a URL that ' +
  'modules/paths/navigation.ts has checked. Inside the portal, use the router.';
const markupAdvice =
  'Never write markup as a string: render React elements, and show HTML from the API with RichContent.';

/** A violation at an offset in the source. */
interface ViolationAt {
  offset: number;
  message: string;
}

/** Finds code that writes markup, navigates away from the portal, or evaluates a string. */
function findSinks(file: string, program: ReturnType<typeof parseSync>['program']): ViolationAt[] {
  const violations: ViolationAt[] = [];
  const mayNavigate = sinkOwners.navigation.test(file);
  const mayWriteMarkup = sinkOwners.markup.test(file);
  const markup = (offset: number, what: string) => {
    if (!mayWriteMarkup) violations.push({ offset, message: `uses ${what}. ${markupAdvice}` });
  };
  const navigation = (offset: number, what: string) => {
    if (!mayNavigate) violations.push({ offset, message: `uses ${what}. ${navigationAdvice}` });
  };

  const visitor = new Visitor({
    AssignmentExpression({ left, start }) {
      const name = toDottedName(left);
      const property = name.split('.').at(-1) ?? '';
      if (['innerHTML', 'outerHTML', 'srcdoc'].includes(property)) markup(start, property);
      if (/(^|\.)location(\.(href|pathname|search|hash|host))?$/.test(name))
        navigation(start, name);
    },
    CallExpression({ callee, start }) {
      const name = toDottedName(callee);
      if (/(^|\.)(insertAdjacentHTML|document\.write(ln)?)$/.test(name)) markup(start, name);
      if (name === 'eval')
        violations.push({
          offset: start,
          message: 'uses eval. The content security policy blocks it.',
        });
      if (/(^|\.)location\.(assign|replace)$/.test(name)) navigation(start, name);
      if (/^(window\.|globalThis\.)?open$/.test(name) && name !== 'open') navigation(start, name);
    },
    NewExpression({ callee, start }) {
      if (toDottedName(callee) === 'Function') {
        violations.push({
          offset: start,
          message: 'uses new Function. The content security policy blocks it.',
        });
      }
    },
    JSXAttribute({ name, start }) {
      if (
        name.type === 'JSXIdentifier' &&
        ['dangerouslySetInnerHTML', 'srcDoc'].includes(name.name)
      ) {
        markup(start, name.name);
      }
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && /^\s*javascript:/i.test(value))
        navigation(start, 'a javascript: URL');
    },
  });
  visitor.visit(program);
  return violations;
}

const textAdvice = 'Put text in the copy.ts of its feature or module.';

const uiTextAdvice =
  'The design system has no text of its own: add a required prop, such as a label.';

/** Finds text in components that belongs in copy.ts or, in the design system, in a prop. */
function findHardcodedText(
  file: string,
  program: ReturnType<typeof parseSync>['program'],
): ViolationAt[] {
  const kind = findModule(file)?.kind;
  const hasScreens = kind === 'features' || kind === 'modules' || kind === 'app';
  if ((!hasScreens && kind !== 'ui') || file.endsWith('/copy.ts')) return [];
  const advice = kind === 'ui' ? uiTextAdvice : textAdvice;
  const violations: ViolationAt[] = [];
  const report = (text: string, offset: number) => {
    if (/\p{L}{2}/u.test(text))
      violations.push({ offset, message: `contains "${text.trim()}". ${advice}` });
  };
  const visitor = new Visitor({
    JSXText({ value, start }) {
      report(value, start);
    },
    AssignmentPattern({ right, start }) {
      const isDefaultText =
        kind === 'ui' && right.type === 'Literal' && /^\p{Lu}/u.test(String(right.value));
      if (isDefaultText) report(String(right.value), start);
    },
    JSXAttribute({ name, value, start }) {
      const isShownOrSpoken =
        name.type === 'JSXIdentifier' &&
        /^(title|label|aria-label|placeholder|alt)$/.test(name.name);
      if (isShownOrSpoken && value?.type === 'Literal') report(value.value, start);
    },
    VariableDeclarator({ id, init, start }) {
      const value = init?.type === 'TSAsExpression' ? init.expression : init;
      const name = toDottedName(id);
      if (/(^c|C)opy$/.test(name) && value?.type === 'ObjectExpression')
        violations.push({ offset: start, message: `defines "${name}". ${textAdvice}` });
    },
  });
  visitor.visit(program);
  return violations;
}

/** Product terms that names of the design system can't contain. "Alert" can, because `AlertDialog` is a standard pattern. */
const productNouns = new Set(
  (
    'Agency Agent Announcement Bulletin Cart Collateral Coop Favorite Favorites Guide Guideline ' +
    'Impersonation Insurance Moratorium Order Orders Policy Premier Producer Promotion Training Webinar'
  ).split(' '),
);

/** Finds exported components and types of the design system with product terms in their names. */
function findProductNouns(
  file: string,
  module: ReturnType<typeof parseSync>['module'],
): ViolationAt[] {
  if (findModule(file)?.kind !== 'ui') return [];
  return module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ exportName }) => {
      const name = exportName.name ?? '';
      const noun = /^[A-Z]/.test(name)
        ? name.match(/[A-Z][a-z\d]*/g)?.find((word) => productNouns.has(word))
        : undefined;
      return noun
        ? [
            {
              offset: start,
              message: `exports "${name}". Name it for what it looks like or does: "${noun}" belongs to the product.`,
            },
          ]
        : [];
    }),
  );
}

/** The dotted name of a member expression, such as "window.location.href". A computed part becomes "". */
function toDottedName(node: { type: string }): string {
  if ('name' in node && typeof node.name === 'string') return node.name;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node as {
    type: string;
    object: { type: string };
    property: { type: string };
  };
  return `${toDottedName(object)}.${toDottedName(property)}`;
}

/** Build hooks that can change a module's code or replace the module. */
const hookNames = [
  'resolveId',
  'load',
  'transform',
  'renderChunk',
  'generateBundle',
  'alias',
  'onResolve',
  'onLoad',
];

/** Build files that can have such hooks. Except for React Router's alias, the hooks change only our own modules. */
const hookOwners: Readonly<Record<string, readonly string[]>> = {
  // Changes array types in our own components, for the tables of props.
  '.storybook/main.ts': ['transform'],
  // Reads our route modules and writes separate files. The hooks change no chunk.
  'apps/portal/build/boot-script.ts': ['transform', 'generateBundle'],
  // Puts a comment for the browser at the top of chunks. The hook changes no code.
  'apps/portal/build/compile-hints.ts': ['generateBundle'],
  // Changes how index.html loads the entry, and writes a separate file. The hook changes no chunk.
  'apps/portal/build/entry-loader.ts': ['generateBundle'],
  // Puts our stylesheet into index.html. The hook changes no chunk.
  'apps/portal/build/inline-page.ts': ['generateBundle'],
  // Compiles the messages of our own modules and catalogs.
  'apps/portal/build/messages.ts': ['transform'],
  // Writes separate files. The hook changes no chunk.
  'apps/portal/build/service-worker.ts': ['generateBundle'],
  // Selects React Router's production build, as tools/production-router.isolated.test.ts asserts.
  'apps/portal/vite.config.ts': ['alias'],
  // Each of these files provides a virtual entry module.
  'bench/api/bundle.ts': ['resolveId', 'load'],
  'bench/content/bundle.ts': ['resolveId', 'load'],
  'tools/sizes.ts': ['resolveId', 'load'],
  // Keeps the relative imports of our packages, and provides a virtual module for each stylesheet.
  'tools/package-modules.ts': ['onResolve', 'onLoad'],
  // Compiles the example app's own modules for Jest, which ignores node_modules by default.
  'tools/consumer/typescript/jest.config.js': ['transform'],
};

/**
 * Finds build hooks that could change third-party code, which we use as published. Allowed hooks are in `hookOwners`.
 *
 * @param file path from the repository's root, with forward slashes.
 * @example findBuildViolations('a/vite.config.ts', 'export default { resolve: { alias: {} } }')
 */
export function findBuildViolations(file: string, source: string): Violation[] {
  const violations: Violation[] = [];
  const checkHook = (offset: number, name: string) => {
    if (!hookNames.includes(name) || hookOwners[file]?.includes(name)) return;
    violations.push({
      where: `${file}:${source.slice(0, offset).split('\n').length}`,
      message:
        `has "${name}". Use third-party code as published: choose another library or accept its size. ` +
        'If the hook is for our own modules only, add it to hookOwners in tools/boundaries.ts.',
    });
  };
  const visitor = new Visitor({
    Property({ key, start }) {
      if (key.type === 'Identifier') checkHook(start, key.name);
      if (key.type === 'Literal') checkHook(start, String(key.value));
    },
    CallExpression({ callee, start }) {
      checkHook(start, toDottedName(callee).split('.').slice(1).at(-1) ?? '');
    },
  });
  visitor.visit(parseSync(file, source).program);
  return violations;
}

/**
 * Finds import cycles.
 *
 * @param sources source code by path from the repository's root
 * @example findCycleViolations(new Map([['a.ts', "import './b.ts';"], ['b.ts', "import './a.ts';"]]))
 */
export function findCycleViolations(sources: ReadonlyMap<string, string>): Violation[] {
  const graph = new Map(
    Array.from(sources, ([file, source]) => {
      const { module } = parseSync(file, source);
      // A feature's routes contain import() calls for their screens, but do not depend on them.
      const edges = isRoutesFile(file) ? { ...module, dynamicImports: [] } : module;
      const imports = listImports(edges, source).map(({ value }) => resolveImport(file, value));
      return [file, imports.filter((target) => target !== null)] as const;
    }),
  );
  return findImportCycles(graph).map((files) => ({
    where: files.join(', '),
    message: 'import each other. Move what they share to a file that imports none of them.',
  }));
}

/** The code of builds, tools, and benchmarks. */
const buildFileGlobs = [
  '*.{ts,mts,js,mjs}',
  '{packages,apps}/*/{*,build/**/*,tools/**/*}.{ts,mts,js,mjs}',
  '{.storybook,bench,examples,tools}/**/*.{ts,mts,js,mjs}',
];
const excludedBuildFiles = ['**/{node_modules,dist,public}', '**/*.test.ts'];

/** Finds all violations in the working tree. */
export function findBoundaryViolations(root: string): { violations: Violation[]; files: number } {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const violations = sources.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    return findCodeViolations(file, readFileSync(join(root, file), 'utf8'));
  });
  const buildViolations = globSync(buildFileGlobs, {
    cwd: root,
    exclude: excludedBuildFiles,
  }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    return findBuildViolations(file, readFileSync(join(root, file), 'utf8'));
  });
  const modules = globSync('{packages,apps,tools,bench,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,public,.tsc}'],
  });
  const cycles = findCycleViolations(
    new Map(
      modules.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
    ),
  );
  return { violations: [...violations, ...buildViolations, ...cycles], files: sources.length };
}

function check(): StepResult {
  const { violations, files } = findBoundaryViolations(join(import.meta.dirname, '..'));
  return {
    summary: `${files} files`,
    problems: violations.map(({ where, message }) => `${where} ${message}`),
  };
}

await runStep(import.meta, check);
