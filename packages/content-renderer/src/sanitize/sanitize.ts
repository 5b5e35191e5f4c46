import { removeMask, type ParsedContent, type SourceAttribute } from '../parse/source.ts';
import { checkPolicy, createInvalidOptionReport, type ContentPolicy } from '../policy.ts';
import { addReport, shorten } from '../report.ts';
import {
  NO_CLASSES,
  NO_PROPS,
  appendNode,
  createSafeElement,
  isBlank,
  isElement,
  getStyle,
  type PropValue,
  type SafeNode,
  type SafeProps,
  type SafeStyle,
  type SafeTree,
} from '../tree.ts';
import { INTERNAL_CLASS, isLayoutClass, type SafeTag } from './allow-list.ts';
import { grammars, type Grammar, type ValueContext } from './grammars.ts';
import { finishMedia, toLinkProps, media } from './media.ts';
import {
  breaksParagraph,
  dropsWhiteSpace,
  isInLink,
  getOpenBits,
  getPlan,
  tags,
  type Plan,
} from './structure.ts';
import { parseStyle, parseLegacyStyle } from './style.ts';

/** Options of `sanitize`: where a document is shown, and what it can show. */
export interface SanitizeOptions {
  /**
   * URL of the page that shows the content, http or https. Relative URLs resolve against it, and URLs
   * of its origin count as the page's own. Without it, relative URLs stay as they are.
   */
  readonly baseUrl?: string | undefined;
  readonly policy?: ContentPolicy | undefined;
  /**
   * Prefix of every id and every reference to one. Documents on one page need different prefixes. Pass
   * the same prefix to `applyRules`. @default 'user-content-'
   */
  readonly idPrefix?: string | undefined;
}

/** Deeper trees overflow the stack of recursive code, such as React on the server. */
const MAX_DEPTH = 250;
/** The more attributes an element has, the longer it takes to read each attribute. */
const MAX_ATTRIBUTES = 100;
/** Name of an SVG or MathML element. HTML element names are in upper case. */
const FOREIGN_NAME = /^[a-z]/;

/** The prop or style property of an attribute, and the grammar of its value. */
type Entry = readonly [target: string, grammar: string];

const ENTRY_PATTERN = /(?:([\w-]+)>)?([\w-]+):(\w+)/g;

const entriesByTag = new Map<string, ReadonlyMap<string, Entry>>();

/** Returns a tag's entries by attribute. They are parsed on first use, because a document uses few of the tags. */
function getEntries(tag: SafeTag | '*'): ReadonlyMap<string, Entry> {
  const cachedEntries = entriesByTag.get(tag);
  if (cachedEntries) return cachedEntries;
  const entries = new Map<string, Entry>();
  for (const [, name, target = '', grammar = ''] of (tags.get(tag) ?? '').matchAll(ENTRY_PATTERN)) {
    entries.set(name ?? target.toLowerCase(), [target, grammar]);
  }
  entriesByTag.set(tag, entries);
  return entries;
}

const grammarsByName: Readonly<Record<string, Grammar | undefined>> = grammars;
/** Grammars whose values can become styles. */
const LEGACY_GRAMMAR = /^(?:css|choice|pixels)$/;

/** Parses the page's URL; undefined unless it is http or https. */
export function parseBaseUrl(baseUrl: unknown): URL | undefined {
  const url = typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

const INTERNAL_PROPS: SafeProps = { 'data-audience': 'internal' };

/** True if an element is marked for `redact`. */
function isInternal(attributes: readonly SourceAttribute[], context: ValueContext): boolean {
  return attributes.some(({ name, value }) =>
    name === 'class'
      ? INTERNAL_CLASS.test(value)
      : name === 'hidden' ||
        (name === 'data-audience' && grammars.audience(value, context) === 'internal'),
  );
}

function getAttribute(attributes: readonly SourceAttribute[], name: string): string {
  return attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

/**
 * Rebuilds a parsed document with only the allowed tags, attributes, and values.
 *
 * The result is plain data with React's prop names, without HTML strings. Browser and server return
 * the same tree for ordinary documents.
 *
 * @param parsed the result of `parse`.
 * @returns the safe tree, with reports of what was left out.
 * @example
 * const { children, reports } = sanitize(parse(html), { policy: { imageHosts: ['img.example.com'] } });
 */
export function sanitize<N>(
  { first, reader, reports: parseReports }: ParsedContent<N>,
  { baseUrl, policy: policyOption, idPrefix }: SanitizeOptions = {},
): SafeTree {
  const reports = [...parseReports];
  const onInvalidOption = (option: string, value: unknown) => {
    addReport(reports, createInvalidOptionReport(option, value));
  };
  const policy = checkPolicy(policyOption, onInvalidOption);
  const base = parseBaseUrl(baseUrl);
  if (!base && baseUrl !== undefined) onInvalidOption('baseUrl', baseUrl);
  const context: ValueContext = { base, policy, idPrefix };
  const { limits } = policy;
  const maxDepth = Math.min(MAX_DEPTH, limits.depth);
  let nodeCount = 0;
  /** Whether the current element already has a descendant that cannot be inside the paragraph around it. */
  let hasBlock = false;
  /** URL of the first `source` of the current video or audio element. */
  let firstSource = '';

  let truncated = reports.some(({ kind }) => kind === 'truncated');

  function reportElement(kind: 'dropped-element' | 'unwrapped-element', name: string): void {
    addReport(reports, { kind, tag: shorten(removeMask(name).toLowerCase()) });
  }

  function truncate(limit: 'depth' | 'nodes'): void {
    if (!truncated) reports.unshift({ kind: 'truncated', limit });
    truncated = true;
  }

  /**
   * Rebuilds a node and its following siblings, and adds them to `into`.
   *
   * @param open bits of the elements that are open around the node; see `getOpenBits`.
   */
  function traverse(from: N | null, open: number, depth: number, into: SafeNode[]): void {
    for (let node = from; node !== null; node = reader.nextSibling(node)) {
      const name = reader.nodeName(node);
      if (name === '#comment') continue;
      nodeCount += 1;
      if (nodeCount > limits.nodes) {
        truncate('nodes');
        return;
      }
      if (name === '#text') {
        const text = reader.text(node);
        // If the node before this text was dropped, `appendNode` joins the text to the one before that node.
        if (text && !(dropsWhiteSpace(open) && isBlank(text))) appendNode(into, text);
        continue;
      }
      const plan = getPlan(name, open);
      if (plan === null || (!plan && FOREIGN_NAME.test(name))) {
        reportElement('dropped-element', name);
      } else if (depth >= maxDepth) {
        truncate('depth');
      } else if (plan) {
        rebuildElement(node, plan, open, depth + 1, into);
      } else {
        reportElement('unwrapped-element', name);
        // If the element is internal, a `span` replaces it and keeps its content internal.
        const isMarked = isInternal(reader.attributes(node), context);
        const children: SafeNode[] = isMarked ? [] : into;
        traverse(reader.firstChild(node), open, depth + 1, children);
        if (isMarked) into.push(createSafeElement('span', children, INTERNAL_PROPS));
      }
    }
  }

  /** Rebuilds an element with its attributes and children, and adds it to `into`. */
  function rebuildElement(
    node: N,
    plan: Plan,
    open: number,
    depth: number,
    into: SafeNode[],
  ): void {
    const { tag } = plan;
    const isBlockInParagraph = hasBlock || breaksParagraph(plan, open);
    const attributes = reader.attributes(node);
    const { props, classes } =
      attributes.length > 0
        ? readAttributes(attributes, tag)
        : { props: NO_PROPS, classes: NO_CLASSES };
    hasBlock = false;
    if (tag === 'source') firstSource ||= getAttribute(attributes, 'src');
    const children: SafeNode[] = [];
    // A frame's content is for browsers without frames.
    if (tag !== 'iframe') {
      traverse(reader.firstChild(node), getOpenBits(plan, open), depth, children);
    }
    const containsBlock = hasBlock;
    hasBlock = isBlockInParagraph || (containsBlock && tag !== 'p');
    if (tag in media) {
      const sourceUrl = getAttribute(attributes, 'src') || firstSource;
      firstSource = '';
      const result = finishMedia(tag, props, children, sourceUrl, base, isInLink(open));
      if (Array.isArray(result)) {
        addReport(reports, { kind: 'linked-media', tag, url: shorten(sourceUrl) });
        if (props['data-audience'] === 'internal')
          into.push(createSafeElement('span', result, INTERNAL_PROPS));
        else for (const replacement of result) appendNode(into, replacement);
      } else {
        // Fallback text is for browsers that cannot play the media.
        const sources = children.filter((child) => isElement(child));
        into.push({ tag, props: result, classes, children: sources });
      }
    } else if ((tag !== 'source' && tag !== 'track') || props.src || props.srcSet) {
      into.push({
        tag: tag === 'p' && containsBlock ? 'div' : tag,
        props: tag === 'a' ? toLinkProps(props) : props,
        classes,
        children,
      });
    }
  }

  function readAttributes(attributes: readonly SourceAttribute[], tag: SafeTag) {
    const props: Record<string, PropValue> = {};
    let legacyStyle: SafeStyle | undefined;
    let classes = NO_CLASSES;

    function readAttribute(name: string, value: string, [target, grammar]: Entry): boolean {
      if (grammar === 'style') {
        const style = parseStyle(value, (property, dropped) => {
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
      // <a name> becomes an id only if there is none.
      if (name === 'name' && props.id !== undefined) return true;
      const prop = grammarsByName[grammar]?.(value, context);
      if (prop !== undefined) {
        props[target] = prop;
        return true;
      }
      const style = LEGACY_GRAMMAR.test(grammar) && parseLegacyStyle(target, grammar, value);
      if (!style) return false;
      legacyStyle = { ...legacyStyle, ...style };
      return true;
    }

    for (const { name, value } of attributes.slice(0, MAX_ATTRIBUTES)) {
      if (name === 'class') {
        if (INTERNAL_CLASS.test(value)) props['data-audience'] = 'internal';
        classes = value
          .split(/\s+/)
          .filter((className) => isLayoutClass(className) || policy.classes.includes(className));
        continue;
      }
      // The attribute `hidden` is dropped, so producers see the element. The mark hides it from clients.
      if (name === 'hidden') props['data-audience'] = 'internal';
      if (name === 'data-audience' && props[name]) continue;
      const entry = getEntries(tag).get(name) ?? getEntries('*').get(name);
      if (!entry || !readAttribute(name, value, entry)) {
        addReport(reports, {
          kind: 'dropped-attribute',
          tag,
          attribute: shorten(name),
          value: shorten(value),
        });
      }
    }
    if (legacyStyle) props.style = { ...legacyStyle, ...getStyle(props) };
    return { props, classes };
  }

  const children: SafeNode[] = [];
  traverse(first, 0, 0, children);
  return { children, reports, truncated };
}
