import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';

/** Longer than any real one; the rest tells nothing about the device. */
const LONGEST_USER_AGENT = 512;

/**
 * Names a device by its browser and system, for the person whose it is.
 *
 * @param userAgent the `User-Agent` header; anybody can write anything there
 * @returns such as `Chrome on Windows`
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const parts = [browser.name, os.name].filter((name) => /^[\w .-]{1,30}$/.test(name ?? ''));
  return parts.join(' on ') || UNKNOWN;
}
