import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStyles, writeCommonJsClassNames } from '../../tools/package-modules.ts';

/**
 * Completes tsup's output in dist/: the class names for CommonJS, one stylesheet, and its types. This is
 * a separate step because tsup cleans dist/ late, which would delete the files that its hooks write.
 */
const dist = join(import.meta.dirname, 'dist');
writeCommonJsClassNames(dist);
// The diff entry point also imports the stylesheet of RichContent.
const styles = readStyles(dist, 'diff/rich-content-diff.js');
if (!styles.includes('.pp_prose_root') || !styles.includes('.pp_diff_root')) {
  throw new Error(
    'The stylesheet of a component is missing: is the local-css loader still set in tools/package-modules.ts?',
  );
}
writeFileSync(join(dist, 'styles.css'), `@layer ui.tokens, ui.components;\n${styles}`);
// Since TypeScript 6 a side-effect import of a stylesheet needs types.
for (const file of ['css.d.ts', 'css.d.cts']) writeFileSync(join(dist, file), 'export {};\n');
for (const file of globSync('**/*.module.css', { cwd: dist })) rmSync(join(dist, file));
