import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { runStep, type StepResult } from './step.ts';

/** Texts by path from the root of the repository: "docs/product.md". */
type Files = ReadonlyMap<string, string>;

const markdown = unified().use(remarkParse);
const mdx = unified().use(remarkParse).use(remarkMdx);
const isDocument = (path: string) => /\.mdx?$/.test(path);
const parse = (path: string, text: string) => (path.endsWith('.mdx') ? mdx : markdown).parse(text);

/** References in comments and messages, such as `docs/contract.md#mark-as-read`. */
const codeReference = /(?<![\w./-])docs\/[\w./-]*\.md(?:#[\w-]+)?/g;

/** Mentions of documents that the repository doesn't contain. A mention can span a line break in a comment. */
const outsideReference =
  /\b(?:decisions|specification)(?:\.md)?,?[\s*/(]+sections?\b|\bpage,[\s*/]+sections? \d|\b(?:visual[\s*/-]+language|design[\s*/-]+card)\b/gi;

/** Relative links of a document with their lines, including images and raw HTML. */
function findLinks(path: string, text: string): { to: string; line: number }[] {
  const links: { to: string; line: number }[] = [];
  visit(parse(path, text), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({ to: node.url, line });
    } else if (node.type === 'html') {
      for (const [, to = ''] of node.value.matchAll(/\b(?:src|href)="([^"]*)"/g)) {
        links.push({ to, line });
      }
    }
  });
  // Leaves out "https:", "mailto:", and Storybook's "?path=".
  return links.filter(({ to }) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|\?)/i.test(to));
}

function findAnchors(path: string, text: string): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(parse(path, text), 'heading', (node) => {
    anchors.add(slugger.slug(textOf(node)));
  });
  return anchors;
}

const getLineNumber = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * Finds dead links and anchors in documents, dead references in code, and references to documents
 * outside the repository.
 *
 * @param files documents and source files
 * @param exists whether there is a file or a folder at a path from the root
 * @returns one line for each problem: "README.md:3: gone.md does not exist."
 */
export function findDeadLinks(files: Files, exists: (path: string) => boolean): string[] {
  const anchors = new Map<string, Set<string>>();

  /** Returns what is wrong with a target, if anything. */
  function findProblem(target: string, anchor: string): string | undefined {
    if (!exists(target)) return `${target} does not exist.`;
    const text = files.get(target);
    if (anchor === '' || text === undefined || !isDocument(target)) return undefined;
    const documentAnchors = anchors.get(target) ?? findAnchors(target, text);
    anchors.set(target, documentAnchors);
    return documentAnchors.has(anchor) ? undefined : `${target} has no heading for #${anchor}.`;
  }

  return [...files].flatMap(([path, text]) => {
    const found: { line: number; problem: string | undefined }[] = [];
    if (isDocument(path)) {
      for (const { to, line } of findLinks(path, text)) {
        const [target = '', anchor = ''] = decodeURI(to).split('#');
        const absolute = target === '' ? path : posix.join(posix.dirname(path), target);
        found.push({ line, problem: findProblem(absolute, anchor) });
      }
    }
    if (!path.endsWith('.md')) {
      for (const { 0: reference, index } of text.matchAll(codeReference)) {
        const [target = '', anchor = ''] = reference.split('#');
        found.push({ line: getLineNumber(text, index), problem: findProblem(target, anchor) });
      }
    }
    for (const { 0: reference, index } of text.matchAll(outsideReference)) {
      found.push({
        line: getLineNumber(text, index),
        problem: `"${reference.replaceAll(/[\s*/]+/g, ' ')}" is not in the repository. Refer to a heading of a file in docs/ instead.`,
      });
    }
    return found.flatMap((each) => (each.problem ? [`${path}:${each.line}: ${each.problem}`] : []));
  });
}

const root = join(import.meta.dirname, '..');
const excludedFolders = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
  '.tsc',
]);

function check(): StepResult {
  const paths = globSync(
    [
      '*.md',
      '{.changeset,.storybook,apps,bench,docs,examples,packages,tools}/**/*.{md,mdx,ts,tsx,css}',
    ],
    { cwd: root, exclude: (path) => excludedFolders.has(posix.basename(path)) },
  );
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return {
    summary: `${files.size} files`,
    problems: findDeadLinks(files, (path) => existsSync(join(root, path))),
  };
}

await runStep(import.meta, check);
