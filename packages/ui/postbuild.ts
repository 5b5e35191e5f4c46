import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStyles, writeCommonJsClassNames } from '../../tools/package-modules.ts';

// Completes dist/ after tsup: the entry point and the stylesheet of each component, the stylesheets of
// the package, the design tokens, the font files, and types for the stylesheets. This is a separate step
// because tsup cleans dist/ after its own hooks run, which would delete these files.
const root = import.meta.dirname;
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(dist, file), text);

/** Returns the exports of index.ts by component folder: `button` has `Button` and `ButtonProps`. */
function readComponents(): Map<string, { file: string; names: string[]; isType: boolean }[]> {
  const statements = read('src/index.ts').matchAll(
    /^export (type )?\{([^}]+)\} from '\.\/(components\/([\w-]+)\/[\w-]+)\.tsx?';/gm,
  );
  return Map.groupBy(
    Array.from(statements, ([, type, names = '', file = '', folder = '']) => ({
      folder,
      file,
      names: names.split(/[,\s]+/).filter(Boolean),
      isType: type !== undefined,
    })),
    ({ folder }) => folder,
  );
}

const layers = '@layer ui.tokens, ui.components;\n';
mkdirSync(join(dist, 'entry-points'));
for (const [folder, modules] of readComponents()) {
  const entryPoint = `entry-points/${folder}`;
  const values = modules.filter(({ isType }) => !isType);
  const allNames = modules.flatMap(({ names }) => names).join(', ');
  // The build writes all types to the index, so each entry point re-exports its types from there.
  write(`${entryPoint}.d.ts`, `export { ${allNames} } from '../index.js';\n`);
  write(`${entryPoint}.d.cts`, `export { ${allNames} } from '../index.cjs';\n`);
  write(
    `${entryPoint}.js`,
    values
      .map(({ file, names }) => `export { ${names.join(', ')} } from "../${file}.js";\n`)
      .join(''),
  );
  write(
    `${entryPoint}.cjs`,
    [
      '"use strict";',
      ...values.map(
        ({ file, names }) => `const { ${names.join(', ')} } = require("../${file}.cjs");`,
      ),
      `module.exports = { ${values.flatMap(({ names }) => names).join(', ')} };\n`,
    ].join('\n'),
  );
  write(`${entryPoint}.css`, layers + readStyles(dist, `${entryPoint}.js`));
}

writeCommonJsClassNames(dist);

const tokenStyles = read('src/tokens/tokens.css');
const base = read('src/base.css');
const components = readStyles(dist, 'index.js');
if (!components.includes('.pp_button_root')) {
  throw new Error(
    'The stylesheet of Button is missing: is the local-css loader still set in tools/package-modules.ts?',
  );
}
write('tokens.css', tokenStyles);
write('base.css', layers + base);
write('styles.css', [tokenStyles, read('src/fonts/fallback.css'), base, components].join('\n'));
write('fonts.css', read('src/fonts/fonts.css').replaceAll("url('./", "url('./fonts/"));
write('tailwind.css', read('src/tailwind.css'));
writeDesignTokens();
// Since TypeScript 6, a side-effect import of a stylesheet needs types.
for (const file of ['css.d.ts', 'css.d.cts']) write(file, 'export {};\n');
for (const file of globSync('*.{woff2,txt}', { cwd: join(root, 'src/fonts') })) {
  cpSync(join(root, 'src/fonts', file), join(dist, 'fonts', file));
}

// The entry points and styles.css contain these stylesheets.
for (const file of globSync('**/*.module.css', { cwd: dist })) rmSync(join(dist, file));

/** Writes tokens.json, and one file per set and mode in tokens/, because Figma imports one mode per file. */
function writeDesignTokens(): void {
  const document = read('src/tokens/tokens.json');
  const { sets, modifiers } = JSON.parse(document) as {
    sets: { base: { sources: [object] } };
    modifiers: Record<string, { contexts: Record<string, [object?]> }>;
  };
  const files = new Map([['base', sets.base.sources[0]]]);
  for (const [modifier, { contexts }] of Object.entries(modifiers)) {
    for (const [context, [set]] of Object.entries(contexts))
      if (set) files.set(`${modifier}-${context}`, set);
  }
  mkdirSync(join(dist, 'tokens'), { recursive: true });
  for (const [name, set] of files)
    write(`tokens/${name}.tokens.json`, JSON.stringify(set, null, 2));
  write('tokens.json', document);
}
