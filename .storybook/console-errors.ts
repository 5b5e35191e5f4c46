const loggedErrors: string[] = [];
const original = console.error;

console.error = (...args: unknown[]) => {
  loggedErrors.push(args.map(String).join(' '));
  original(...args);
};

/** Returns and clears the errors logged since the last call. */
export function takeConsoleErrors(): string[] {
  return loggedErrors.splice(0);
}
