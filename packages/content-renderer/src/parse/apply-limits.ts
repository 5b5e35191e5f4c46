import type { ContentLimits } from '../policy.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { createWordSet } from '../word-set.ts';

// Hostile HTML can take minutes to parse: browsers reopen unclosed formatting elements in each
// following block (1,000 of them, 15 kB, block Chromium for more than 20 s), and deep nesting costs
// quadratic time. A linear scan cuts the text before the tag that exceeds a limit. An end tag
// counts only if it certainly closes the innermost element, so the scan can cut too early but never
// too late.

// A document below both numbers is always fast to parse. In the worst case, each tag in one half of
// it reopens all tags of the other half.
const HARMLESS_LENGTH = 32_000;
const HARMLESS_TAGS = 800;
/** Chromium takes about 50 ms to nest this many elements. */
const MAX_UNCLOSED = 5_000;
/** Searching 5,000 open elements for each of a million tags takes minutes. */
const MAX_STEPS = 40_000_000;
/** Browsers reopen at most three equal formatting elements, and only the last link. */
const MAX_EQUAL = 3;

const VOID = createWordSet('area base br col embed hr img input link meta param source track wbr');
const FORMATTING = createWordSet('a b big code em font i nobr s small strike strong tt u');
const RAW_TEXT = createWordSet('iframe noembed noframes script style textarea title xmp');
const FOREIGN = /^(?:svg|math)$/;
/** Pairs of tags: the innermost open element, and a new element that closes it. */
const IMPLIED_END =
  /^(?:p (?:p|li|d[dt]|t[dhr])|li li|d[dt] d[dt]|option option|t[dh] t[dhr]|tr tr|t(?:head|body) t(?:body|foot))$/;
const OPTIONAL_END = /^(?:d[dt]|li|option|p|t(?:body|foot|head|[dhr]))$/;
/** Table elements. As with blocks, their end tags close inner elements with optional end tags. */
const TABLE_PART = /^t(?:able|body|foot|head|[dhr])$/;

/** Comments, anything that parses as one, and starts of tags. */
const TOKEN =
  /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|(?:[!?]|\/[^a-z>])[^>]*>?|\/?([a-z][^\t\n\f />]*))/gi;
/** The only tokens that count after the scan may have diverged from the browser's parser. */
const TAG = /<\/?([a-z][^\t\n\f />]*)/gi;
const NOT_ASCII = /[^\0-\x7f]/;
/** At most 500 attributes: half a million on one tag take seconds to parse. */
const ATTRIBUTES =
  /(?:[\t\n\f /]*[^\t\n\f />][^\t\n\f />=]*(?:[\t\n\f ]*=[\t\n\f ]*(?:"[^"]*"|'[^']*'|(?=>)|[^"'\t\n\f >][^\t\n\f >]*))?){0,500}[\t\n\f /]*>?/y;

/** The text to parse, and the limit that cut it, if one did. */
interface LimitedHtml {
  readonly html: string;
  readonly limit?: 'length' | 'depth' | 'nodes';
}

/** Reads the tags in order, and cuts the text before the tag that exceeds a limit. */
function scan(html: string, limits: ContentLimits): LimitedHtml {
  const open: string[] = [];
  /** Formatting elements that a browser would reopen in the next block: name and tag. */
  const formatting: string[] = [];
  // Counts opened elements, including those that a browser would reopen.
  let elements = 0;
  // Counts the open elements that a parser searches for each tag.
  let steps = 0;
  let foreignDepth = 0;
  // False after the scan may have diverged from the browser's parser. From then on, no end tag counts, and nothing is
  // skipped.
  let isSure = true;
  let next = 0;
  for (;;) {
    const pattern = isSure ? TOKEN : TAG;
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
    if (isSure) {
      ATTRIBUTES.lastIndex = next;
      ATTRIBUTES.test(html);
      next = ATTRIBUTES.lastIndex;
      if (next < html.length && html[next - 1] !== '>') return cut('nodes');
    }
    steps += open.length;
    if (steps > MAX_STEPS) return cut('depth');
    if (token[1] === '/') {
      if (!isSure) continue;
      const last = formatting.findLastIndex((entry) => entry.startsWith(`${name} `));
      if (last >= 0) formatting.splice(last, 1);
      let inner = open.length - 1;
      if (blockElements.has(name) || TABLE_PART.test(name)) {
        while (inner >= 0 && open[inner] !== name && OPTIONAL_END.test(open[inner]!)) inner -= 1;
      }
      if (inner < 0 || open[inner] !== name) continue;
      steps -= open.length;
      open.length = inner;
      if (FOREIGN.test(name)) foreignDepth -= 1;
      continue;
    }
    elements += 1;
    if (FORMATTING.has(name)) {
      const isLink = name === 'a' || name === 'nobr';
      // If it is unclear where tags end, no two tags count as equal. That only makes the cut earlier.
      const key = `${name} ${isLink ? '' : isSure ? html.slice(start, next) : start}`;
      const equal = formatting.filter((entry) => entry === key);
      if (equal.length >= (isLink ? 1 : MAX_EQUAL)) formatting.splice(formatting.indexOf(key), 1);
      formatting.push(key);
    } else if (!VOID.has(name)) {
      elements += formatting.length;
    }
    if (elements > limits.nodes) return cut('nodes');
    if (VOID.has(name)) continue;
    if (name === 'plaintext' || (foreignDepth > 0 && RAW_TEXT.has(name))) isSure = false;
    if (isSure && RAW_TEXT.has(name)) {
      const end = new RegExp(`</${name}[\\t\\n\\f />]`, 'gi');
      end.lastIndex = next;
      const stop = end.exec(html)?.index ?? html.length;
      // A comment inside a script can hide the script's end tag.
      if (name === 'script' && html.slice(next, stop).includes('<!--')) isSure = false;
      else next = stop;
    }
    // In SVG and MathML only an end tag closes an element.
    if (foreignDepth === 0) while (IMPLIED_END.test(`${open.at(-1)} ${name}`)) open.pop();
    open.push(name);
    if (FOREIGN.test(name)) foreignDepth += 1;
    if (formatting.length > limits.depth || open.length > MAX_UNCLOSED) {
      return cut('depth');
    }
  }
}

/**
 * Cuts HTML that would take too long to parse: at the maximum length, or before the tag that exceeds
 * the limits for nesting or reopened formatting.
 *
 * @returns the text to parse, and the limit that cut it, if one did.
 */
export function applyLimits(html: string, limits: ContentLimits): LimitedHtml {
  const text = html.slice(0, limits.length);
  const isHarmless = text.length <= HARMLESS_LENGTH && text.split('<').length <= HARMLESS_TAGS;
  const limitedHtml = isHarmless ? { html: text } : scan(text, limits);
  return limitedHtml.html.length < html.length ? { limit: 'length', ...limitedHtml } : limitedHtml;
}
