import { MARK } from '../parse/source.ts';
import { names, table } from '../table.ts';
import type { SafeStyle } from '../tree.ts';
import type { GrammarName } from './grammars.ts';

// Everything that can reach the page is in this file, as frozen data: the tags, for each tag its
// attributes, and for each attribute the React prop it becomes and the grammar of its value. What is
// not here does not exist for the later steps.

/** The React prop that an attribute becomes, and the grammar of its value. */
export type Attribute = readonly [prop: string, grammar: GrammarName];
type Attributes = Readonly<Record<string, Attribute>>;

/** Attributes of every tag. `class` is read apart, see `layoutClass`. */
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
    // That it is a file; whoever sends it says under which name.
    download: ['data-file', 'flag'],
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
  data: { value: ['value', 'text'] },
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
  main: PLAIN,
  mark: PLAIN,
  menu: PLAIN,
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
  search: PLAIN,
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
 * What an attribute of yesterday stands for: the style property that takes its value, or for each
 * value that means something the declarations it stands for.
 */
export type StyleAttribute = string | Readonly<Record<string, SafeStyle>>;

const TEXT_ALIGN = 'text-align';
/** Where a box stands: text runs beside it, or it is in the middle. */
const BOX_ALIGN = {
  left: { float: 'left' },
  right: { float: 'right' },
  center: { marginLeft: 'auto', marginRight: 'auto' },
} as const;
const LIST_TYPE = {
  disc: { listStyleType: 'disc' },
  circle: { listStyleType: 'circle' },
  square: { listStyleType: 'square' },
} as const;
const FLOAT = { left: { float: 'left' }, right: { float: 'right' } } as const;
const PICTURE = {
  align: {
    ...FLOAT,
    top: { verticalAlign: 'top' },
    middle: { verticalAlign: 'middle' },
    bottom: { verticalAlign: 'baseline' },
  },
  height: 'height',
  hspace: 'margin-inline',
  vspace: 'margin-block',
  width: 'width',
} as const;
const FRAME = { align: FLOAT, height: 'height', width: 'width' } as const;
const ROW = {
  align: TEXT_ALIGN,
  bgcolor: 'background-color',
  height: 'height',
  valign: 'vertical-align',
} as const;
const NOWRAP = { whiteSpace: 'nowrap' } as const;
const BOX = {
  ...ROW,
  nowrap: { '': NOWRAP, nowrap: NOWRAP, true: NOWRAP },
  width: 'width',
} as const;
const HEADING = { align: TEXT_ALIGN } as const;

/** An inline style of the same property wins. */
export const styleAttributes = table({
  br: {
    clear: {
      all: { clear: 'both' },
      both: { clear: 'both' },
      left: { clear: 'left' },
      right: { clear: 'right' },
    },
  },
  caption: { align: TEXT_ALIGN, valign: 'caption-side' },
  col: { width: 'width' },
  colgroup: { width: 'width' },
  div: HEADING,
  font: {
    color: 'color',
    face: 'font-family',
    size: {
      '-2': { fontSize: 'x-small' },
      '-1': { fontSize: 'small' },
      '+1': { fontSize: 'large' },
      '+2': { fontSize: 'x-large' },
      '+3': { fontSize: 'xx-large' },
      '1': { fontSize: 'x-small' },
      '2': { fontSize: 'small' },
      '3': { fontSize: 'medium' },
      '4': { fontSize: 'large' },
      '5': { fontSize: 'x-large' },
      '6': { fontSize: 'xx-large' },
      '7': { fontSize: 'xxx-large' },
    },
  },
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  hr: {
    align: {
      left: { marginLeft: '0', marginRight: 'auto' },
      right: { marginLeft: 'auto', marginRight: '0' },
    },
    color: 'border-color',
    width: 'width',
  },
  iframe: FRAME,
  img: PICTURE,
  li: { type: LIST_TYPE },
  p: HEADING,
  table: {
    align: BOX_ALIGN,
    bgcolor: 'background-color',
    cellspacing: 'border-spacing',
    width: 'width',
  },
  tbody: ROW,
  td: BOX,
  tfoot: ROW,
  th: BOX,
  thead: ROW,
  tr: ROW,
  ul: { type: LIST_TYPE },
  video: FRAME,
}) satisfies Readonly<Partial<Record<SafeTag, Readonly<Record<string, StyleAttribute>>>>>;

/**
 * Elements that go with all they hold. Any other tag outside `elements` gives way to its children,
 * as a browser treats a tag that it does not know.
 */
export const droppedElements = names(
  // `select` as the parser marks it.
  `applet area base basefont bgsound command datalist dialog embed frame frameset head input keygen link meta noembed noframes noscript object option param plaintext portal script select select${MARK} slot style template textarea title xmp`,
);

/** Elements without content. */
export const voidElements = names('br col hr img source track wbr');

/** Elements that a paragraph cannot hold. */
export const blockElements = names(
  'address article aside blockquote center dd details dir div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p pre search section summary table ul',
);

/**
 * Class names that the rules understand: columns, placeholders, callouts, captions, the sides that
 * editors choose, Word's lists. The rules use them up, and none reaches the page.
 */
export const layoutClass =
  /^(?:row|col(?:-3|-9)?|placeholder|(?:callout|alert)(?:-(?:info|primary|secondary|success|warning|danger))?|note|tip|important|warning|caution|danger|wp-caption(?:-text)?|(?:image-style-)?align-?(?:left|right|center)|image-style-side|(?:(?:has-)?text-(?:align-)?|ql-align-)(?:left|center|right|justify)|MsoListParagraph(?:CxSp(?:First|Middle|Last))?)$/;
