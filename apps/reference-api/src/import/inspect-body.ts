import type { ContentPart } from '@producer-portal/api';
import { findElements } from './body-elements.ts';
import type { ImportProblem } from './problem.ts';
import type { SourceDocument } from './source.ts';

/** Elements that run code, load other pages, or accept input. The portal never shows them unchanged. */
const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set([
  'base',
  'embed',
  'form',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
]);

/** A URL that runs code. Browsers ignore white space and control characters in it. */
const RUNS_CODE = /^(?:javascript|vbscript|data:text\/html)/i;

/** Warns about active content in a document's body. The body is stored as it is, because portals must not trust it. */
export function inspectBody(
  source: SourceDocument,
  contents: readonly ContentPart[],
): ImportProblem[] {
  const line = source.lineOf(['contents']);
  const activeContent = new Set(contents.flatMap(({ content }) => findActiveContent(content)));
  return [...activeContent].map((what) => ({
    file: source.file,
    line,
    message: `The body contains ${what}, which the portal won’t show unchanged. Remove it.`,
  }));
}

function findActiveContent(html: string): string[] {
  const activeContent: string[] = [];
  for (const { tagName, attrs } of findElements(html)) {
    if (ACTIVE_ELEMENTS.has(tagName)) activeContent.push(`<${tagName}>`);
    for (const { name, value } of attrs) {
      const runsCode = RUNS_CODE.test(value.replace(/[\s\p{Cc}]/gu, ''));
      if (name.startsWith('on') || runsCode) activeContent.push(`<${tagName} ${name}="…">`);
    }
  }
  return activeContent;
}
