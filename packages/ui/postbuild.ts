import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Completes dist/ after tsup: the four stylesheets, the design tokens, the font files, and types for
 * the stylesheets.
 * This is a separate step because tsup cleans dist/ after its own hooks run, which would delete
 * these files.
 */
const root = import.meta.dirname;
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(dist, file), text);

const tokens = read('src/tokens/tokens.css');
const components = read('dist/index.css').replace(/\n?\/\*# sourceMappingURL=.*\*\//, '');
if (!components.includes('pp_button_root')) {
  throw new Error(
    'dist/index.css has no component styles: is the local-css loader still set in tsup.config.ts?',
  );
}

write('tokens.css', tokens);
write(
  'styles.css',
  [tokens, read('src/fonts/fallback.css'), read('src/base.css'), components].join('\n'),
);
write('fonts.css', read('src/fonts/fonts.css').replaceAll("url('./", "url('./fonts/"));
write('tailwind.css', read('src/tailwind.css'));
writeDesignTokens();
// Since TypeScript 6, a side-effect import of a stylesheet needs types.
write('css.d.ts', 'export {};\n');
for (const file of globSync('*.{woff2,txt}', { cwd: join(root, 'src/fonts') })) {
  cpSync(join(root, 'src/fonts', file), join(dist, 'fonts', file));
}

// styles.css contains the stylesheets of all entry points.
for (const file of globSync('{index,**/*/*}.css{,.map}', { cwd: dist })) rmSync(join(dist, file));
for (const file of globSync('*.css.map', { cwd: dist })) rmSync(join(dist, file));

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
