import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finishes what tsup has begun in dist/: one style sheet, types for it, and the mark of the door that
 * holds state. A separate step, because
 * tsup cleans late and takes away what its own hooks have written.
 */
const dist = join(import.meta.dirname, 'dist');
const prose = readFileSync(join(dist, 'index.css'), 'utf8').replace(
  /\n?\/\*# sourceMappingURL=.*\*\//,
  '',
);
if (!prose.includes('.pp_prose_root')) {
  throw new Error(
    'dist/index.css holds no prose: is the local-css loader still set in tsup.config.ts?',
  );
}

for (const file of globSync('*.css{,.map}', { cwd: dist })) rmSync(join(dist, file));
writeFileSync(join(dist, 'styles.css'), `@layer ui.tokens, ui.components;\n${prose}`);
// Since TypeScript 6 a side-effect import of a style sheet needs types.
writeFileSync(join(dist, 'css.d.ts'), 'export {};\n');

// On the first line itself, so that the source maps keep their lines.
for (const file of ['index.js', 'index.cjs', 'index.browser.js']) {
  const path = join(dist, file);
  writeFileSync(path, `'use client';${readFileSync(path, 'utf8')}`);
}
