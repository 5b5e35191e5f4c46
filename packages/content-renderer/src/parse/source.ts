import type { ContentReport } from '../report.ts';

/** An attribute of the document. Its name is in lower case. */
export interface SourceAttribute {
  readonly name: string;
  readonly value: string;
}

/** A noncharacter that disguises names from the parser. `parse` removes it from documents. */
export const DISGUISE_CHAR = '\ufdd0';

/** Removes the disguise character from text. */
export function removeDisguise(text: string): string {
  return text.includes(DISGUISE_CHAR) ? text.replaceAll(DISGUISE_CHAR, '') : text;
}

/**
 * Reads a parsed document without changing it. Later steps use it for both the browser's DOM and the
 * server's tree.
 */
export interface SourceReader<N> {
  /**
   * The DOM's `nodeName`: `#text`, `#comment`, an HTML element's tag in upper case, or an SVG or MathML
   * element's tag, which always starts with a lowercase letter.
   */
  nodeName(node: N): string;
  attributes(node: N): readonly SourceAttribute[];
  text(node: N): string;
  firstChild(node: N): N | null;
  nextSibling(node: N): N | null;
}

/** A parsed document. It is inert: nothing in it has run, loaded, or been laid out. */
export interface ParsedContent<N = unknown> {
  readonly first: N | null;
  readonly reader: SourceReader<N>;
  readonly reports: readonly ContentReport[];
}

/** Parses HTML within the limits into an inert tree. The `#parser` import picks the platform's one. */
export type SourceParser = (html: string) => Pick<ParsedContent, 'first' | 'reader'>;
