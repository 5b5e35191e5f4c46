import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(join(import.meta.dirname, file));
const families = ['atkinson-hyperlegible-next', 'source-serif-4'];

// "Source" is a Reserved Font Name: a version that we modify, for example by removing characters, must have another
// name (SIL Open Font License, section 3). These files are those of Google Fonts, as Fontsource publishes them.
describe.each(families)('the files of %s', (family) => {
  const files = globSync(`${family}-*.woff2`, { cwd: import.meta.dirname });

  it('are published with their license', () => {
    expect(files).toHaveLength(2);
    const license = read(`${family}.OFL.txt`).toString();
    expect(license).toContain('Copyright 20');
    expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it.each(files)('are unmodified: %s', (file) => {
    const publishedFile = readFileSync(resolve(`@fontsource-variable/${family}/files/${file}`));
    expect(read(file).equals(publishedFile)).toBe(true);
  });
});
