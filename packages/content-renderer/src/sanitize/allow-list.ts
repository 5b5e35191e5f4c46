import { MASK_CHAR } from '../parse/source.ts';
import { createWordSet, type Word } from '../word-set.ts';

// Everything that can reach the page is in this file, as frozen data: the tags, the attributes of each
// tag, and for each attribute its React prop and the grammar of its value. Nothing else gets past
// `sanitize`.

const IMAGE_ATTRIBUTES = 'width:pixels height:pixels align>data-align:side';
const ALIGN = 'align>text-align:css';
const ROW = `${ALIGN} bgcolor>background-color:css valign>vertical-align:css height:css`;

const BLOCKS =
  'address article aside blockquote center dd dir dl dt figcaption figure footer header hgroup main menu nav pre search section summary';

/**
 * The allowed tags with their attributes, as `prop:grammar` or `attribute>prop:grammar`. In the first
 * form the attribute is the prop in lower case. `*` stands for every tag; for `class` see `isLayoutClass`.
 * The grammars `css` and `choice` turn legacy attributes into styles: the value is a style value, or the
 * key of one of the `choices`. Values of `pixels` that are not a number also become styles. An inline
 * style of the same property takes precedence.
 */
export const allowList = Object.freeze({
  '*': 'id:id title:text lang:token dir:direction role:role style:style aria-label:text aria-labelledby:ids aria-describedby:ids aria-hidden:boolean data-audience:audience data-placeholder:flag',
  // The server names a download, so `download` has no value. `name` is the old form of `id`.
  a: 'href:link name>id:id hrefLang:token target:target download>data-file:flag',
  [BLOCKS]: '',
  'abbr acronym b bdi bdo big cite code dfn em i kbd mark nobr picture q rp rt ruby s samp small span strike strong sub sup tt u ul var wbr':
    '',
  audio: 'src:media',
  br: 'clear>clear:choice',
  caption: `${ALIGN} valign>caption-side:css`,
  'col colgroup': 'span:colSpan width:css',
  data: 'value:text',
  'del ins time': 'dateTime:token',
  details: 'open:present',
  'div h1 h2 h3 h4 h5 h6 p': ALIGN,
  font: 'color:css face>font-family:css size>size:choice',
  hr: 'align>data-align:side color>border-color:css width:css',
  iframe: `src:frame ${IMAGE_ATTRIBUTES}`,
  img: `src:image srcSet:imageSet sizes:condition alt:text ${IMAGE_ATTRIBUTES} hspace>margin-inline:css vspace>margin-block:css`,
  li: 'value:integer',
  ol: 'start:integer reversed:present type:type',
  source: 'src:media srcSet:imageSet sizes:condition media:condition type:type',
  table:
    'align>data-align:side bgcolor>background-color:css cellspacing>border-spacing:css width:css',
  'tbody tfoot thead tr': ROW,
  td: `colSpan:colSpan rowSpan:rowSpan headers:ids ${ROW} width:css nowrap>nowrap:choice`,
  th: `colSpan:colSpan rowSpan:rowSpan headers:ids ${ROW} width:css nowrap>nowrap:choice scope:token abbr:text`,
  track: 'src:media kind:token srcLang:token label:text default:present',
  video: `src:media poster:image ${IMAGE_ATTRIBUTES}`,
});

/** An allowed tag. */
export type SafeTag = Exclude<Word<keyof typeof allowList>, '*'>;

type Entry = Exclude<Word<(typeof allowList)[keyof typeof allowList]>, ''>;
/** Name of a value's grammar. */
export type GrammarName = Entry extends `${string}:${infer Grammar}` ? Grammar : never;

/** Styles for the values of legacy attributes. Other values have no effect. */
export const choices: Readonly<Record<string, string>> = Object.freeze({
  clear: 'all=clear:both left=clear:left right=clear:right',
  nowrap: '=white-space:nowrap nowrap=white-space:nowrap',
  size: '1=font-size:x-small 2=font-size:small 3=font-size:medium 4=font-size:large 5=font-size:x-large 6=font-size:xx-large 7=font-size:xxx-large -1=font-size:small +1=font-size:large +2=font-size:x-large',
});

/**
 * Elements that are removed with their content. Any other unknown tag is replaced by its children, as
 * browsers do.
 */
export const droppedElements = createWordSet(
  // Includes `select` with the mask character that `parse` adds.
  `applet datalist dialog embed input link meta noembed noframes noscript object option plaintext script select select${MASK_CHAR} slot style template textarea title xmp`,
);

/** Elements that cannot be inside a paragraph. */
export const blockElements = createWordSet(
  `${BLOCKS} details div h1 h2 h3 h4 h5 h6 hr li ol p table ul`,
);

/** Classes that mark an element as internal, for `redact`. */
export const INTERNAL_CLASS = /(?:^|\s)internal(?:-\S*)?(?=\s|$)/i;

const layoutClasses = createWordSet(
  'alert callout caution col col-3 col-9 danger important note placeholder row tip warning wp-caption wp-caption-text',
);
const LAYOUT_FAMILY = /^(?:(?:alert|callout)-[a-z]+|MsoListParagraph\w*)$/;
// Two expressions, because a single one would repeat the sides for each start, and compile slowly.
const ALIGNED_SIDE = /^([a-z-]*?)(?:left|right|center|justify|side)$/;
const ALIGNMENT_START = /^(?:[a-z-]+-)?(?:align|style|text)-?(?:align-)?$/;

/**
 * True for class names that the rules read: columns, placeholders, callouts, captions, alignment, Word's
 * lists. `sanitize` keeps them, and `applyRules` removes them.
 */
export function isLayoutClass(name: string): boolean {
  if (layoutClasses.has(name) || LAYOUT_FAMILY.test(name)) return true;
  const start = ALIGNED_SIDE.exec(name)?.[1];
  return start !== undefined && ALIGNMENT_START.test(start);
}
