import { createWordSet } from '../word-set.ts';

/** Elements that must stay direct children of their parents. */
export const boundChildren = createWordSet(
  'caption col colgroup dd dt figcaption li source summary tbody td tfoot th thead tr track',
);
/** Elements that can't contain text, `ins`, or `del`. */
export const strictParents = createWordSet(
  'colgroup dir dl hgroup menu ol table tbody tfoot thead tr ul',
);
/** Strict parents from which browsers remove other children. */
export const tableParts = createWordSet('colgroup table tbody tfoot thead tr');
