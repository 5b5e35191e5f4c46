import { forEachElement, getText, type SafeTree } from '../tree.ts';
import { getHeadingLevel } from './headings.ts';

/** A heading of a document, for in-page navigation. */
export interface OutlineEntry {
  /** The heading's id on the page; link to it with `#${id}`. */
  readonly id: string;
  /** 1 to 6, as rendered. */
  readonly level: number;
  readonly text: string;
}

/**
 * Lists the headings of a document in order, for a table of contents. Empty headings are left out.
 *
 * @param tree the result of `applyRules`, which sets the levels and ids.
 * @returns the headings.
 * @example
 * const tree = applyRules(sanitize(parse(html)));
 * outline(tree); // [{ id: 'user-content-roof-age', level: 2, text: 'Roof age' }]
 */
export function outline(tree: SafeTree): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  forEachElement(tree.children, ({ tag, props: { id }, children }) => {
    const level = getHeadingLevel(tag);
    const text = level ? getText(children) : '';
    if (text && typeof id === 'string') entries.push({ id, level, text });
  });
  return entries;
}
