/** The host cannot start with these settings. The message says why and what to do. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused';
}
