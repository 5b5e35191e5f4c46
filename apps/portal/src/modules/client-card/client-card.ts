import { findMarkedText, redact, type RemovedPart } from '@producer-portal/content-renderer/redact';
import {
  applyRules,
  parse,
  sanitize,
  toText,
  type SafeElement,
  type SafeNode,
  type SanitizeOptions,
} from '@producer-portal/content-renderer/steps';

/** Words and phrases that keep a paragraph off a card. The portal's configuration can have more (docs/product.md#client-safe-cards). */
const deniedPhrases = [
  'agent only',
  'agents only',
  'agent use only',
  'agent compensation',
  'bonus',
  'commission',
  'confidential',
  'do not distribute',
  'do not forward',
  'do not share',
  "don't distribute",
  "don't forward",
  "don't share",
  'home office use',
  'internal only',
  'internal use',
  'loss ratio',
  'not for clients',
  'not for customers',
  'not for distribution',
  'not for the public',
  'producer only',
  'producers only',
  'producer use only',
  'profit sharing',
  // Spanish. An entry matches words with any ending, but accented letters must match exactly.
  // cspell:disable
  'bonificaci',
  'bono de produc',
  'bono por produc',
  'comision',
  'comisión',
  'confidencial',
  'exclusivo para agentes',
  'exclusivo para productores',
  'índice de pérdidas',
  'no compart',
  'no distribu',
  'no es para clientes',
  'no para clientes',
  'no reenví',
  'no reenvi',
  'participación en las ganancias',
  'participación en las utilidades',
  'siniestralidad',
  'solo agentes',
  'solo para agentes',
  'solo para productores',
  'sólo agentes',
  'sólo para agentes',
  'sólo para productores',
  'uso exclusivo de agentes',
  'uso exclusivo de productores',
  'uso interno',
  // cspell:enable
];

/** A paragraph, a heading, a list, or a table of a card, as plain text. */
export interface CardPart {
  /** Its position on the card. */
  readonly id: number;
  readonly isHeading: boolean;
  /** A list item starts with its marker, and a table row is one line: `Ohio: Erie, Lucas`. */
  readonly lines: readonly [string, ...string[]];
}

/** The parts of a record that an agent can share with a client. */
export interface ClientCard {
  readonly title: string;
  /** Empty if nothing can be shared. */
  readonly parts: readonly CardPart[];
  /** The parts that were left out, for the agent only. */
  readonly leftOut: readonly RemovedPart[];
}

export interface CardSource {
  readonly title: string;
  readonly excerpt?: string | null | undefined;
  readonly html?: string | undefined;
}

const HEADING = /^h[1-6]$/;
const LIST = /^(?:dir|menu|ol|ul)$/;
const CONTAINER =
  /^(?:address|article|aside|blockquote|center|d[dlt]|details|div|fig(?:caption|ure)|footer|header|hgroup|hr|li|main|nav|p|pre|search|section|summary)$/;

const isElement = (node: SafeNode): node is SafeElement => typeof node === 'object';
const isPart = ({ tag }: SafeElement) => HEADING.test(tag) || LIST.test(tag) || tag === 'table';
const hasBlocks = (node: SafeNode): boolean =>
  isElement(node) && (isPart(node) || CONTAINER.test(node.tag) || node.children.some(hasBlocks));

function toLines(children: readonly SafeNode[]): string[] {
  return toText({ children, reports: [], truncated: false })
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function findRows(nodes: readonly SafeNode[]): SafeElement[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node.tag === 'tr' ? [node] : findRows(node.children)));
}

/** The line with the names of a table's columns, if the first row has only header cells. */
function findHeader({ children }: SafeElement): string | undefined {
  const [first, ...others] = findRows(children);
  const isHeader = first?.children.filter(isElement).every(({ tag }) => tag === 'th');
  return first && isHeader && others.length > 0 ? toLines([first])[0] : undefined;
}

/**
 * Writes a table row as sentences. From three columns on, the names of the columns are needed to understand the values, such as
 * an old and a new limit.
 *
 * @param line cells that are separated by tabs.
 * @param header the names of the columns, separated by tabs.
 */
function toRowText(line: string, header: string | undefined): string {
  const cells = line.split('\t');
  const names = header?.split('\t') ?? [];
  const needsNames = names.length > 2;
  const [first = '', ...values] = cells.flatMap((cell, index) => {
    if (cell === '') return [];
    return index > 0 && needsNames && names[index] ? `${names[index]}: ${cell}` : cell;
  });
  const text = needsNames ? [first, ...values].join('. ') : `${first}: ${values.join('. ')}`;
  return values.length === 0 ? first : text.replaceAll(/([.!?][”’"]?)\. /gu, '$1 ');
}

/** The lines of a list. Each line of a nested list starts with a bullet. */
function toListLines({ tag, props, children }: SafeElement): string[] {
  let number = typeof props.start === 'number' ? props.start : 1;
  return children.flatMap((item) => {
    const marker = tag === 'ol' ? `${number}.` : '•';
    const lines = toLines([item]);
    if (lines.length > 0) number += 1;
    return lines.map((line, index) => `${index === 0 ? marker : '•'} ${line}`);
  });
}

interface NewPart extends Omit<CardPart, 'id'> {
  /** The line with the names of the columns, if the part is a table. */
  readonly header?: string | undefined;
}

/** Writes the rows of tables as sentences. Runs after the search for internal text, because it adds words to the rows. */
function toSentences({ isHeading, lines, header }: NewPart): Omit<CardPart, 'id'> {
  const [first, ...rest] = lines.filter((line) => line !== header);
  return {
    isHeading,
    lines: [toRowText(first ?? '', header), ...rest.map((line) => toRowText(line, header))],
  };
}

function toParts(nodes: readonly SafeNode[]): NewPart[] {
  const parts: NewPart[] = [];
  let inlineNodes: SafeNode[] = [];
  const add = ([first, ...rest]: string[], isHeading = false, header?: string) => {
    if (first !== undefined) parts.push({ isHeading, lines: [first, ...rest], header });
  };
  const addInlineNodes = () => {
    add(toLines(inlineNodes));
    inlineNodes = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !hasBlocks(node)) {
      inlineNodes.push(node);
      continue;
    }
    addInlineNodes();
    if (LIST.test(node.tag)) add(toListLines(node));
    else if (node.tag === 'table') add(toLines([node]), false, findHeader(node));
    else if (isPart(node)) add(toLines([node]), HEADING.test(node.tag));
    else if (node.children.some(hasBlocks)) parts.push(...toParts(node.children));
    else add(toLines([node]));
  }
  addInlineNodes();
  return parts;
}

const toLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Minimum length of a text to search for. A shorter text can occur in another text by chance. */
const MIN_LETTERS = 20;

/** Returns a function that checks whether a text equals, contains, or is a part of an internal text. */
function createLeakTest(internal: readonly string[]): (text: string) => boolean {
  const internalLetters = internal.map(toLetters).filter(Boolean);
  return (text) => {
    const letters = toLetters(text);
    return internalLetters.some(
      (each) =>
        each === letters ||
        (each.length >= MIN_LETTERS && letters.includes(each)) ||
        (letters.length >= MIN_LETTERS && each.includes(letters)),
    );
  };
}

const MEDIA = /^(?:audio|iframe|img|picture|svg|video)$/;

const hasMedia = (node: SafeNode): boolean =>
  isElement(node) && (MEDIA.test(node.tag) || node.children.some(hasMedia));

/** Removes the captions of media, because a card shows no media. Captions that are marked as public stay. */
function removeCaptions(
  nodes: readonly SafeNode[],
  onRemove: (caption: SafeElement) => void,
): SafeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const isMediaFigure = node.tag === 'figure' && node.children.some(hasMedia);
    const remaining = node.children.filter((child) => {
      const isCaption =
        isMediaFigure &&
        isElement(child) &&
        child.tag === 'figcaption' &&
        child.props['data-audience'] !== 'public';
      if (isCaption) onRemove(child);
      return !isCaption;
    });
    return { ...node, children: removeCaptions(remaining, onRemove) };
  });
}

const isDenied = (text: string, deny: readonly string[]) =>
  redact(
    {
      children: [{ tag: 'p', props: {}, classes: [], children: [text] }],
      reports: [],
      truncated: false,
    },
    { deny },
  ).isEmpty;

/**
 * Removes internal notes from a record and returns the rest as plain text. A text that repeats a removed text is removed too: an
 * excerpt can repeat the start of an internal paragraph, and a parser can move text out of a marked part.
 *
 * @param morePhrases words and phrases that keep a paragraph off the card, in addition to the portal's own.
 */
export function createClientCard(
  { title, excerpt, html = '' }: CardSource,
  options: SanitizeOptions,
  morePhrases: readonly string[] = [],
): ClientCard {
  const deny = [...deniedPhrases, ...morePhrases];
  const leftOut: RemovedPart[] = [];
  const { tree } = redact(sanitize(parse(html, options.policy), options), {
    deny,
    onRemove: (part) => leftOut.push(part),
  });
  const isLeak = createLeakTest([
    ...findMarkedText(html),
    ...leftOut.flatMap(({ text }) => text.split('\n')),
  ]);

  const children = removeCaptions(tree.children, (caption) => {
    const text = toLines([caption]).join('\n');
    if (text) leftOut.push({ reason: 'dependent', text });
  });
  const parts = toParts(applyRules({ ...tree, children }).children).flatMap((part) => {
    if (!part.lines.some(isLeak)) return toSentences(part);
    leftOut.push({ reason: 'marked', text: part.lines.join('\n') });
    return [];
  });
  const answer = excerpt?.trim();
  if (answer) {
    const sentences = answer.split(/(?<=[.!?…])\s+/u);
    if (isDenied(answer, deny)) {
      leftOut.unshift({ reason: 'denied', text: answer });
    } else if (sentences.some(isLeak)) {
      leftOut.unshift({ reason: 'marked', text: answer });
    } else {
      // Editors often repeat the answer as the first paragraph.
      const [opening] = parts;
      if (opening && toLetters(opening.lines.join('')) === toLetters(answer)) parts.shift();
      parts.unshift({ isHeading: false, lines: [answer] });
    }
  }
  if (isDenied(title, deny)) {
    const rest = parts.map(
      ({ lines }) => ({ reason: 'dependent', text: lines.join('\n') }) as const,
    );
    return { title, parts: [], leftOut: [{ reason: 'denied', text: title }, ...rest, ...leftOut] };
  }
  // A card with nothing but headings is useless.
  const isEmpty = parts.every(({ isHeading }) => isHeading);
  return { title, parts: isEmpty ? [] : parts.map((part, id) => ({ ...part, id })), leftOut };
}
