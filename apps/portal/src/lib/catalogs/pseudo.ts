import type { CompiledMessage } from 'icu-minify/format';

// cspell:disable
const letters = 'aeiouAEIOUcnyszSZ';
const accents = 'áéíóúÁÉÍÓÚçñýšžŠŽ';
// cspell:enable

/** Accents a text. A reader, and a test, can tell it from text that is not in a catalog. */
const accent = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => accents[letters.indexOf(letter)] ?? letter);

/** Words that make a text as much longer as translations often are. */
const padding = (length: number) => ' ·'.repeat(Math.ceil(length / 6));

type Node = Exclude<CompiledMessage, string>[number];

/** Accents the texts in a compiled message. Placeholders, and the keys of choices, stay as they are. */
function accentNodes(nodes: readonly Node[]): Node[] {
  return nodes.map((node): Node => {
    if (typeof node === 'string') return accent(node);
    if (!Array.isArray(node)) return node;
    const [name, type, choices] = node;
    if (typeof choices !== 'object' || choices === null) return node;
    const accented = Object.entries(choices as Record<string, Node | Node[]>).map(
      ([key, choice]) => [
        key,
        Array.isArray(choice) ? accentNodes(choice as Node[]) : accentNodes([choice])[0],
      ],
    );
    return [name, type, Object.fromEntries(accented)] as Node;
  });
}

/** Marks that enclose each pseudo-translated message. */
export const pseudoMarks = ['⟦', '⟧'] as const;

/** Pseudo-translates messages: with accents, longer, and between marks. */
export function pseudoMessages(keys: readonly string[]): Record<string, CompiledMessage> {
  const [start, end] = pseudoMarks;
  return Object.fromEntries(
    keys.map((key) => {
      const source = key.slice(key.indexOf('|') + 1);
      const message = source.startsWith('[')
        ? [start, ...accentNodes(JSON.parse(source) as Node[]), end]
        : start + accent(source) + padding(source.length) + end;
      return [key, message];
    }),
  );
}
