import { getErrorCode } from '../lib/error-code.ts';
import type { LogEvent } from './log.ts';

/**
 * Returns what the log contains about an error. The message of a database error can contain users' values, so the names of the
 * table and the constraint replace it. The stack of such an error has only its frames, because it would repeat the message.
 */
export function describeError(error: Error): Pick<LogEvent, 'message' | 'stack'> {
  const code = getErrorCode(error);
  const name = code === undefined ? error.name : `${error.name} ${code}`;
  // Both drivers copy this field of PostgreSQL's error messages. Errors of Node.js don't have it.
  if (!('severity' in error)) return { message: `${name}: ${error.message}`, stack: error.stack };
  const { table, constraint } = error as { table?: string; constraint?: string };
  return {
    message: [
      `Database ${name}`,
      ...(table ? [`table ${table}`] : []),
      ...(constraint ? [`constraint ${constraint}`] : []),
    ].join(', '),
    stack: error.stack?.match(/^ {4}at .+$/gm)?.join('\n'),
  };
}
