import { isBlank, type SafeNode } from '../tree.ts';

/** True for white space between elements. */
export function isGap(node: SafeNode): boolean {
  return typeof node === 'string' && isBlank(node);
}

/** Adds a node at the end; texts that come to stand side by side are one. */
export function append(nodes: SafeNode[], node: SafeNode): void {
  const last = nodes.at(-1);
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
