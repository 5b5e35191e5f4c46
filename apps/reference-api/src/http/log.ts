import type { SecurityLine } from './security-event.ts';

/** One line of the host's log. It never contains tokens, claims, user ids, or query values. */
export type LogEvent = {
  level: 'info' | 'warning' | 'error';
  message: string;
  requestId?: string;
  /** Where an error was thrown. */
  stack?: string | undefined;
};

/** One line for a request. The route is a pattern, so the line contains no personal data. */
export type RequestLine = {
  kind: 'request';
  level: 'info';
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the response starts. */
  durationMs: number;
  requestId: string;
};

export type Log = (line: LogEvent | SecurityLine | RequestLine) => void;

/** Writes a JSON line to standard output, or to standard error for errors. */
export const consoleLog: Log = (content) => {
  const line = JSON.stringify({ at: new Date().toISOString(), ...content });
  if (content.level === 'error') console.error(line);
  else console.log(line);
};
