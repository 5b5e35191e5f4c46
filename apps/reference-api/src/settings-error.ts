/** The host can't start with these settings. The message explains the reason and what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
