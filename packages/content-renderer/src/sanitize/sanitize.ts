import { unmark, type ParsedContent, type SourceAttribute } from '../parse/source.ts';
import { checkPolicy, refusal, type ContentPolicy } from '../policy.ts';
import { addReport, shorten } from '../report.ts';
import {
  NO_CLASSES,
  NO_PROPS,
  append,
  isBlank,
  isElement,
  styleOf,
  type PropValue,
  type SafeNode,
  type SafeStyle,
  type SafeTree,
} from '../tree.ts';
import { layoutClass, type SafeTag } from './allow-list.ts';
import { grammars, type Grammar, type ValueContext } from './grammars.ts';
import { finishMedia, linkProps, media } from './media.ts';
import {
  breaksParagraph,
  isBlankless,
  isInLink,
  openInside,
  planFor,
  tags,
  type Plan,
} from './structure.ts';
import { readStyle, readYesterday } from './style.ts';

/** Where a document is shown and what it may show. */
export interface SanitizeOptions {
  /**
   * Address of the page that shows the content, http or https. Relative addresses resolve against
   * it and its origin counts as the page's own. Without it, relative addresses stay as they are.
   */
  readonly baseUrl?: string | undefined;
  readonly policy?: ContentPolicy | undefined;
  /**
   * Set before each id and before what refers to it. Documents on one page need one each, so that they
   * share no id; give `applyRules` the same. @default 'user-content-'
   */
  readonly idPrefix?: string | undefined;
}

/** Deeper trees overflow the stack of who goes through them, React on a server among them. */
const MAX_DEPTH = 250;
/** Reading one attribute costs more the more there are. */
const MAX_ATTRIBUTES = 100;
/** A foreign element's name, as the tags of HTML stand in capitals. */
const FOREIGN = /^[a-z]/;

/** What an attribute becomes: a prop (or a style property), and the grammar of its value. */
type Entry = readonly [target: string, grammar: string];

const ENTRY = /(?:([\w-]+)>)?([\w-]+):(\w+)/g;

/** By tag and attribute (`img.src`, `*.id`): what it may become. */
const entries = new Map<string, Entry>();
for (const [tag, list] of tags) {
  for (const [, name, target = '', grammar = ''] of list.matchAll(ENTRY)) {
    entries.set(`${tag}.${name ?? target.toLowerCase()}`, [target, grammar]);
  }
}

const grammarOf: Readonly<Record<string, Grammar | undefined>> = grammars;
/** The grammars by which a value can be a style's. */
const YESTERDAY = /^(?:css|choice|pixels)$/;

/** The page's own address, where it is a web address. */
export function pageBase(baseUrl: unknown): URL | undefined {
  const url = typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

function valueOf(attributes: readonly SourceAttribute[], name: string): string {
  return attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

/**
 * Rebuilds a parsed document from the allow-list: what is not in it does not come along.
 *
 * The result is plain data with React's prop names; no string of HTML leaves this step. Browser and
 * server give the same tree for every ordinary document (docs/decisions/0011-parse5-on-the-server.md).
 *
 * @example
 * const { children, reports } = sanitize(parse(html), { policy: { imageHosts: ['img.example.com'] } });
 */
export function sanitize<N>(
  { first, reader, reports: known }: ParsedContent<N>,
  { baseUrl, policy: given, idPrefix }: SanitizeOptions = {},
): SafeTree {
  const reports = [...known];
  const refuse = (option: string, value: unknown) => {
    addReport(reports, refusal(option, value));
  };
  const policy = checkPolicy(given, refuse);
  const base = pageBase(baseUrl);
  if (!base && baseUrl !== undefined) refuse('baseUrl', baseUrl);
  const context: ValueContext = { base, policy, idPrefix };
  const { limits } = policy;
  const maxDepth = Math.min(MAX_DEPTH, limits.depth);
  let nodes = 0;
  /** Set by an element that the paragraph around it cannot hold. */
  let broke = false;
  /** Where a film or sound comes from that says it by its first source. */
  let source = '';

  let truncated = reports.some(({ kind }) => kind === 'truncated');

  function note(kind: 'dropped-element' | 'unwrapped-element', name: string): void {
    addReport(reports, { kind, tag: shorten(unmark(name).toLowerCase()) });
  }

  function cut(limit: 'depth' | 'nodes'): void {
    if (!truncated) reports.unshift({ kind: 'truncated', limit });
    truncated = true;
  }

  /**
   * Rebuilds a node and its following siblings from the allow-list, into `into`.
   *
   * @param open what is open there, see `openInside`.
   */
  function walk(from: N | null, open: number, depth: number, into: SafeNode[]): void {
    for (let node = from; node !== null; node = reader.nextSibling(node)) {
      const name = reader.nodeName(node);
      if (name === '#comment') continue;
      nodes += 1;
      if (nodes > limits.nodes) {
        cut('nodes');
        return;
      }
      if (name === '#text') {
        const text = reader.text(node);
        // Texts that a dropped node parted are one text to React.
        if (text && !(isBlankless(open) && isBlank(text))) append(into, text);
        continue;
      }
      const plan = planFor(name, open);
      if (plan === null || (!plan && FOREIGN.test(name))) {
        note('dropped-element', name);
      } else if (depth >= maxDepth) {
        cut('depth');
      } else if (plan) {
        build(node, plan, open, depth + 1, into);
      } else {
        note('unwrapped-element', name);
        walk(reader.firstChild(node), open, depth + 1, into);
      }
    }
  }

  /** Draws an element into `into`: from its plan, its attributes that pass, and its children done. */
  function build(node: N, plan: Plan, open: number, depth: number, into: SafeNode[]): void {
    const { tag } = plan;
    const around = broke || breaksParagraph(plan, open);
    const attributes = reader.attributes(node);
    const { props, classes } =
      attributes.length > 0
        ? readAttributes(attributes, tag)
        : { props: NO_PROPS, classes: NO_CLASSES };
    broke = false;
    if (tag === 'source') source ||= valueOf(attributes, 'src');
    const children: SafeNode[] = [];
    // A frame's content is for browsers that know no frames.
    if (tag !== 'iframe') {
      walk(reader.firstChild(node), openInside(plan, open), depth, children);
    }
    const holdsBlock = broke;
    broke = around || (holdsBlock && tag !== 'p');
    if (tag in media) {
      const address = valueOf(attributes, 'src') || source;
      source = '';
      const made = finishMedia(tag, props, children, address, base, isInLink(open));
      if (Array.isArray(made)) {
        addReport(reports, { kind: 'linked-media', tag, url: shorten(address) });
        for (const each of made) append(into, each);
      } else {
        // Whoever can play it needs no words in its place.
        const parts = children.filter((child) => isElement(child));
        into.push({ tag, props: made, classes, children: parts });
      }
    } else if ((tag !== 'source' && tag !== 'track') || props.src || props.srcSet) {
      into.push({
        tag: tag === 'p' && holdsBlock ? 'div' : tag,
        props: tag === 'a' ? linkProps(props) : props,
        classes,
        children,
      });
    }
  }

  function readAttributes(attributes: readonly SourceAttribute[], tag: SafeTag) {
    const props: Record<string, PropValue> = {};
    let yesterday: SafeStyle | undefined;
    let classes = NO_CLASSES;

    function readAttribute(name: string, value: string, [target, grammar]: Entry): boolean {
      if (grammar === 'style') {
        const style = readStyle(value, (property, dropped) => {
          addReport(reports, {
            kind: 'dropped-style',
            tag,
            property: shorten(property),
            value: shorten(dropped),
          });
        });
        if (style) props.style = style;
        return true;
      }
      // <a name> stands for an id only where there is none.
      if (name === 'name' && props.id !== undefined) return true;
      const read = grammarOf[grammar]?.(value, context);
      if (read !== undefined) {
        props[target] = read;
        return true;
      }
      const style = YESTERDAY.test(grammar) && readYesterday(target, grammar, value);
      if (!style) return false;
      yesterday = { ...yesterday, ...style };
      return true;
    }

    for (const { name, value } of attributes.slice(0, MAX_ATTRIBUTES)) {
      if (name === 'class') {
        classes = value
          .split(/\s+/)
          .filter((each) => layoutClass.test(each) || policy.classes.includes(each));
        continue;
      }
      const entry = entries.get(`${tag}.${name}`) ?? entries.get(`*.${name}`);
      if (!entry || !readAttribute(name, value, entry)) {
        addReport(reports, {
          kind: 'dropped-attribute',
          tag,
          attribute: shorten(name),
          value: shorten(value),
        });
      }
    }
    if (yesterday) props.style = { ...yesterday, ...styleOf(props) };
    return { props, classes };
  }

  const children: SafeNode[] = [];
  walk(first, 0, 0, children);
  return { children, reports, truncated };
}
