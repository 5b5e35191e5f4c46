import type { ContentLimits } from '../policy.ts';
import { blockElements } from '../sanitize/allow-list.ts';
import { wordSet } from '../word-set.ts';

// Parsing itself can be made to take minutes: unclosed formatting elements are opened again in each
// following block (1 000 of them, 15 kB, hold Chromium for more than 20 s), and deep nesting costs
// quadratic time. So the text is scanned once, in linear time, and cut before the tag that goes too
// far. The scan errs on one side: an end tag counts only where it surely closes the innermost
// element, so hostile text can make it cut early and never late.

// A document of so many characters and tags cannot hurt, whatever they are: at worst half of them
// are opened again in each of the others.
const HARMLESS_LENGTH = 32_000;
const HARMLESS_TAGS = 800;
/** Chromium nests 5 000 elements in about 50 ms. */
const MAX_UNCLOSED = 5_000;
/** A million tags, each looked for among 5 000 open elements, take minutes. */
const MAX_STEPS = 40_000_000;
/** Of equal elements browsers open no more again; of links the last alone. */
const MAX_EQUAL = 3;

const VOID = wordSet('area base br col embed hr img input link meta param source track wbr');
const FORMATTING = wordSet('a b big code em font i nobr s small strike strong tt u');
const RAW_TEXT = wordSet('iframe noembed noframes script style textarea title xmp');
const FOREIGN = /^(?:svg|math)$/;
/** Elements that the next one of their kind closes: the innermost and the new one, in a row. */
const CLOSES =
  /^(?:p (?:p|li|d[dt]|t[dhr])|li li|d[dt] d[dt]|option option|t[dh] t[dhr]|tr tr|t(?:head|body) t(?:body|foot))$/;
const OPTIONAL_END = /^(?:d[dt]|li|option|p|t(?:body|foot|head|[dhr]))$/;
/** Beside blocks, the end tags that close the elements of optional end inside them. */
const TABLE_PART = /^t(?:able|body|foot|head|[dhr])$/;

/** Comments, whatever passes for one, and the beginnings of tags. */
const TOKEN =
  /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|(?:[!?]|\/[^a-z>])[^>]*>?|\/?([a-z][^\t\n\f />]*))/gi;
/** All that counts where the scan is unsure. */
const TAG = /<\/?([a-z][^\t\n\f />]*)/gi;
const NOT_ASCII = /[^\0-\x7f]/;
/** Half a million attributes on one tag take seconds to read. */
const ATTRIBUTES =
  /(?:[\t\n\f /]*[^\t\n\f />][^\t\n\f />=]*(?:[\t\n\f ]*=[\t\n\f ]*(?:"[^"]*"|'[^']*'|(?=>)|[^"'\t\n\f >][^\t\n\f >]*))?){0,500}[\t\n\f /]*>?/y;

/** The text, or as much of it as may be parsed, and the limit that cut it. */
interface LimitedHtml {
  readonly html: string;
  readonly limit?: 'length' | 'depth' | 'nodes';
}

function scan(html: string, limits: ContentLimits): LimitedHtml {
  const open: string[] = [];
  /** Formatting elements that a browser would open again in the next block: name and tag. */
  const formatting: string[] = [];
  // Elements begun, and those that a browser would open again.
  let elements = 0;
  // Open elements that parsers go through for all tags but those that end one.
  let steps = 0;
  let foreign = 0;
  // Once the scan may have lost step with the browser, end tags no longer count and nothing is skipped.
  let sure = true;
  let next = 0;
  for (;;) {
    const pattern = sure ? TOKEN : TAG;
    pattern.lastIndex = next;
    const match = pattern.exec(html);
    if (!match) return { html };
    const [token, written] = match;
    const at = match.index;
    const cut = (limit: 'depth' | 'nodes') => ({ html: html.slice(0, at), limit });
    next = pattern.lastIndex;
    if (written === undefined) continue;
    // Browsers know no small letters but those of ASCII.
    const name = NOT_ASCII.test(written) ? written : written.toLowerCase();
    if (sure) {
      ATTRIBUTES.lastIndex = next;
      ATTRIBUTES.test(html);
      next = ATTRIBUTES.lastIndex;
      if (next < html.length && html[next - 1] !== '>') return cut('nodes');
    }
    steps += open.length;
    if (steps > MAX_STEPS) return cut('depth');
    if (token[1] === '/') {
      if (!sure) continue;
      const last = formatting.findLastIndex((each) => each.startsWith(`${name} `));
      if (last >= 0) formatting.splice(last, 1);
      let inner = open.length - 1;
      if (blockElements.has(name) || TABLE_PART.test(name)) {
        while (inner >= 0 && open[inner] !== name && OPTIONAL_END.test(open[inner]!)) inner -= 1;
      }
      if (inner < 0 || open[inner] !== name) continue;
      steps -= open.length;
      open.length = inner;
      if (FOREIGN.test(name)) foreign -= 1;
      continue;
    }
    elements += 1;
    if (FORMATTING.has(name)) {
      const isLink = name === 'a' || name === 'nobr';
      // Unsure of where the tag ends, no two are held equal: that only cuts earlier.
      const key = `${name} ${isLink ? '' : sure ? html.slice(at, next) : at}`;
      const equal = formatting.filter((each) => each === key);
      if (equal.length >= (isLink ? 1 : MAX_EQUAL)) formatting.splice(formatting.indexOf(key), 1);
      formatting.push(key);
    } else if (!VOID.has(name)) {
      elements += formatting.length;
    }
    if (elements > limits.nodes) return cut('nodes');
    if (VOID.has(name)) continue;
    if (name === 'plaintext' || (foreign > 0 && RAW_TEXT.has(name))) sure = false;
    if (sure && RAW_TEXT.has(name)) {
      const end = new RegExp(`</${name}[\\t\\n\\f />]`, 'gi');
      end.lastIndex = next;
      const stop = end.exec(html)?.index ?? html.length;
      // A comment inside a script can hide the script's end tag.
      if (name === 'script' && html.slice(next, stop).includes('<!--')) sure = false;
      else next = stop;
    }
    // In a drawing nothing is closed but by its end tag.
    if (foreign === 0) while (CLOSES.test(`${open.at(-1)} ${name}`)) open.pop();
    open.push(name);
    if (FOREIGN.test(name)) foreign += 1;
    if (formatting.length > limits.depth || open.length > MAX_UNCLOSED) {
      return cut('depth');
    }
  }
}

/**
 * Cuts HTML text that would take too long to parse: beyond the length, or from the tag on with
 * which nesting or re-opened formatting grows past all use.
 *
 * @returns the text to parse and, where it was cut, the limit that did it.
 */
export function applyLimits(html: string, limits: ContentLimits): LimitedHtml {
  const text = html.slice(0, limits.length);
  const isHarmless = text.length <= HARMLESS_LENGTH && text.split('<').length <= HARMLESS_TAGS;
  const bounded = isHarmless ? { html: text } : scan(text, limits);
  return bounded.html.length < html.length ? { limit: 'length', ...bounded } : bounded;
}
