/** The host can't start with these settings. The message says why and what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
