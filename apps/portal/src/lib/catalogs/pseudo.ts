import type { CompiledMessage } from 'icu-minify/format';
import { toChoice, type MessageNode } from './message-nodes.ts';

// cspell:disable
const letters = 'aeiouAEIOUcnyszSZ';
const accents = 'áéíóúÁÉÍÓÚçñýšžŠŽ';
// cspell:enable

/** Adds accents to a text, so that readers and tests can distinguish it from text that is missing in the catalog. */
const accent = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => accents[letters.indexOf(letter)] ?? letter);

/** Returns padding that makes a text about as long as translations often are. */
const padding = (length: number) => ' ·'.repeat(Math.ceil(length / 6));

/** Accents the texts in a compiled message. Placeholders, and the keys of choices, stay as they are. */
function accentNodes(nodes: readonly MessageNode[]): MessageNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return accent(node);
    const choice = toChoice(node);
    if (!choice) return node;
    const options = Object.entries(choice.options).map(([key, option]) => [
      key,
      accentNodes(option),
    ]);
    return [choice.name, choice.type, Object.fromEntries(options)] as MessageNode;
  });
}

/** Marks that enclose each pseudo-translated message. */
export const pseudoMarks = ['⟦', '⟧'] as const;

/** Pseudo-translates messages: with accents and between marks. Messages without values also become longer. */
export function pseudoMessages(keys: readonly string[]): Record<string, CompiledMessage> {
  const [start, end] = pseudoMarks;
  return Object.fromEntries(
    keys.map((key) => {
      const source = key.slice(key.indexOf('|') + 1);
      const message = source.startsWith('[')
        ? [start, ...accentNodes(JSON.parse(source) as MessageNode[]), end]
        : start + accent(source) + padding(source.length) + end;
      return [key, message];
    }),
  );
}
