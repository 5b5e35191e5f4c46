import { forEachElement, textOf, type SafeTree } from '../tree.ts';
import { levelOf } from './headings.ts';

/** One heading of a document, as in-page navigation shows it. */
export interface OutlineEntry {
  /** The heading's id on the page: `#${id}` leads to it. */
  readonly id: string;
  /** 1 to 6, as it is drawn. */
  readonly level: number;
  readonly text: string;
}

/**
 * The headings of a document in order, for a list of contents beside it. Headings without words are
 * left out.
 *
 * @param tree what `applyRules` gave: it sets the levels and the ids.
 * @example
 * const tree = applyRules(sanitize(parse(html)));
 * outline(tree); // [{ id: 'user-content-roof-age', level: 2, text: 'Roof age' }]
 */
export function outline(tree: SafeTree): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  forEachElement(tree.children, ({ tag, props: { id }, children }) => {
    const level = levelOf(tag);
    const text = level ? textOf(children) : '';
    if (text && typeof id === 'string') entries.push({ id, level, text });
  });
  return entries;
}
