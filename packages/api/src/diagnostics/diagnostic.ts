/**
 * The kinds of breaches of the contract, each with the section of docs/contract.md that states the
 * rule. The texts for developers are in `format-diagnostic.ts`, which loads only when a diagnostic is shown.
 */
export const diagnosticAnchors = {
  'blocked-response': 'cross-origin-requests',
  'dropped-error-part': 'error-bodies',
  'dropped-field': 'optional-fields',
  'dropped-item': 'invalid-responses',
  'failed-call': 'status-codes',
  'failed-exchange': 'exchange-a-sign-in-code',
  'invalid-claim': 'claims',
  'invalid-config': 'configuration-keys',
  'invalid-header': 'response-headers',
  'invalid-token': 'claims',
  'missing-header': 'cross-origin-requests',
  'no-response': 'timeouts',
  'not-json': 'invalid-responses',
  'unusable-response': 'invalid-responses',
} as const;

/** The kind of a breach of the contract. */
export type DiagnosticCode = keyof typeof diagnosticAnchors;

/** One breach of the contract by a host or a configuration. It contains types and shapes, never a value. */
export type Diagnostic = {
  readonly code: DiagnosticCode;
  /** Method and path, with `{id}` for an id; null if the breach isn't in a response. */
  readonly call: string | null;
  /** Path of the value (`alerts.3.effective_until`), or the name of a header, claim, or key. */
  readonly field: string;
  /** Type and shape of what was found: `string (date and time)`. */
  readonly found: string;
  /** What the contract requires. */
  readonly expected: string;
  /** How many values of the same response have the same breach. `field` is the path of the first. */
  readonly count: number;
  /** Section of the contract: `docs/contract.md#<anchor>`, which the package includes. */
  readonly anchor: string;
  /** The response's `X-Request-Id`; null if there is none. */
  readonly requestId: string | null;
};

/** The parts of a diagnostic that `createDiagnostic` doesn’t derive. */
export type DiagnosticDetails = Pick<Diagnostic, 'code' | 'field' | 'found' | 'expected'> &
  Partial<Pick<Diagnostic, 'call' | 'count' | 'requestId'>>;

/** Sections about the response of a single call. */
const callAnchors: Readonly<Record<string, string>> = {
  'POST /api/v1/auth_token/exchange': 'exchange-a-sign-in-code',
};

/** Creates a diagnostic. A missing `call` and `requestId` count as null, and a missing `count` as 1. */
export function createDiagnostic(details: DiagnosticDetails): Diagnostic {
  const { code, call = null } = details;
  const anchor = (call !== null && callAnchors[call]) || diagnosticAnchors[code];
  return { count: 1, requestId: null, ...details, call, anchor };
}

/** Returns the same text for breaches that differ only in the index of the item. */
export const toDiagnosticKey = ({ code, call, field, found }: Diagnostic): string =>
  [code, call, field.replaceAll(/\.\d+(?=\.|$)/g, '[]'), found].join(' ');

/** Merges diagnostics that differ only in the index of the item, and adds up their counts. */
export function mergeDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const diagnosticsByBreach = new Map<string, Diagnostic>();
  for (const each of diagnostics) {
    const key = toDiagnosticKey(each);
    const first = diagnosticsByBreach.get(key);
    diagnosticsByBreach.set(key, first ? { ...first, count: first.count + each.count } : each);
  }
  return [...diagnosticsByBreach.values()];
}
