const logged: string[] = [];
const original = console.error;

console.error = (...args: unknown[]) => {
  logged.push(args.map(String).join(' '));
  original(...args);
};

/** Returns and clears the errors logged since the last call. */
export function takeConsoleErrors(): string[] {
  return logged.splice(0);
}
