import { DocumentError } from './problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a text file, without its byte order mark.
 *
 * @throws DocumentError If the file isn't UTF-8 text.
 */
export function readText(bytes: Uint8Array): string {
  // UTF-16 text can look like valid UTF-8 with a NUL after each letter.
  const text = bytes.includes(0) ? null : decode(bytes);
  if (text !== null) return text;
  throw new DocumentError(
    'The file is not UTF-8 text. Open it in an editor, and save it with the encoding UTF-8.',
  );
}

function decode(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
