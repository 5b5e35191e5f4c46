import { FolderInUse } from './db/folder-lock.ts';
import { errorCode } from './lib/error-code.ts';
import { SettingsError } from './settings-error.ts';

/** Explains why a program can't start: a message for problems that users can fix, or the error itself. */
export function explainError(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message;
  const code = errorCode(error);
  if (error instanceof Error && code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code === 'EADDRINUSE') {
    return 'Another program uses this port. Set PORT to a free one, such as PORT=4180.';
  }
  if (code === 'ECONNREFUSED') {
    return 'No PostgreSQL server responds at DATABASE_URL. Start it, or remove DATABASE_URL to use a data folder.';
  }
  return error;
}
