import { readFile } from 'node:fs/promises';
import { PROGRAM } from '../program.ts';
import { SettingsError } from '../settings-error.ts';
import { InvalidProof, verifyProof } from './proof-file.ts';

const USAGE = `Usage: ${PROGRAM} verify-proof <file>`;

/**
 * Checks a proof file and describes it, for the command `verify-proof`.
 *
 * @throws SettingsError If the arguments or the file are not valid.
 */
export async function verifyProofFile(args: readonly string[]): Promise<string> {
  const [path, ...rest] = args;
  if (path === undefined || rest.length > 0) throw new SettingsError(USAGE);
  const file = await readFile(path).catch((error: Error) => {
    throw new SettingsError(`Couldn’t read the file: ${error.message}`);
  });
  try {
    const { proof, kid } = await verifyProof(file);
    return [
      'Valid: no byte of this file has changed since the host signed it.',
      `Issued ${proof.issued_at}`,
      ...proof.entries.map((entry) =>
        entry.kind === 'published'
          ? `Published ${entry.at}: revision ${String(entry.revision['number'])}, ${String(entry.revision['title'])}`
          : `${entry.kind === 'shown' ? 'Shown' : 'Acknowledged'} ${entry.at}: ${entry.user.name}, agent code ${entry.user.agent_code}`,
      ),
      `Signed with key ${kid}. Compare it with "${PROGRAM} keys list" on your host.`,
    ].join('\n');
  } catch (error) {
    if (error instanceof InvalidProof) throw new SettingsError(`Not valid: ${error.message}`);
    throw error;
  }
}
