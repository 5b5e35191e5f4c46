import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Completes tsup's output in dist/: one stylesheet, its types, and the `use client` directive of
 * the entry point that has state. This is a separate step because tsup cleans dist/ late, which
 * would delete the files that its hooks write.
 */
const dist = join(import.meta.dirname, 'dist');
const prose = readFileSync(join(dist, 'index.css'), 'utf8').replace(
  /\n?\/\*# sourceMappingURL=.*\*\//,
  '',
);
if (!prose.includes('.pp_prose_root')) {
  throw new Error(
    'dist/index.css has no .pp_prose_root. Check that tsup.config.ts sets the local-css loader.',
  );
}

for (const file of globSync('*.css{,.map}', { cwd: dist })) rmSync(join(dist, file));
writeFileSync(join(dist, 'styles.css'), `@layer ui.tokens, ui.components;\n${prose}`);
// Since TypeScript 6 a side-effect import of a stylesheet needs types.
writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');

// Adds the directive to the first line instead of a new line, so that source maps stay valid.
for (const file of ['index.js', 'index.cjs', 'index.browser.js']) {
  const path = join(dist, file);
  writeFileSync(path, `'use client';${readFileSync(path, 'utf8')}`);
}
