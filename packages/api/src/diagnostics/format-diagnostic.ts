import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';

/** The effect of a breach, and how to fix it. */
type Advice = { readonly effect: string; readonly fix: string };

const advice: Readonly<Record<DiagnosticCode, Advice>> = {
  'blocked-response': {
    effect: 'The browser reached the host but didn’t let the page read the response.',
    fix: 'Have the host allow the page’s origin (Access-Control-Allow-Origin) and the headers Authorization, Content-Type, and Idempotency-Key (Access-Control-Allow-Headers), respond to OPTIONS without a token, and send no redirects.',
  },
  'dropped-error-part': {
    effect: 'This part of the error was ignored.',
    fix: 'Send the error body in the documented shape.',
  },
  'dropped-field': {
    effect: 'The field was left out, so screens don’t show it.',
    fix: 'Send the field in the expected format, or leave it out.',
  },
  'dropped-item': {
    effect: 'The item was left out of the list.',
    fix: 'Send the required field in every item.',
  },
  'failed-call': {
    effect: 'The screen that needs this call can’t show its content.',
    fix: 'Check the host’s log for this call. Check that the host has the call under this path.',
  },
  'failed-exchange': {
    effect: 'Nobody can sign in.',
    fix: 'Check the host’s log for this call. It must return 200 with {"tokens": {"jwt": "…"}}, or 401 for a code that can’t be used.',
  },
  'invalid-claim': {
    effect: 'The claim counts as missing.',
    fix: 'Have the host issue tokens with the claim in the expected format.',
  },
  'invalid-config': {
    effect: 'The setting was ignored.',
    fix: 'Correct the portal-config block that the page’s server fills in.',
  },
  'invalid-header': {
    effect: 'The header was ignored.',
    fix: 'Send the header in the expected format.',
  },
  'invalid-token': {
    effect: 'The token can’t be used.',
    fix: 'Have the host issue JSON web tokens whose payload has the claims uuid and exp (seconds since 1970, in the future).',
  },
  'missing-header': {
    effect: 'The client can’t read the header, so a list counts as one page.',
    fix: 'Have the host send the header. A host on another origin must also name it in Access-Control-Expose-Headers.',
  },
  'no-response': {
    effect: 'The call has no result.',
    fix: 'Check that the host can be reached, that its certificate is valid, and that it doesn’t redirect calls.',
  },
  'not-json': {
    effect: 'The response can’t be used.',
    fix: 'Check that the host is the API’s origin and not a website, a proxy, or a sign-in page, and that the call returns JSON.',
  },
  'unusable-response': {
    effect: 'The response can’t be used.',
    fix: 'Return the documented shape, with its envelope and its required fields.',
  },
};

/** A breach described in sentences, for a developer or for support. */
export type DiagnosticText = {
  /** What is wrong, and the effect. */
  readonly problem: string;
  /** What to change. */
  readonly fix: string;
  /** Path of the rule in the installed package. */
  readonly docs: string;
};

/**
 * Describes a breach of the contract in plain sentences.
 *
 * @example
 * const { problem, fix, docs } = describeDiagnostic(diagnostic);
 */
export function describeDiagnostic(diagnostic: Diagnostic): DiagnosticText {
  const { code, call, field, found, expected, count, anchor } = diagnostic;
  const { effect, fix } = advice[code];
  const times = count === 1 ? '' : ` (${count} times in this response)`;
  const place = call === null ? field : `${call}: ${field}`;
  return {
    problem: `${place} is ${found}, expected ${expected}${times}. ${effect}`,
    fix,
    docs: `node_modules/@producer-portal/api/dist/docs/contract.md#${anchor}`,
  };
}

/**
 * Formats a breach of the contract as one line.
 *
 * @example
 * const diagnostics = createDiagnostics({ onDiagnostic: (d) => log.warn(formatDiagnostic(d)) });
 */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { problem, fix, docs } = describeDiagnostic(diagnostic);
  return `${diagnostic.code}: ${problem} ${fix} See ${docs}`;
}
