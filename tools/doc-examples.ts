import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// "node tools/doc-examples.ts" copies the files of the example apps into the guides that show them. A test checks that the
// copies are up to date, and that all other examples compile.

export const root = join(import.meta.dirname, '..');

/** A TypeScript example in a document. */
export interface DocExample {
  /** The document: "packages/api/README.md". */
  document: string;
  /** Number of the line before the code. */
  line: number;
  extension: 'ts' | 'tsx';
  /** The file that the example shows, such as "examples/vite/src/portal.ts"; undefined for other examples. */
  file: string | undefined;
  code: string;
}

/**
 * An example with its fence, also inside of a list. `file` is the rest of the line after the language. JavaScript is an example only
 * with a file.
 */
const FENCE =
  /^(?<indent> *)```(?<extension>tsx?|js(?= ))(?: +(?<file>\S+))?\n(?<code>.*?)^\k<indent>```$/gms;

/** Returns the documents whose examples are checked: all guides, and the READMEs of the packages. */
export const readDocuments = (): Map<string, string> =>
  new Map(
    globSync(['docs/guides/*.md', 'packages/*/README.md'], { cwd: root })
      .toSorted()
      .map((document) => [document, readFileSync(join(root, document), 'utf8')]),
  );

/** Finds the TypeScript examples in a document. */
export function findExamples(document: string, text: string): DocExample[] {
  return [...text.matchAll(FENCE)].map(({ index, groups = {} }) => ({
    document,
    line: text.slice(0, index).split('\n').length,
    extension: groups['extension'] === 'tsx' ? 'tsx' : 'ts',
    file: groups['file'],
    code: (groups['code'] ?? '').replaceAll(new RegExp(`^${groups['indent']}`, 'gm'), ''),
  }));
}

/** Returns the document with up-to-date copies of the files that it shows. */
export function updateCopies(text: string, readFile: (file: string) => string): string {
  return text.replaceAll(
    FENCE,
    (fence: string, _indent: string, _language: string, file?: string) =>
      file ? `${fence.slice(0, fence.indexOf('\n'))}\n${readFile(file)}\`\`\`` : fence,
  );
}

if (import.meta.main) {
  for (const [document, text] of readDocuments()) {
    const updated = updateCopies(text, (file) => readFileSync(join(root, file), 'utf8'));
    if (updated !== text) writeFileSync(join(root, document), updated);
  }
}
