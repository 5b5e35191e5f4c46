import type { ContentLimits } from '../policy.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { createWordSet } from '../word-set.ts';

// Hostile HTML can take minutes to parse: browsers reopen unclosed formatting elements in each
// following block (1,000 of them, 15 kB, block Chromium for more than 20 s), and deep nesting takes
// quadratic time. A linear scan cuts the text before the tag that exceeds a limit. An end tag
// counts only if it certainly closes the innermost element, so the scan can cut too early but never
// too late.

// A document below both limits is always fast to parse. In the worst case, each tag in one half of
// it reopens all tags of the other half.
const HARMLESS_LENGTH = 32_000;
const HARMLESS_TAGS = 800;
/** Chromium takes about 50 ms to nest this many elements. */
const MAX_UNCLOSED = 5_000;
/** Searching 5,000 open elements for each of a million tags takes minutes. */
const MAX_STEPS = 40_000_000;
/** Browsers reopen at most three equal formatting elements, and only the last link. */
const MAX_EQUAL = 3;

const VOID_TAGS = createWordSet(
  'area base br col embed hr img input link meta param source track wbr',
);
const FORMATTING_TAGS = createWordSet('a b big code em font i nobr s small strike strong tt u');
const RAW_TEXT_TAGS = createWordSet('iframe noembed noframes script style textarea title xmp');
const FOREIGN_ROOT = /^(?:svg|math)$/;
/** Pairs of tags: the innermost open element, and a new element that closes it. */
const IMPLIED_END =
  /^(?:p (?:p|li|d[dt]|t[dhr])|li li|d[dt] d[dt]|option option|t[dh] t[dhr]|tr tr|t(?:head|body) t(?:body|foot))$/;
const OPTIONAL_END = /^(?:d[dt]|li|option|p|t(?:body|foot|head|[dhr]))$/;
/** Table elements. As with blocks, their end tags close inner elements with optional end tags. */
const TABLE_PART = /^t(?:able|body|foot|head|[dhr])$/;

/** Comments, anything else that parses as a comment, and starts of tags. */
const TOKEN =
  /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|(?:[!?]|\/[^a-z>])[^>]*>?|\/?([a-z][^\t\n\f />]*))/gi;
/** The only tokens that count once the scan may have diverged from the browser's parser. */
const TAG = /<\/?([a-z][^\t\n\f />]*)/gi;
const NOT_ASCII = /[^\0-\x7f]/;
/** At most 500 attributes: half a million on one tag take seconds to parse. */
const ATTRIBUTES =
  /(?:[\t\n\f /]*[^\t\n\f />][^\t\n\f />=]*(?:[\t\n\f ]*=[\t\n\f ]*(?:"[^"]*"|'[^']*'|(?=>)|[^"'\t\n\f >][^\t\n\f >]*))?){0,500}[\t\n\f /]*>?/y;

/** The text to parse, and the limit that cut it, if any. */
interface LimitedHtml {
  readonly html: string;
  readonly limit?: 'length' | 'depth' | 'nodes';
}

/** Reads the tags in order, and cuts the text before the tag that exceeds a limit. */
function scan(html: string, limits: ContentLimits): LimitedHtml {
  const openElements: string[] = [];
  /** Formatting elements that a browser would reopen in the next block: name and tag. */
  const formatting: string[] = [];
  // The number of opened elements, including those that a browser would reopen.
  let elementCount = 0;
  // The number of open elements that a parser has searched, summed over all tags.
  let searchSteps = 0;
  let foreignDepth = 0;
  // False once the scan may have diverged from the browser's parser. From then on, no end tag counts, and
  // nothing is skipped.
  let isInSync = true;
  let next = 0;
  for (;;) {
    const pattern = isInSync ? TOKEN : TAG;
    pattern.lastIndex = next;
    const match = pattern.exec(html);
    if (!match) return { html };
    const [token, tagName] = match;
    const start = match.index;
    const cut = (limit: 'depth' | 'nodes') => ({ html: html.slice(0, start), limit });
    next = pattern.lastIndex;
    if (tagName === undefined) continue;
    // Browsers lowercase only ASCII letters.
    const name = NOT_ASCII.test(tagName) ? tagName : tagName.toLowerCase();
    if (isInSync) {
      ATTRIBUTES.lastIndex = next;
      ATTRIBUTES.test(html);
      next = ATTRIBUTES.lastIndex;
      if (next < html.length && html[next - 1] !== '>') return cut('nodes');
    }
    searchSteps += openElements.length;
    if (searchSteps > MAX_STEPS) return cut('depth');
    if (token[1] === '/') {
      if (!isInSync) continue;
      const lastIndex = formatting.findLastIndex((entry) => entry.startsWith(`${name} `));
      if (lastIndex >= 0) formatting.splice(lastIndex, 1);
      let innerIndex = openElements.length - 1;
      if (blockElements.has(name) || TABLE_PART.test(name)) {
        while (
          innerIndex >= 0 &&
          openElements[innerIndex] !== name &&
          OPTIONAL_END.test(openElements[innerIndex]!)
        )
          innerIndex -= 1;
      }
      if (innerIndex < 0 || openElements[innerIndex] !== name) continue;
      searchSteps -= openElements.length;
      openElements.length = innerIndex;
      if (FOREIGN_ROOT.test(name)) foreignDepth -= 1;
      continue;
    }
    elementCount += 1;
    if (FORMATTING_TAGS.has(name)) {
      const isLink = name === 'a' || name === 'nobr';
      // If it is unclear where tags end, no two tags count as equal. That only makes the cut earlier.
      const key = `${name} ${isLink ? '' : isInSync ? html.slice(start, next) : start}`;
      const equalEntries = formatting.filter((entry) => entry === key);
      if (equalEntries.length >= (isLink ? 1 : MAX_EQUAL))
        formatting.splice(formatting.indexOf(key), 1);
      formatting.push(key);
    } else if (!VOID_TAGS.has(name)) {
      elementCount += formatting.length;
    }
    if (elementCount > limits.nodes) return cut('nodes');
    if (VOID_TAGS.has(name)) continue;
    if (name === 'plaintext' || (foreignDepth > 0 && RAW_TEXT_TAGS.has(name))) isInSync = false;
    if (isInSync && RAW_TEXT_TAGS.has(name)) {
      const endTag = new RegExp(`</${name}[\\t\\n\\f />]`, 'gi');
      endTag.lastIndex = next;
      const endTagStart = endTag.exec(html)?.index ?? html.length;
      // A comment inside a script can hide the script's end tag.
      if (name === 'script' && html.slice(next, endTagStart).includes('<!--')) isInSync = false;
      else next = endTagStart;
    }
    // In SVG and MathML only an end tag closes an element.
    if (foreignDepth === 0)
      while (IMPLIED_END.test(`${openElements.at(-1)} ${name}`)) openElements.pop();
    openElements.push(name);
    if (FOREIGN_ROOT.test(name)) foreignDepth += 1;
    if (formatting.length > limits.depth || openElements.length > MAX_UNCLOSED) {
      return cut('depth');
    }
  }
}

/**
 * Cuts HTML that would take too long to parse: at the maximum length, or before the tag that exceeds
 * the limits for nesting or reopened formatting.
 *
 * @returns the text to parse, and the limit that cut it, if any.
 */
export function applyLimits(html: string, limits: ContentLimits): LimitedHtml {
  const text = html.slice(0, limits.length);
  const isHarmless = text.length <= HARMLESS_LENGTH && text.split('<').length <= HARMLESS_TAGS;
  const limitedHtml = isHarmless ? { html: text } : scan(text, limits);
  return limitedHtml.html.length < html.length ? { limit: 'length', ...limitedHtml } : limitedHtml;
}
