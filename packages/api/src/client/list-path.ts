/**
 * How a list is requested: its path, and the keys of its query in the order in which they are sent. A key that takes many
 * values ends in `[]`.
 */
export type ListCall = { readonly path: string; readonly keys: readonly string[] };
