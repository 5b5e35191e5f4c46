import {
  unmark,
  type ParsedContent,
  type SourceAttribute,
  type SourceReader,
} from '../parse/source.ts';
import { checkPolicy, describe, type ContentLimits, type ContentPolicy } from '../policy.ts';
import { addReport, shorten, type ContentReport } from '../report.ts';
import { lookup, names } from '../table.ts';
import {
  NO_CLASSES,
  NO_PROPS,
  isElement,
  styleOf,
  type PropValue,
  type SafeElement,
  type SafeNode,
  type SafeProps,
  type SafeTree,
} from '../tree.ts';
import {
  elements,
  globalAttributes,
  layoutClass,
  type Attribute,
  type SafeTag,
} from './allow-list.ts';
import { grammars, type ValueContext } from './grammars.ts';
import { finishMedia, linkProps } from './media.ts';
import { breaksParagraph, isGap, isInLink, openInside, planFor, type Plan } from './structure.ts';
import { readStyle, readStyleAttribute } from './style.ts';

/** Where a document is shown and what it may show. */
export interface SanitiseOptions {
  /**
   * Address of the page that shows the content, http or https. Relative addresses resolve against
   * it and its origin counts as the page's own. Without it, relative addresses stay as they are.
   */
  readonly baseUrl?: string | undefined;
  readonly policy?: ContentPolicy | undefined;
}

const PLAIN = Object.freeze({ props: NO_PROPS, classes: NO_CLASSES });
const MEDIA = names('audio iframe img video');
/** Reading one attribute costs more the more there are. */
const MAX_ATTRIBUTES = 100;
/** A foreign element's name, as the tags of HTML stand in capitals. */
const FOREIGN = /^[a-z]/;

/** The page's own address, where it is a web address. */
export function pageBase(baseUrl: unknown): URL | undefined {
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) return undefined;
  const url = new URL(baseUrl);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

function valueOf(attributes: readonly SourceAttribute[], name: string): string {
  return attributes.find((attribute) => attribute.name === name)?.value ?? '';
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
  /** Set by an element that the paragraph around it cannot hold. */
  #broke = false;

  constructor(parsed: ParsedContent<N>, options: SanitiseOptions) {
    this.reports = [...parsed.reports];
    const refuse = (option: string, value: unknown): void => {
      const received = typeof value === 'string' ? shorten(value) : describe(value);
      addReport(this.reports, { kind: 'invalid-option', option, received });
    };
    const policy = checkPolicy(options.policy, refuse);
    const base = pageBase(options.baseUrl);
    if (!base && options.baseUrl !== undefined) refuse('baseUrl', options.baseUrl);
    this.#reader = parsed.reader;
    this.#context = { base, policy };
    this.#limits = policy.limits;
    this.#classes = new Set(policy.classes);
    this.truncated = this.reports.some((report) => report.kind === 'truncated');
  }

  /**
   * Rebuilds a node and its following siblings from the allow-list, into `into`.
   *
   * @param parent plan of the nearest element drawn around them.
   * @param open what is open there, see `openInside`.
   */
  walk(
    first: N | null,
    parent: Plan | undefined,
    open: number,
    depth: number,
    into: SafeNode[],
  ): void {
    const reader = this.#reader;
    for (let node = first; node !== null; node = reader.nextSibling(node)) {
      const name = reader.nodeName(node);
      if (name === '#comment') continue;
      this.#nodes += 1;
      if (this.#nodes > this.#limits.nodes) {
        this.#truncate('nodes');
        return;
      }
      if (name === '#text') this.#text(reader.text(node), parent, into);
      else this.#element(node, name, parent, open, depth, into);
    }
  }

  #truncate(limit: 'depth' | 'nodes'): void {
    const known = this.reports.some((note) => note.kind === 'truncated' && note.limit === limit);
    if (!known) this.reports.unshift({ kind: 'truncated', limit });
    this.truncated = true;
  }

  #text(text: string, parent: Plan | undefined, into: SafeNode[]): void {
    if (text === '' || (parent?.dropsBlanks && isGap(text))) return;
    const last = into.at(-1);
    // Texts that a dropped node parted are one text to React.
    if (typeof last === 'string') into[into.length - 1] = last + text;
    else into.push(text);
  }

  #element(
    node: N,
    name: string,
    parent: Plan | undefined,
    open: number,
    depth: number,
    into: SafeNode[],
  ): void {
    const plan = planFor(name, parent, open);
    if (plan === null) {
      addReport(this.reports, { kind: 'dropped-element', tag: unmark(name).toLowerCase() });
    } else if (plan === undefined && FOREIGN.test(name)) {
      addReport(this.reports, { kind: 'dropped-element', tag: 'svg or math' });
    } else if (depth >= this.#limits.depth) {
      this.#truncate('depth');
    } else if (plan === undefined) {
      addReport(this.reports, { kind: 'unwrapped-element', tag: shorten(name.toLowerCase()) });
      this.walk(this.#reader.firstChild(node), parent, open, depth + 1, into);
    } else {
      this.#build(node, plan, open, depth + 1, into);
    }
  }

  /** Draws an element into `into`: from its plan, its attributes that pass, and its children done. */
  #build(node: N, plan: Plan, open: number, depth: number, into: SafeNode[]): void {
    const { tag } = plan;
    if (breaksParagraph(plan, open)) this.#broke = true;
    const attributes = this.#reader.attributes(node);
    const { props, classes } = attributes.length > 0 ? this.#attributes(attributes, tag) : PLAIN;
    const broke = this.#broke;
    this.#broke = false;
    const children: SafeNode[] = [];
    // A frame's content is for browsers that know no frames.
    if (!plan.isVoid && tag !== 'iframe') {
      this.walk(this.#reader.firstChild(node), plan, openInside(plan, open), depth, children);
    }
    const holdsBlock = this.#broke;
    this.#broke = tag === 'p' ? broke : broke || holdsBlock;
    if (lookup(MEDIA, tag)) {
      this.#medium(node, { tag, props, classes, children }, attributes, isInLink(open), into);
    } else if (tag === 'a') {
      into.push({ tag, props: linkProps(props), classes, children });
    } else if (tag === 'p' && holdsBlock) {
      into.push({ tag: 'div', props, classes, children });
    } else if (tag === 'picture' && !children.some((child) => isElement(child, 'img'))) {
      // What stands in for its image.
      for (const child of children) if (!isElement(child, 'source')) this.#add(child, into);
    } else if ((tag !== 'source' && tag !== 'track') || props.src || props.srcSet) {
      into.push({ tag, props, classes, children });
    }
  }

  #add(node: SafeNode, into: SafeNode[]): void {
    if (typeof node === 'string') this.#text(node, undefined, into);
    else into.push(node);
  }

  /** A picture, film, sound or frame, or what stands in for one that may not load. */
  #medium(
    node: N,
    { tag, props, classes, children }: SafeElement,
    attributes: readonly SourceAttribute[],
    inLink: boolean,
    into: SafeNode[],
  ): void {
    const address = valueOf(attributes, 'src') || this.#sourceOf(node, tag);
    const { base } = this.#context;
    const finished = finishMedia(tag, props, children, { address, base, inLink });
    if ('props' in finished) {
      // Whoever can play it needs no words in its place.
      const parts = children.filter((child) => isElement(child));
      into.push({ tag, props: finished.props, classes, children: parts });
      return;
    }
    addReport(this.reports, { kind: 'linked-media', tag, url: shorten(address) });
    for (const each of finished.instead) this.#add(each, into);
  }

  /** Where a film or sound comes from that says it by its first source. */
  #sourceOf(node: N, tag: SafeTag): string {
    if (tag === 'iframe' || tag === 'img') return '';
    const reader = this.#reader;
    let child = reader.firstChild(node);
    while (child !== null && reader.nodeName(child).startsWith('#')) {
      child = reader.nextSibling(child);
    }
    return child === null ? '' : valueOf(reader.attributes(child), 'src');
  }

  #attributes(
    attributes: readonly SourceAttribute[],
    tag: SafeTag,
  ): { props: SafeProps; classes: readonly string[] } {
    const props: Record<string, PropValue> = {};
    let legacy: Record<string, string> | undefined;
    let classes = NO_CLASSES;
    const count = Math.min(attributes.length, MAX_ATTRIBUTES);
    for (let index = 0; index < count; index += 1) {
      const { name, value } = attributes[index]!;
      if (name === 'class') classes = this.#classNames(value);
      else if (name === 'style') this.#style(value, tag, props);
      else if (
        !this.#attribute(name, value, tag, props) &&
        !readStyleAttribute((legacy ??= {}), tag, name, value)
      ) {
        addReport(this.reports, {
          kind: 'dropped-attribute',
          tag,
          attribute: shorten(name),
          value: shorten(value),
        });
      }
    }
    if (legacy && Object.keys(legacy).length > 0) props.style = { ...legacy, ...styleOf(props) };
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
    const kept = value
      .split(/\s+/)
      .filter((name) => layoutClass.test(name) || this.#classes.has(name));
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
  sanitiser.walk(parsed.first, undefined, 0, 0, children);
  return {
    children,
    reports: sanitiser.reports,
    truncated: sanitiser.truncated,
  };
}
