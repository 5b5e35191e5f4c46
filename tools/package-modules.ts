import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Options } from 'tsup';

const extensions = { esm: '.js', cjs: '.cjs' };

type Format = keyof typeof extensions;

/**
 * Returns the builds of a package of React components. Every module becomes a file, so that it keeps its
 * `'use client'` directive, and a bundler includes only the modules that an app uses. Stylesheets become
 * files of their own: no script imports CSS, because Node.js and Jest can't load it.
 *
 * @param modules paths of the modules in the folder `src`, with CSS Modules.
 * @param options other options of both builds, such as `dts`.
 */
export function createModuleBuilds(modules: readonly string[], options: Options): Options[] {
  // Clean here, because the two builds run in parallel and would delete each other's files.
  rmSync('dist', { recursive: true, force: true });
  const scripts = modules.filter((file) => !file.endsWith('.css'));
  return [createBuild('esm', modules, options), createBuild('cjs', scripts, options)];
}

function createBuild(format: Format, modules: readonly string[], options: Options): Options {
  return {
    ...options,
    entry: Object.fromEntries(
      modules.map((file) => [file.replace(/\.(?:tsx?|css)$/, ''), `src/${file}`]),
    ),
    format,
    splitting: false,
    target: 'es2022',
    // Without this loader, CSS Modules are empty objects. It names classes `<file>_<local>`, so CSS
    // file names start with `pp-`. Minification stays off, because it would shorten the names to `.a`.
    loader: { '.css': 'local-css' },
    esbuildPlugins: [
      {
        name: 'module-files',
        setup(build) {
          build.onResolve({ filter: /^\..*\.(?:tsx?|css)$/ }, ({ kind, namespace, path }) =>
            kind === 'entry-point' || namespace === 'class-names'
              ? undefined
              : { path: path.replace(/\.(?:tsx?|css)$/, extensions[format]), external: true },
          );
          // A stylesheet entry would produce no script, so use a module that exports the class names.
          build.onResolve({ filter: /\.module\.css$/ }, ({ kind, path, resolveDir }) =>
            kind === 'entry-point'
              ? { path: join(resolveDir, path.replace(/\.css$/, '')), namespace: 'class-names' }
              : undefined,
          );
          build.onLoad({ filter: /./, namespace: 'class-names' }, ({ path }) => ({
            contents: `export { default } from './${basename(path)}.css';`,
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  };
}

/**
 * Writes the class names of each stylesheet as a CommonJS module. The class names are `module.exports`
 * itself, because esbuild's output uses that value for a default import.
 *
 * @param dist folder of the builds of `createModuleBuilds`.
 */
export function writeCommonJsClassNames(dist: string): void {
  for (const file of globSync('**/*.module.js', { cwd: dist })) {
    const classNames = readFileSync(join(dist, file), 'utf8').replace(
      /export \{\s*(\w+) as default\s*\};/,
      'module.exports = $1;',
    );
    writeFileSync(join(dist, file.replace(/\.js$/, '.cjs')), `"use strict";\n${classNames}`);
  }
}

/**
 * Returns the styles of a module and of the modules that it imports, in the order of the imports.
 *
 * @param dist folder of the builds of `createModuleBuilds`.
 * @param file path of the module in `dist`, such as `index.js`.
 */
export function readStyles(dist: string, file: string): string {
  return findStylesheets(dist, file, new Set())
    .map((stylesheet) => readFileSync(join(dist, stylesheet), 'utf8'))
    .join('');
}

function findStylesheets(dist: string, file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.module.js')) return [file.replace(/\.js$/, '.css')];
  const code = readFileSync(join(dist, file), 'utf8');
  const imports = code.matchAll(/(?:from |import\(|^import )"(\.[^"]+)"/gm);
  return Array.from(imports, ([, path = '']) => join(dirname(file), path)).flatMap((imported) =>
    findStylesheets(dist, imported, seen),
  );
}
