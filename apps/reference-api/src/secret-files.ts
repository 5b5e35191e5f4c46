import { readFile } from 'node:fs/promises';
import { SettingsError } from './settings-error.ts';

/** Settings that contain a secret. The value can also be in a file, whose path is in `<name>_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SIGNING_KEY_SECRET',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const;

/**
 * Reads secrets from files, which container platforms mount, so that no secret is in the environment.
 *
 * @returns The settings, with the content of each file.
 * @throws SettingsError If a file can't be read or is empty, or if both the setting and its file are set.
 */
export async function readSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string | undefined>>> {
  const secrets: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      throw new SettingsError(`${name} and ${name}_FILE are both set. Remove one of them.`);
    }
    const value = await readFile(file, 'utf8').catch((error: Error) => {
      throw new SettingsError(`${name}_FILE can’t be read: ${error.message}`);
    });
    secrets[name] = value.trim();
    if (secrets[name] === '') throw new SettingsError(`${name}_FILE: ${file} is empty.`);
  }
  return { ...env, ...secrets };
}
