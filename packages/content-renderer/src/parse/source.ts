import type { ContentReport } from '../report.ts';

/** An attribute of the document. Its name is in lower case. */
export interface SourceAttribute {
  readonly name: string;
  readonly value: string;
}

/**
 * A Unicode noncharacter that we add to markup, such as names of tags and attributes, so that the parser does not recognize it.
 * Before that, `parse` removes this character from the document.
 */
export const MASK_CHAR = '\ufdd0';

/** Removes the mask character from text. */
export function removeMask(text: string): string {
  return text.includes(MASK_CHAR) ? text.replaceAll(MASK_CHAR, '') : text;
}

/**
 * Reads a parsed document without changing it. The later steps read both the browser's DOM and the
 * server's tree through this interface.
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

/**
 * Parses HTML into an inert tree. The HTML is already within the policy's limits (`applyLimits`). `#parser` is the platform's
 * parser.
 */
export type SourceParser = (html: string) => Pick<ParsedContent, 'first' | 'reader'>;
