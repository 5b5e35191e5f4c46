import { toDiagnosticKey, type Diagnostic } from './diagnostic.ts';
import { formatDiagnostic } from './format-diagnostic.ts';

/** Creates a function that writes each kind of breach to the console once. */
export function createConsoleWarnings(): (diagnostic: Diagnostic) => void {
  const writtenKeys = new Set<string>();
  return (diagnostic) => {
    const key = toDiagnosticKey(diagnostic);
    if (writtenKeys.has(key)) return;
    writtenKeys.add(key);
    console.warn(`[producer-portal] ${formatDiagnostic(diagnostic)}`);
  };
}
