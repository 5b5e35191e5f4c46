import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The response to a call, before it is parsed by its schema. */
export type ApiResponse = {
  status: number;
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  body: unknown;
  header: (name: string) => string | null;
  /** Method and path, without the query. */
  call: string;
  /** Method and path with `{id}` instead of an id: the `call` of a diagnostic. */
  name: string;
  requestId: string | null;
  /** Whether the call has a `page` parameter. */
  isPaged: boolean;
  /** Reports a breach of the contract. */
  report: (diagnostic: Diagnostic) => void;
};
