import { FolderInUse } from './db/folder-lock.ts';
import { errorCode } from './lib/error-code.ts';
import { SettingsRefused } from './settings-refused.ts';

/** Explains why a program cannot start: a sentence for what people can fix, else the whole error. */
export function explainError(error: unknown): unknown {
  if (error instanceof SettingsRefused || error instanceof FolderInUse) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Set PORT to a free one, such as PORT=4180.';
  }
  if (code === 'ECONNREFUSED') {
    return 'No PostgreSQL answers at DATABASE_URL. Start it, or leave DATABASE_URL out to use a data folder.';
  }
  return error;
}
