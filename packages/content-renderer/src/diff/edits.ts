import type { Random } from '../fuzz/random.ts';
import { change, element, isElement, type SafeNode } from '../tree.ts';

/** Edits of one list of nodes, as an editor makes them. Each returns a new list. */
const edits: readonly ((nodes: readonly SafeNode[], at: number, random: Random) => SafeNode[])[] = [
  function remove(nodes, at) {
    return [...nodes.slice(0, at), ...nodes.slice(at + 1)];
  },
  function repeat(nodes, at) {
    return [...nodes.slice(0, at + 1), ...nodes.slice(at)];
  },
  function swap(nodes, at) {
    return [...nodes.slice(0, at), ...nodes.slice(at, at + 2).toReversed(), ...nodes.slice(at + 2)];
  },
  function rewriteWords(nodes, at, random) {
    const rewrite = (node: SafeNode): SafeNode =>
      typeof node === 'string'
        ? node.replace(/\p{L}+/gu, (word) => random.pick([word, word, 'coverage', '$1,500 on 3/2']))
        : change(node, { children: node.children.map(rewrite) });
    return nodes.map((node, index) => (index === at ? rewrite(node) : node));
  },
  function changeProps(nodes, at, random) {
    return nodes.map((node, index) =>
      index === at && isElement(node)
        ? change(node, {
            props: random.pick([
              { href: '/elsewhere' },
              { id: 'user-content-x' },
              { style: { textAlign: 'center' } },
              { title: 'Note', start: 4 },
            ]),
            classes: random.pick([node.classes, ['note']]),
          })
        : node,
    );
  },
  function insert(nodes, at, random) {
    const added = random.pick<SafeNode>([
      'Words with  spaces',
      element('p', ['A paragraph']),
      element('ins', ['An editor’s mark']),
      element('ul', [element('li', ['An item']), element('del', ['not an item'])]),
      element('a', ['a link'], { href: '/guides' }),
      element('br', []),
    ]);
    return [...nodes.slice(0, at), added, ...nodes.slice(at)];
  },
  function unwrap(nodes, at) {
    return nodes.flatMap((node, index) => (index === at && isElement(node) ? node.children : node));
  },
  function wrap(nodes, at, random) {
    const tag = random.pick(['strong', 'div', 'td', 'tr', 'li', 'del'] as const);
    return nodes.map((node, index) => (index === at ? element(tag, [node]) : node));
  },
];

/** Makes one random edit in a random place. */
function editOnce(nodes: readonly SafeNode[], random: Random): readonly SafeNode[] {
  const at = random.below(Math.max(1, nodes.length));
  const node = nodes[at];
  if (isElement(node) && random.chance(0.7)) {
    const edited = change(node, { children: editOnce(node.children, random) });
    return nodes.map((each, index) => (index === at ? edited : each));
  }
  return random.pick(edits)(nodes, at, random);
}

/** Makes random edits; the same seed makes the same ones. */
export function editRandomly(
  nodes: readonly SafeNode[],
  times: number,
  random: Random,
): readonly SafeNode[] {
  let edited = nodes;
  for (let count = 0; count < times; count += 1) edited = editOnce(edited, random);
  return edited;
}
