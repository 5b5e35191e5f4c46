import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { importCycles, importedFile } from './import-cycles.ts';
import { runStep, type StepResult } from './step.ts';

/** One broken rule, with what to do instead. */
export interface Fault {
  /** "packages/ui/src/x.tsx:12" */
  where: string;
  message: string;
}

const scope = '@producer-portal/';
const workspacePackages = ['ui', 'content-renderer', 'api'];

/** The room that a file stands in; features and modules carry their own name as captured from the path. */
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

function moduleOf(file: string): Module | undefined {
  const parts = file.split('/');
  if (parts[2] !== 'src') return undefined;
  if (parts[0] === 'packages') {
    if (parts[1] === 'api') {
      // The door of the test doubles belongs to them.
      const testing = parts[3] === 'testing' || parts[3] === 'testing.ts';
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

const isTest = (file: string) =>
  /\.(test|stories)\.tsx?$|\.test-d\.ts$|\/(testing|fixtures|fuzz)\//.test(file) ||
  !file.includes('/src/');
const isStory = (file: string) => /\.stories\.tsx?$/.test(file);

/** npm packages that a published package's own code may import. */
const runtimePackages: Partial<Record<Module['kind'], RegExp>> = {
  ui: /^(react|react-dom|@radix-ui\/react-(dialog|dropdown-menu)|class-variance-authority|lucide-react)(\/|$)/,
  'content-renderer': /^(react|html-react-parser|parse5)(\/|$)/,
  api: /^(axios|qs|jwt-decode|valibot|@valibot\/to-json-schema|@tanstack\/react-query)(\/|$)/,
  'api/testing': /^(axios|qs|jwt-decode|valibot|@tanstack\/react-query|msw)(\/|$)/,
};

const insteadOf: Partial<Record<Module['kind'], string>> = {
  ui: 'The design system knows no API, route or request: take what it needs as a prop.',
  'content-renderer':
    'The renderer is on its own: take what it needs from its caller, as the component map does.',
  api: 'The client knows no screen and no router: report by an error or an event and let the portal act.',
  'api/testing': 'Test doubles are built from the client, its schemas and msw alone.',
};

/** Which rooms of the portal a room may import from, its own aside. */
const portalReach: Partial<Record<Module['kind'], { may: Module['kind'][]; instead: string }>> = {
  lib: {
    may: ['lib'],
    instead: 'lib holds no product word: move the code to a module, or pass a value in.',
  },
  modules: {
    may: ['lib', 'modules', 'portal-root'],
    instead: 'A module knows no feature and no app: take what differs as a parameter or a slot.',
  },
  features: {
    may: ['lib', 'modules', 'portal-root'],
    instead:
      'A feature imports neither another feature nor the app: move what both need to a module.',
  },
  app: { may: ['lib', 'modules', 'features', 'portal-root'], instead: '' },
  'portal-root': {
    may: ['lib', 'modules', 'app', 'portal-root'],
    instead:
      'The entry starts the app, and screens come in through it. Only the route manifest imports features, and only their routes.ts.',
  },
};

const manifest = 'apps/portal/src/routes.manifest.ts';

/** The routes of a feature. They are data without imports, so whoever may import the manifest may import them through it. */
const isRoutes = (file: string) => /^apps\/portal\/src\/features\/[^/]+\/routes\.ts$/.test(file);

/**
 * The faults of one source file against the import rules (architecture, "Who may import whom") and the
 * list of ways to write markup or leave the page that only named files may use.
 *
 * @param file path from the repository's root, with forward slashes.
 * @example codeFaults('packages/ui/src/a.tsx', "import '@producer-portal/api'")
 */
export function codeFaults(file: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) return [{ where: file, message: `does not parse: ${errors[0]?.message}` }];
  const at = (offset: number) => `${file}:${source.slice(0, offset).split('\n').length}`;

  for (const { value, start } of importsIn(module, source)) {
    const message = importFault(file, value);
    if (message) faults.push({ where: at(start), message: `imports "${value}". ${message}` });
  }
  if (isRoutes(file)) {
    for (const start of loadedAtOnce(module)) {
      faults.push({
        where: at(start),
        message:
          'imports more than types. Every page loads the routes, and tools read them in Node: load the screen with import().',
      });
    }
  }
  const replaced = /\bvi\.(mock|doMock|resetModules)\(/.exec(source);
  if (replaced && /(?<!\.isolated)\.test\.tsx?$/.test(file)) {
    faults.push({
      where: at(replaced.index),
      message: 'replaces modules, which test files share: name the file *.isolated.test.ts(x).',
    });
  }
  if (!isTest(file)) {
    for (const { offset, message } of [
      ...sinkFaults(file, program),
      ...wordFaults(file, program),
      ...nounFaults(file, module),
    ])
      faults.push({ where: at(offset), message });
  }
  return faults;
}

type ParsedModule = ReturnType<typeof parseSync>['module'];

/** Everything that a module imports: statically, by a re-export, or dynamically. */
function importsIn(
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

/** Where a module loads another one as soon as it is loaded itself. */
function loadedAtOnce(module: ParsedModule): number[] {
  const reexports = module.staticExports.filter(({ entries }) =>
    entries.some(({ moduleRequest }) => moduleRequest),
  );
  return [...module.staticImports, ...reexports]
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ start }) => start);
}

const migrations = /^apps\/reference-api\/src\/db\/migrations\//;

function importFault(file: string, specifier: string): string | undefined {
  const from = moduleOf(file);
  if (!from) return undefined;
  if (migrations.test(file) && specifier !== 'kysely') {
    return 'A migration is frozen: it must do the same when other code changes. Copy what it needs into it.';
  }
  // A package's name for a part of itself, such as "#parser".
  if (specifier.startsWith('#')) return undefined;
  if (specifier.startsWith('.'))
    return relativeFault(file, from, posix.join(posix.dirname(file), specifier));
  const test = isTest(file);

  if (isStory(file) && /^msw(\/|$)/.test(specifier)) {
    return 'A story only composes the ready handlers of @producer-portal/api/testing; add the missing outcome there.';
  }
  if (specifier.startsWith(scope))
    return workspaceFault(file, from, specifier.slice(scope.length), test);
  if (specifier.startsWith('node:')) {
    const runsInNode = from.kind === 'reference-api' || test;
    return runsInNode ? undefined : 'This code runs in a browser: use a web platform API.';
  }
  const allowed = runtimePackages[from.kind];
  if (allowed && !test && !allowed.test(specifier)) return insteadOf[from.kind];
  if (from.kind === 'api' && /^msw(\/|$)/.test(specifier) && !file.endsWith('.test.ts')) {
    return 'msw belongs to src/testing alone, so that no product build carries it.';
  }
  return undefined;
}

function workspaceFault(
  file: string,
  from: Module,
  target: string,
  test: boolean,
): string | undefined {
  const [name = '', ...entryPoint] = target.split('/');
  if (from.kind in runtimePackages && name !== from.name) return insteadOf[from.kind];
  if (from.kind === 'lib') return portalReach.lib?.instead;
  if (from.kind === 'reference-api' && name !== 'api') {
    return 'The reference API shares schemas and the sample library with the client, and nothing with the screens.';
  }
  if (entryPoint[0] === 'testing' && !test && from.kind !== 'reference-api') {
    return `Sample data and handlers stay out of product code (${file} is built into it).`;
  }
  return undefined;
}

function relativeFault(file: string, from: Module, target: string): string | undefined {
  const to = moduleOf(target);
  const [area, owner] = file.split('/');
  if (!target.startsWith(`${area}/${owner}/`)) {
    const name = workspacePackages.find((each) => target.startsWith(`packages/${each}/`));
    return name
      ? `Import it by its door: "${scope}${name}".`
      : 'It stands outside of this package: import a package by its name, or pass the value in.';
  }
  if (!to || isTest(file)) return undefined;
  if (to.kind === 'api/testing' && from.kind === 'api') {
    return 'Sample data and handlers stay out of product code: move what both need out of testing.';
  }
  if (to.kind === 'portal-testing') return 'Test helpers stay out of product code.';
  const reach = portalReach[from.kind];
  if (!reach) return undefined;
  if (file === manifest && isRoutes(target)) return undefined;
  const own = to.kind === from.kind && to.name === from.name;
  return own || reach.may.includes(to.kind) ? undefined : reach.instead;
}

/** Files that may do what nobody else may; each is the one place of its kind. */
const sinkOwners = {
  navigation: /^apps\/portal\/src\/main\.tsx$/,
  markup: /^packages\/content-renderer\/src\/parse\//,
};

const navigationAdvice =
  'Only main.tsx leaves the page: call the service that it hands in, with an address that ' +
  'modules/paths/navigation.ts has checked; inside the portal use the router.';
const markupAdvice =
  'Markup is never written as a string: render React elements, and HTML from the API through RichContent.';

interface Sink {
  offset: number;
  message: string;
}

function sinkFaults(file: string, program: ReturnType<typeof parseSync>['program']): Sink[] {
  const found: Sink[] = [];
  const mayNavigate = sinkOwners.navigation.test(file);
  const mayWriteMarkup = sinkOwners.markup.test(file);
  const markup = (offset: number, what: string) => {
    if (!mayWriteMarkup) found.push({ offset, message: `uses ${what}. ${markupAdvice}` });
  };
  const navigation = (offset: number, what: string) => {
    if (!mayNavigate) found.push({ offset, message: `uses ${what}. ${navigationAdvice}` });
  };

  const visitor = new Visitor({
    AssignmentExpression({ left, start }) {
      const name = dotted(left);
      const property = name.split('.').at(-1) ?? '';
      if (['innerHTML', 'outerHTML', 'srcdoc'].includes(property)) markup(start, property);
      if (/(^|\.)location(\.(href|pathname|search|hash|host))?$/.test(name))
        navigation(start, name);
    },
    CallExpression({ callee, start }) {
      const name = dotted(callee);
      if (/(^|\.)(insertAdjacentHTML|document\.write(ln)?)$/.test(name)) markup(start, name);
      if (name === 'eval')
        found.push({
          offset: start,
          message: 'uses eval. The content security policy refuses it.',
        });
      if (/(^|\.)location\.(assign|replace)$/.test(name)) navigation(start, name);
      if (/^(window\.|globalThis\.)?open$/.test(name) && name !== 'open') navigation(start, name);
    },
    NewExpression({ callee, start }) {
      if (dotted(callee) === 'Function') {
        found.push({
          offset: start,
          message: 'uses new Function. The content security policy refuses it.',
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
        navigation(start, 'a javascript: address');
    },
  });
  visitor.visit(program);
  return found;
}

const wordAdvice =
  'Words stand in the copy.ts of their feature or module, where all of them can be read.';

const uiWordAdvice =
  'The design system has no text of its own: take it as a required prop, such as a label.';

/** Text written into a component instead of the portal's copy or, in the design system, a prop. */
function wordFaults(file: string, program: ReturnType<typeof parseSync>['program']): Sink[] {
  const kind = moduleOf(file)?.kind;
  const hasScreens = kind === 'features' || kind === 'modules' || kind === 'app';
  if ((!hasScreens && kind !== 'ui') || file.endsWith('/copy.ts')) return [];
  const advice = kind === 'ui' ? uiWordAdvice : wordAdvice;
  const found: Sink[] = [];
  const say = (text: string, offset: number) => {
    if (/\p{L}{2}/u.test(text)) found.push({ offset, message: `says "${text.trim()}". ${advice}` });
  };
  const visitor = new Visitor({
    JSXText({ value, start }) {
      say(value, start);
    },
    AssignmentPattern({ right, start }) {
      const isDefaultText =
        kind === 'ui' && right.type === 'Literal' && /^\p{Lu}/u.test(String(right.value));
      if (isDefaultText) say(String(right.value), start);
    },
    JSXAttribute({ name, value, start }) {
      const isRead =
        name.type === 'JSXIdentifier' &&
        /^(title|label|aria-label|placeholder|alt)$/.test(name.name);
      if (isRead && value?.type === 'Literal') say(value.value, start);
    },
    VariableDeclarator({ id, init, start }) {
      const value = init?.type === 'TSAsExpression' ? init.expression : init;
      const name = dotted(id);
      if (/(^c|C)opy$/.test(name) && value?.type === 'ObjectExpression')
        found.push({ offset: start, message: `defines "${name}". ${wordAdvice}` });
    },
  });
  visitor.visit(program);
  return found;
}

/** Product nouns, as a word of a name. "Alert" is missing: `AlertDialog` is the name of a pattern. */
const productNouns = new Set(
  (
    'Agency Agent Announcement Bulletin Cart Collateral Coop Favorite Favorites Guide Guideline ' +
    'Impersonation Insurance Moratorium Order Orders Policy Premier Producer Promotion Training Webinar'
  ).split(' '),
);

/** Exported components and types of the design system that are named for the product. */
function nounFaults(file: string, module: ReturnType<typeof parseSync>['module']): Sink[] {
  if (moduleOf(file)?.kind !== 'ui') return [];
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

/** "window.location.href" of a chain of plain members; a computed or called part gives "". */
function dotted(node: { type: string }): string {
  if ('name' in node && typeof node.name === 'string') return node.name;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node as {
    type: string;
    object: { type: string };
    property: { type: string };
  };
  return `${dotted(object)}.${dotted(property)}`;
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

/** Build files with such hooks. They only touch our own modules, except for the one alias. */
const hookOwners: Readonly<Record<string, readonly string[]>> = {
  // Reads our route modules and writes files of its own; it changes no chunk.
  'apps/portal/build/boot-script.ts': ['transform', 'generateBundle'],
  // React Router's production build, as tools/production-router.test.ts asserts.
  'apps/portal/vite.config.ts': ['alias'],
  // A virtual entry.
  'bench/api/bundle.ts': ['resolveId', 'load'],
  'bench/content/bundle.ts': ['resolveId', 'load'],
  'tools/sizes.ts': ['resolveId', 'load'],
};

/**
 * The faults of a build file: third-party code is used as published, so every hook that could change it must be in `hookOwners`.
 *
 * @param file path from the repository's root, with forward slashes.
 * @example buildFaults('a/vite.config.ts', 'export default { resolve: { alias: {} } }')
 */
export function buildFaults(file: string, source: string): Fault[] {
  const faults: Fault[] = [];
  const refuse = (offset: number, name: string) => {
    if (!hookNames.includes(name) || hookOwners[file]?.includes(name)) return;
    faults.push({
      where: `${file}:${source.slice(0, offset).split('\n').length}`,
      message:
        `has "${name}". Use third-party code as published: choose another library or accept its size. ` +
        'If the hook is for our own modules only, add it to hookOwners in tools/boundaries.ts.',
    });
  };
  const visitor = new Visitor({
    Property({ key, start }) {
      if (key.type === 'Identifier') refuse(start, key.name);
      if (key.type === 'Literal') refuse(start, String(key.value));
    },
    CallExpression({ callee, start }) {
      refuse(start, dotted(callee).split('.').slice(1).at(-1) ?? '');
    },
  });
  visitor.visit(parseSync(file, source).program);
  return faults;
}

/**
 * The import cycles of a set of files.
 *
 * @param sources the text of each file by its path from the repository's root
 * @example cycleFaults(new Map([['a.ts', "import './b.ts';"], ['b.ts', "import './a.ts';"]]))
 */
export function cycleFaults(sources: ReadonlyMap<string, string>): Fault[] {
  const graph = new Map(
    Array.from(sources, ([file, source]) => {
      const { module } = parseSync(file, source);
      // A feature's routes name the screens to load, but do not depend on them.
      const edges = isRoutes(file) ? { ...module, dynamicImports: [] } : module;
      const imports = importsIn(edges, source).map(({ value }) => importedFile(file, value));
      return [file, imports.filter((target) => target !== null)] as const;
    }),
  );
  return importCycles(graph).map((files) => ({
    where: files.join(', '),
    message: 'import each other. Move what they share to a file that imports none of them.',
  }));
}

/** Code of builds, tools and benchmarks. */
const builders = [
  '*.{ts,mts,js,mjs}',
  '{packages,apps}/*/{*,build/**/*,tools/**/*}.{ts,mts,js,mjs}',
  '{.storybook,bench,examples,tools}/**/*.{ts,mts,js,mjs}',
];
const notBuilders = ['**/{node_modules,dist,public}', '**/*.test.ts'];

/** All faults of the working tree. */
export function boundaryFaults(root: string): { faults: Fault[]; files: number } {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const faults = sources.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    return codeFaults(file, readFileSync(join(root, file), 'utf8'));
  });
  const builderFaults = globSync(builders, { cwd: root, exclude: notBuilders }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    return buildFaults(file, readFileSync(join(root, file), 'utf8'));
  });
  const modules = globSync('{packages,apps,tools,bench,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,public,.tsc}'],
  });
  const cycles = cycleFaults(
    new Map(
      modules.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
    ),
  );
  return { faults: [...faults, ...builderFaults, ...cycles], files: sources.length };
}

function check(): StepResult {
  const { faults, files } = boundaryFaults(join(import.meta.dirname, '..'));
  return {
    summary: `${files} files`,
    problems: faults.map(({ where, message }) => `${where} ${message}`),
  };
}

await runStep(import.meta, check);
