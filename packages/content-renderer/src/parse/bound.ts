import type { ContentLimits } from '../policy.ts';
import { lookup, names, table } from '../table.ts';

// Parsing itself can be made to take minutes: unclosed formatting elements are opened again in each
// following block (1 000 of them, 15 kB, hold Chromium for more than 20 s), and deep nesting costs
// quadratic time. So the text is scanned once, in linear time, and cut before the tag that goes too
// far. The scan errs on one side: an end tag counts only where it surely closes the innermost
// element, so hostile text can make it cut early and never late.

// A document of so many characters and start tags cannot hurt, whatever they are: at worst half of them
// are opened again in each of the others.
const HARMLESS_LENGTH = 32_000;
const HARMLESS_TAGS = 600;
/** Chromium nests 5 000 elements in about 50 ms. */
const MAX_UNCLOSED = 5_000;
/** Half a million attributes on one tag take seconds to read. */
const MAX_ATTRIBUTES = 500;

const VOID = names(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
);
const FORMATTING = names('a b big code em font i nobr s small strike strong tt u');
const RAW_TEXT = names('iframe noembed noframes script style textarea title xmp');
/**
 * The innermost elements that the start tag closes by itself, in browsers and in htmlparser2 alike:
 * the latter nests `<li><p>` in `<li><p>`, and its time is quadratic, too.
 */
const CLOSED_BY_START = table({
  dd: names('dd dt'),
  dt: names('dd dt'),
  li: names('li'),
  option: names('option'),
  p: names('p'),
  tbody: names('thead tbody'),
  td: names('td th'),
  tfoot: names('thead tbody'),
  th: names('th'),
  tr: names('td th tr'),
});
const NOTHING = table({});
const OPTIONAL_END = names('dd dt li option p tbody td tfoot th thead tr');
/** End tags that close the elements of optional end inside them. */
const CLOSES_OPTIONAL = names(
  'article aside blockquote center details dd div dl dt figcaption figure footer header li main nav ol section table tbody td tfoot th thead tr ul',
);

const TOKEN = /<(?:!--|!\[CDATA\[|[!?]|\/?([a-zA-Z][^\t\n\f />]*)|\/(?=[^a-zA-Z>]))/g;
const COMMENT_END = /--!?>/g;
const ATTRIBUTE =
  /[\t\n\f /]*(?:(>)|[^\t\n\f />][^\t\n\f />=]*(?:[\t\n\f ]*=[\t\n\f ]*(?:"[^"]*"|'[^']*'|(?=>)|[^"'\t\n\f >][^\t\n\f >]*))?)/y;

/** The index after the `>` that ends a tag, or the end of the text; undefined past all attributes. */
function endOfTag(html: string, from: number): number | undefined {
  // Most tags have none.
  if (html[from] === '>') return from + 1;
  ATTRIBUTE.lastIndex = from;
  for (let count = 0; count <= MAX_ATTRIBUTES; count += 1) {
    const match = ATTRIBUTE.exec(html);
    if (!match) return html.length;
    if (match[1]) return ATTRIBUTE.lastIndex;
  }
  return undefined;
}

function endOfComment(html: string, from: number): number {
  // `<!-->` and `<!--->` are whole comments.
  const short = /^-?>/.exec(html.slice(from, from + 2));
  if (short) return from + short[0].length;
  COMMENT_END.lastIndex = from;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

/** Formatting elements that a browser would open again in the next block. */
class ActiveFormatting {
  readonly #open: { name: string; tag: string }[] = [];

  get size(): number {
    return this.#open.length;
  }

  add(name: string, tag: string): void {
    // A new link ends the last one, and of equal elements browsers keep the last three.
    const equal = this.#open.filter((entry) =>
      name === 'a' || name === 'nobr' ? entry.name === name : entry.tag === tag,
    );
    const most = name === 'a' || name === 'nobr' ? 1 : 3;
    if (equal.length >= most) this.#open.splice(this.#open.indexOf(equal[0]!), 1);
    this.#open.push({ name, tag });
  }

  remove(name: string): void {
    const index = this.#open.findLastIndex((entry) => entry.name === name);
    if (index >= 0) this.#open.splice(index, 1);
  }
}

/** The elements open at one point of the scan. */
class OpenElements {
  readonly #open: string[] = [];
  #foreign = 0;

  get size(): number {
    return this.#open.length;
  }

  /** True inside SVG or MathML, where raw-text elements are read as ordinary ones. */
  get inForeign(): boolean {
    return this.#foreign > 0;
  }

  start(name: string): void {
    const closed = lookup<Readonly<Record<string, true>>>(CLOSED_BY_START, name) ?? NOTHING;
    while (lookup(closed, this.#open.at(-1) ?? '')) this.#open.pop();
    this.#open.push(name);
    if (name === 'svg' || name === 'math') this.#foreign += 1;
  }

  end(name: string): void {
    let at = this.#open.length - 1;
    if (lookup(CLOSES_OPTIONAL, name)) {
      while (at >= 0 && this.#open[at] !== name && lookup(OPTIONAL_END, this.#open[at]!)) at -= 1;
    }
    if (at < 0 || this.#open[at] !== name) return;
    this.#open.length = at;
    if (name === 'svg' || name === 'math') this.#foreign -= 1;
  }
}

function isHarmless(html: string): boolean {
  if (html.length > HARMLESS_LENGTH) return false;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') tags += 1;
  }
  return tags <= HARMLESS_TAGS;
}

function findCut(
  html: string,
  limits: ContentLimits,
): { at: number; limit: 'depth' | 'nodes' } | undefined {
  const formatting = new ActiveFormatting();
  const open = new OpenElements();
  // Elements begun, and those that a browser would open again.
  let elements = 0;
  // Once the scan may have lost step with the browser, end tags no longer count and nothing is skipped.
  let sure = true;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token, written] = match;
    const after = TOKEN.lastIndex;
    if (written === undefined) {
      if (token === '<![CDATA[') sure = false;
      if (sure) {
        const close = html.indexOf('>', after);
        TOKEN.lastIndex =
          token === '<!--' ? endOfComment(html, after) : close < 0 ? html.length : close + 1;
      }
      continue;
    }
    const name = written.toLowerCase();
    const next = sure ? endOfTag(html, after) : after;
    if (next === undefined) return { at: match.index, limit: 'nodes' };
    TOKEN.lastIndex = next;
    if (token[1] === '/') {
      if (sure && lookup(FORMATTING, name)) formatting.remove(name);
      if (sure) open.end(name);
      continue;
    }
    elements += 1;
    if (elements > limits.nodes) return { at: match.index, limit: 'nodes' };
    if (lookup(VOID, name)) continue;
    if (lookup(FORMATTING, name)) {
      // Unsure of where the tag ends, no two are held equal: that only cuts earlier.
      formatting.add(name, sure ? html.slice(match.index, next) : String(match.index));
    } else {
      elements += formatting.size;
    }
    if (name === 'plaintext') sure = false;
    if (lookup(RAW_TEXT, name)) {
      if (open.inForeign) sure = false;
      if (sure) {
        const end = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi');
        end.lastIndex = next;
        const closed = end.exec(html);
        const stop = closed ? closed.index : html.length;
        // A comment inside a script can hide the script's end tag.
        if (name === 'script' && html.slice(next, stop).includes('<!--')) sure = false;
        else TOKEN.lastIndex = stop;
      }
    }
    open.start(name);
    if (formatting.size > limits.depth || open.size > MAX_UNCLOSED) {
      return { at: match.index, limit: 'depth' };
    }
  }
  return undefined;
}

/**
 * Cuts HTML text that would take too long to parse: beyond the length, or from the tag on with
 * which nesting or re-opened formatting grows past all use.
 *
 * @returns the text to parse and, where it was cut, the limit that did it.
 */
export function bound(
  html: string,
  limits: ContentLimits,
): { html: string; limit?: 'length' | 'depth' | 'nodes' } {
  const whole = html.length <= limits.length;
  const text = whole ? html : html.slice(0, limits.length);
  const cut = isHarmless(text) ? undefined : findCut(text, limits);
  if (cut) return { html: text.slice(0, cut.at), limit: cut.limit };
  return whole ? { html: text } : { html: text, limit: 'length' };
}
