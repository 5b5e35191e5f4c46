import type { CompiledMessage } from 'icu-minify/format';

/** A part of a compiled message: a text, or a placeholder. */
export type MessageNode = Exclude<CompiledMessage, string>[number];

/** A placeholder that chooses among texts, such as a plural. */
export interface Choice {
  readonly name: string;
  /** icu-minify's number for the kind of choice. */
  readonly type: number;
  readonly options: Readonly<Record<string, readonly MessageNode[]>>;
}

/** icu-minify's number for a plural. */
export const PLURAL = 2;

/** Reads a part of a compiled message as a choice; null if it is a text or another placeholder. */
export function toChoice(node: MessageNode): Choice | null {
  if (!Array.isArray(node)) return null;
  const [name, type, options] = node as [string, number?, Record<string, unknown>?];
  if (type === undefined || typeof options !== 'object' || options === null) return null;
  return {
    name,
    type,
    options: Object.fromEntries(
      Object.entries(options).map(([key, option]) => [
        key,
        (Array.isArray(option) ? option : [option]) as MessageNode[],
      ]),
    ),
  };
}
