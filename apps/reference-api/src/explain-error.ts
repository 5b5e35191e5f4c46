import { FolderInUse } from './db/folder-lock.ts';
import { FileStorageError } from './files/file-storage.ts';
import { getErrorCode } from './lib/error-code.ts';
import { SettingsError } from './settings-error.ts';

/** What to print for the code of a system or database error. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses this port. Set PORT to a free one, such as PORT=4180.',
  ECONNREFUSED:
    'No PostgreSQL server responds at DATABASE_URL. Start it, or remove DATABASE_URL to use a data folder.',
  // PostgreSQL: the user is not allowed, the password is wrong, the database doesn't exist.
  '28000':
    'PostgreSQL refuses this connection. Correct the user in DATABASE_URL, or add sslmode=verify-full if the server requires TLS.',
  '28P01':
    'PostgreSQL refuses the user or the password in DATABASE_URL. Correct them, ' +
    'and percent-encode special characters in the password, such as %23 for #.',
  '3D000': 'The database in DATABASE_URL doesn’t exist. Create it, or correct its name.',
};

/** Returns the message to print if a program can't start, or the error itself if users can't fix the problem. */
export function explainError(error: unknown): unknown {
  const isExplained =
    error instanceof SettingsError ||
    error instanceof FolderInUse ||
    error instanceof FileStorageError;
  if (isExplained) return error.message;
  const code = getErrorCode(error) ?? '';
  if (error instanceof Error && code.startsWith('ERR_PARSE_ARGS')) return error.message;
  // The driver's error has no code.
  if (error instanceof Error && error.message === 'The server does not support SSL connections') {
    return 'The PostgreSQL server at DATABASE_URL doesn’t support TLS. Turn on TLS at the server, or remove sslmode from DATABASE_URL.';
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const { hostname = 'server' } = error as { hostname?: string };
    return `The name ${hostname} can’t be found. Correct DATABASE_URL, DATABASE_READ_URL, or HOST, or check the DNS of this computer.`;
  }
  return EXPLANATIONS[code] ?? error;
}
