const logged: string[] = [];
const original = console.error;

console.error = (...args: unknown[]) => {
  logged.push(args.map(String).join(' '));
  original(...args);
};

/** Hands over what was logged as an error since the last time. */
export function takeConsoleErrors(): string[] {
  return logged.splice(0);
}
