import { names, table } from '../table.ts';
import type { GrammarName } from './grammars.ts';

// Everything that can reach the page is in this file, as frozen data: the tags, for each tag its
// attributes, and for each attribute the React prop it becomes and the grammar of its value. What is
// not here does not exist for the later steps.

/** The React prop that an attribute becomes, and the grammar of its value. */
export type Attribute = readonly [prop: string, grammar: GrammarName];
type Attributes = Readonly<Record<string, Attribute>>;

/** Attributes of every tag. `class` is read apart, see `layoutClasses`. */
export const globalAttributes = table({
  id: ['id', 'id'],
  title: ['title', 'text'],
  lang: ['lang', 'language'],
  dir: ['dir', 'direction'],
  role: ['role', 'role'],
  style: ['style', 'style'],
  'aria-label': ['aria-label', 'text'],
  'aria-labelledby': ['aria-labelledby', 'idList'],
  'aria-describedby': ['aria-describedby', 'idList'],
  'aria-hidden': ['aria-hidden', 'boolean'],
  'data-placeholder': ['data-placeholder', 'flag'],
}) satisfies Attributes;

const CELL = {
  colspan: ['colSpan', 'colSpan'],
  rowspan: ['rowSpan', 'rowSpan'],
  headers: ['headers', 'idList'],
} as const;
const PLAIN = {} as const;

/** The tags that may be drawn, each with its own attributes. */
export const elements = table({
  a: {
    href: ['href', 'link'],
    // Yesterday's link target.
    name: ['id', 'id'],
    hreflang: ['hrefLang', 'language'],
    target: ['target', 'blankTarget'],
  },
  abbr: PLAIN,
  acronym: PLAIN,
  address: PLAIN,
  article: PLAIN,
  aside: PLAIN,
  audio: { src: ['src', 'media'] },
  b: PLAIN,
  bdi: PLAIN,
  bdo: PLAIN,
  big: PLAIN,
  blockquote: PLAIN,
  br: PLAIN,
  caption: PLAIN,
  center: PLAIN,
  cite: PLAIN,
  code: PLAIN,
  col: { span: ['span', 'colSpan'] },
  colgroup: { span: ['span', 'colSpan'] },
  dd: PLAIN,
  del: { datetime: ['dateTime', 'dateTime'] },
  details: { open: ['open', 'present'] },
  dfn: PLAIN,
  dir: PLAIN,
  div: PLAIN,
  dl: PLAIN,
  dt: PLAIN,
  em: PLAIN,
  figcaption: PLAIN,
  figure: PLAIN,
  font: PLAIN,
  footer: PLAIN,
  h1: PLAIN,
  h2: PLAIN,
  h3: PLAIN,
  h4: PLAIN,
  h5: PLAIN,
  h6: PLAIN,
  header: PLAIN,
  hgroup: PLAIN,
  hr: PLAIN,
  i: PLAIN,
  iframe: {
    src: ['src', 'frame'],
    width: ['width', 'pixels'],
    height: ['height', 'pixels'],
  },
  img: {
    src: ['src', 'image'],
    srcset: ['srcSet', 'imageSet'],
    sizes: ['sizes', 'sizes'],
    alt: ['alt', 'text'],
    width: ['width', 'pixels'],
    height: ['height', 'pixels'],
  },
  ins: { datetime: ['dateTime', 'dateTime'] },
  kbd: PLAIN,
  li: { value: ['value', 'integer'] },
  listing: PLAIN,
  mark: PLAIN,
  nav: PLAIN,
  nobr: PLAIN,
  ol: {
    start: ['start', 'integer'],
    reversed: ['reversed', 'present'],
    type: ['type', 'listType'],
  },
  p: PLAIN,
  picture: PLAIN,
  pre: PLAIN,
  q: PLAIN,
  rp: PLAIN,
  rt: PLAIN,
  ruby: PLAIN,
  s: PLAIN,
  samp: PLAIN,
  section: PLAIN,
  small: PLAIN,
  source: {
    src: ['src', 'media'],
    srcset: ['srcSet', 'imageSet'],
    sizes: ['sizes', 'sizes'],
    media: ['media', 'mediaQuery'],
    type: ['type', 'mediaType'],
  },
  span: PLAIN,
  strike: PLAIN,
  strong: PLAIN,
  sub: PLAIN,
  summary: PLAIN,
  sup: PLAIN,
  table: PLAIN,
  tbody: PLAIN,
  td: CELL,
  tfoot: PLAIN,
  th: { ...CELL, scope: ['scope', 'scope'], abbr: ['abbr', 'text'] },
  thead: PLAIN,
  time: { datetime: ['dateTime', 'dateTime'] },
  tr: PLAIN,
  track: {
    src: ['src', 'media'],
    kind: ['kind', 'trackKind'],
    srclang: ['srcLang', 'language'],
    label: ['label', 'text'],
    default: ['default', 'present'],
  },
  tt: PLAIN,
  u: PLAIN,
  ul: PLAIN,
  var: PLAIN,
  video: {
    src: ['src', 'media'],
    poster: ['poster', 'image'],
    width: ['width', 'pixels'],
    height: ['height', 'pixels'],
  },
  wbr: PLAIN,
}) satisfies Readonly<Record<string, Attributes>>;

/** A tag that may be drawn. */
export type SafeTag = keyof typeof elements;

/**
 * Attributes of yesterday's HTML that say what a style says today: the style property and the
 * style value's prefix-free form. An inline style of the same property wins.
 */
export const styleAttributes = table({
  caption: { align: 'text-align' },
  col: { width: 'width' },
  div: { align: 'text-align' },
  font: { color: 'color', face: 'font-family' },
  h1: { align: 'text-align' },
  h2: { align: 'text-align' },
  h3: { align: 'text-align' },
  h4: { align: 'text-align' },
  h5: { align: 'text-align' },
  h6: { align: 'text-align' },
  p: { align: 'text-align' },
  table: { bgcolor: 'background-color', width: 'width' },
  td: {
    align: 'text-align',
    bgcolor: 'background-color',
    height: 'height',
    valign: 'vertical-align',
    width: 'width',
  },
  th: {
    align: 'text-align',
    bgcolor: 'background-color',
    height: 'height',
    valign: 'vertical-align',
    width: 'width',
  },
  tr: { align: 'text-align', bgcolor: 'background-color', valign: 'vertical-align' },
}) satisfies Readonly<Partial<Record<SafeTag, Readonly<Record<string, string>>>>>;

/**
 * Elements that go with all they hold. Any other tag outside `elements` gives way to its children,
 * as a browser treats a tag that it does not know.
 */
export const droppedElements = names(
  'applet area base basefont bgsound command datalist dialog embed frame frameset head input keygen link map meta noembed noframes noscript object option param plaintext portal rtc script select slot style template textarea title xmp',
);

/** Elements without content. */
export const voidElements = names('br col hr img source track wbr');

/** Elements that a paragraph cannot hold. */
export const blockElements = names(
  'address article aside blockquote center dd details dir div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li listing nav ol p pre section summary table ul',
);

/** Class names that the rules understand; they are consumed by the rules and never reach the page. */
export const layoutClasses = names(
  'row col col-3 col-9 placeholder callout callout-info callout-success callout-warning callout-danger alert alert-info alert-success alert-warning alert-danger note tip important warning caution danger wp-caption wp-caption-text',
);
