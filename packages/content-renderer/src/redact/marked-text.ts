import { parse } from '../parse/parse.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import { toText } from '../text/text.ts';
import { isElement } from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { isMarked } from './marks.ts';

/** Start and end tags. The limits keep hostile documents without closing quotes from taking long. */
const TAG = /<(\/?)([a-z][^\s/>]{0,50})((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'">]){0,2000})>/gi;
/** Attributes that can mark or hide an element. */
const MARKING_ATTRIBUTE = /\b(?:data-audience|class|hidden|style)\b/i;
/** Styles that move text out of sight. `sanitize` removes them, so that the page shows the text. */
const OUT_OF_SIGHT =
  /(?:text-indent|left|right|top|bottom|inset[\w-]*|margin[\w-]*)\s*:\s*-\s*\d{3}|clip(?:-path)?\s*:|scale\w*\(\s*0/i;

const voidElements = createWordSet(
  'area base br col embed hr img input link meta source track wbr',
);
/** Elements that end where the next element of the same kind starts. */
const endedByNext = createWordSet(
  'dd dt li option p rp rt tbody td tfoot th thead tr colgroup caption',
);

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

function isMarkedTag({ isEnd, attributes }: Tag): boolean {
  if (isEnd || !MARKING_ATTRIBUTE.test(attributes)) return false;
  if (OUT_OF_SIGHT.test(attributes)) return true;
  // `sanitize` could remove the element together with its mark, so a plain block gets the attributes.
  const [block] = sanitize(parse(`<div${attributes}>x</div>`)).children;
  return isElement(block) && isMarked(block);
}

/** Returns the index where the content of an element ends: at its end tag, or at the end of the document. */
function findEnd(tags: readonly Tag[], index: number, length: number): number {
  const startTag = tags[index];
  if (!startTag || voidElements.has(startTag.name)) return startTag?.end ?? length;
  let depth = 1;
  for (const tag of tags.slice(index + 1)) {
    if (tag.name !== startTag.name) continue;
    depth += tag.isEnd || endedByNext.has(tag.name) ? -1 : 1;
    if (depth === 0) return tag.start;
  }
  return length;
}

/**
 * Returns the text of the parts that are marked as internal or hidden in the source: a line for each block. A
 * parser loses some marks, and moves some content out of its element, such as blocks between the rows of a
 * table. If the result of `redact` contains one of these lines, don't use it.
 *
 * @param html the document that was parsed.
 * @returns the lines, without duplicates.
 * @example
 * findMarkedText('<table><form class="internal"><tr><td>Bonus: 2%</td></tr></form></table>'); // ['Bonus: 2%']
 */
export function findMarkedText(html: string): readonly string[] {
  const tags: Tag[] = [...html.matchAll(TAG)].map(
    ({ 0: text, 1: slash, 2: name = '', 3: attributes = '', index }) => ({
      name: name.toLowerCase(),
      isEnd: slash === '/',
      attributes: attributes.replace(/\/$/, ' '),
      start: index,
      end: index + text.length,
    }),
  );
  const lines = new Set<string>();
  let searchedEnd = 0;
  for (const [index, tag] of tags.entries()) {
    // The text of a marked part inside another marked part has already been added.
    if (tag.start < searchedEnd || !isMarkedTag(tag)) continue;
    searchedEnd = findEnd(tags, index, html.length);
    const content = toText(sanitize(parse(html.slice(tag.end, searchedEnd))));
    for (const line of content.split('\n')) if (line) lines.add(line);
  }
  return [...lines];
}
