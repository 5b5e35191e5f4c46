/**
 * Path and query parameters of a list, in the order in which the keys are sent. A key that takes several
 * values ends in `[]`.
 */
export type ListCall = { readonly path: string; readonly keys: readonly string[] };
