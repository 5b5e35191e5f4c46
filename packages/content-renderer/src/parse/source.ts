import type { ContentReport } from '../report.ts';

/** An attribute as the document has it; its name is in lower case. */
export interface SourceAttribute {
  readonly name: string;
  readonly value: string;
}

/** A noncharacter by which the browser's door marks what it must not read as what it is; no document has it. */
export const MARK = '\ufdd0';

/** Text without any mark. */
export function unmark(text: string): string {
  return text.includes(MARK) ? text.replaceAll(MARK, '') : text;
}

/**
 * Reads a parsed document without changing it: the one thing that differs between the browser's
 * document and the server's tree, so that every later step is written once.
 */
export interface SourceReader<N> {
  /**
   * What DOM calls `nodeName`: `#text`, `#comment`, an HTML element's tag in capitals, an SVG or MathML
   * element's tag as it is, which never begins with a capital.
   */
  nodeName(node: N): string;
  attributes(node: N): readonly SourceAttribute[];
  text(node: N): string;
  firstChild(node: N): N | null;
  nextSibling(node: N): N | null;
}

/** A document read once and inert: nothing in it has run, loaded or been laid out. */
export interface ParsedContent<N = unknown> {
  readonly first: N | null;
  readonly reader: SourceReader<N>;
  readonly reports: readonly ContentReport[];
}

/** Turns bounded HTML text into an inert tree; one per platform, chosen by the `#parser` import. */
export type SourceParser = (html: string) => Pick<ParsedContent, 'first' | 'reader'>;
