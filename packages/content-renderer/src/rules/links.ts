import {
  copyElement,
  createSafeElement,
  getText,
  type SafeElement,
  type SafeNode,
  type SafeProps,
} from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { isClutter } from './clutter.ts';
import type { RuleContext } from './rule.ts';

/** Extensions of files that a browser downloads or opens in another program. */
const fileKinds = createWordSet(
  'csv doc docm docx ics mp3 mp4 pdf ppt pptm pptx txt xls xlsm xlsx zip',
);
const FILE_EXTENSION = /^[^?#]*\.([a-z\d]+)(?:[?#]|$)/i;

/** Returns the props for a link to a file: its type, and whether the link's text names the type. */
function getFileProps({ props: { href }, children }: SafeElement): SafeProps {
  const kind = typeof href === 'string' && FILE_EXTENSION.exec(href)?.[1]?.toLowerCase();
  if (!kind || !fileKinds.has(kind) || /^(?:mailto|tel):/i.test(href)) return {};
  const words = getText(children)
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return { 'data-file': kind, ...(words.includes(kind) ? { 'data-file-named': '' } : {}) };
}

/**
 * Replaces a link without a URL or content with its children. Marks links to files, and adds a label
 * for screen readers to links to other sites.
 */
export function normalizeLink(
  node: SafeElement,
  { labels }: RuleContext,
): SafeElement | readonly SafeNode[] {
  const { props, children } = node;
  if (props.id === undefined && (!props.href || children.every(isClutter))) return children;
  const link = copyElement(node, { props: getFileProps(node) });
  if (props['data-external'] === undefined || !labels.external) return link;
  const label = createSafeElement('span', [labels.external], { 'data-hidden-label': '' });
  return copyElement(link, { children: [...children, ' ', label] });
}
