import type { ParsedContent, SourceReader } from '../parse/source.ts';
import { limitsOf, type ContentLimits, type ContentPolicy } from '../policy.ts';
import { addReport, shorten, type ContentReport } from '../report.ts';
import { lookup, names } from '../table.ts';
import {
  isElement,
  styleOf,
  type PropValue,
  type SafeElement,
  type SafeNode,
  type SafeProps,
  type SafeTree,
} from '../tree.ts';
import {
  droppedElements,
  elements,
  globalAttributes,
  layoutClasses,
  voidElements,
  type Attribute,
  type SafeTag,
} from './allow-list.ts';
import { grammars, type ValueContext } from './grammars.ts';
import { finishMedia, linkProps } from './media.ts';
import { readStyle, readStyleAttribute } from './style.ts';
import { dropGaps, fits, tidy } from './structure.ts';
import { resolveLink } from './url.ts';

/** Where a document is shown and what it may show. */
export interface SanitiseOptions {
  /**
   * Address of the page that shows the content, http or https. Relative addresses resolve against
   * it and its origin counts as the page's own. Without it, relative addresses stay as they are.
   */
  readonly baseUrl?: string | undefined;
  readonly policy?: ContentPolicy | undefined;
}

/** What an element needs to know of the elements around it. */
interface Place {
  /** Nearest drawn tag, or '' at the top. */
  readonly parent: SafeTag | '';
  readonly grandparent: SafeTag | '';
  readonly inLink: boolean;
  readonly depth: number;
}

const NO_CLASSES: readonly string[] = Object.freeze([]);
const NO_PROPS: SafeProps = Object.freeze({});
const MEDIA = names('audio iframe img video');
/** Reading one attribute costs more the more there are. */
const MAX_ATTRIBUTES = 100;

function isSafeTag(name: string): name is SafeTag {
  return lookup<object>(elements, name) !== undefined;
}

export function pageBase(baseUrl: string | undefined): URL | undefined {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return undefined;
  const url = new URL(baseUrl);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** One walk over one document. */
class Sanitiser<N> {
  readonly reports: ContentReport[];
  truncated: boolean;
  readonly #reader: SourceReader<N>;
  readonly #context: ValueContext;
  readonly #limits: ContentLimits;
  readonly #classes: ReadonlySet<string>;
  #nodes = 0;

  constructor(parsed: ParsedContent<N>, options: SanitiseOptions) {
    const policy = options.policy ?? {};
    this.#reader = parsed.reader;
    this.#context = { base: pageBase(options.baseUrl), policy };
    this.#limits = limitsOf(policy);
    this.#classes = new Set([...Object.keys(layoutClasses), ...(policy.classes ?? [])]);
    this.reports = [...parsed.reports];
    this.truncated = this.reports.some((report) => report.kind === 'truncated');
  }

  /** Rebuilds a node's following siblings and itself from the allow-list, into `into`. */
  walk(first: N | null, place: Place, into: SafeNode[]): void {
    const reader = this.#reader;
    for (let node = first; node !== null; node = reader.nextSibling(node)) {
      const kind = reader.kind(node);
      if (kind === 'other') continue;
      this.#nodes += 1;
      if (this.#nodes > this.#limits.nodes) {
        this.#truncate('nodes');
        return;
      }
      if (kind === 'text') this.#text(reader.text(node), into);
      else this.#element(node, place, into);
    }
  }

  #truncate(limit: 'depth' | 'nodes'): void {
    const known = this.reports.some((note) => note.kind === 'truncated' && note.limit === limit);
    if (!known) this.reports.unshift({ kind: 'truncated', limit });
    this.truncated = true;
  }

  #text(text: string, into: SafeNode[]): void {
    if (text === '') return;
    const last = into.at(-1);
    // Texts that a dropped node parted are one text to React.
    if (typeof last === 'string') into[into.length - 1] = last + text;
    else into.push(text);
  }

  #element(node: N, place: Place, into: SafeNode[]): void {
    const name = this.#reader.htmlTag(node);
    if (name === undefined || lookup(droppedElements, name)) {
      addReport(this.reports, { kind: 'dropped-element', tag: name ?? 'svg or math' });
      return;
    }
    if (place.depth >= this.#limits.depth) {
      this.#truncate('depth');
      return;
    }
    const tag = name === 'image' ? 'img' : name;
    const inside = { ...place, depth: place.depth + 1 };
    if (
      !isSafeTag(tag) ||
      !fits(tag, place.parent, place.grandparent) ||
      (tag === 'a' && place.inLink)
    ) {
      if (name !== 'html' && name !== 'body') {
        addReport(this.reports, { kind: 'unwrapped-element', tag: shorten(name) });
      }
      this.walk(this.#reader.firstChild(node), inside, into);
      return;
    }
    const built = this.#build(node, tag, inside);
    for (const child of built) {
      if (typeof child === 'string') this.#text(child, into);
      else into.push(child);
    }
  }

  #build(node: N, tag: SafeTag, place: Place): readonly SafeNode[] {
    const { props, classes } = this.#attributes(node, tag);
    const children: SafeNode[] = [];
    // A frame's content is for browsers that know no frames.
    if (!lookup(voidElements, tag) && tag !== 'iframe') {
      const inside = {
        ...place,
        parent: tag,
        grandparent: place.parent,
        inLink: place.inLink || tag === 'a',
      };
      this.walk(this.#reader.firstChild(node), inside, children);
    }
    if (tag === 'a') {
      const made: SafeElement = { tag, props: this.#linkProps(node, props), classes, children };
      return [made];
    }
    if (lookup(MEDIA, tag)) {
      const finished = finishMedia(tag, props, children, {
        address: this.#address(node, tag),
        base: this.#context.base,
        inLink: place.inLink,
      });
      if ('props' in finished) {
        // Whoever can play it needs no words in its place.
        const parts = children.filter((child) => isElement(child));
        return [{ tag, props: finished.props, classes, children: parts }];
      }
      addReport(this.reports, {
        kind: 'linked-media',
        tag,
        url: shorten(this.#address(node, tag)),
      });
      return finished.instead;
    }
    return tidy({ tag, props, classes, children });
  }

  #linkProps(node: N, props: SafeProps): SafeProps {
    if (props.href === undefined) {
      const { target: _, ...rest } = props;
      return rest;
    }
    const link = resolveLink(this.#reader.attribute(node, 'href'), this.#context.base);
    return link ? { ...props, ...linkProps(link, props.target) } : props;
  }

  /** Where a medium comes from, as the document says it. */
  #address(node: N, tag: SafeTag): string {
    const own = this.#reader.attribute(node, 'src');
    if (own !== '' || tag === 'iframe' || tag === 'img') return own;
    let child = this.#reader.firstChild(node);
    while (child !== null && this.#reader.kind(child) !== 'element') {
      child = this.#reader.nextSibling(child);
    }
    return child === null ? '' : this.#reader.attribute(child, 'src');
  }

  #attributes(node: N, tag: SafeTag): { props: SafeProps; classes: readonly string[] } {
    const attributeNames = this.#reader.attributeNames(node).slice(0, MAX_ATTRIBUTES);
    if (attributeNames.length === 0) return { props: NO_PROPS, classes: NO_CLASSES };
    const props: Record<string, PropValue> = {};
    const legacy: Record<string, string> = {};
    let classes = NO_CLASSES;
    for (const name of attributeNames) {
      const value = this.#reader.attribute(node, name);
      if (name === 'class') classes = this.#classNames(value);
      else if (name === 'style') this.#style(value, tag, props);
      else if (
        !this.#attribute(name, value, tag, props) &&
        !readStyleAttribute(legacy, tag, name, value)
      ) {
        addReport(this.reports, {
          kind: 'dropped-attribute',
          tag,
          attribute: shorten(name),
          value: shorten(value),
        });
      }
    }
    if (Object.keys(legacy).length > 0) {
      props.style = { ...legacy, ...styleOf(props) };
    }
    return { props, classes };
  }

  #attribute(name: string, value: string, tag: SafeTag, props: Record<string, PropValue>): boolean {
    const entry =
      lookup<Attribute>(elements[tag], name) ?? lookup<Attribute>(globalAttributes, name);
    if (!entry) return false;
    const [prop, grammar] = entry;
    // <a name> stands for an id only where there is none.
    if (name === 'name' && props[prop] !== undefined) return true;
    const read = grammars[grammar](value, this.#context);
    if (read === undefined) return false;
    props[prop] = read;
    return true;
  }

  #style(value: string, tag: SafeTag, props: Record<string, PropValue>): void {
    const style = readStyle(value, (property, dropped) => {
      addReport(this.reports, {
        kind: 'dropped-style',
        tag,
        property: shorten(property),
        value: shorten(dropped),
      });
    });
    if (style) props.style = style;
  }

  #classNames(value: string): readonly string[] {
    const kept = value.split(/\s+/).filter((name) => this.#classes.has(name));
    return kept.length > 0 ? [...new Set(kept)] : NO_CLASSES;
  }
}

/**
 * Rebuilds a parsed document from the allow-list: what is not in it does not come along.
 *
 * The result is plain data with React's prop names; no string of HTML leaves this step. Browser and
 * server give the same tree for every ordinary document (security page, sections 0 and 2).
 *
 * @example
 * const { children, reports } = sanitise(parse(html), { policy: { imageHosts: ['img.example.com'] } });
 */
export function sanitise<N>(parsed: ParsedContent<N>, options: SanitiseOptions = {}): SafeTree {
  const sanitiser = new Sanitiser(parsed, options);
  const children: SafeNode[] = [];
  sanitiser.walk(parsed.first, { parent: '', grandparent: '', inLink: false, depth: 0 }, children);
  return {
    children: dropGaps(children),
    reports: sanitiser.reports,
    truncated: sanitiser.truncated,
  };
}
