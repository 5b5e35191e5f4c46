import type { SecurityLine } from './security-event.ts';

/** One line of the host's log. It never holds a token, a claim, an id of a person or a query value. */
export type LogEvent = {
  level: 'info' | 'warning' | 'error';
  message: string;
  requestId?: string;
  /** Where an error was thrown. */
  stack?: string | undefined;
};
export type Log = (line: LogEvent | SecurityLine) => void;

/** Writes a JSON line to the standard output, and to the standard error what went wrong. */
export const consoleLog: Log = (content) => {
  const line = JSON.stringify({ at: new Date().toISOString(), ...content });
  if (content.level === 'error') console.error(line);
  else console.log(line);
};
