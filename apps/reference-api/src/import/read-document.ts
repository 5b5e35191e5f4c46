import { marked } from 'marked';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { DocumentError, type ImportProblem } from './problem.ts';
import { addBody, type SourceDocument } from './source.ts';

const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?\n)?---[^\S\n]*(?:\n|$)/;
const WHOLE_PAGE = /^\s*<(?:!doctype|html)\b/i;
const PAGE_BODY = /<body\b[^>]*>([\s\S]*)<\/body>/i;

/** Whether HTML is a whole page, with a head. Only its body is imported. */
export const isWholePage = (html: string) => WHOLE_PAGE.test(html);

/** Converts the text below the front matter to HTML. */
export type ToHtml = (text: string) => string;

export const markdownToHtml: ToHtml = (text) => {
  try {
    return marked.parse(text, { async: false, gfm: true }).trim();
  } catch {
    throw new DocumentError('The Markdown is nested too deeply. Split the document.');
  }
};

export const cleanHtml: ToHtml = (text) =>
  // The export adds a line break at the end, as editors do.
  isWholePage(text) ? (PAGE_BODY.exec(text)?.[1] ?? text).trim() : text.replace(/\r?\n$/, '');

/**
 * Reads a document with front matter: YAML between two lines of `---`, followed by the body.
 *
 * @param file The path in the imported folder. The file's name is the slug, unless the front matter has a slug.
 * @param problems Receives the mistakes in the YAML.
 * @returns `null` if the front matter is not valid YAML.
 * @throws DocumentError If the document has no front matter, has two bodies, or can't be converted.
 */
export function readDocument(
  file: string,
  text: string,
  toHtml: ToHtml,
  problems: ImportProblem[],
): SourceDocument | null {
  const lines = text.replace(/\r\n?/g, '\n');
  const match = FRONT_MATTER.exec(lines);
  if (!match) {
    throw new DocumentError(
      'The file must start with front matter: a line of ---, fields such as "type: Alert" and "title: …", and a ' +
        'line of ---. If this file shouldn’t be imported, start its name or its folder’s name with _.',
    );
  }
  const [frontMatter, yaml = ''] = match;
  const source = readFields(file, yaml, problems);
  if (!source) return null;
  const rest = lines.slice(frontMatter.length);
  return addBody(source, rest.trim() === '' ? '' : toHtml(rest), frontMatter.split('\n').length);
}

/** Reads front matter, which starts on line 2. */
function readFields(file: string, yaml: string, problems: ImportProblem[]): SourceDocument | null {
  const lineCounter = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter, uniqueKeys: true });
  const toLine = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (parsed.errors.length > 0) {
    for (const { message, pos } of parsed.errors) {
      const [sentence = message] = message.split(/ at line |\n/);
      problems.push({
        file,
        line: toLine(pos[0]),
        message: `${sentence}. The front matter must be YAML: one "name: value" on each line, text with : or # in quotes.`,
      });
    }
    return null;
  }
  if (parsed.contents !== null && !isMap(parsed.contents)) {
    throw new DocumentError('The front matter must have lines of "name: value".');
  }
  return {
    file,
    fields: toFields(parsed),
    lineOf: (path) => findLine(parsed, path, toLine),
  };
}

function toFields(parsed: Document): Record<string, unknown> {
  try {
    // A document that repeats an alias many times could expand to gigabytes.
    const value: unknown = parsed.toJS({ maxAliasCount: 20 });
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw new DocumentError('The front matter has too many aliases (*name). Write the values out.');
  }
}

function findLine(
  parsed: Document,
  path: readonly PropertyKey[],
  toLine: (offset: number) => number,
): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = parsed.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return toLine(node.range[0]);
  }
  return 1;
}
