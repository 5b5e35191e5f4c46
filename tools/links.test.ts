import { expect, it } from 'vitest';
import { findDeadLinks } from './links.ts';

const guide = ['# Guide', '## Two `words`', '## Twice', '## Twice', ''].join('\n\n');
/** The examples contain variables such as this one, `outside`, and `kind`, so that the check doesn't report them. */
const docs = 'docs';

/** The problems found in a file, in a repository that also has a guide and an image. */
function findProblems(path: string, text: string): string[] {
  const files = new Map([
    ['manual/guide.md', guide],
    [`${docs}/guide.md`, guide],
    [path, text],
  ]);
  return findDeadLinks(files, (each) => files.has(each) || each === 'manual/picture.png');
}

it.each([
  ['a file', 'README.md', '[a](manual/guide.md)'],
  ['a heading', 'README.md', '[a](manual/guide.md#two-words)'],
  ['the second heading with the same name', 'README.md', '[a](manual/guide.md#twice-1)'],
  ['a heading of the same file', 'README.md', '# Here\n\n[a](#here)'],
  ['a file, from a subfolder', 'packages/ui/README.md', '[a](../../manual/guide.md)'],
  ['an image', 'README.md', '![a](manual/picture.png) <img src="manual/picture.png" alt="">'],
  ['other sites', 'README.md', '[a](https://example.com/gone.md#gone) [b](mailto:a@example.com)'],
  ['a page of Storybook', 'a.mdx', '[a](?path=/docs/gone)'],
  ['a missing file, in inline code', 'README.md', '`[a](gone.md)`'],
  ['a heading, from a code comment', 'a.ts', `/** By the guide (${docs}/guide.md#two-words). */`],
])('accepts a link to %s', (_case, path, text) => {
  expect(findProblems(path, text)).toEqual([]);
});

it.each([
  [
    'a file',
    'README.md',
    'Text\n\n[a](manual/gone.md)',
    'README.md:3: manual/gone.md does not exist.',
  ],
  [
    'a heading',
    'README.md',
    '[a](manual/guide.md#gone)',
    'README.md:1: manual/guide.md has no heading for #gone.',
  ],
  [
    'a heading of the same file',
    'README.md',
    '[a](#gone)',
    'README.md:1: README.md has no heading for #gone.',
  ],
  [
    'an image in HTML',
    'README.md',
    '<img src="manual/gone.png" alt="">',
    'README.md:1: manual/gone.png does not exist.',
  ],
  [
    'a file, by reference',
    'README.md',
    '[a][1]\n\n[1]: manual/gone.md',
    'README.md:3: manual/gone.md does not exist.',
  ],
  [
    'a file, from MDX',
    'a.mdx',
    'import A from "./a.ts";\n\n<A />\n\n[a](gone.md)',
    'a.mdx:5: gone.md does not exist.',
  ],
])('finds a dead link to %s', (_case, path, text, problem) => {
  expect(findProblems(path, text)).toEqual([problem]);
});

it.each([
  ['a.ts', `// One.\n// Two (${docs}/guide.md#gone).`, 2, 'guide.md has no heading for #gone.'],
  ['a.tsx', `/** By ${docs}/gone.md. */`, 1, 'gone.md does not exist.'],
  ['a.css', `/* By ${docs}/guide.md#gone. */`, 1, 'guide.md has no heading for #gone.'],
  ['a.mdx', `By \`${docs}/guide.md#gone\`.`, 1, 'guide.md has no heading for #gone.'],
])('finds a dead reference in the text of %s', (path, text, line, problem) => {
  expect(findProblems(path, text)).toEqual([`${path}:${line}: ${docs}/${problem}`]);
});

const outside = ['decisions,', 'section 4'];
const [, section = ''] = outside;
const kind = 'language';

it.each([
  ['in a document', 'README.md', outside.join(' ')],
  ['without a comma', 'a.ts', `/** A rule (specification ${section}). */`],
  ['over two lines of a comment', 'a.ts', `/**\n * A rule (${outside.join('\n * ')}).\n */`],
  ['by the name of a design document', 'a.css', `/* A box (visual ${kind}). */`],
])('finds a reference to a document outside the repository %s', (_case, path, text) => {
  expect(findProblems(path, text)).toEqual([
    expect.stringMatching(/is not in the repository\. Refer to a heading/),
  ]);
});
