import { createListeners } from '../listeners.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Publishes breaches of the contract. Pass the same object to the session and the client. */
export type Diagnostics = {
  report: (diagnostic: Diagnostic) => void;
  /** Calls the listener for every breach. Returns a function that unsubscribes. */
  subscribe: (listener: (diagnostic: Diagnostic) => void) => () => void;
};

/** Options of `createDiagnostics`. */
export type DiagnosticsOptions = {
  /** Called for every breach, in development and production, for error reporting. @default none */
  onDiagnostic?: (diagnostic: Diagnostic) => void;
  /**
   * Whether to write each kind of breach to the console once.
   * @default true unless `NODE_ENV` is `production` or `test`
   */
  warn?: boolean;
};

/** Bundlers replace `process.env.NODE_ENV`. Without a bundler, browsers have no `process`. */
function isDevelopment(): boolean {
  try {
    return process.env['NODE_ENV'] !== 'production' && process.env['NODE_ENV'] !== 'test';
  } catch {
    return false;
  }
}

/**
 * Creates the stream of breaches of the contract (docs/contract.md#diagnostics): values, items, and
 * headers that the client had to ignore, tokens that it can't use, and invalid settings.
 *
 * @example
 * const diagnostics = createDiagnostics({ onDiagnostic: (breach) => reporting.warn(breach) });
 * const session = createSession({ diagnostics });
 * const api = createApiClient({ host: 'https://api.example.com', session, diagnostics });
 */
export function createDiagnostics(options: DiagnosticsOptions = {}): Diagnostics {
  const { onDiagnostic, warn = isDevelopment() } = options;
  const { notify, subscribe } = createListeners<[diagnostic: Diagnostic]>();
  if (onDiagnostic) subscribe(onDiagnostic);
  if (warn) {
    // The texts load only when there is a warning to write.
    let warnings: Promise<(diagnostic: Diagnostic) => void> | undefined;
    subscribe((diagnostic) => {
      warnings ??= import('./console-warnings.ts').then((module) => module.createConsoleWarnings());
      void warnings.then((write) => write(diagnostic)).catch(() => undefined);
    });
  }
  return { report: notify, subscribe };
}
